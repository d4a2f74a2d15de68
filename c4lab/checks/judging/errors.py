"""What the learner reads of an exception: a sentence, where Python has only its own words."""

import builtins
import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from c4lab.checks.judging.causes import CAUSES, COUNTS, SELF
from c4lab.checks.working.failures import MOST_KINDS, NAME
from c4lab.checks.working.looking import LONGEST_ERROR
from c4lab.checks.writing.wrong import NotAttempted, Raised, Wrong, error_text

MOST_LINES = 1_000_000


@dataclass(frozen=True)
class Error:
    """An exception: its type with all bases, its text, the name that a NameError is about, and the
    innermost line of the learner's code, with its number in the cell."""

    types: tuple[str, ...]
    text: str
    name: str
    line: int
    source: str

    @property
    def type(self) -> str:
        return self.types[0]

    @property
    def where(self) -> str:
        """Such as ' (line 3: `return cells[9]`)'; "" if the line is not known."""
        if not self.line:
            return ""
        return f" (line {self.line}: `{self.source}`)" if self.source else f" (line {self.line})"


def read_error(data: Any) -> Error:
    """The error that `describe_error` made `data` of. Raises ValueError for other data."""
    match data:
        case {
            "types": [str(), *_] as types,
            "said": str(text),
            "name": str(name),
            "line": int(line),
            "source": str(source),
        } if len(types) <= MOST_KINDS and all(isinstance(each, str) for each in types):
            names = tuple(each[:NAME] for each in types)
            line %= MOST_LINES
            return Error(names, text[:LONGEST_ERROR], name[:NAME], line, source[:LONGEST_ERROR])
    raise ValueError("no error")


def explain(error: Error, call: str, classes: Collection[str] = ()) -> Wrong:
    """The Wrong for an exception out of `call`; `classes` names the learner's own classes."""
    where = error.where
    for kind, reason, sentence in KNOWN:
        if kind in error.types:
            return Raised(reason, sentence.format(call=call, where=where))
    if "NotImplementedError" in error.types:
        return NotAttempted(
            "not-attempted", f"Part of it is still to be written: {call} says so{where}."
        )
    if "NameError" in error.types and error.name and "UnboundLocalError" not in error.types:
        return _unknown_name(error)
    return _with_cause(error, call, classes)


def _unknown_name(error: Error) -> Wrong:
    why = "was the cell that defines it run, and is it spelt the same there?"
    if hasattr(builtins, error.name.lower()):
        why = f"Python writes {error.name.lower()!r}."
    return Raised("name-not-defined", f"The name {error.name!r} is not defined{error.where}: {why}")


def _with_cause(error: Error, call: str, classes: Collection[str]) -> Wrong:
    python = error.text or "nothing more"
    stop = "" if python.endswith((".", "?")) else "."
    text = f"{call} raised {error.type}{error.where}. Python says: {python}{stop}"
    said = error_text(error.type, error.text)
    for pattern, reason, cause in CAUSES:
        match = re.search(pattern, said)
        if match:
            cause = cause.format(*match.groups())
            method = re.match(r"(\w+)\.(\w+)\(\) takes \d", error.text)
            if method:
                own = method[1] in classes
                cause += f" {SELF.format(method[2]) if own else COUNTS}"
            return Raised(reason, f"{text} {cause}", said, text)
    return Raised("raises", text, said)


# Exceptions whose text does not help: the type, the id of the reason, and the sentence.
KNOWN = (
    ("SystemExit", "exits",
     "{call} ends the whole program{where}: leave out exit() and let it return."),
    ("RecursionError", "endless-recursion",
     "In {call} a function calls itself without end{where}: is there a case that it answers "
     "without calling itself, and does each call come closer to it?"),
    ("MemoryError", "too-much-memory",
     "{call} uses more and more memory{where}: is there a list that never stops growing?"),
    ("EOFError", "asks-for-input",
     "{call} waits for input{where}: everything that it needs comes in as its arguments, so leave "
     "out input()."),
)  # fmt: skip
