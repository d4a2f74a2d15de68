"""All ways to compute squares give the same values. So does a board that is played on: that
follows from the moves that `line_tables` of the players finds on it."""

import pytest
from hypothesis import given

from c4lab.evaluation import Squares
from c4lab.evaluation.squares.numpy_ways import numpy_at_once, numpy_windows
from c4lab.evaluation.squares.ways import list_scan, masks, tuple_tables
from tests.evaluation.conftest import full_boards


@pytest.mark.parametrize("way", [numpy_windows, numpy_at_once, list_scan, masks, tuple_tables])
@given(position=full_boards)
def test_each_way_gives_the_same_figure(way, position):
    assert way.value(way.board(position)) == position.player * Squares()(position)
