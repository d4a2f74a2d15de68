"""A meter counts each position once, up to its budget, and in passes those of the order too."""

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import BudgetExceeded, Meter, nodes_of, passes
from c4lab.players.forced import forced_first
from c4lab.search import deepening, minimax


@pytest.mark.parametrize("budget", [0, 1, 2, 5])
def test_a_budget_allows_that_many_positions_and_no_more(budget):
    meter = Meter(budget)
    with pytest.raises(BudgetExceeded, match=f"more than {budget} positions"):
        minimax(meter.watch(TicTacToe()))
    assert meter.nodes == budget


def test_nodes_that_the_order_looks_at_count_once():
    asked = ConnectFour.parse("445"), 3, Squares()
    counted = nodes_of(deepening, *asked, order=forced_first)
    assert passes(*asked, order=forced_first)[-1].nodes == counted
