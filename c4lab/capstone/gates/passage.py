"""The result of an engine at one gate: points, a message, and the position that it is about."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from c4lab.pictures import draw
from c4lab.pictures.theme import GOOD, RED, img

POINTS = 2
"""The points of each gate."""
SIGNS = {True: "✓", False: "✗"}
HIGHEST = "200px"


@dataclass(frozen=True)
class Passage:
    """One result. `position` is where the engine failed, `lit` are the right moves there, and
    `notes` are lines with numbers."""

    gate: str
    passed: bool
    message: str
    notes: tuple[str, ...] = ()
    position: Any = None
    lit: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """All points of the gate if it was passed, else none."""
        return POINTS if self.passed else 0

    @property
    def heading(self) -> str:
        """The gate, whether it was passed, and the points, in a line."""
        outcome = "passed" if self.passed else "not passed yet"
        return f"{SIGNS[self.passed]} {self.gate}: {outcome}, {self.points} of {POINTS} points"

    @property
    def picture(self) -> str:
        """The position as SVG, with the right moves marked; "" without a position."""
        return "" if self.position is None else draw(self.position, lit=self.lit)

    def __str__(self) -> str:
        lines = [self.heading, f"  {self.message}"]
        if self.position is not None:
            lines += [f"    {line}" for line in self.position.diagram().split("\n")]
            lines.append(f"    {self.position!r}")
        return "\n".join([*lines, *(f"    {note}" for note in self.notes)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        edge = GOOD if self.passed else RED
        body = f'<div style="font-weight:600">{escape(self.heading)}</div>'
        body += f'<p style="margin:4px 0">{escape(self.message)}</p>'
        if self.position is not None:
            body += img(self.picture, self.position.diagram(), HIGHEST)
            body += f"<div><code>{escape(repr(self.position))}</code></div>"
        body += "".join(f"<div>{escape(note)}</div>" for note in self.notes)
        return f'<div style="padding:4px 16px;border-left:4px solid {edge}">{body}</div>'


def stopped(gate: str, name: str, mistake: str, position: Any, way_out: str = "") -> Passage:
    """The passage of an engine that gave no move in `position`; `mistake` says what it did.

    `way_out` replaces the usual advice.
    """
    advice = way_out or _way_out(mistake)
    return Passage(gate, False, f"{name} {mistake}. {advice}".strip(), position=position)


def _way_out(mistake: str) -> str:
    if mistake.startswith("took longer"):
        return (
            "Look at the clock inside the search, before each position, and leave it in time: "
            "`slow` shows one way."
        )
    if mistake.startswith("stopped with"):
        return "Call it with this position alone, and read the last lines of what Python says."
    if mistake.startswith(("chose", "answered")):
        return "Return one of `position.moves()`."
    return ""
