"""What lesson 14 and its exercises state and do not count themselves."""

import pytest

from c4lab.checks.writing.registry import find
from c4lab.data import late, quiet
from c4lab.games import Bitboard
from c4lab.games.bits import CELLS
from c4lab.games.grid import cell_name
from c4lab.instruments import Meter
from c4lab.lessons.lesson14_bitboards.four_boards import kinds
from c4lab.search import negamax
from c4lab.widgets.bits.shift_steps import Layout
from tests.lessons.handed_out import as_given

FIGURE = [0, 2, 5, 5, 5, 2, 0]
BOARD = Layout(7, 6, spare=True)


def test_the_number_in_the_figure():
    """As given, the function of 14.2 makes the wrong number of the slides, and mended the right."""
    wrong, right = as_given("14.2")(FIGURE), find("14.2").solution(FIGURE)
    assert (wrong, right) == (3_332_082_970_624, 111_466_234_240)
    assert wrong.bit_count() == right.bit_count() == sum(FIGURE) == 19
    assert ((wrong & ~CELLS).bit_count(), right & ~CELLS) == (5, 0)


def test_the_predictions_of_14_1():
    columns = 643 & 127, 643 >> 7
    assert columns == (0b11, 0b101)  # the second has a gap
    assert find("14.1").solution == {
        "number 110111": int("110111", 2),
        "1101 & 1011": 0b1101 & 0b1011,
        "1001 | 1100": 0b1001 | 0b1100,
        "1101 ^ 1011": 0b1101 ^ 0b1011,
        "1101 << 3": 0b1101 << 3,
        "100101 >> 2": 0b100101 >> 2,
        "bit of e3": BOARD.bit((5, 3)),
        "cell of bit 38": cell_name(BOARD.cell(38)),
        "discs in column 1": columns[0].bit_count(),
        "discs in column 2": columns[1].bit_count(),
        "gravity allows it": "no",
    }


def test_the_predictions_of_14_7():
    truth, mine = find("14.7").solution, 0b10
    assert truth["number 0x2f"] == int("2f", 16)
    assert truth["1101 & ~1011"] == 0b1101 & ~0b1011
    assert truth["cell of mine"] == cell_name(BOARD.cell(mine.bit_length() - 1))
    assert truth["number of the others"] == mine ^ 0b10000011
    assert truth["milliseconds with bits"] == 400 / 2 + 400 / 2 / 10


def test_a_false_alarm_is_no_win():
    moves = "375667333636743"
    assert find("14.5").solution([moves]) == 1
    assert not Bitboard.parse(moves).winner


@pytest.mark.parametrize("kind", ["lists", "numpy", "Bitboard"])
def test_each_kind_of_board_is_searched_alike(kind):
    contender = kinds()[kind]
    for board in (*quiet()[:3], *late()[:3]):
        meter = Meter()
        value = board.player * negamax(meter.watch(board), 3, alpha=-1, beta=+1).value
        assert (contender(board, 3), contender.nodes(board, 3)) == (value, meter.nodes)
