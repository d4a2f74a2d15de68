"""A meter counts each position once, and a budget is the number of positions that are allowed."""

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import BudgetExceeded, Meter


@pytest.mark.parametrize("budget", [1, 2, 5])
def test_a_budget_allows_that_many_positions_and_no_more(budget: int) -> None:
    meter = Meter(budget)
    position = meter.watch(TicTacToe())
    for move in range(1, budget):
        position = position.play(move)
    assert meter.nodes == budget
    with pytest.raises(BudgetExceeded, match=f"more than {budget} positions"):
        position.play(9)
    assert meter.nodes == budget


def test_a_budget_of_none_at_all_refuses_the_first() -> None:
    with pytest.raises(BudgetExceeded, match="more than 0 positions"):
        Meter(0).watch(TicTacToe())
