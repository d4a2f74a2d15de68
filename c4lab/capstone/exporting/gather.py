"""Collects the code that an engine needs, from name to name: the learner's code and c4lab's."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator
from inspect import unwrap
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from c4lab.capstone.exporting.names import (
    WAY_OUT,
    CannotGoIn,
    Imported,
    Module,
    file_of,
    imported,
    is_standard,
    names_used,
)

FOR_NOTEBOOKS = (
    "_repr_"  # methods that begin like this draw for a notebook: the file leaves them out
)
FILES = {"c4lab.data": "files of positions", "c4lab.solver.book_file": "the opening book"}
LONGEST = 5_000  # the most characters of a value that goes in as a literal


class Gathered:
    """The statements that `function` needs, by module.

    Raises CannotGoIn, and names what cannot go into the file.
    """

    def __init__(self, function: Any) -> None:
        self.modules: dict[str, Module] = {}
        self.needed: dict[str, set[int]] = {}  # by module: the numbers of the needed statements
        self.imports: dict[str, dict[str, Imported]] = {}  # by module: the names that it imports
        self.literals: dict[str, dict[str, str]] = {}  # by module: names with values as literals
        self._done: set[tuple[str, str]] = set()
        self.root = self._add_root(function)

    def need(self, module: str, name: str) -> None:
        """Add the statements that make `name` of `module`, and all that these need."""
        waiting = [(module, name)]
        while waiting:
            here = waiting.pop()
            if here in self._done:
                continue
            self._done.add(here)
            waiting += self._follow(*here)

    def module(self, name: str) -> Module:
        """The module of this name, read from its file. Raises CannotGoIn for other packages."""
        if name not in self.modules:
            path = file_of(name)
            if path is None:
                top = name.partition(".")[0]
                raise CannotGoIn(f"{top} cannot go into the file: {WAY_OUT}, without {top}.")
            self.modules[name] = Module(name, path.read_text(encoding="utf-8"))
        return self.modules[name]

    def where_defined(self, target: Imported) -> Imported:
        """The module that defines an imported name, and the name there.

        A package may import the name itself: then this follows that import. Raises
        CannotGoIn if the name is not found, or if its module reads files.
        """
        module = self.module(target.module)
        for known, what in FILES.items():
            if f"{target.module}.".startswith(f"{known}."):
                raise CannotGoIn(f"{target.module} cannot go into the file: it reads {what}.")
        if target.name in module.made_by or not target.name:
            return target
        if target.name in module.imports:
            further = module.imports[target.name]
            return further if is_standard(further.module) else self.where_defined(further)
        raise CannotGoIn(
            f"{target.name} of {target.module} cannot be followed: import the functions and "
            "classes themselves, each by its name."
        )

    def _add_root(self, function: Any) -> str:
        """Follow `function`, the engine, and return the name of its module."""
        plain = unwrap(function)
        if not isinstance(plain, FunctionType):
            raise CannotGoIn(
                f"{function!r:.80} cannot go into a file: write a function "
                "choose(position, seconds) at the top level, and export that."
            )
        if "<" in plain.__qualname__ or plain.__closure__:
            raise CannotGoIn(
                f"{plain.__qualname__} was made inside another function or as a lambda: write it "
                "with def at the top level of a cell or a file."
            )
        name, file = plain.__module__, Path(plain.__code__.co_filename)
        text = file.read_text(encoding="utf-8") if file.is_file() else notebook_text()
        self.modules[name] = Module(name, text, plain.__globals__)
        self.need(name, plain.__name__)
        return str(name)

    def _follow(self, where: str, name: str) -> Iterator[tuple[str, str]]:
        """Add what makes `name` in the module `where`. Yields (module, name) of what this needs."""
        module = self.module(where)
        if name in module.made_by:
            needed = self.needed.setdefault(where, set())
            for number in module.made_by[name]:
                if number not in needed:
                    needed.add(number)
                    yield from self._needs_of(module, module.statements[number])
        elif name in module.imports:
            yield from self._add_import(where, name, module.imports[name])
        elif name in module.values and not name.startswith("__"):
            yield from self._add_value(where, name, module.values[name])

    def _needs_of(self, module: Module, statement: ast.stmt) -> Iterator[tuple[str, str]]:
        for node in without_drawing(statement):
            yield from ((module.name, name) for name in names_used(node))
            for inner in ast.walk(node):
                if isinstance(inner, ast.Import | ast.ImportFrom):
                    for name, target in imported(inner):
                        found = self._origin(module.name, name, target)
                        if not is_standard(found.module):
                            yield found

    def _add_import(self, where: str, name: str, target: Imported) -> Iterator[tuple[str, str]]:
        found = self._origin(where, name, target)
        self.imports.setdefault(where, {})[name] = found
        if not is_standard(found.module):
            yield found

    def _origin(self, where: str, name: str, target: Imported) -> Imported:
        """As `where_defined`, also for Python's own modules; its error says who needs the name."""
        if is_standard(target.module):
            return target
        try:
            found = self.where_defined(target)
        except CannotGoIn as error:
            raise CannotGoIn(f"{error} It is needed as {name} in {_in_words(where)}.") from None
        if not found.name:
            raise CannotGoIn(
                f"The module {found.module} cannot go in as a whole: in {_in_words(where)} import "
                "the names that you need, as in `from c4lab.search import alphabeta`."
            )
        return found

    def _add_value(self, where: str, name: str, value: Any) -> Iterator[tuple[str, str]]:
        """Add a name of a notebook whose statement was not found, by its value."""
        if isinstance(value, ModuleType):
            yield from self._add_import(where, name, Imported(value.__name__, ""))
        elif isinstance(value, FunctionType | type) and value.__module__ != where:
            made = Imported(value.__module__, value.__name__)
            yield from self._add_import(where, name, made)
        else:
            text = repr(value)
            try:
                same = len(text) <= LONGEST and ast.literal_eval(text) == value
            except (ValueError, SyntaxError, MemoryError, RecursionError):
                same = False
            if not same:
                raise CannotGoIn(
                    f"{name} cannot go into the file: the cell that makes it was not found. Run "
                    "the cell once more, or make it in the function that uses it."
                )
            self.literals.setdefault(where, {})[name] = text


def without_drawing(statement: ast.stmt) -> list[ast.AST]:
    """The statement as a list; of a class all parts except the methods that draw it."""
    if not isinstance(statement, ast.ClassDef):
        return [statement]
    body = [each for each in statement.body if not draws(each)]
    return [*statement.bases, *statement.keywords, *statement.decorator_list, *body]


def draws(node: ast.stmt) -> bool:
    """Whether a statement of a class is a method that draws it in a notebook."""
    return isinstance(node, ast.FunctionDef) and node.name.startswith(FOR_NOTEBOOKS)


def notebook_text() -> str:
    """The text of all cells of this notebook that Python can parse, in the order of their runs."""
    found = []
    for filename, entry in list(linecache.cache.items()):
        if len(entry) == 4 and entry[1] is None and not Path(filename).is_file():
            text = "".join(entry[2])
            try:
                ast.parse(text)
            except (SyntaxError, ValueError):
                continue
            found.append(text)
    return "\n".join(found)


def _in_words(module: str) -> str:
    return "your code" if module == "__main__" else module
