"""The faults: each function of a module changed in one place, as a programmer might have got it wrong."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import EnumMeta
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: the function it is in, what stands there instead of what, and the code to put in."""

    module: str
    function: str
    before: str
    after: str
    again: int
    """1 for the first fault of a function that reads like this, 2 for the next."""
    code: CodeType
    function_text: str
    """The function without the fault."""

    def __str__(self) -> str:
        """Write the fault as docs/mutants.md names it."""
        where = f"{self.module.rpartition('.')[2]}.{self.function}"
        return f"`{where}` `{self.before}` → `{self.after}`" + (f" #{self.again}" if self.again > 1 else "")

    @property
    def place(self) -> str:
        """Give the whole name of the function."""
        return f"{self.module}.{self.function}"

    def code_in(self, module: ModuleType) -> CodeType:
        """Give the code of the function as it is in this process."""
        return self._function(module).__code__

    def put_in(self, module: ModuleType) -> None:
        """Change the function in this process; whoever has imported it has the fault, too."""
        self._function(module).__code__ = self.code

    def _function(self, module: ModuleType) -> FunctionType:
        found: Any = module
        for name in self.function.split("."):
            found = vars(found)[name]
        if isinstance(found, property):
            found = found.fget
        function = getattr(found, "__func__", found)
        assert isinstance(function, FunctionType)
        return function


def mutants_of(module: ModuleType) -> Iterator[Mutant]:
    """Yield every fault of a module, in the order of its text; those that read alike do it once."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _of_function(module, node, node, node.name)
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield from _of_function(module, node, part, f"{node.name}.{part.name}")


def _of_function(
    module: ModuleType, outer: ast.stmt, function: ast.FunctionDef, name: str
) -> Iterator[Mutant]:
    right = ast.unparse(function)
    seen, alike = {right}, Counter[tuple[str, str]]()
    for before, after in _Faults(module, function).put_in_turn():
        text = ast.unparse(function)
        if text in seen:
            continue
        seen.add(text)
        alike[before, after] += 1
        whole = compile(ast.fix_missing_locations(ast.Module([outer], [])), module.__file__ or "", "exec")
        yield Mutant(module.__name__, name, before, after, alike[before, after], _find(whole, name), right)


def _find(code: CodeType, name: str) -> CodeType:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            if const.co_qualname == name:
                return const
            if name.startswith(f"{const.co_qualname}."):
                return _find(const, name)
    raise LookupError(name)


_COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_REVERSED: Final = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class _Faults:
    """Changes one place of a function after the other, and back again."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self.names = vars(module)
        self.function = function
        given = [each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)]
        self.writes = Counter([*given, *_stored(function)])

    def put_in_turn(self) -> Iterator[tuple[str, str]]:
        """Yield what each fault replaces, and by what, while it is in the tree."""
        for statement in self.function.body:
            yield from self._within(statement, self.function, statement)

    def _within(self, node: ast.AST, parent: ast.AST, statement: ast.stmt) -> Iterator[tuple[str, str]]:
        if isinstance(node, ast.Assert) or _is_docstring(node):
            return
        for other in self._instead(node, parent):
            yield from _replaced(parent, node, other, statement)
        for field, value in ast.iter_fields(node):
            if field in {"annotation", "returns", "ctx", "pattern"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._within(child, node, child if isinstance(child, ast.stmt) else statement)

    def _instead(self, node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
        """Yield what could stand in place of a node."""
        if isinstance(node, ast.stmt):
            if self._may_go(node):
                yield ast.Pass()
            if isinstance(node, ast.AugAssign):
                yield from (ast.AugAssign(node.target, op, node.value) for op in _other_operator(node.op))
        elif _is_condition(node, parent):
            yield ast.Constant(value=False)
            if not isinstance(parent, ast.While):
                yield ast.Constant(value=True)
        match node:
            case ast.Compare(left, ops, comparators) if not (
                _is_condition(node, parent) and isinstance(ops[0], _REVERSED)
            ):
                for place, op in enumerate(ops):
                    for other in _COMPARED[type(op)]:
                        yield ast.Compare(left, [*ops[:place], other(), *ops[place + 1 :]], comparators)
            case ast.BoolOp(op, values):
                yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
                for place in range(len(values)):
                    left_over = values[:place] + values[place + 1 :]
                    yield left_over[0] if len(left_over) == 1 else ast.BoolOp(op, left_over)
            case ast.BinOp(left, operator, right):
                yield from (ast.BinOp(left, op, right) for op in _other_operator(operator))
            case ast.UnaryOp(_, operand):
                yield operand
            case ast.Constant() | ast.Name() | ast.Attribute():
                yield from self._other_value(node)
            case ast.Call(ast.Name("sorted" | "reversed"), [only]):
                yield only
            case _:
                pass

    def _other_value(self, node: ast.Constant | ast.Name | ast.Attribute) -> Iterator[ast.AST]:
        match node:
            case ast.Constant(bool(value)):
                yield ast.Constant(value=not value)
            case ast.Constant(int(value)):
                yield ast.Constant(value=value + 1)
                if value:
                    yield ast.Constant(value=value - 1)
            case ast.Name(name, ast.Load()) if name in _CALLED:
                yield ast.Name(_CALLED[name], ast.Load())
            case ast.Name(name, ast.Load()) if name.isupper() and type(self.names.get(name)) is int:
                yield ast.Constant(value=self.names[name] + 1)
            case ast.Attribute(ast.Name(name), member, ast.Load()) if isinstance(
                self.names.get(name), EnumMeta
            ):
                members = list(self.names[name].__members__)
                following = members[(members.index(member) + 1) % len(members)]
                yield ast.Attribute(node.value, following, ast.Load())
            case _:
                pass

    def _may_go(self, statement: ast.stmt) -> bool:
        """Tell whether a statement can be left out without a variable being unknown at once."""
        match statement:
            case ast.Assign(targets):
                return all(self.writes[name] > 1 for target in targets for name in _stored(target))
            case ast.Return(ast.Constant(None)) if statement is self.function.body[-1]:
                return False
            case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Return() | ast.Raise() | ast.For():
                return True
            case _:
                return False


def _other_operator(operator: ast.operator) -> Iterator[ast.operator]:
    if type(operator) in _RECKONED:
        yield _RECKONED[type(operator)]()


def _is_condition(node: ast.AST, parent: ast.AST) -> bool:
    if isinstance(parent, ast.comprehension):
        return node in parent.ifs
    return isinstance(parent, ast.If | ast.IfExp | ast.While) and node is parent.test


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _stored(node: ast.AST) -> Iterator[str]:
    """Yield the names of the variables that are written in here."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id


def _replaced(
    parent: ast.AST, node: ast.AST, other: ast.AST, statement: ast.stmt
) -> Iterator[tuple[str, str]]:
    """Put one node in place of another, tell how the statement read and reads now, and undo it."""
    before = _read(statement)
    ast.copy_location(other, node)
    for field, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, field, other)
            yield before, _read(other if node is statement else statement)
            setattr(parent, field, node)
        elif isinstance(value, list) and any(each is node for each in value):
            place = next(at for at, each in enumerate(value) if each is node)
            value[place] = other
            yield before, _read(other if node is statement else statement)
            value[place] = node


def _read(node: ast.AST) -> str:
    """Give the text of a simple statement, or the first line of one that holds others."""
    return ast.unparse(node).splitlines()[0]
