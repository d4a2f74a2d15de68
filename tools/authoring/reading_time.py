"""How long a lesson takes a quick and a slow reader, which the builder writes on top of it.

A slow reader reads 100 words or 8 lines of code in a minute, needs a minute to run a cell and look
at its output, and plays two minutes with each widget. This is close to the times that we measured
with readers. A quick reader needs three fifths of it. What stands under a collapsed heading, at a
lesson's end, is left out: nobody has to read it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from nbformat import NotebookNode

import c4lab
from c4lab.checks.writing.text import SLOW, ExerciseText
from tools.authoring.text import tags

ROOT = Path(c4lab.__file__).parent / "lessons"
WORDS, LINES, CELLS, PLAY = 100, 8, 1, 2
QUICK = 0.6
LONGEST = 62  # for a slow reader: rounded, an hour
UNSEEN = frozenset({"proof", "remove-cell"})
WIDGET = re.compile(r"^from c4lab\.widgets import (.+)$", re.MULTILINE)
NO_WORDS = re.compile(r"\]\([^)]*\)|<[^>]*>|[|#*`$-]+")
RANGE = "**{quick} to {slow} minutes.**"  # in a lesson's text, filled in by the builder


def from_quick_to_slow(slow: float) -> tuple[int, int]:
    """The minutes for a quick and a slow reader, rounded to fives, from a slow reader's minutes.

    >>> from_quick_to_slow(71.3)
    (45, 70)
    """
    return max(5, 5 * round(QUICK * slow / 5)), max(10, 5 * round(slow / 5))


def slow_minutes(notebook: NotebookNode) -> float:
    """The minutes that a slow reader needs for a notebook, not rounded."""
    words = lines = cells = plays = 0
    widgets: set[str] = set()
    for cell in notebook.cells:
        if cell.metadata.get("jp-MarkdownHeadingCollapsed"):
            break
        if cell.cell_type == "markdown":
            words += len(NO_WORDS.sub(" ", cell.source).split())
        elif not UNSEEN & set(tags(cell)):
            cells += 1
            hidden = cell.metadata.get("jupyter", {}).get("source_hidden")
            lines += 0 if hidden else sum(bool(line.strip()) for line in cell.source.splitlines())
            widgets.update(*(names.split(", ") for names in WIDGET.findall(cell.source)))
            plays += any(f"{name}(" in cell.source for name in widgets - {"Guess"})
    return words / WORDS + lines / LINES + cells * CELLS + plays * PLAY


def lessons() -> list[Path]:
    """The path of each lesson's text, in order."""
    return sorted(ROOT.glob("lesson*/lesson.md"))


def about(exercises: Mapping[str, ExerciseText]) -> str:
    """How long the exercises take, in steps of five minutes, and their points, for the notebook's
    top.

    >>> about({})
    '**5 to 10 minutes, 0 points.**'
    """
    quick = max(5, 5 * round(sum(each.minutes for each in exercises.values()) / 5))
    points = sum(each.points for each in exercises.values())
    slow = max(10, 5 * round(SLOW * quick / 5))
    return f"**{quick} to {slow} minutes, {points} point{'s' * (points != 1)}.**"
