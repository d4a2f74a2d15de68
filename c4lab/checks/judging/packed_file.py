"""Packs an answer that is a file: nothing of it runs before it is in a worker."""

from __future__ import annotations

import ast
import base64
import pickle
from collections.abc import Callable, Iterator
from os import PathLike
from typing import Any

from c4lab.checks.judging.packed import LONGEST_NAME, MANY, Packed
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.sources import LONGEST, Unit, parsed
from c4lab.checks.working.plain import Thing
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import NotAttempted, Raised
from c4lab.work.written_file import BadFile, WrittenFile

FILE = "a Python file"
"""The `kind` of such an answer."""


def pack_answer(exercise: Exercise, answer: Any) -> Packed:
    """The answer, packed: itself, or the function in the file if the exercise asks for a file and
    `answer` is its path. Raises Wrong; OSError if no more files can be opened."""
    if not exercise.text.file or not isinstance(answer, str | PathLike):
        return pack(answer)
    try:
        file = WrittenFile.read(answer)
    except BadFile as why:
        raise NotAttempted("no-file", str(why)) from None
    try:
        return pack_file(file, exercise.name)
    except BadFile as why:
        raise Raised("no-python", str(why)) from None


def pack_file(file: WrittenFile, name: str) -> Packed:
    """The function `name` of the file, packed: whoever unpacks it runs the file. Raises BadFile for
    a file that is no Python."""
    units = list(_units(file))
    own = [unit for unit in units if unit.name == name]
    units = [*(unit for unit in units if unit not in own), *own]
    code = pickle.dumps(_FunctionOf(file, name))
    return Packed(
        name=name, value=Thing("function", "function"), kind=FILE, callable=True,
        **_parameters(own[-1] if own else None), units=tuple(units), ours={},
        sources={file.name: file.text.splitlines(keepends=True)}, outside={},
        code=base64.b64encode(code).decode(),
    )  # fmt: skip


class _FunctionOf:
    """Unpickled it is the function `name` of the file, which has run then."""

    def __init__(self, file: WrittenFile, name: str) -> None:
        self._file, self._name = file, name

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[WrittenFile, str]]:
        return WrittenFile.function, (self._file, self._name)


def _units(file: WrittenFile) -> Iterator[Unit]:
    """All statements of the file; only a function or class has a name. Raises BadFile for one that
    no check could read."""
    lines = file.text.split("\n")
    found: list[tuple[str, int, int]] = []  # name, first and last line
    for node in file.tree.body:
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        name, last = getattr(node, "name", ""), node.end_lineno or first
        if found and first <= found[-1][2]:  # two statements in a line
            name, first = "", found.pop()[1]
        found.append((name, first, last))
    for name, first, last in found:
        text = "\n".join(lines[first - 1 : last])
        if parsed(text) is None:
            raise BadFile(
                f"What begins in line {first} of {file.name} has more than {LONGEST:,} characters, "
                "or too many brackets inside brackets: write it in smaller pieces."
            )
        yield Unit(name, text, first)


def _parameters(unit: Unit | None) -> dict[str, Any]:
    """The fields of `Packed` about the arguments of a function; any for what is no `def`."""
    tree = parsed(unit.text) if unit else None
    if not tree or not isinstance(function := tree.body[0], ast.FunctionDef):
        return {"least": 0, "most": MANY, "parameters": "(...)"}
    own = function.args
    by_position = [*own.posonlyargs, *own.args]
    return {
        "least": len(by_position) - len(own.defaults),
        "most": MANY if own.vararg else len(by_position),
        "parameters": f"({ast.unparse(own)})"[:LONGEST_NAME],
    }
