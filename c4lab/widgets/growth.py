"""The growth chart: how fast costs grow with n, on axes of your choice."""

from typing import Any, cast, get_args

import traitlets as t

from c4lab.pictures.growth import CURVES, Axes, curves
from c4lab.widgets.base import Widget, script, style
from c4lab.work.english import listed

SMALLEST, LARGEST = 2, 100
A_SECOND = 1_000_000  # steps
UNITS = (("year", 365 * 86_400), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))
CHOICES: tuple[Axes, ...] = get_args(Axes)


class GrowthChart(Widget):
    """Draws curves such as "n log n" and "2^n" up to `n`, from 2 to 100, with a slider for n.

    `chosen` are the curves that are drawn; `axes` is one of "linear", "logarithmic upwards" and
    "both logarithmic".
    """

    _esm = script("growth")
    _css = style("growth")
    names = t.List(t.Unicode(), list(CURVES)).tag(sync=True)
    labels = t.List(t.Unicode(), [curve.label for curve in CURVES.values()]).tag(sync=True)
    colours = t.List(t.Unicode(), [curve.colour for curve in CURVES.values()]).tag(sync=True)
    chosen = t.List(t.Unicode(), list(CURVES)).tag(sync=True)
    n = t.Int(20).tag(sync=True)
    smallest = t.Int(SMALLEST).tag(sync=True)
    largest = t.Int(LARGEST).tag(sync=True)
    choices = t.List(t.Unicode(), list(map(str, CHOICES))).tag(sync=True)
    axes = t.Unicode("linear").tag(sync=True)
    chart = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self._draw()
        self.observe(self._draw, ["n", "chosen", "axes"])
        self.on_msg(self._on_event)

    @t.validate("n")
    def _keep_n_in_range(self, proposal: Any) -> int:
        return max(SMALLEST, min(int(proposal["value"]), LARGEST))

    @t.validate("axes")
    def _check_axes(self, proposal: Any) -> str:
        if proposal["value"] not in CHOICES:
            raise ValueError(f"Axes are {', '.join(CHOICES)}; not {proposal['value']!r}.")
        return str(proposal["value"])

    @t.validate("chosen")
    def _check_chosen(self, proposal: Any) -> list[str]:
        chosen: list[str] = proposal["value"]
        if not {*chosen} <= {*self.names}:
            raise ValueError(f"Choose from {', '.join(self.names)}.")
        return chosen

    def _draw(self, _: Any = None) -> None:
        self.chart = self.picture()
        self.status = self.words()

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "n", "to": int(n)}:
                self.n = n
            case {"event": "axes", "to": str(axes)} if axes in CHOICES:
                self.axes = axes
            case {"event": "choose", "curve": name, "on": on}:
                others = {*self.chosen} - {name}
                self.chosen = [
                    each for each in self.names if each in others or (on and each == name)
                ]

    def picture(self) -> str:
        return curves(self.chosen, self.n, cast(Axes, self.axes))

    def words(self) -> str:
        """A sentence with the value of each chosen curve at n, and the time of the steepest."""
        if not self.chosen:
            return "Choose at least one curve."
        costs = {CURVES[name].label: CURVES[name].cost(self.n) for name in self.chosen}
        values = listed(f"{label} is {amount(cost)}" for label, cost in costs.items())
        steepest = max(costs, key=lambda label: costs[label])
        return (
            f"At n = {self.n}: {values}; at a million steps a second, {steepest} takes "
            f"{duration(costs[steepest] / A_SECOND)}."
        )


def amount(value: float) -> str:
    """A number that one can read aloud: 4.3, 1,048,576, about 8.0 · 10^16.

    >>> amount(4.32), amount(20.0), amount(7.0**20)
    ('4.3', '20', 'about 8.0 · 10^16')
    """
    if value >= 1e9:
        factor, power = f"{value:.1e}".split("e+")
        return f"about {factor} · 10^{int(power)}"
    if value < 100 and round(value, 1) % 1:
        return f"{value:.1f}"
    return f"{value:,.0f}"


def duration(seconds: float) -> str:
    """A time in the largest unit that fits: about 2,530 years.

    >>> duration(0.0004), duration(90), duration(1.05)
    ('less than a second', 'about 2 minutes', 'about 1 second')
    """
    for unit, long in UNITS:
        count = seconds / long
        if count >= 1e9:
            return f"{amount(count)} {unit}s"
        if count >= 1:
            return f"about {count:,.0f} {unit}{'' if round(count) == 1 else 's'}"
    return "less than a second"
