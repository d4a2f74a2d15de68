"""Steps are counted from outside, exactly; growth fits the exponent of what it is given."""

import sys
from math import isqrt

import numpy as np
import pytest

from c4lab.instruments import BudgetExceeded, count_steps, growth, plot_growth

SIZES = [1000, 2000, 4000, 8000]


def linear(n):
    return sum(n % i == 0 for i in range(1, n + 1))


def square_root(n):
    return linear(isqrt(n))


def doubling(n):
    return 1 if n == 0 else doubling(n - 1) + doubling(n - 1)


def test_a_budget_ends_the_run_even_if_the_function_catches_everything():
    def stubborn(n):
        try:
            return linear(n)
        except Exception:
            return 0

    for function in (linear, stubborn):
        with pytest.raises(BudgetExceeded, match="more than 1,000 steps"):
            count_steps(function, 1_000, budget=1_000)
    exact = count_steps(linear, 100).steps
    assert count_steps(linear, 100, budget=exact).steps == exact


@pytest.mark.parametrize(
    ("function", "sizes", "exponent"),
    [
        (square_root, [n**2 for n in SIZES], 0.5),
        (lambda n: linear(n**2), [50, 100, 200], 2),
        (lambda n: n % 7, SIZES, 0),
    ],
)
def test_exponents_by_steps(function, sizes, exponent):
    measured = growth(function, sizes)
    assert measured.exponent == pytest.approx(exponent, abs=0.03)
    assert measured.fit.off < 0.05
    assert growth(function, np.array(sizes)) == measured
    assert list(measured.table().columns) == ["n", "steps", "slope"]


def test_what_is_no_power_of_n_is_not_trusted():
    measured = growth(doubling, [4, 6, 8, 10, 12])
    assert list(measured.slopes) == sorted(measured.slopes)
    assert "do not trust it" in str(measured)
    assert str(growth(linear, SIZES)).startswith(
        "linear: steps grow like n^1.00; the worst point is 0."
    )


def test_seconds_come_with_their_spread():
    table = growth(linear, [200, 400, 800], by="seconds", repeats=3).table()
    assert list(table.columns) == ["n", "seconds", "low", "high", "slope"]
    assert (table["low"] <= table["seconds"]).all()
    assert (table["seconds"] <= table["high"]).all()
    assert table["slope"].isna().tolist() == [True, False, False]


def test_the_chart_names_each_line_and_says_what_it_found():
    axes = plot_growth(growth(linear, SIZES), growth(square_root, SIZES))
    assert [text.get_text().split(":")[0] for text in axes.texts] == ["linear", "square_root"]
    assert axes.get_title(loc="left").startswith("square_root grows most slowly (n^0.")
    assert axes.get_xscale() == axes.get_yscale() == "log"
    single = plot_growth(growth(linear, SIZES))
    assert single.get_title(loc="left") == "linear grows like n^1.00"


def test_steps_and_seconds_do_not_share_an_axis():
    steps, seconds = growth(linear, SIZES), growth(linear, [10, 20, 30], by="seconds", repeats=1)
    for wrong in ((steps, seconds), ()):
        with pytest.raises(ValueError, match="all by steps or all by seconds"):
            plot_growth(*wrong)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((3, SIZES), "without parentheses"),
        ((linear, [10, 20]), "at least three sizes"),
        ((linear, [30, 20, 10]), "the smallest first"),
        ((linear, [10, 20, None]), "at least three sizes"),
        ((linear, SIZES, "seconds", 0), "Repeat each run at least once"),
        ((linear, SIZES, "minutes"), "choose 'steps' or 'seconds'"),
    ],
)
def test_bad_calls_get_a_sentence(arguments, message):
    with pytest.raises(ValueError, match=message):
        growth(*arguments)


def test_a_size_that_takes_too_long_is_named(monkeypatch):
    monkeypatch.setattr(sys.modules[growth.__module__], "LIMIT", 30_000)
    with pytest.raises(BudgetExceeded, match=r"linear\(4,000\) takes more than 30,000 steps"):
        growth(linear, SIZES)
