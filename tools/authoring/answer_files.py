"""Answers as learners write them, right and wrong: the tests try the checks on them.

`tests/answers/NN/NAME.py` is for the exercise of lesson NN whose answer is called NAME. The file is
made of cells:

    # %% right: fail-hard
    def alphabeta(position, alpha=-inf, beta=inf):
        ...
    # wrong strict-cutoff: alpha >= beta => alpha > beta

    # %% wrong: returns-none
    def alphabeta(position):
        ...

A line `# wrong REASON: OLD => NEW` behind an answer makes one more wrong answer: the same code with
OLD replaced everywhere. `OLD => NEW && OLD => NEW` replaces twice, `\\n` is a new line, and
`REASON|REASON` allows either reason. Two cells have no code of their own: `# %% right: solution`
stands for our solution, `# %% wrong: REASON, as given` for the code that the exercise gives.

The mistakes of the exercise's table that change our solution are wrong answers too. Before each
answer run our solutions of earlier exercises that this one calls, and the code above the first
cell.
"""

import linecache
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from c4lab.checks.writing.exercises import Exercise, replaced

ANSWERS = Path(__file__).parents[2] / "tests" / "answers"
CELL = re.compile(r"# %% (right|wrong): (.+)")
EDIT = re.compile(r"# wrong ([\w|-]+): (.+ =>(?: .*)?)")


@dataclass(frozen=True)
class WrittenAnswer:
    """The source of an answer. `reasons` are those that the check may give for a wrong answer; a
    right one has none. `style` says what is special about the answer."""

    exercise: Exercise
    style: str
    source: str
    reasons: tuple[str, ...] = ()
    before: str = ""
    made: bool = False  # from our solution, by a mistake of the exercise's table

    @property
    def right(self) -> bool:
        return not self.reasons

    @property
    def name(self) -> str:
        """A name for a test."""
        return f"{self.exercise.id}-{self.style}".replace(" ", "-")

    def run(self) -> Any:
        """Runs the source and returns the answer: the object with the exercise's name."""
        return self.namespace()[self.exercise.name]

    def namespace(self) -> dict[str, Any]:
        """Runs the source, as a cell of a notebook, and returns all names that it defines."""
        namespace: dict[str, Any] = {"__name__": "__main__"}
        for code in (self.exercise.text.setup, self.before, self.source):
            filename = f"<cell {abs(hash(code))}>"
            linecache.cache[filename] = (len(code), None, code.splitlines(True), filename)
            exec(compile(code, filename, "exec"), namespace)
        return namespace


class AnswerError(ValueError):
    """A file of answers has a mistake; the message says where."""


@cache
def answers(exercise: Exercise) -> tuple[WrittenAnswer, ...]:
    """All answers to an exercise. Raises AnswerError if its file is missing or has a mistake."""
    path = ANSWERS / exercise.lesson / f"{exercise.name}.py"
    if not path.exists():
        raise AnswerError(f"{exercise.id} has no answers: {path.parent.name}/{path.name}.")
    mistaken = [
        WrittenAnswer(
            exercise,
            f"{mistake.reason}: {mistake.function}",
            exercise.changed(mistake.function),
            (mistake.reason,),
            exercise.earlier,
            made=True,
        )
        for mistake in exercise.mistakes
        if not callable(mistake.function)
    ]
    return (*_read_answers(exercise, path), *mistaken)


def _read_answers(exercise: Exercise, path: Path) -> Iterator[WrittenAnswer]:
    """The answers in the file, each before the wrong ones that are made from it."""
    top, *cells = re.split(r"^(?=# %% )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    before = f"{exercise.earlier}\n\n\n{top}".strip()
    for cell in cells:
        head, _, body = cell.partition("\n")
        heading = CELL.fullmatch(head.strip())
        if heading is None:
            raise AnswerError(f"{path.name}: {head!r} should read `# %% right: style`.")
        kind, title = heading.groups()
        lines = body.splitlines()
        edits = [EDIT.fullmatch(line.strip()) for line in lines]
        kept = [line for line, edit in zip(lines, edits, strict=True) if edit is None]
        source = "\n".join(kept).strip("\n") + "\n"
        reasons, _, style = title.partition(", ") if kind == "wrong" else ("", "", title)
        if style in ("solution", "as given"):
            source = exercise.text.solution if style == "solution" else exercise.text.given
        title = f"{reasons} {style}".strip()
        yield WrittenAnswer(exercise, title, source, _reasons(reasons), before)
        for edit in filter(None, edits):
            try:
                changed = replaced(source, edit[2])
            except ValueError as error:
                raise AnswerError(f"{path.name}: {error} {title}.") from None
            style = f"{edit[1]} in {title}: {edit[2]}"
            yield WrittenAnswer(exercise, style, changed, _reasons(edit[1]), before)


def _reasons(text: str) -> tuple[str, ...]:
    return tuple(text.split("|")) if text else ()
