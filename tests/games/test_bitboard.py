"""`Bitboard` compared with `ConnectFour`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.games.bits import COLUMN, HEIGHT, WIDTH
from c4lab.instruments import Meter
from c4lab.lessons.lesson06_connect_four.matrix_rules import find_game
from tests.reached import playout


@pytest.mark.parametrize("seed", range(30))
def test_every_position_of_random_games_is_the_same_on_both_boards(seed):
    both = playout(ConnectFour, seed), playout(Bitboard, seed)  # the same choices
    for readable, bits in zip(*both, strict=True):
        for name in ("columns", "player", "left", "history", "winner"):
            assert getattr(bits, name) == getattr(readable, name)
        assert bits.moves() == readable.moves()
        assert bits.result() == readable.result()
        assert bits.winning_line() == readable.winning_line()
        assert bits.diagram() == readable.diagram()
        assert all(bits.landing(move) == readable.landing(move) for move in range(1, 8))
        converted, decoded = Bitboard.of(readable), Bitboard.decode(bits.mask, bits.position)
        assert converted == decoded == bits
        assert bits != readable != bits
        assert (converted.history, converted.winner) == (readable.history, readable.winner)
        assert Bitboard.parse(str(decoded)) == bits  # its history is that of a game
    watched = Meter().watch(readable)
    assert Bitboard.of(watched) == bits


@pytest.mark.parametrize("other", [TicTacToe(), "4455"])
def test_boards_of_another_size_do_not_fit(other):
    with pytest.raises(ValueError, match=r"does not fit: give a position of Connect Four .*\.$"):
        Bitboard.of(other)
    with pytest.raises(ValueError, match=r"Small would need bits of its own.*ConnectFour\.$"):
        type("Small", (Bitboard,), {"width": 5})


@pytest.mark.parametrize(
    ("reason", "numbers"),
    [
        *(("a whole number", pair) for pair in [(-1, 0), (0, -1), (True, 0), ("1", 0)]),
        *(("no disc can lie there", pair) for pair in [(0b1111111, 7), (1 << 49, 0), (0, 1 << 6)]),
        (r"The disc on b2 \(bit 8\) floats, because b1 below it is empty", (1 | 1 << 8, 1)),
        (r"The position has a disc on b1 \(bit 7\) and the mask has none", (0b11, 1 << 7)),
        ("has 0 of the 2 discs: the side to move must have 1", (0b11, 0)),
        ("No game leads to", (0b11, 0b10)),  # the first player's only disc lies on the second's
        ("No game leads to", (0b1111 | 0b1111 << COLUMN, 0b1111)),  # a four each
    ],
)
def test_numbers_that_are_no_board_are_refused_with_a_reason(reason, numbers):
    with pytest.raises(ValueError, match=rf"{reason}.*\.$"):
        Bitboard.decode(*numbers)


@given(st.lists(st.tuples(st.integers(0, WIDTH - 1), st.booleans()), max_size=12))
def test_a_board_is_decoded_if_and_only_if_a_game_leads_to_it(drops):
    """`decode` agrees with `find_game`, which takes discs back from two matrices."""
    columns = [[first for j, first in drops if j == i][:HEIGHT] for i in range(WIDTH)]
    discs = [(i, j, first) for j, column in enumerate(columns) for i, first in enumerate(column)]
    x, y = (
        [[int((i, j, side) in discs) for j in range(WIDTH)] for i in range(HEIGHT)]
        for side in (True, False)
    )
    mover_is_first = len(discs) % 2 == 0
    mask = sum(1 << COLUMN * j + i for i, j, _ in discs)
    mine = sum(1 << COLUMN * j + i for i, j, first in discs if first is mover_is_first)
    if find_game(x, y) is None:
        with pytest.raises(ValueError, match=r"No game leads to|players take turns"):
            Bitboard.decode(mask, mine)
    else:
        board = Bitboard.decode(mask, mine)
        assert (board.mask, board.position) == (mask, mine)
