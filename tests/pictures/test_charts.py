"""Charts of c4lab's own: what stands in them, and where."""

import re
from math import isclose
from xml.etree import ElementTree

import pytest

from c4lab.pictures.axis import Axis, around, number_text
from c4lab.pictures.bars import Bar, bar_chart
from c4lab.pictures.chart import Chart
from c4lab.pictures.lines import Along, Line, line_chart

RECTANGLE = re.compile(r'rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"')
SVG = "{http://www.w3.org/2000/svg}"


def texts(chart: Chart) -> list[str]:
    root = ElementTree.fromstring(chart.picture)
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("axis", "ticks"),
    [
        (Axis(0, 10, 0, 1), [0, 2, 4, 6, 8, 10]),
        (Axis(-1, 1, 0, 1), [-1, -0.5, 0, 0.5, 1]),
        (Axis(0.01, 200, 0, 1, 10), [0.01, 0.1, 1, 10, 100]),
        (Axis(1, 64, 0, 1, 2), [1, 2, 4, 8, 16, 32, 64]),
        (Axis(3, 5, 0, 1, 10), [3, 5]),
    ],
)
def test_an_axis_has_a_few_round_numbers(axis: Axis, ticks: list[float]) -> None:
    assert axis.ticks() == pytest.approx(ticks)


@pytest.mark.parametrize("base", [0, 10])
@pytest.mark.parametrize("numbers", [[3.0], [1.0, 1000.0], [0.0, 5.0], [2.0, 2.0], []])
def test_all_numbers_have_a_place_on_the_axis(base: int, numbers: list[float]) -> None:
    axis = around(numbers, 100, 500, base)
    places = [axis(number) for number in numbers]
    assert all(100 <= place <= 500 for place in places)
    assert places == sorted(places)
    assert 2 <= len(axis.ticks()) <= 8
    assert all(99.9 <= axis(tick) <= 500.1 for tick in axis.ticks())


def test_a_logarithm_makes_equal_ratios_equal_steps() -> None:
    axis = Axis(1, 100, 0, 1, 10)
    assert isclose(axis(10), 0.5)
    assert [number_text(n) for n in (0.001, 5000, 1e12)] == ["0.001", "5,000", "10¹²"]


def test_bars_have_names_numbers_and_groups() -> None:
    bars = [
        Bar("minimax", 900, "900", "red", "empty"),
        Bar("alpha & beta", 90, "90", "blue", "empty"),
        Bar("minimax", 70, "70", "red", "late"),
    ]
    chart = bar_chart("It looks at fewer", bars, "positions", start=0.0)
    said = texts(chart)
    assert said.count("minimax") == 2
    assert {"empty", "late", "alpha & beta", "900", "positions", "It looks at fewer"} <= {*said}
    widths = [float(width) for _, width in RECTANGLE.findall(chart.picture)]
    assert widths[0] == pytest.approx(10 * widths[1], rel=0.01)
    assert repr(chart) == "A chart: It looks at fewer"


def test_a_bar_may_begin_in_the_middle() -> None:
    bars = [Bar("good", 0.8, "0.8", "green"), Bar("bad", 0.4, "0.4", "red")]
    chart = bar_chart("AUC", bars, "auc", start=0.5, end=1.0)
    spans = RECTANGLE.findall(chart.picture)
    (good, wide), (bad, narrow) = ((float(x), float(width)) for x, width in spans)
    assert bad + narrow == pytest.approx(good, abs=0.2)
    assert wide == pytest.approx(3 * narrow, rel=0.01)


def test_lines_are_named_and_names_do_not_overlap() -> None:
    lines = [
        Line(f"f{i}", "red", [(1, 10), (100, 10 + i)], joined=i != 2, mark=mark)
        for i, mark in enumerate("osD^v")
    ]
    chart = line_chart("Growth", lines, Along("n", 10), Along("steps", 10), level=12.0)
    said = texts(chart)
    assert {"n (logarithmic axis)", "steps (logarithmic axis)"} <= {*said}
    assert {"f0", "f1", "f2", "f3", "f4"} <= {*said}
    places = [float(each) for each in re.findall(r'y="([\d.]+)" [^>]*>f\d<', chart.picture)]
    assert all(b - a > 19 for a, b in zip(sorted(places), sorted(places)[1:], strict=False))


def test_a_long_title_goes_on_in_the_next_line() -> None:
    chart = bar_chart("word " * 30, [Bar("a", 1, "1", "red")], "n")
    assert sum("word" in said for said in texts(chart)) == 2
