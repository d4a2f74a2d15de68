"""The growth chart without a browser: what it draws, and what it says."""

import re
from itertools import pairwise
from math import log10

import pytest

from c4lab.pictures.growth import CURVES, Scale, curves, short
from c4lab.widgets.growth import CHOICES, GrowthChart


def send(chart: GrowthChart, event: str, **more: object) -> None:
    chart._on_event(chart, {"event": event, **more}, [])


def names_in(picture: str) -> dict[str, float]:
    """The curves' names and their heights in the picture."""
    found = re.findall(r'x="644.0" y="([\d.]+)"[^>]*>([^<]+)<', picture)
    return {name: float(y) for y, name in found}


def test_it_says_what_the_curves_come_to() -> None:
    chart = GrowthChart()
    assert chart.status in chart.static_html()
    assert chart.status == (
        "At n = 20: log n is 4.3, √n is 4.5, n is 20, n log n is 86.4, n² is 400, 2ⁿ is 1,048,576 "
        "and 7ⁿ is about 8.0 · 10^16; at a million steps a second, 7ⁿ takes about 2,530 years."
    )
    chart.n, chart.chosen = 50, ["n"]
    assert chart.status == (
        "At n = 50: n is 50; at a million steps a second, n takes less than a second."
    )
    send(chart, "choose", curve="n", on=False)
    assert chart.status == "Choose at least one curve."


def test_slider_axes_and_curves_change_the_picture() -> None:
    chart = GrowthChart()
    for event, more in (
        ("n", {"to": 12}),
        ("axes", {"to": "both logarithmic"}),
        ("choose", {"curve": "7^n", "on": False}),
    ):
        before = chart.chart
        send(chart, event, **more)
        assert chart.chart != before
    assert (chart.n, chart.axes) == (12, "both logarithmic")
    assert chart.chosen == ["log n", "sqrt n", "n", "n log n", "n^2", "2^n"]
    send(chart, "choose", curve="7^n", on=True)
    assert chart.chosen == chart.names
    send(chart, "axes", to="upside down")
    assert chart.axes == "both logarithmic"


def test_n_stays_where_there_is_something_to_draw() -> None:
    chart = GrowthChart()
    for wanted, got in ((1, 2), (-5, 2), (1_000, 100)):
        send(chart, "n", to=wanted)
        assert chart.n == got


@pytest.mark.parametrize("axes", CHOICES)
@pytest.mark.parametrize("n", [2, 3, 57, 100])
def test_every_curve_has_its_name_and_names_keep_apart(n: int, axes: str) -> None:
    names = names_in(curves(list(CURVES), n, axes))  # type: ignore[arg-type]
    assert set(names) == {curve.label for curve in CURVES.values()}
    heights = sorted(names.values())
    assert all(below - above > 19 for above, below in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < 360


def test_a_power_is_straight_on_logarithmic_axes() -> None:
    x, y = Scale(1, 100, 0, 200, True), Scale(1, 10_000, 400, 0, True)
    slopes = {round((400 - y(n**2)) / (2 * x(n)), 9) for n in (2, 10, 50, 100)}
    assert slopes == {1.0}  # the same everywhere
    assert x(10) == 200 * log10(10) / log10(100)


def test_axes_have_a_few_round_numbers() -> None:
    for high in (2, 7, 20, 99, 400, 1e6, 8e16):
        for logarithmic in (False, True):
            ticks = Scale(1 if logarithmic else 0, high, 0, 1, logarithmic).ticks()
            assert 2 <= len(ticks) <= 7
            assert max(ticks) <= high
    assert [short(tick) for tick in (0, 0.5, 5_000, 1e12, 6e16)] == [
        "0",
        "0.5",
        "5,000",
        "10¹²",
        "6 · 10¹⁶",
    ]


def test_what_cannot_be_drawn_is_refused_and_the_chart_stays() -> None:
    chart = GrowthChart()
    with pytest.raises(ValueError, match="Axes are"):
        chart.axes = "zz"
    with pytest.raises(ValueError, match="Choose from"):
        chart.chosen = ["zz"]
    chart.n = 30
    assert chart.status.startswith("At n = 30")
