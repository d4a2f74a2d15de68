"""The places where a module can be changed by one token, for `tests.mutations`."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OTHER = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
    "*": "+", "//": "*", "%": "//", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "|",
    "and": "or", "or": "and", "True": "False", "False": "True", "min": "max", "max": "min",
    "any": "all", "all": "any", "break": "continue", "continue": "break", "not": "", "+=": "-=",
    "-=": "+=",
}  # fmt: skip
"""What a token becomes; a whole number becomes the next one."""


class Mutation(NamedTuple):
    """A token at `line` and `column` of a file, to be replaced by `new`."""

    file: Path
    line: int
    column: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}:{self.column}: {self.old!r} became {self.new!r}"


def places(file: Path, text: str) -> Iterator[Mutation]:
    """Every token of the file's text that can be replaced, but for those of type annotations.

    Docstrings, with their doctests, are single tokens, of which nothing is replaced.
    """
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        new = OTHER.get(token.string)
        if token.type == tokenize.NUMBER and token.string.isdecimal():
            new = str(int(token.string) + 1)
        typed = token.string == "|" and re.search(r"(->|\w: ).*\|", token.line)
        starred = token.string == "*" and re.search(r"[(,]\s*\*", token.line)
        if new is not None and not typed and not starred:
            yield Mutation(file, token.start[0], token.start[1], token.string, new)


def changed(mutation: Mutation, text: str) -> str:
    """The text with the token replaced."""
    lines = text.splitlines(keepends=True)
    line, start = lines[mutation.line - 1], mutation.column
    assert line.startswith(mutation.old, start), f"{mutation} does not fit the file"
    lines[mutation.line - 1] = line[:start] + mutation.new + line[start + len(mutation.old) :]
    return "".join(lines)
