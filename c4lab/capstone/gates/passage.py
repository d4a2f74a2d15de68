"""How an engine did at one gate: its points, a sentence, and the position that it is about."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from c4lab.pictures import draw
from c4lab.pictures.theme import GOOD, RED, img

POINTS = 2
"""Of each gate."""
SIGNS = {True: "✓", False: "✗"}
HIGHEST = "200px"


@dataclass(frozen=True)
class Passage:
    """`position` is where it failed, `lit` the moves that would have been right there, `notes` are
    figures, a line each."""

    gate: str
    passed: bool
    message: str
    notes: tuple[str, ...] = ()
    position: Any = None
    lit: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        return POINTS if self.passed else 0

    @property
    def heading(self) -> str:
        words = "passed" if self.passed else "not passed yet"
        return f"{SIGNS[self.passed]} {self.gate}: {words}, {self.points} of {POINTS} points"

    @property
    def picture(self) -> str:
        """The position as SVG, with the right moves marked; "" if there is none."""
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
    """The passage of an engine that gave no move in `position`."""
    out = way_out or _way_out(mistake)
    return Passage(gate, False, f"{name} {mistake}. {out}".strip(), position=position)


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
