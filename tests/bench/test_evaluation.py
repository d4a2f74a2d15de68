"""The benchmark compares equal work, and prints what it found. How fast is not tested."""

import pytest

from c4lab.bench import evaluation
from c4lab.bench.evaluation import NUMBERED, UP_TO_DATE, WAYS, cost_table, costs


def test_a_cost_for_each_way_and_the_first_is_the_measure():
    table = cost_table(boards=3, repeats=2)
    assert list(table["way"]) == [*WAYS, NUMBERED, UP_TO_DATE]
    assert table["microseconds"].min() > 0
    assert list(table["speedup"]) == pytest.approx(
        list(table["microseconds"][0] / table["microseconds"])
    )
    with pytest.raises(ValueError, match="whole numbers from 1 on"):
        cost_table(1, 0)


def test_a_way_that_computes_something_else_is_refused(monkeypatch):
    class Wrong:
        board = staticmethod(lambda position: position)
        value = staticmethod(lambda board: 99_999)

    monkeypatch.setitem(evaluation.WAYS, "guess", Wrong)
    with pytest.raises(ArithmeticError, match="'guess' differ in the value of a board"):
        costs(boards=2, repeats=1)
