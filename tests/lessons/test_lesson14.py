"""What lesson 14 and its exercises state and do not count themselves."""

import pytest

from c4lab.checks.writing.registry import find
from c4lab.data import late, quiet
from c4lab.instruments import Meter
from c4lab.lessons.lesson14_bitboards.four_boards import kinds
from c4lab.search import negamax
from tests.lessons.handed_out import as_given

FIGURE = [0, 2, 5, 5, 5, 2, 0]


def test_the_number_in_the_figure():
    """As given, the function of 14.2 makes the wrong number of the slides, and mended the right."""
    wrong, right = as_given("14.2")(FIGURE), find("14.2").solution(FIGURE)
    assert (wrong, right) == (3_332_082_970_624, 111_466_234_240)


@pytest.mark.parametrize("kind", ["lists", "numpy", "Bitboard"])
def test_each_kind_of_board_is_searched_alike(kind):
    contender = kinds()[kind]
    for board in (*quiet()[:3], *late()[:3]):
        meter = Meter()
        value = board.player * negamax(meter.watch(board), 3, alpha=-1, beta=+1).value
        assert (contender(board, 3), contender.nodes(board, 3)) == (value, meter.nodes)
