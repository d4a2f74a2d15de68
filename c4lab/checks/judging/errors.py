"""An exception of the learner's code as plain data, and the sentence for it."""

import builtins
import linecache
import os
import re
import sysconfig
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any

from c4lab.checks.judging.causes import CAUSES, COUNTS, KINDS, SELF
from c4lab.checks.writing.looking import attribute, class_module, class_name, classes_of
from c4lab.checks.writing.wrong import NotAttempted, Raised, Wrong

LONGEST, NAME = 300, 80  # characters of what an error says, and of a name
MOST_KINDS, MOST_LINES = 100, 1_000_000

# Whose code a line is: not the learner's if it lies in one of these.
NOT_THE_LEARNERS = tuple(
    f"{Path(folder).resolve()}{os.sep}"
    for folder in (
        str(Path(__file__).parents[2]),
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")),
    )
)


def is_learners(filename: str) -> bool:
    """Whether the code in `filename` was written by the learner, as far as one can tell."""
    inside = "site-packages" in Path(filename).parts  # the worker does not know where those are
    ours = filename.startswith(("<frozen", "<string>", "<case>", *NOT_THE_LEARNERS))
    return not inside and not ours


@dataclass(frozen=True)
class Error:
    """An exception: the names of its type and of those above it, what it says, the name that was
    not found, and the innermost line of the learner's code, with its number in its cell."""

    types: tuple[str, ...]
    said: str
    name: str
    line: int
    source: str

    @property
    def type(self) -> str:
        return self.types[0]

    @property
    def where(self) -> str:
        """' (line 3: `return cells[9]`)', or nothing."""
        if not self.line:
            return ""
        return f" (line {self.line}: `{self.source}`)" if self.source else f" (line {self.line})"


def described(error: BaseException) -> dict[str, Any]:
    """The exception as what JSON can carry; runs as little of the learner's code as it can."""
    try:
        said = " ".join(str(error)[:LONGEST].split())
    except BaseException:  # its __str__ may do anything
        said = ""
    filename, line = _innermost(error.__traceback__)
    kinds = classes_of(type(error))
    return {
        "types": [class_name(each)[:NAME] for each in kinds[:MOST_KINDS]],
        "ours": class_module(kinds[0]).startswith("c4lab."),
        "said": said,
        "name": _missing(error),
        "line": line,
        "source": linecache.getline(filename, line).strip() if line else "",
    }


def _missing(error: BaseException) -> str:
    """The name that a NameError is about."""
    name = attribute(error, "name") if isinstance(error, NameError) else None
    return name[:NAME] if type(name) is str else ""


def read_error(data: Any) -> Error:
    """The error that `described` made. Raises ValueError for anything else."""
    match data:
        case {
            "types": [str(), *_] as types,
            "said": str(said),
            "name": str(name),
            "line": int(line),
            "source": str(source),
        } if len(types) <= MOST_KINDS and all(isinstance(each, str) for each in types):
            names = tuple(each[:NAME] for each in types)
            return Error(names, said[:LONGEST], name[:NAME], line % MOST_LINES, source[:LONGEST])
    raise ValueError("no error")


def _innermost(traceback: TracebackType | None) -> tuple[str, int]:
    lines = [
        (frame.f_code.co_filename, number)
        for frame, number in walk_tb(traceback)
        if is_learners(frame.f_code.co_filename)
    ]
    return lines[-1] if lines else ("", 0)


def explain(error: Error, call: str, classes: Collection[str] = ()) -> Wrong:
    """What the learner reads for an exception that came out of `call`; `classes` are the names of
    those that the learner wrote."""
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
    said = error.said or "nothing more"
    stop = "" if said.endswith((".", "?")) else "."
    text = f"{call} raised {error.type}{error.where}. Python says: {said}{stop}"
    for pattern, reason, cause in (*CAUSES, *KINDS):
        found = re.search(pattern, f"{error.type}: {error.said}")
        if found:
            cause = cause.format(*found.groups())
            method = re.match(r"(\w+)\.(\w+)\(\) takes \d", error.said)
            if method:
                own = method[1] in classes
                cause += f" {SELF.format(method[2]) if own else COUNTS}"
            advice = "" if (pattern, reason) in SURE else cause
            return Raised(reason, f"{text} {cause}", advice=advice)
    return Raised("raises", text)


SURE = frozenset((pattern, reason) for pattern, reason, _ in CAUSES)

# Exceptions whose text says nothing that helps: the type, the reason, and the sentence.
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
    ("OutOfSteps", "out-of-steps", "{call} takes far more steps than it needs{where}."),
)  # fmt: skip
