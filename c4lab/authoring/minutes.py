"""`python -m c4lab minutes`: how long a lesson takes a slow reader, beside what it says itself."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import c4lab

ROOT = Path(c4lab.__file__).parent / "lessons"
WORDS, LINES, CELLS = 120, 12, 1  # in a minute: of text, of code, and cells to run and look at
UNSEEN = frozenset({"proof", "remove-cell"})
STATED = re.compile(r"about \*\*(\d+) minutes\*\*|\*\*About (\d+) minutes\.\*\*", re.IGNORECASE)
NO_WORDS = re.compile(r"\]\([^)]*\)|<[^>]*>|[|#*`$-]+")


def minutes(source: Path) -> tuple[int, int]:
    """The minutes that a lesson's text says it takes, and those that its words, lines of code and
    cells come to.

    Raises ValueError if the text says none.
    """
    from c4lab.authoring.text import read, tags

    stated = STATED.search(source.read_text(encoding="utf-8"))
    if stated is None:
        raise ValueError(f"{source} does not say how many minutes it takes.")
    words = lines = cells = 0
    for cell in read(source).cells:
        if cell.cell_type == "markdown":
            words += len(NO_WORDS.sub(" ", cell.source).split())
        elif not UNSEEN & set(tags(cell)):
            cells += 1
            hidden = cell.metadata.get("jupyter", {}).get("source_hidden")
            lines += 0 if hidden else sum(bool(line.strip()) for line in cell.source.splitlines())
    return int(stated[1] or stated[2]), round(words / WORDS + lines / LINES + cells / CELLS)


def lessons() -> list[Path]:
    """The text of each lesson, in order."""
    return sorted(ROOT.glob("lesson*/lesson.md"))


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `minutes` to the command line."""
    parser = commands.add_parser("minutes", help="how long each lesson takes a slow reader")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print a line for each lesson and return 0."""
    print("lesson                stated  counted")
    for source in lessons():
        stated, counted = minutes(source)
        print(f"{source.parent.name.removeprefix('lesson'):22}{stated:6}{counted:9}")
    return 0
