"""Reading the source is not disturbed by what the collector comes to meanwhile."""

import ast
import gc
from pathlib import Path

from tests.source import tree_of


class Parses:
    """Something that only the collector finds, and that parses when it goes, as printing a traceback does."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        ast.parse("a + b")


def test_what_parses_when_it_is_collected_does_not_break_a_tree(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    path.write_text("\n".join(f"def f{number}(a): return (a + {number}) * (a - 1)" for number in range(300)))
    usual = gc.get_threshold()
    gc.set_threshold(50)
    try:
        for _ in range(20):
            Parses()
            assert len(tree_of(path).body) == 300
    finally:
        gc.set_threshold(*usual)
    assert gc.isenabled()
