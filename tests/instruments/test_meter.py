"""A meter counts each position once, up to its budget; the passes of a deepening search, watched
from outside, are those of the search itself."""

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import BudgetExceeded, Meter, nodes_of, passes
from c4lab.players.forced import forced_first
from c4lab.search import centre_first, deepening, minimax, pvs, with_memory

TWO = ConnectFour.parse("445")


@pytest.mark.parametrize("budget", [0, 1, 2, 5])
def test_a_budget_allows_that_many_positions_and_no_more(budget):
    meter = Meter(budget)
    with pytest.raises(BudgetExceeded, match=f"more than {budget} positions"):
        minimax(meter.watch(TicTacToe()))
    assert meter.nodes == budget


@pytest.mark.parametrize("search", [with_memory, pvs])
def test_each_pass_is_a_search_to_its_depth(search):
    for each in passes(TWO, 4, Squares(), search=search, order=centre_first):

        def worth(position, ahead):
            return search(position, ahead, Squares(), order=centre_first).value

        assert each.value == worth(TWO, each.ahead) == -worth(TWO.play(each.move), each.ahead - 1)


def test_nodes_that_the_order_looks_at_count_once():
    counted = nodes_of(deepening, TWO, 3, Squares(), order=forced_first)
    assert passes(TWO, 3, Squares(), order=forced_first)[-1].nodes == counted
