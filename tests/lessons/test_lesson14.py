"""What lesson 14 and its exercises state and do not count themselves."""

from typing import Any

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

FIGURE = [0, 2, 5, 5, 5, 2, 0]


def solved(id: str) -> Any:
    exercise = find(id)
    assert exercise
    return exercise.solution


def test_the_number_in_the_figure() -> None:
    """As given, the function of 14.2 makes the wrong number of the slides, and mended the right."""
    exercise = find("14.2")
    assert exercise
    given = "\n".join(line.replace("# ", "", 1) for line in exercise.text.given.splitlines())
    namespace: dict[str, Any] = {}
    exec(given, namespace)
    wrong, right = namespace["mask_of"](FIGURE), exercise.solution(FIGURE)
    assert (wrong, right) == (3_332_082_970_624, 111_466_234_240)
    assert wrong.bit_count() == right.bit_count() == sum(FIGURE) == 19
    assert ((wrong & ~CELLS).bit_count(), right & ~CELLS) == (5, 0)


def test_the_predictions_of_14_1() -> None:
    truth, board = solved("14.1"), Layout(7, 6, spare=True)
    assert truth["number 110111"] == int("110111", 2)
    for key in ("1101 & 1011", "1001 | 1100", "1101 ^ 1011"):
        one, operator, other = key.split()
        assert truth[key] == eval(f"0b{one} {operator} 0b{other}")
    assert truth["1101 << 3"] == 0b1101 << 3
    assert truth["100101 >> 2"] == 0b100101 >> 2
    assert truth["bit of e3"] == board.bit((5, 3))
    assert truth["cell of bit 38"] == cell_name(board.cell(38))
    columns = 643 & 127, 643 >> 7
    assert [truth[f"discs in column {n}"] for n in (1, 2)] == [c.bit_count() for c in columns]
    assert columns == (0b11, 0b101)  # the second has a gap
    assert truth["gravity allows it"] == "no"


def test_the_predictions_of_14_7() -> None:
    truth, board = solved("14.7"), Layout(7, 6, spare=True)
    assert truth["number 0x2f"] == int("2f", 16)
    assert truth["1101 & ~1011"] == 0b1101 & ~0b1011
    mine, mask = 0b10, 0b10000011
    assert truth["cell of mine"] == cell_name(board.cell(mine.bit_length() - 1))
    assert truth["number of the others"] == mine ^ mask
    assert truth["milliseconds with bits"] == 400 / 2 + 400 / 2 / 10


def test_a_false_alarm_is_no_win() -> None:
    moves = "375667333636743"
    assert solved("14.5")([moves]) == 1
    assert not Bitboard.parse(moves).winner


@pytest.mark.parametrize("kind", ["lists", "numpy", "Bitboard"])
def test_each_kind_of_board_is_searched_alike(kind: str) -> None:
    contender = kinds()[kind]
    for board in (*quiet()[:3], *late()[:3]):
        meter = Meter()
        watched: Any = meter.watch(board)
        value = board.player * negamax(watched, 3, alpha=-1, beta=+1).value
        assert (contender(board, 3), contender.nodes(board, 3)) == (value, meter.nodes)
