"""Questions to a solver: those that cannot be solved are refused, with the move and the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour
from c4lab.instruments import Meter
from c4lab.solver.compiled_engine import CompiledEngine
from c4lab.solver.engines import ReadableEngine
from c4lab.solver.question import board, board_after, boards_of
from tests.reached import in_progress

COMPILED = CompiledEngine(1 << 10)
FULL = "441365675334466335442232661515577771217122"


class Small(ConnectFour):
    width, height, connect = 5, 4, 4


@given(st.lists(st.text("1234567" * 10 + "0 89:\n\xff", max_size=50), max_size=20))
def test_compiled_or_not_the_same_moves_are_read(texts):
    assert COMPILED.read_many(texts) == ReadableEngine().read_many(texts)


def test_more_texts_than_fit_are_read():
    texts = ["4455", "1212121", "44x"] * 1_000
    assert COMPILED.read_many(texts) == [board_after(b"4455"), None, None] * 1_000
    assert COMPILED.read_many(["4" * 100_000, "44"]) == [None, board_after(b"44")]


@given(st.lists(st.integers(1, 7), max_size=42))
def test_text_is_read_as_the_game_is_played(columns):
    position = in_progress(Bitboard, columns)
    pair = (position.position, position.mask)
    readable = ConnectFour.parse(str(position))
    assert board(str(position)) == board(position) == board(readable) == pair
    assert board(Meter().watch(position)) == board(" ".join(str(position))) == pair


REFUSED = [
    ("1212121", "nothing to solve: red has won with move 7, column 1."),
    (Bitboard(mask=0b1111 | 7 << 7, position=7 << 7), "nothing to solve: red has won."),
    (Bitboard.parse(FULL), "nothing to solve: the board is full."),
    ("12121212", "Move 8 of '12121212': Column 2 cannot be played: the game is over."),
    ("44444445", "Move 7 of '44444445': Column 4 is full: the open columns are 1, 2, 3, 5, 6, 7."),
    ("4²", "Move 2 of '4²': '²' is not a column"),
    (4455, "4455 is not a position that this solver knows: give the columns in quotes"),
    (Small(), "not a position that this solver knows"),
    (Bitboard(mask=0b101, position=0b1), "floats"),
]


@pytest.mark.parametrize(("position", "reason"), REFUSED)
def test_what_cannot_be_solved_is_refused(position, reason):
    with pytest.raises(ValueError, match=reason):
        board(position)


@pytest.mark.parametrize("history", [(7, 7), (300, -1), ("1", "2")])
def test_a_history_that_leads_elsewhere_is_no_help(history):
    """Then only the board decides whether the position is solved or refused."""
    columns = ((1,), (-1,), (), (), (), (), ())
    for position in (Bitboard(129, 1, (1, 2)), ConnectFour((1, 2), columns)):
        assert board(position) == (1, 129)
        object.__setattr__(position, "history", history)
        assert board(position) == (1, 129)


def test_of_several_positions_the_bad_one_is_named():
    with pytest.raises(ValueError, match="Position 2: Move 1 of '9': '9' is not a column"):
        boards_of(["44", "9", "8"], ReadableEngine().read_many)
    with pytest.raises(ValueError, match="'4455' are not several positions: give a list"):
        boards_of("4455", ReadableEngine().read_many)
