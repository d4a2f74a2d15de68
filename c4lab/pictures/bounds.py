"""Two bounds that close in on a value: a number line for each question that a search asked."""

from collections.abc import Sequence
from math import ceil, floor, inf
from typing import Protocol

from c4lab.pictures.theme import FILL, svg
from c4lab.pictures.tree import figure

WIDTH, ROW, TOP = 440.0, 44.0, 12.0
LEFT, RIGHT = 20.0, 420.0
MOST = 8  # rows
MARGIN = 4.0  # a margin, so that a single number is visible


class BoundQuestion(Protocol):
    """The question "is the value at least `beta`?", its answer, and the bounds after it."""

    @property
    def beta(self) -> float: ...
    @property
    def yes(self) -> bool: ...
    @property
    def lower(self) -> float: ...
    @property
    def upper(self) -> float: ...


def question_and_answer(question: BoundQuestion) -> str:
    """The question, its answer, and the bound that the answer proved, as text."""
    low, high = figure(question.lower), figure(question.upper)
    proved = f"Yes, at least {low}" if question.yes else f"No, at most {high}"
    return f"At least {figure(question.beta)}? {proved}."


def closing_bounds(rows: Sequence[BoundQuestion], span: tuple[float, float], count: int) -> str:
    """Returns the first `count` questions, at least one, as SVG: a row each, on the scale `span`.

    The bar of a row goes from the lower to the upper bound after the answer; a mark stands at the
    question's beta. Of more than MOST rows only the last ones are shown.
    """
    low, high = span

    def x(value: float) -> float:
        share = (value - low) / (high - low) if abs(value) < inf else float(value > 0)
        return LEFT + (RIGHT - LEFT) * share

    first = max(0, count - MOST)
    bottom = TOP + ROW * min(MOST, len(rows))
    body = [
        f'<text x="{x(tick):.1f}" y="{bottom + 14:g}" text-anchor="middle" font-size="12" '
        f'fill="{FILL["soft"]}">{figure(tick)}</text>'
        f'<path d="M{x(tick):.1f} {TOP + 17:g}V{bottom:g}" stroke="{FILL["line"]}" '
        'stroke-dasharray="2 4"/>'
        for tick in _ticks(low, high)
    ]
    for place, row in enumerate(rows[first:count]):
        y, number = TOP + ROW * place, first + place + 1
        start, end = x(row.lower) - MARGIN, x(row.upper) + MARGIN
        closed = row.lower == row.upper
        body.append(
            f'<text x="{LEFT:g}" y="{y + 12:g}" font-size="14">{number}. '
            f"{question_and_answer(row)}"
            f"{' Closed.' if closed else ''}</text>"
            f'<path d="M{LEFT:g} {y + 26:g}H{RIGHT:g}" stroke="{FILL["line"]}" stroke-width="2"/>'
            f'<rect x="{start:.1f}" y="{y + 20:g}" width="{end - start:.1f}" height="12" rx="4" '
            f'fill="{FILL["board"]}" fill-opacity="{0.9 if closed else 0.45}"/>'
            f'<path d="M{x(row.beta):.1f} {y + 17:g}v18" stroke="{FILL["ink"]}" '
            'stroke-width="2.5"/>'
        )
    title = " ".join(map(question_and_answer, rows[:count]))
    return svg(WIDTH, bottom + 22, "".join(body), title)


def _ticks(low: float, high: float) -> range:
    """About six whole numbers from `low` to `high`, at equal distances."""
    powers = (10**power for power in range(9))
    step = next(s * p for p in powers for s in (1, 2, 5) if (high - low) / (s * p) <= 6)
    return range(step * ceil(low / step), floor(high) + 1, step)


def span_of(rows: Sequence[BoundQuestion]) -> tuple[float, float]:
    """The smallest and the largest finite number in `rows`, with a margin at both ends."""
    known = [value for row in rows for value in (row.beta, row.lower, row.upper)]
    finite = [value for value in known if abs(value) < inf]
    room = max(2.0, (max(finite) - min(finite)) / 8)
    return min(finite) - room, max(finite) + room
