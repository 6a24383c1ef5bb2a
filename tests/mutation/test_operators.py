"""The faults themselves: which are made of a function, how they are named, and that they can be put in."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.operators import Mutant, mutants_of

SOURCE = '''
from enum import Enum

LIMIT = 3


class Colour(Enum):
    RED = 1
    BLUE = 2


def grows(size: int) -> int:
    """Give something."""
    if size < LIMIT and not size & 1:
        size += 2
    return size


class Box:
    @property
    def colour(self) -> Colour:
        return Colour.RED
'''


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    """A module to put faults into."""
    path = tmp_path / "boxes.py"
    path.write_text(SOURCE, encoding="utf-8")
    spec = spec_from_file_location("boxes", path)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def named(module: ModuleType) -> dict[str, Mutant]:
    return {str(mutant): mutant for mutant in mutants_of(module)}


def test_conditions_operators_values_and_statements_are_changed(module: ModuleType) -> None:
    test = "`boxes.grows` `if size < LIMIT and (not size & 1):` → "
    assert set(named(module)) == {
        test + "`if False:`",
        test + "`if True:`",
        test + "`if size < LIMIT or not size & 1:`",
        test + "`if size < LIMIT:`",
        test + "`if not size & 1:`",
        test + "`if size <= LIMIT and (not size & 1):`",
        test + "`if size >= LIMIT and (not size & 1):`",
        test + "`if size < 4 and (not size & 1):`",
        test + "`if size < LIMIT and size & 1:`",
        test + "`if size < LIMIT and (not size | 1):`",
        test + "`if size < LIMIT and (not size & 2):`",
        test + "`if size < LIMIT and (not size & 0):`",
        "`boxes.grows` `size += 2` → `pass`",
        "`boxes.grows` `size += 2` → `size -= 2`",
        "`boxes.grows` `size += 2` → `size += 3`",
        "`boxes.grows` `size += 2` → `size += 1`",
        "`boxes.grows` `return size` → `pass`",
        "`boxes.Box.colour` `return Colour.RED` → `pass`",
        "`boxes.Box.colour` `return Colour.RED` → `return Colour.BLUE`",
    }


def test_a_fault_is_there_for_those_who_have_the_function_already(module: ModuleType) -> None:
    grows, box = module.grows, module.Box()
    found = named(module)
    found["`boxes.grows` `size += 2` → `size += 3`"].put_in(module)
    found["`boxes.Box.colour` `return Colour.RED` → `return Colour.BLUE`"].put_in(module)
    assert (grows(2), box.colour) == (5, module.Colour.BLUE)
