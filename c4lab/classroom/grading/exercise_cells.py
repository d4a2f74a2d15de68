"""Which exercises a notebook answers, and the cells that are added so that each is handed over.

An exercise is found by its tag, by its check cell, or by the name that a cell defines. What lost
its check cell is handed over by a cell of ours behind all others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from statistics import mode

from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise

CHECK = re.compile(r"\bcheck\(\s*[\"']((\d\d)\.\d+)[\"']")
TAG = re.compile(r"exercise-((\d\d)\.\d+)")
BOUND = re.compile(r"^(?:async +def|def|class) +(\w+)|^(\w+) *(?::[^=\n]*)?=(?!=)", re.MULTILINE)
LAST = """# What has no check cell is handed over here.
def _hand_over(wanted, names):
    import os, pathlib
    from c4lab.checks.keeping.checking import check
    folder = pathlib.Path(os.environ["C4LAB_ANSWERS"])
    for exercise, candidates in wanted:
        if not (folder / f"{exercise}.packed").exists():
            found = [names[each] for each in candidates if each in names]
            found += [each for each in candidates if pathlib.Path(each).is_file()]
            for answer in found[:1]:
                check(exercise, answer)
_hand_over(WANTED, globals())
"""


FIRST = """# `exit()` and `quit()` end their cell, and not the kernel. A cell is named by its text:
# answers of the same text are the same when they are packed, wherever their cell stands.
import hashlib, sys
exit = quit = sys.exit
get_ipython().compile.get_code_name = lambda text, *_, digest=hashlib.sha256: (
    f"<cell {digest(text.encode(errors='replace')).hexdigest()[:12]}>"
)
del hashlib, sys

# The lesson's imports.
SETUP
"""


def exercises_in(cells: Sequence[CodeCell]) -> list[Exercise]:
    """The exercises of the lessons that its cells name, in order; if they name none, those of the
    lesson most of whose answers they define."""
    marked = {
        lesson
        for cell in cells
        for _, lesson in (*CHECK.findall(cell.source), *TAG.findall(" ".join(cell.tags)))
    }
    if known := [each for lesson in sorted(marked) for each in registry.of_lesson(lesson)]:
        return known
    names = {name for cell in cells for name in bound_in(cell.source)}
    lessons = [each.lesson for each in registry.all_exercises() if each.name in names]
    return registry.of_lesson(mode(lessons)) if lessons else []


def with_ours(cells: Sequence[CodeCell], exercises: Sequence[Exercise]) -> list[CodeCell]:
    """The cells between two of ours: what the lessons' first cells import, and the one that hands
    over what has no check cell."""
    setups = dict.fromkeys(exercise.text.setup for exercise in exercises)
    wanted = [(each.id, list(_candidates(each, cells))) for each in exercises]
    last = max((cell.number for cell in cells), default=0) + 1
    return [
        CodeCell(0, FIRST.replace("SETUP", next(iter(setups), "")), ()),
        *cells,
        CodeCell(last, LAST.replace("WANTED", repr(wanted)), ()),
    ]


def _candidates(exercise: Exercise, cells: Sequence[CodeCell]) -> Iterator[str]:
    """The names that the answer may have: its own if a cell binds it, else the last one that its
    tagged cell binds; last that of its file."""
    if any(exercise.name in bound_in(cell.source) for cell in cells):
        yield exercise.name
    for cell in reversed(cells):
        if f"exercise-{exercise.id}" in cell.tags:
            yield from reversed(bound_in(cell.source))
    if exercise.text.file:
        yield exercise.text.file


def bound_in(source: str) -> list[str]:
    """The functions, classes and variables that a cell defines, in order."""
    return [function or variable for function, variable in BOUND.findall(source)]


def asked_for(cells: Sequence[CodeCell]) -> set[str]:
    """The exercises that have a check cell."""
    return {id for cell in cells for id, _ in CHECK.findall(cell.source)}
