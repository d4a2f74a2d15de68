"""Carries an exception out of the worker as plain data, which the judge makes a sentence of."""

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

from c4lab.checks.judging.causes import CAUSES, COUNTS, SELF
from c4lab.checks.writing.looking import attribute, class_name, classes_of
from c4lab.checks.writing.wrong import LONGEST, NotAttempted, Raised, Wrong, error_text

NAME = 80  # characters of a name
MOST_KINDS, MOST_LINES = 100, 1_000_000

# Folders whose code is not the learner's: c4lab's, Python's, and those of installed packages; with
# the names by which they were reached, maybe over links, and with their own.
NOT_THE_LEARNERS = tuple(
    f"{place}{os.sep}"
    for folder in (
        str(Path(__file__).parents[2]),
        str(Path(os.__file__).parent),  # a browser's Python has its own modules in a zip file
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")),
    )
    for place in (Path(folder), Path(folder).resolve())
)


def is_learners_file(filename: str) -> bool:
    """Whether the learner wrote the code in `filename`, as far as one can tell."""
    installed = "site-packages" in Path(filename).parts  # a worker does not know that folder
    others = filename.startswith(("<frozen", "<string>", "<case>", *NOT_THE_LEARNERS))
    return not installed and not others


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


def describe_error(error: BaseException) -> dict[str, Any]:
    """The exception as a dict for JSON; runs as little of the learner's code as possible."""
    try:
        text = " ".join(str(error)[:LONGEST].split())
    except BaseException:  # its __str__ may do anything
        text = ""
    filename, line = _innermost_line(error.__traceback__)
    kinds = classes_of(type(error))
    name = attribute(error, "name") if isinstance(error, NameError) else None
    return {
        "types": [class_name(each)[:NAME] for each in kinds[:MOST_KINDS]],
        "said": text,
        "name": name[:NAME] if type(name) is str else "",
        "line": line,
        "source": linecache.getline(filename, line).strip() if line else "",
    }


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
            return Error(names, text[:LONGEST], name[:NAME], line % MOST_LINES, source[:LONGEST])
    raise ValueError("no error")


def _innermost_line(traceback: TracebackType | None) -> tuple[str, int]:
    lines = [
        (frame.f_code.co_filename, number)
        for frame, number in walk_tb(traceback)
        if is_learners_file(frame.f_code.co_filename)
    ]
    return lines[-1] if lines else ("", 0)


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
