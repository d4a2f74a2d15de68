"""A number line for a search with windows: the bounds of the value, and the next window."""

from math import ceil, inf, isfinite

from c4lab.pictures.theme import FILL, label, svg

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
            + label(x(tick), AXIS + 26, str(tick), "middle")
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
