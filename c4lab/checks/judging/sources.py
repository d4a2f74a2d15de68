"""The code of an answer: its source, the line that has a mistake, and what it uses from outside."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from textwrap import dedent
from types import CellType, CodeType, FunctionType, MethodType
from typing import Any

from c4lab.checks.working.looking import (
    attribute,
    bases_of,
    class_module,
    class_name,
    is_learners_file,
    members_of,
    own_name,
)
from c4lab.checks.writing.python_text import CANNOT_PARSE

LONGEST = 50_000  # characters of a program
DEEPEST = 150  # levels of a syntax tree: code that visits it may recurse twice for each


@dataclass(frozen=True)
class Unit:
    """A function or class at the top level of a cell; `first` is its first line there, from 1."""

    name: str
    text: str
    first: int


def unit_of(value: Any) -> Unit | None:
    """The unit that defines `value`; None for what another function made or what has no source."""
    code = code_of(value)
    if code is None or "<locals>" in getattr(value, "__qualname__", "<locals>"):
        return None
    tree = parsed(text := "".join(linecache.getlines(code.co_filename)))
    for node in tree.body if tree else ():
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        if node.name == own_name(value) and first <= code.co_firstlineno <= (node.end_lineno or 0):
            lines = text.splitlines()[first - 1 : node.end_lineno]
            return Unit(node.name, dedent("\n".join(lines)), first)
    return None


def parsed(text: str) -> ast.Module | None:
    """The syntax tree of `text`; None if Python cannot read it or it is too long or too deep."""
    if len(text) > LONGEST:
        return None
    try:
        tree = ast.parse(text)
    except CANNOT_PARSE:  # a magic, a null byte
        return None
    level: list[ast.AST] = [tree]
    for _ in range(DEEPEST):
        level = [inner for node in level for inner in ast.iter_child_nodes(node)]
        if not level:
            return tree
    return None


def functions_of(value: Any) -> list[FunctionType]:
    """The functions that a class has; a function itself in a list."""
    members = [value]
    if issubclass(type(value), type):
        members = [attribute(each, "__func__") or each for each in members_of(value).values()]
    return [each for each in members if type(each) is FunctionType]


def code_of(value: Any) -> CodeType | None:
    """The code of a function, or of a class's first function; None for anything else."""
    return next((each.__code__ for each in functions_of(value)), None)


@dataclass(frozen=True)
class Program:
    """Several units as one text; `lines` has the number of each of its lines in the cell."""

    text: str
    lines: tuple[int, ...]

    @classmethod
    def of(cls, units: Sequence[Unit]) -> Program:
        lengths = ((unit.first, len(unit.text.splitlines())) for unit in units)
        lines = (line for first, length in lengths for line in range(first, first + length))
        return cls("\n".join(unit.text for unit in units), tuple(lines))

    def line(self, number: int) -> int:
        """The number in the cell of line `number` of the text, which counts from 1; 0 if none."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else 0


def place_of(solution: str, mistaken: str, program: Program) -> int:
    """The line of the cell that looks, names aside, as the lines of `mistaken` that `solution` has
    nowhere; 0 if there is none, or more than one."""
    before, after = ({shape for shape, _ in shapes(text)} for text in (solution, mistaken))
    new = after - before
    found = {line for shape, line in shapes(program.text) if shape in new}
    return program.line(found.pop()) if len(found) == 1 else 0


def shapes(text: str) -> Iterator[tuple[str, int]]:
    """Each statement's form, without the names of variables, and its line; of a statement with a
    body the first line only."""
    try:
        tree = ast.parse(text)
    except CANNOT_PARSE:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            parts = [
                ast.dump(_Nameless().visit(ast.parse(ast.unparse(value))))
                for name, value in ast.iter_fields(node)
                if isinstance(value, ast.expr) and name != "annotation"
            ]
            yield f"{type(node).__name__} {parts}", node.lineno


class _Nameless(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("_", ast.Load())


def values_used_by(answer: Any) -> Iterator[tuple[str, Any]]:
    """The names and values that the code of `answer` uses, directly or through other functions and
    classes of the learner's; each value once, `answer` itself first."""
    waiting: list[tuple[str, Any]] = [(own_name(answer) or "your answer", answer)]
    seen: set[int] = set()
    while waiting:
        name, value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, (staticmethod, classmethod)):
            value = value.__func__
        yield name, value
        if isinstance(value, MethodType):
            waiting.append((name, value.__func__))
        if isinstance(value, _lru_cache_wrapper):
            waiting.append((name, value.__wrapped__))
        if isinstance(value, FunctionType) and is_learners_file(value.__code__.co_filename):
            waiting += [
                (used, value.__globals__[used])
                for used in sorted(_names(value.__code__))
                if used in value.__globals__
            ]
            cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=False)
            waiting += [(used, cell.cell_contents) for used, cell in cells if _is_filled(cell)]
        elif isinstance(value, type) and class_module(value) == "__main__":
            waiting += _members(value)
            waiting += [(class_name(base), base) for base in bases_of(value)]


def is_learners_own(value: Any) -> bool:
    if isinstance(value, type) and class_module(value) == "__main__":
        return True
    return any(is_learners_file(each.__code__.co_filename) for each in functions_of(value))


def is_cached(value: Any) -> bool:
    return isinstance(value, _lru_cache_wrapper) and is_learners_own(value.__wrapped__)


def _members(value: type) -> list[tuple[str, Any]]:
    members = members_of(value).items()
    return [item for item in members if callable(attribute(item[1], "__func__") or item[1])]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _is_filled(cell: CellType) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False
