"""Keys: each board has its own key, from which it can be found, as can the mirror image's key."""

from array import array
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Bitboard
from c4lab.solver.keys import board_of, canonical, key_of, mirrored, most_discs
from tests.solver.mutation import uncompiled


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


def in_the_search(changes=None):
    """(`key_of` of the compiled search, in plain Python; the number of discs below which mirror
    images share a key)."""
    with uncompiled(changes or {}) as modules:
        table = modules["solver.compiled.table"]

    def key(board):
        mine, mask = np.uint64(board.position), np.uint64(board.mask)
        return int(table.key_of(mine, mask, len(board.history)))

    return key, table.MIRRORED_TO


IN_THE_SEARCH = in_the_search()


@pytest.mark.slow
@given(games())
@settings(max_examples=200)
def test_in_the_search_a_position_has_its_key_or_early_on_that_of_its_mirror_image(board):
    """So no two others share one: as `board_of` shows, no two boards have the same key."""
    key, mirrored_to = IN_THE_SEARCH
    early = len(board.history) < mirrored_to
    assert key(board) == (canonical(board.key) if early else board.key) != 0


@cache
def early_positions(discs):
    """All positions with so many discs, by key."""
    found = {Bitboard().key: Bitboard()}
    for _ in range(discs):
        after = (board.play(move) for board in found.values() for move in board.moves())
        found = {board.key: board for board in after}
    return found


# The columns may be turned in the wrong way; and without BOTTOM, a key does not show heights.
WRONG_KEYS = [
    ("c4lab.solver.compiled.bits", "WIDTH - 1 - 2 * column", "WIDTH - 3 - 2 * column"),
    ("c4lab.solver.compiled.bits", "<< by | key >> by & COLUMNS[column]", "<< by"),
    ("c4lab.solver.compiled.table", "key = mine + mask + BOTTOM", "key = mine | mask"),
]


def as_many_as_mirrored_pairs(key):
    """Whether the positions with five discs have as many keys as they are without the mirror."""
    positions = early_positions(5)
    assert len(positions) == 4263
    return len({key(board) for board in positions.values()}) == len(set(map(canonical, positions)))


def test_early_positions_share_a_key_with_their_mirror_image_and_no_other():
    key, _ = IN_THE_SEARCH
    assert as_many_as_mirrored_pairs(key)


@pytest.mark.parametrize(("module", "right", "wrong"), WRONG_KEYS)
def test_wrong_keys_are_too_many_or_too_few(module, right, wrong):
    key, _ = in_the_search({module: (right, wrong)})
    assert not as_many_as_mirrored_pairs(key)
