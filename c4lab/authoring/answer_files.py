"""Answers as learners write them, right and wrong: what the checks are tried on.

A lesson's folder has `answers/NAME.py` for an exercise, named after its answer, made of cells:

    # %% right: fail-hard
    def alphabeta(position, alpha=-inf, beta=inf):
        ...
    # wrong strict-cutoff: alpha >= beta => alpha > beta

    # %% wrong: returns-none
    def alphabeta(position):
        ...

A line `# wrong REASON: OLD => NEW` behind an answer is one wrong answer more, the same with OLD
replaced wherever it stands. `OLD => NEW && OLD => NEW` replaces twice, `\\n` is a new line, and
`REASON|REASON` allows either. The cells `# %% right: solution` and `# %% wrong: REASON, as given`
have no code of their own: it is ours, and what is handed out. The mistakes of an exercise that are
changes of our solution are wrong answers too. Our answers to earlier exercises that this one calls,
and what stands before the first cell, are run before each.
"""

import linecache
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from c4lab.checks.writing.exercises import Exercise, replaced

CELL = re.compile(r"# %% (right|wrong): (.+)")
EDIT = re.compile(r"# wrong ([\w|-]+): (.+ =>(?: .*)?)")


@dataclass(frozen=True)
class Written:
    """An answer as its source. `reasons` are those that a wrong one may get, none for a right
    one; `style` says what is special about it."""

    exercise: Exercise
    style: str
    source: str
    reasons: tuple[str, ...] = ()
    before: str = ""
    made: bool = False  # of our solution, by a mistake of the exercise's table

    @property
    def right(self) -> bool:
        return not self.reasons

    @property
    def name(self) -> str:
        """A name for a test."""
        return f"{self.exercise.id}-{self.style}".replace(" ", "-")

    def run(self) -> Any:
        """The answer, as a learner's notebook has it once the cell is run."""
        return self.namespace()[self.exercise.name]

    def namespace(self) -> dict[str, Any]:
        """The names of that notebook."""
        namespace: dict[str, Any] = {"__name__": "__main__"}
        for code in (self.exercise.text.setup, self.before, self.source):
            filename = f"<cell {abs(hash(code))}>"
            linecache.cache[filename] = (len(code), None, code.splitlines(True), filename)
            exec(compile(code, filename, "exec"), namespace)
        return namespace


class AnswerError(ValueError):
    """A file of answers is not as it should be; the message says where."""


@cache
def answers(exercise: Exercise) -> tuple[Written, ...]:
    """All answers to an exercise. Raises AnswerError."""
    path = exercise.folder / "answers" / f"{exercise.name}.py"
    if not path.exists():
        raise AnswerError(f"{exercise.id} has no answers: {path.parent.name}/{path.name}.")
    mistaken = [
        Written(
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
    return (*_read(exercise, path), *mistaken)


def _read(exercise: Exercise, path: Path) -> Iterator[Written]:
    top, *cells = re.split(r"^(?=# %% )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    before = f"{exercise.earlier}\n\n\n{top}".strip()
    for cell in cells:
        head, _, body = cell.partition("\n")
        heading = CELL.fullmatch(head.strip())
        if heading is None:
            raise AnswerError(f"{path.name}: {head!r} should read `# %% right: style`.")
        kind, said = heading.groups()
        lines = body.splitlines()
        edits = [EDIT.fullmatch(line.strip()) for line in lines]
        kept = [line for line, edit in zip(lines, edits, strict=True) if edit is None]
        source = "\n".join(kept).strip("\n") + "\n"
        reasons, _, style = said.partition(", ") if kind == "wrong" else ("", "", said)
        if style in ("solution", "as given"):
            source = exercise.text.solution if style == "solution" else exercise.text.given
        said = f"{reasons} {style}".strip()
        yield Written(exercise, said, source, _reasons(reasons), before)
        for edit in filter(None, edits):
            try:
                changed = replaced(source, edit[2])
            except ValueError as error:
                raise AnswerError(f"{path.name}: {error} {said}.") from None
            style = f"{edit[1]} in {said}: {edit[2]}"
            yield Written(exercise, style, changed, _reasons(edit[1]), before)


def _reasons(text: str) -> tuple[str, ...]:
    return tuple(text.split("|")) if text else ()
