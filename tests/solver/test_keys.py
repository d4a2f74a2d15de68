"""Keys: each board has its own key, from which it can be found, as can the mirror image's key."""

from array import array

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Bitboard
from c4lab.solver.keys import board_of, canonical, key_of, mirrored, most_discs
from tests.solver.uncompiled import uncompiled


@st.composite
def games(draw, most=42):
    """Moves of a game, which may be over."""
    board = Bitboard()
    for _ in range(draw(st.integers(0, most))):
        if not board.moves():
            break
        board = board.play(draw(st.sampled_from(board.moves())))
    return board


@given(games())
def test_a_key_is_taken_apart_again(board):
    key = key_of(board.position, board.mask)
    assert key == board.key > 0
    assert board_of(key) == (board.position, board.mask)


@given(st.lists(games(), max_size=5))
def test_the_fullest_of_several_boards(boards):
    keys = array("Q", [board.key for board in boards])
    assert most_discs(keys) == max((len(board.history) for board in boards), default=-1)


@given(games())
def test_the_mirror_image_has_the_mirrored_key(board):
    image = Bitboard.parse("".join(str(8 - move) for move in board.history))
    assert mirrored(board.key) == image.key
    assert mirrored(image.key) == board.key
    assert canonical(board.key) == canonical(image.key) == min(board.key, image.key)


# The columns may be turned in the wrong way; and without BOTTOM, a key does not show heights.


with uncompiled() as modules:
    TABLE = modules["table"]


@given(games())
@settings(max_examples=100)
def test_in_the_search_a_position_has_its_key_or_early_on_that_of_its_mirror_image(board):
    """So no two others share one: as `board_of` shows, no two boards have the same key."""
    discs = len(board.history)
    key = TABLE.key_of(np.uint64(board.position), np.uint64(board.mask), discs)
    assert key == (canonical(board.key) if discs < TABLE.MIRRORED_TO else board.key) != 0
    assert 1 < TABLE.MIRRORED_TO < 42
