"""Questions about scores, watched from outside. All else that is seen of a search, the answers to
17.3 and 17.4 show."""

import pytest

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.instruments.questions import MOST, Forgetful, count_nodes, observe_search
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import ordered


def null_window(mine, mask, alpha, table):
    """A search that takes the best moves last."""
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves or left <= 2:
        return 0 if moves else -(left // 2)
    best = -100
    for move in reversed(ordered(mine, mask, moves)):
        best = max(best, -null_window(mine ^ mask, mask | move, -alpha - 1, table))
        if best > alpha:
            break
    return best


def test_another_order_is_seen():
    late = to_bits(ConnectFour.parse("362366263321116254361377412147"))
    _, goes_on, out_of_order = observe_search(null_window, late, [1])
    assert (goes_on, out_of_order) == (False, True)


@pytest.mark.slow
def test_a_search_that_takes_too_long_is_ended():
    early = to_bits(ConnectFour.parse("3144766672564157242623621"))
    assert count_nodes(null_window, early, [2], Forgetful()) == MOST + 1
