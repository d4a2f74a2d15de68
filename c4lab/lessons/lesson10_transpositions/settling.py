"""What an entry knows, beside what is asked: two bars on one number line."""

from math import inf

from c4lab.pictures.theme import FILL, svg
from c4lab.pictures.tree import figure

WIDTH, HEIGHT, LEFT, RIGHT, TOP = 560.0, 176.0, 160.0, 530.0, 30.0
FIRST, LAST = 0, 10  # the ends of the line
ROW = 34.0


def known_and_asked(low: float, high: float, alpha: float, beta: float) -> str:
    """An SVG: the entry says "from `low` to `high`", the window is `alpha` to `beta`; what is left
    to search of the window. Numbers from 0 to 10, or -inf and inf."""
    rows = [
        ("the entry says", low, high, "board"),
        ("the window", alpha, beta, "soft"),
        ("left to search", max(low, alpha), min(high, beta), "good"),
    ]
    settled = verdict(low, high, alpha, beta)
    ticks = "".join(
        f'<path d="M{_x(n):g} {TOP - 8:g}V{TOP + 3 * ROW:g}" stroke="{FILL["line"]}" '
        f'stroke-dasharray="2 4"/>' + _text(_x(n), TOP + 3 * ROW + 14, str(n), "middle", "soft")
        for n in range(FIRST, LAST + 1)
    )
    bars = "".join(
        _text(LEFT - 36, TOP + ROW * i + 14, name, "end")
        + ("" if name == "left to search" and settled else _bar(TOP + ROW * i + 9, a, b, ink))
        for i, (name, a, b, ink) in enumerate(rows)
    )
    if settled:
        bars += _text(LEFT, TOP + 2 * ROW + 14, f"nothing: {settled}", "start")
    return svg(WIDTH, HEIGHT, ticks + bars, alternative_text(low, high, alpha, beta))


def verdict(low: float, high: float, alpha: float, beta: float) -> str:
    """Why nothing is left to search of the window, "" if something is."""
    if low > high or alpha >= beta:
        return "no value lies between such numbers"
    if low == high:
        return "the value is known"
    if low >= beta:
        return "beta is reached, whatever the value is"
    if high <= alpha:
        return "alpha is not passed, whatever the value is"
    return ""


def alternative_text(low: float, high: float, alpha: float, beta: float) -> str:
    """The picture in words."""
    settled = verdict(low, high, alpha, beta)
    left = f"{figure(max(low, alpha))} to {figure(min(high, beta))}"
    return (
        f"The entry says {figure(low)} to {figure(high)}, the window is {figure(alpha)} to "
        f"{figure(beta)}. Left to search: {f'nothing, {settled}' if settled else left}."
    )


def _x(value: float) -> float:
    ends = min(
        max(value, FIRST - 0.4), LAST + 0.4
    )  # what goes on for ever leaves the line a little
    return LEFT + (RIGHT - LEFT) * (ends - FIRST) / (LAST - FIRST)


def _bar(y: float, start: float, end: float, ink: str) -> str:
    left, right = _x(start) - 3, _x(end) + 3  # a single number is visible, too
    arrows = "".join(
        f'<path d="M{x:g} {y - 6:g}l{step:g} 6l{-step:g} 6" fill="none" stroke="{FILL[ink]}" '
        'stroke-width="2"/>'
        for x, step, open_end in ((left, -7, start == -inf), (right, 7, end == inf))
        if open_end
    )
    return f'<path d="M{left:g} {y:g}H{right:g}" stroke="{FILL[ink]}" stroke-width="8"/>' + arrows


def _text(x: float, y: float, text: str, anchor: str, ink: str = "ink") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="13" text-anchor="{anchor}" '
        f'fill="{FILL[ink]}">{text}</text>'
    )
