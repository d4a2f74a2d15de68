"""Number lines for a value that a search asks about: its bounds, its windows, its questions."""

from collections.abc import Sequence
from math import ceil, floor, inf, isfinite
from typing import Protocol

from c4lab.pictures.theme import FILL, label, svg
from c4lab.pictures.tree import figure

WIDTH, HEIGHT = 720.0, 160.0
LEFT, RIGHT = 40.0, 680.0  # the ends of the span
AXIS, BAND, HANDLES = 96.0, 20.0, 40.0
TICKS = 10  # at most


def number_line(
    span: tuple[int, int],
    known: tuple[float, float],
    window: tuple[float, float],
    answer: float | None = None,
) -> str:
    """Returns the numbers of `span` as SVG. `known` are the bounds of the value, `window` is the
    next window, `answer` the last answer. Numbers outside the span stand beyond its ends."""
    low, high = span

    def x(value: float) -> float:
        if value < low:
            return LEFT / 3
        if value > high:
            return (WIDTH + 2 * RIGHT) / 3
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / s <= TICKS)
    body = [f'<path d="M4 {AXIS:g}H{WIDTH - 4:g}" stroke="{FILL["soft"]}" stroke-width="1.5"/>']
    for tick in range(step * ceil(low / step), high + 1, step):
        body.append(
            f'<path d="M{x(tick):.1f} {AXIS - 5:g}v10" stroke="{FILL["soft"]}"/>'
            + label(x(tick), AXIS + 26, told(tick), "middle")
        )
    first, last = x(known[0]) - 4, x(known[1]) + 4  # a margin, so that a single number is visible
    body.append(
        f'<rect class="c4-known" x="{first:.1f}" y="{AXIS - BAND / 2:g}" '
        f'width="{last - first:.1f}" height="{BAND:g}" rx="4" fill="{FILL["good"]}" '
        f'fill-opacity="0.55" stroke="{FILL["good"]}" stroke-width="2"/>'
    )
    body += _window(x(window[0]), x(window[1]), window)
    if answer is not None:
        at = x(answer)
        body.append(
            f'<path d="M{at:.1f} {AXIS + 30:g}l-7 12h14z" fill="{FILL["ink"]}"/>'
            + label(
                min(max(at, 48), WIDTH - 48), AXIS + 55, f"answer {told(answer)}", "middle", "ink"
            )
        )
    title = f"The value lies {range_in_words(*known)}. The window is {told_window(*window)}."
    return svg(WIDTH, HEIGHT, "".join(body), title)


def told(value: float) -> str:
    """A number as text, with a true minus sign.

    >>> told(-5), told(1_000_019), told(float("-inf"))
    ('−5', '1,000,019', '−∞')
    """
    text = f"{abs(value):,g}" if abs(value) < 1e5 else f"{abs(value):,.0f}"
    return ("−" if value < 0 else "") + (text if isfinite(value) else "∞")


def told_window(alpha: float, beta: float) -> str:
    """A window as text: (−5, ∞)."""
    return f"({told(alpha)}, {told(beta)})"


def range_in_words(low: float, high: float) -> str:
    """Says where a value between `low` and `high` lies.

    >>> range_in_words(-10, -5), range_in_words(float("-inf"), -5), range_in_words(-7, -7)
    ('between −10 and −5', 'at −5 or below', 'at −7')
    """
    if low == high:
        return f"at {told(low)}"
    if low == -inf and high == inf:
        return "anywhere"
    if low == -inf:
        return f"at {told(high)} or below"
    if high == inf:
        return f"at {told(low)} or above"
    return f"between {told(low)} and {told(high)}"


def _window(alpha: float, beta: float, window: tuple[float, float]) -> list[str]:
    """A post on the axis for alpha, one for beta, and between them a bar to drag the window by."""
    names = [f"{name} {told(end)}" for name, end in zip(("alpha", "beta"), window, strict=True)]
    # The right end of the first name; the second begins right of it.
    ends = max(alpha - 8, 8.0 * len(names[0]))
    begins = max(beta + 8, ends + 16)
    begins = min(begins, WIDTH - 8.0 * len(names[1]))
    ends = min(ends, begins - 16)
    posts = [
        f'<path d="M{at:.1f} {HANDLES - 4:g}V{AXIS + 8:g}" stroke="{FILL["board"]}" '
        f'stroke-width="3"/><circle cx="{at:.1f}" cy="{HANDLES + 6:g}" r="8" '
        f'fill="{FILL["board"]}"/>'
        for at in (alpha, beta)
    ]
    return [
        f'<rect x="{alpha:.1f}" y="{HANDLES:g}" width="{beta - alpha:.1f}" height="12" '
        f'fill="{FILL["board"]}" fill-opacity="0.35"/>',
        *posts,
        label(ends, HANDLES - 16, names[0], "end", "ink"),
        label(begins, HANDLES - 16, names[1], "start", "ink"),
    ]


ROWS_WIDTH, ROW, TOP = 440.0, 44.0, 12.0
WEST, EAST = 20.0, 420.0
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
        return WEST + (EAST - WEST) * share

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
            f'<text x="{WEST:g}" y="{y + 12:g}" font-size="14">{number}. '
            f"{question_and_answer(row)}"
            f"{' Closed.' if closed else ''}</text>"
            f'<path d="M{WEST:g} {y + 26:g}H{EAST:g}" stroke="{FILL["line"]}" stroke-width="2"/>'
            f'<rect x="{start:.1f}" y="{y + 20:g}" width="{end - start:.1f}" height="12" rx="4" '
            f'fill="{FILL["board"]}" fill-opacity="{0.9 if closed else 0.45}"/>'
            f'<path d="M{x(row.beta):.1f} {y + 17:g}v18" stroke="{FILL["ink"]}" '
            'stroke-width="2.5"/>'
        )
    title = " ".join(map(question_and_answer, rows[:count]))
    return svg(ROWS_WIDTH, bottom + 22, "".join(body), title)


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
