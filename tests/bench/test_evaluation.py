"""The benchmark compares equal work, and prints what it found. How fast is not tested."""

import matplotlib as mpl
import pandas as pd
import pytest

from c4lab.bench import evaluation
from c4lab.bench.evaluation import NUMBERED, UP_TO_DATE, WAYS, cost_table, costs, plot_costs

mpl.use("Agg")


def test_a_cost_for_each_way_and_the_first_is_the_measure():
    table = cost_table(boards=3, repeats=2)
    assert list(table["way"]) == [*WAYS, NUMBERED, UP_TO_DATE]
    assert table["microseconds"].min() > 0
    assert list(table["speedup"]) == pytest.approx(
        list(table["microseconds"][0] / table["microseconds"])
    )


def test_a_way_that_computes_something_else_is_refused(monkeypatch):
    class Wrong:
        board = staticmethod(lambda position: position)
        value = staticmethod(lambda board: 99_999)

    monkeypatch.setitem(evaluation.WAYS, "guess", Wrong)
    with pytest.raises(ArithmeticError, match="'guess' differ in the value of a board"):
        costs(boards=2, repeats=1)


def test_the_chart_says_what_was_found():
    table = pd.DataFrame(
        {"way": ["one at a time", "all", "kept"], "microseconds": [90.0, 9.0, 0.5],
         "speedup": [1.0, 10.0, 180.0]}
    )  # fmt: skip
    axes = plot_costs(table)
    assert axes.get_title(loc="left") == "Kept: 180 times as fast as one at a time"
    assert axes.get_xscale() == "log"
    assert [text.get_text() for text in axes.texts] == [
        "90 µs", "9 µs  (10 times as fast)", "0.5 µs  (180 times as fast)",
    ]  # fmt: skip
    with pytest.raises(ValueError, match="whole numbers from 1 on"):
        cost_table(1, 0)
