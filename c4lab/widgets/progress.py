"""The progress page: every exercise with its status, and what to do next."""

import re
from pathlib import Path
from typing import Any

import traitlets as t

import c4lab
from c4lab.checks import progress
from c4lab.checks.keeping.progress_table import ExerciseRow, LessonRow, Progress
from c4lab.checks.writing.result import SIGNS, points_text
from c4lab.checks.writing.text import SLOW
from c4lab.widgets.base import Widget, script, style

LESSONS = Path(c4lab.__file__).parents[1] / "notebooks"
HEADING = re.compile(r'"# (?:\d+ · )?([^"\\:]+)')  # of the first cell, in the notebook's JSON


class ProgressPage(Widget):
    """Shows your status in every exercise. Its button reads the progress file again."""

    _esm = script("progress")
    _css = style("progress")

    heading = t.Unicode().tag(sync=True)
    lessons = t.List(t.Dict()).tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.refresh()
        self.on_msg(lambda *_: self.refresh())

    def refresh(self) -> None:
        """Read the progress again."""
        self._progress = progress()
        points = f"{self._progress.points} of {points_text(self._progress.out_of)}"
        self.heading = f"{points}.{self._progress.guessed}" if self._progress.guessed else points
        self.lessons = [_lesson(lesson) for lesson in self._progress.lessons]
        self.status = self._progress.note or _next_step(self._progress)

    def words(self) -> str:
        return f"{self._progress}\n{self.status}"

    def static_html(self) -> str:
        return self._progress._repr_html_()


def _lesson(lesson: LessonRow) -> dict[str, Any]:
    return {
        "name": _title(lesson.number),
        "points": f"{lesson.points} of {lesson.out_of}",
        "share": lesson.points / lesson.out_of if lesson.out_of else 0,
        "exercises": [_exercise(line) for line in lesson.exercises],
    }


def _exercise(line: ExerciseRow) -> dict[str, str]:
    sign, words = SIGNS[line.status]
    return {
        "id": line.id,
        "sign": sign,
        "status": line.status,
        "label": f"{line.id} {line.title}: {words.lower()}, {line.points} of {line.out_of}",
    }


def _title(number: str) -> str:
    """A lesson's number and its title up to a colon; only the number if its notebook is missing."""
    for path in LESSONS.glob(f"{number}_*.ipynb"):
        heading = HEADING.search(path.read_text(encoding="utf-8"))
        if heading:
            return f"{number} {heading[1]}"
    return number


def _next_step(progress: Progress) -> str:
    """A sentence about what to do next: exercises with a wrong answer first, then new ones."""
    lines = [line for lesson in progress.lessons for line in lesson.exercises]
    begun = [line for line in lines if line.status in ("wrong", "raised")]
    waiting = [line for line in lines if line.status == "not attempted"]
    if not begun and not waiting:
        return "Everything is right."
    line = (begun or waiting)[0]
    verb = "Go on with" if begun else "Next is"
    minutes = f"{line.minutes} to {round(SLOW * line.minutes)} minutes"
    return f"{verb} {line.id}, {line.title.rstrip('?')}: {minutes}."
