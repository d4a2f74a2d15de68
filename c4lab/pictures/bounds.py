"""Two bounds that close in on a value: a line of numbers for each question that was asked."""

from collections.abc import Sequence
from math import ceil, floor, inf
from typing import Protocol

from c4lab.pictures.theme import FILL, svg
from c4lab.pictures.treenode import figure

WIDTH, ROW, TOP = 440.0, 44.0, 12.0
LEFT, RIGHT = 20.0, 420.0
MOST = 8  # rows
HALF = 4.0  # so that one number can be seen


class Asked(Protocol):
    """A question, whether the value is at least `beta`, and the bounds that the answer left."""

    @property
    def beta(self) -> float: ...
    @property
    def yes(self) -> bool: ...
    @property
    def lower(self) -> float: ...
    @property
    def upper(self) -> float: ...


def told(asked: Asked) -> str:
    """The question and what its answer proved."""
    low, high = figure(asked.lower), figure(asked.upper)
    proved = f"Yes, at least {low}" if asked.yes else f"No, at most {high}"
    return f"At least {figure(asked.beta)}? {proved}."


def closing_bounds(rows: Sequence[Asked], span: tuple[float, float], asked: int) -> str:
    """An SVG of the first `asked` questions, at least one, below each other on the scale `span`.

    A bar holds what the value can still be, from end to end at the start, and a mark stands where
    the question was. The last rows are shown if there are many.
    """
    low, high = span

    def x(value: float) -> float:
        share = (value - low) / (high - low) if abs(value) < inf else float(value > 0)
        return LEFT + (RIGHT - LEFT) * share

    first = max(0, asked - MOST)
    bottom = TOP + ROW * min(MOST, len(rows))
    body = [
        f'<text x="{x(tick):.1f}" y="{bottom + 14:g}" text-anchor="middle" font-size="12" '
        f'fill="{FILL["soft"]}">{figure(tick)}</text>'
        f'<path d="M{x(tick):.1f} {TOP + 17:g}V{bottom:g}" stroke="{FILL["line"]}" '
        'stroke-dasharray="2 4"/>'
        for tick in _ticks(low, high)
    ]
    for place, row in enumerate(rows[first:asked]):
        y, number = TOP + ROW * place, first + place + 1
        start, end = x(row.lower) - HALF, x(row.upper) + HALF
        closed = row.lower == row.upper
        body.append(
            f'<text x="{LEFT:g}" y="{y + 12:g}" font-size="14">{number}. {told(row)}'
            f"{' Closed.' if closed else ''}</text>"
            f'<path d="M{LEFT:g} {y + 26:g}H{RIGHT:g}" stroke="{FILL["line"]}" stroke-width="2"/>'
            f'<rect x="{start:.1f}" y="{y + 20:g}" width="{end - start:.1f}" height="12" rx="4" '
            f'fill="{FILL["board"]}" fill-opacity="{0.9 if closed else 0.45}"/>'
            f'<path d="M{x(row.beta):.1f} {y + 17:g}v18" stroke="{FILL["ink"]}" '
            'stroke-width="2.5"/>'
        )
    title = " ".join(map(told, rows[:asked]))
    return svg(WIDTH, bottom + 22, "".join(body), title)


def _ticks(low: float, high: float) -> range:
    """Up to six whole numbers with even gaps."""
    powers = (10**power for power in range(9))
    step = next(s * p for p in powers for s in (1, 2, 5) if (high - low) / (s * p) <= 6)
    return range(step * ceil(low / step), floor(high) + 1, step)


def span_of(rows: Sequence[Asked]) -> tuple[float, float]:
    """The numbers in `rows`, with a little room at both ends."""
    known = [value for row in rows for value in (row.beta, row.lower, row.upper)]
    finite = [value for value in known if abs(value) < inf]
    room = max(2.0, (max(finite) - min(finite)) / 8)
    return min(finite) - room, max(finite) + room
