"""Keys: one for each board, taken apart again, and turned with it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard
from c4lab.solver.keys import board_of, canonical, key_of, mirrored


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


@given(games())
def test_the_mirror_image_has_the_mirrored_key(board):
    image = Bitboard.parse("".join(str(8 - move) for move in board.history))
    assert mirrored(board.key) == image.key
    assert mirrored(image.key) == board.key
    assert canonical(board.key) == canonical(image.key) == min(board.key, image.key)
