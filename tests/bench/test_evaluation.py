"""The benchmark compares equal work, and prints what it found. How fast is not tested."""

from random import Random
from typing import Any

import matplotlib as mpl
import pandas as pd
import pytest

from c4lab.bench import evaluation
from c4lab.bench.chart import cost_table, plot_costs
from c4lab.bench.evaluation import NUMBERED, UP_TO_DATE, WAYS, costs

mpl.use("Agg")


def test_a_cost_for_each_way_and_the_first_is_the_measure() -> None:
    table = cost_table(boards=3, repeats=2)
    assert list(table.columns) == ["way", "microseconds", "speedup"]
    assert list(table["way"]) == [*WAYS, NUMBERED, UP_TO_DATE]
    assert table["microseconds"].min() > 0
    assert list(table["speedup"]) == pytest.approx(
        list(table["microseconds"][0] / table["microseconds"])
    )


def test_fast_ways_take_as_many_laps_as_last_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    laps_of: dict[str, list[int]] = {}
    turns = {"slow": "slow", "fast": "fast", "in between": "in between"}

    def seconds(way: Any, laps: int = 1) -> float:
        laps_of.setdefault(way, []).append(laps)
        return {"slow": 8.0, "fast": 0.5, "in between": 3.0}[way]

    monkeypatch.setattr(evaluation, "_turns", lambda positions: turns)
    monkeypatch.setattr(evaluation, "seconds_of", seconds)
    found = costs(boards=2, repeats=2)
    assert laps_of == {"slow": [1, 1, 1], "fast": [1, 16, 16], "in between": [1, 3, 3]}
    assert [cost.speedup for cost in found] == [1, 16, 8 / 3]
    assert found[1].microseconds == 250_000


def test_the_boards_are_the_same_each_time_and_no_game_is_over() -> None:
    boards = evaluation._unfinished(20, Random(1))
    assert boards == evaluation._unfinished(20, Random(1))
    assert all(position.result() is None for position in boards)
    assert len(set(boards)) == 20


def test_a_way_that_computes_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        board = staticmethod(lambda position: position)
        value = staticmethod(lambda board: 99_999)

    monkeypatch.setitem(evaluation.WAYS, "guess", Wrong)  # type: ignore[arg-type]
    with pytest.raises(ArithmeticError, match="'guess' differ in the value of a board"):
        costs(boards=2, repeats=1)


def test_the_chart_says_what_was_found() -> None:
    table = pd.DataFrame(
        {"way": ["one at a time", "all", "kept"], "microseconds": [90.0, 9.0, 0.5],
         "speedup": [1.0, 10.0, 180.0]}
    )  # fmt: skip
    axes = plot_costs(table)
    assert axes.get_title(loc="left") == "Kept: 180 times as fast as one at a time"
    assert axes.get_xscale() == "log"
    assert "logarithmic axis" in axes.get_xlabel()
    assert [text.get_text() for text in axes.texts] == [
        "90 µs", "9 µs  (10 times as fast)", "0.5 µs  (180 times as fast)",
    ]  # fmt: skip


@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (-1, 2), ("x", 1)])
def test_nothing_to_measure_is_said(numbers: tuple[Any, int]) -> None:
    with pytest.raises(ValueError, match="whole numbers from 1 on"):
        cost_table(*numbers)
