"""Carries an exception out of the worker as plain data, which the judge makes a sentence of."""

import linecache
import os
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any

from c4lab.checks.working.looking import LONGEST_ERROR, attribute, class_name, classes_of

NAME = 80  # characters of a name
MOST_KINDS = 100

# Folders whose code is not the learner's, c4lab's and Python's: with the names by which they were
# reached, maybe over links, and with their own. (A browser's Python has its modules in a zip file.)
NOT_THE_LEARNERS = tuple(
    f"{place}{os.sep}"
    for folder in (Path(__file__).parents[2], Path(os.__file__).parent)
    for place in (folder, folder.resolve())
)
INSTALLED = {"site-packages", "dist-packages"}  # folders of installed packages


def is_learners_file(filename: str) -> bool:
    """Whether the learner wrote the code in `filename`, as far as one can tell."""
    installed = not INSTALLED.isdisjoint(Path(filename).parts)
    others = filename.startswith(("<frozen", "<string>", "<case>", *NOT_THE_LEARNERS))
    return not installed and not others


def describe_error(error: BaseException) -> dict[str, Any]:
    """The exception as a dict for JSON; runs as little of the learner's code as possible."""
    try:
        text = " ".join(str(error)[:LONGEST_ERROR].split())
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


def _innermost_line(traceback: TracebackType | None) -> tuple[str, int]:
    lines = [
        (frame.f_code.co_filename, number)
        for frame, number in walk_tb(traceback)
        if is_learners_file(frame.f_code.co_filename)
    ]
    return lines[-1] if lines else ("", 0)
