"""All ways to compute squares give the same values, and so does a board that is played on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.evaluation import Squares
from c4lab.evaluation.squares import LineBoard
from c4lab.evaluation.squares.numpy_ways import numpy_at_once, numpy_windows
from c4lab.evaluation.squares.ways import list_scan, masks, tuple_tables
from c4lab.games import ConnectFour
from tests.evaluation.conftest import Three, choices, full_boards
from tests.reached import reached


@pytest.mark.parametrize("way", [numpy_windows, numpy_at_once, list_scan, masks, tuple_tables])
@given(position=full_boards)
def test_each_way_gives_the_same_figure(way, position):
    assert way.value(way.board(position)) == position.player * Squares()(position)


@given(st.sampled_from([ConnectFour, Three]), choices, choices)
def test_a_line_board_follows_every_move_and_takes_it_back(game, before, after):
    position = reached(game, before)
    board = LineBoard(position)
    assert board.value == position.player * Squares()(position)
    passed = []
    for choice in after:
        if position.result() is not None:
            break
        assert board.moves() == list(position.moves())
        assert not board.won
        passed.append((position, board.value, list(board.lines)))
        move = position.moves()[choice % len(position.moves())]
        position = position.play(move)
        board.drop(move)
        assert (board.player, board.left) == (position.player, position.left)
        assert board.value == board.recount() == position.player * Squares()(position)
        assert board.won == bool(position.winner)
    for position, value, numbers in reversed(passed):
        board.undo()
        assert (board.value, board.lines) == (value, numbers)
        assert (board.player, board.left) == (position.player, position.left)
