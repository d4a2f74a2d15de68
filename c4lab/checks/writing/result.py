"""A check's outcome, the example that it shows, and the exceptions by which a check says no."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, Self

from c4lab.checks.working.looking import LONGEST_ERROR

if TYPE_CHECKING:
    from c4lab.checks.writing.cases import Case

Status = Literal["not attempted", "raised", "wrong", "right"]

# A sign and a word: the status must be readable without colour.
SIGNS: dict[Status, tuple[str, str]] = {
    "not attempted": ("○", "Not attempted yet"),
    "raised": ("!", "Stopped by an error"),
    "wrong": ("✗", "Not right yet"),
    "right": ("✓", "Right"),
}


@dataclass(frozen=True)
class Counterexample:
    """The smallest case found in which an answer is wrong. `call` is Python that can be pasted,
    below the imports in `setup`; `expected` and `got` are values as Python shows them. If the case
    has a position, `diagram` shows it as text and `picture` as SVG; `legend` explains the signs on
    it."""

    call: str
    expected: str
    got: str
    diagram: str = ""
    picture: str = ""
    setup: str = ""
    legend: str = ""

    @property
    def sentence(self) -> str:
        """The example in one sentence, without imports and picture."""
        return f"{self.call} should be {self.expected}, and yours gives {self.got}."


@dataclass(frozen=True)
class Part:
    """A part of an exercise that has points of its own."""

    name: str
    points: int
    out_of: int

    def __str__(self) -> str:
        sign = SIGNS["right" if self.points == self.out_of else "wrong"][0]
        return f"{sign} {self.name}: {self.points} of {points_text(self.out_of)}"


@dataclass(frozen=True)
class Result:
    """The outcome of a check. `reason` is "" for a right answer; `cost` says what the answer took,
    such as nodes; `printed` is the start of what it printed; `note` is about the check itself.
    `line` is the line of the answer's cell to look at, 0 if unknown."""

    exercise: str
    title: str
    status: Status
    points: int
    out_of: int
    message: str
    reason: str = ""
    counterexample: Counterexample | None = None
    cost: str = ""
    printed: str = ""
    note: str = ""
    parts: tuple[Part, ...] = ()
    line: int = 0

    @property
    def heading(self) -> str:
        """The status in words with a sign, and the points."""
        sign, words = SIGNS[self.status]
        points = f": {self.points} of {points_text(self.out_of)}" if self.out_of else ""
        return f"{sign} {words}{points}"

    def __str__(self) -> str:
        parts = [f"{self.exercise} {self.title}".strip(), self.heading, self.message]
        example = self.counterexample
        if example:
            if example.sentence != self.message:
                parts.append(example.sentence)
            parts += [indented(example.setup), indented(example.diagram), example.legend]
        parts += [indented("\n".join(map(str, self.parts))), self.cost]
        if self.printed:
            parts.append(f"It printed:\n{indented(self.printed)}")
        parts.append(self.note)
        return "\n".join(part for part in parts if part)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from c4lab.checks.writing.card import result_html  # nothing is displayed in a worker

        return result_html(self)

    def with_note(self, note: str) -> Self:
        """The same result with one more sentence about the check itself."""
        return replace(self, note=" ".join(part for part in (self.note, note) if part))


def points_text(points: int) -> str:
    """1 point, 2 points.

    >>> points_text(1)
    '1 point'
    """
    return f"{points} point" if points == 1 else f"{points} points"


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


class Wrong(Exception):
    """The answer is not right. A check that catches one may complete it, and raises it again."""

    status: Status = "wrong"

    def __init__(
        self,
        reason: str,
        message: str,
        counterexample: Counterexample | None = None,
        *,
        case: Case | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        """A short id, for tests and teachers."""
        self.message = message
        """What the learner reads."""
        self.counterexample = counterexample
        self.case = case
        """The only case that the failed test takes, if it takes one."""
        self.changed = ""
        """The change of our solution that gives the same values, if one does."""


class Raised(Wrong):
    """The learner's code did not run to its end. If an error of Python's ended it, `error` is its
    type and its text, and `told` is the part of the message that says which error it is."""

    status: Status = "raised"

    def __init__(self, reason: str, message: str, error: str = "", told: str = "") -> None:
        super().__init__(reason, message)
        self.error = error
        self.told = told or message


def error_text(kind: str, text: str) -> str:
    """An error of Python's in one line that is not too long."""
    return f"{kind}: {' '.join(text[:LONGEST_ERROR].split())}"


class NotAttempted(Wrong):
    """There is nothing to check yet."""

    status: Status = "not attempted"


# Reasons that say only that something is wrong, not which mistake it is.
UNNAMED = frozenset(
    ("wrong-value", "raises", "still-running", "too-many-nodes", "too-many-steps",
     "wrong-prediction", "returns-none", "endless-recursion")
)  # fmt: skip
