"""Growth curves from 1 to n, on linear or logarithmic axes, each named at its end."""

from collections.abc import Callable, Iterable, Sequence
from math import floor, log2, log10, sqrt
from typing import Literal, NamedTuple

from c4lab.pictures.theme import FILL, label, svg


def spread(ends: Iterable[float], gap: float, lowest: float) -> list[float]:
    """Where each name goes, from the top down, at least `gap` from the next and none below
    `lowest`; `ends` are where the names would like to be, in this order, in pixels.

    >>> spread([10, 12, 90], gap=20, lowest=90)
    [10, 30, 90]
    >>> spread([80, 88], gap=20, lowest=90)
    [70, 90]
    """
    places: list[float] = []
    for at in ends:
        places.append(max(at, places[-1] + gap) if places else at)
    for i in reversed(range(len(places))):
        places[i] = min(places[i], lowest)
        lowest = places[i] - gap
    return places


Axes = Literal["linear", "logarithmic upwards", "both logarithmic"]
WIDTH, HEIGHT = 720.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 72.0, 608.0, 32.0, 344.0
GAP = 20.0  # between two names
SAMPLES = 160
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Curve(NamedTuple):
    label: str
    colour: str  # visible on white and on JupyterLab's dark grey
    cost: Callable[[float], float]


CURVES = {
    "log n": Curve("log n", "#2A9DC4", log2),
    "sqrt n": Curve("√n", "#00798C", sqrt),
    "n": Curve("n", "#4C8C4A", lambda n: n),
    "n log n": Curve("n log n", "#4A7DB8", lambda n: n * log2(n)),
    "n^2": Curve("n²", "#8A6BBE", lambda n: n**2),
    "2^n": Curve("2ⁿ", "#B5651D", lambda n: 2.0**n),
    "7^n": Curve("7ⁿ", "#D1495B", lambda n: 7.0**n),
}


class Scale(NamedTuple):
    """Maps a number from `low` to `high` to a coordinate from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float
    logarithmic: bool

    def __call__(self, value: float) -> float:
        if self.logarithmic:
            share = log10(max(value, self.low) / self.low) / log10(self.high / self.low)
        else:
            share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round numbers to write beside the axis: at most seven."""
        if not self.logarithmic:
            return _even_ticks(self.low, self.high)
        powers = floor(log10(self.high) + 1e-9)
        if powers < 2:
            return [tick for tick in (1.0, 2.0, 5.0, 10.0, 20.0, 50.0) if tick <= self.high]
        step = -(-powers // 6)
        return [10.0**power for power in range(0, powers + 1, step)]


def curves(names: Sequence[str], n: int, axes: Axes) -> str:
    """Returns the named curves from 1 to `n`, which is at least 2, as SVG."""
    top = max((CURVES[name].cost(n) for name in names), default=1.0)
    x = Scale(1, n, LEFT, RIGHT, axes == "both logarithmic")
    upwards = axes != "linear"
    y = Scale(1 if upwards else 0, max(top, 2), BOTTOM, TOP, upwards)
    lines = [_line(CURVES[name], x, y) for name in names]
    body = [*_frame(x, y), *lines, *_labels([CURVES[name] for name in names], n, y)]
    title = f"{', '.join(CURVES[name].label for name in names)} up to n = {n}, axes {axes}"
    return svg(WIDTH, HEIGHT, "".join(body), title)


def short(value: float) -> str:
    """A number for an axis: 5,000 or 10¹²."""
    if value < 1e6:
        return f"{value:,.12g}"
    power = floor(log10(value) + 1e-9)
    factor = f"{value / 10**power:.2g}"
    raised = f"10{str(power).translate(RAISED)}"
    return raised if factor == "1" else f"{factor} · {raised}"


def _even_ticks(low: float, high: float) -> list[float]:
    width = 10.0 ** floor(log10(high - low))
    step = next(s * width for s in (0.2, 0.5, 1, 2, 5) if (high - low) / (s * width) <= 5)
    if low:  # an axis that begins at 1 has whole numbers
        step = max(1.0, step)
    return [low, *(k * step for k in range(1, 8) if low + step / 2 < k * step <= high)]


def _frame(x: Scale, y: Scale) -> list[str]:
    parts = []
    for tick in y.ticks():
        at = y(tick)
        parts.append(f'<path d="M{LEFT:g} {at:.1f}H{RIGHT:g}" stroke="{FILL["line"]}"/>')
        parts.append(label(LEFT - 8, at + 5, short(tick), "end"))
    for tick in x.ticks():
        parts.append(
            f'<path d="M{x(tick):.1f} {BOTTOM:g}v6" stroke="{FILL["soft"]}"/>'
            + label(x(tick), BOTTOM + 22, short(tick), "middle")
        )
    middle = (LEFT + RIGHT) / 2
    along = "n (logarithmic axis)" if x.logarithmic else "n"
    upwards = "steps (logarithmic axis)" if y.logarithmic else "steps"
    parts.append(label(middle, HEIGHT - 12, along, "middle"))
    parts.append(label(8, TOP - 18, upwards, "start"))
    return parts


def _line(curve: Curve, x: Scale, y: Scale) -> str:
    points = [x.low + (x.high - x.low) * i / SAMPLES for i in range(SAMPLES + 1)]
    if x.logarithmic:
        points = [x.high ** (i / SAMPLES) for i in range(SAMPLES + 1)]
    seen = [n for n in points if not y.logarithmic or curve.cost(n) >= y.low]
    path = "L".join(f"{x(n):.1f} {y(curve.cost(n)):.1f}" for n in seen)
    return f'<path d="M{path}" fill="none" stroke="{curve.colour}" stroke-width="2.5"/>'


def _labels(drawn: Sequence[Curve], n: int, y: Scale) -> list[str]:
    """The end points and names of the curves. Names do not overlap: a thin line leads to each."""
    ends = sorted(((y(curve.cost(n)), curve) for curve in drawn), key=lambda end: end[0])
    places = spread((at for at, _ in ends), GAP, BOTTOM)
    return [
        f'<circle cx="{RIGHT:g}" cy="{at:.1f}" r="4.5" fill="{curve.colour}"/>'
        f'<path d="M{RIGHT:g} {at:.1f}L{RIGHT + 24:g} {place:.1f}h6" fill="none" '
        f'stroke="{curve.colour}"/>'
        f"{label(RIGHT + 36, place + 5, curve.label, 'start', 'ink')}"
        for (at, curve), place in zip(ends, places, strict=True)
    ]
