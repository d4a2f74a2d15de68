"""`Bitboard` compared with `ConnectFour`."""

import copy
import pickle
import random
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour, IllegalMove, TicTacToe
from c4lab.games.bits import COLUMN, HEIGHT, WIDTH, Layout, has_four
from c4lab.instruments import Meter
from c4lab.lessons.lesson06_connect_four.matrix_rules import find_game
from c4lab.pictures import draw, mark, spots
from c4lab.widgets.parts.game_words import wording

Pair = tuple[ConnectFour, Bitboard]


def random_game(seed: int) -> list[Pair]:
    """The positions of a random game, first to last, on both boards."""
    rng = random.Random(seed)
    game = [(ConnectFour(), Bitboard())]
    while moves := game[-1][0].moves():
        move = rng.choice(moves)
        game.append((game[-1][0].play(move), game[-1][1].play(move)))
    return game


GAMES = [random_game(seed) for seed in range(60)]
FEW = [pair for game in GAMES[:10] for pair in game]


def refusal(call: Callable[[], Any]) -> str:
    with pytest.raises(IllegalMove) as caught:
        call()
    return str(caught.value)


def test_every_position_of_random_games_is_the_same_on_both_boards() -> None:
    for readable, bits in (pair for game in GAMES for pair in game):
        for name in ("columns", "player", "left", "history", "winner"):
            assert getattr(bits, name) == getattr(readable, name)
        assert bits.moves() == readable.moves()
        assert bits.result() == readable.result()
        assert bits.winning_line() == readable.winning_line()
        assert str(bits) == str(readable)
        assert bits.diagram() == readable.diagram()
        assert all(bits.landing(move) == readable.landing(move) for move in range(1, 8))


def test_what_cannot_be_played_is_refused_in_the_same_words() -> None:
    for readable, bits in FEW:
        for move in (0, 8, -1, True, None, "1", 1.0, *range(1, 8)):
            if move not in readable.moves() or type(move) is not int:
                wanted = refusal(lambda move=move, board=readable: board.play(move))
                assert refusal(lambda move=move, board=bits: board.play(move)) == wanted
    for text in ("0", "x", "1111111", "12121213", 12):
        wanted = refusal(lambda text=text: ConnectFour.parse(text))
        assert refusal(lambda text=text: Bitboard.parse(text)) == wanted


def test_the_spare_row_parts_the_columns() -> None:
    assert not has_four(0b111000 | 1 << COLUMN)  # a4, a5, a6 and b1


def test_keys_tell_boards_apart_and_are_never_0() -> None:
    assert Bitboard().key != 0
    keys: dict[int, Any] = {}
    for readable, bits in (pair for game in GAMES for pair in game):
        assert keys.setdefault(bits.key, readable.key) == readable.key
    assert len(keys) == len({readable for game in GAMES for readable, _ in game})
    assert Bitboard.parse("1").position + Bitboard.parse("1").mask != 0  # without BOTTOM


def test_equal_boards_are_equal_and_other_kinds_are_not() -> None:
    assert Bitboard.parse("123") == Bitboard.parse("321") != Bitboard.parse("132")
    assert len({Bitboard.parse("123"), Bitboard.parse("321")}) == 1
    assert Bitboard.parse("12") != ConnectFour.parse("12") != Bitboard.parse("12")


def test_pictures_and_words_are_the_same() -> None:
    for readable, bits in FEW:
        assert draw(bits, [(1, 1)]) == draw(readable, [(1, 1)])
        assert spots(bits) == spots(readable)
        assert all(mark(bits, move) == mark(readable, move) for move in bits.moves())
    assert wording(Bitboard()) is wording(ConnectFour())


def test_the_columns_of_a_layout_go_outwards() -> None:
    columns = [0b1111 << 5 * place for place in (2, 1, 3, 0, 4)]
    assert [*Layout(width=5, height=4).columns] == columns


def test_numbers_and_boards_both_ways() -> None:
    for readable, bits in (pair for game in GAMES for pair in game):
        assert Bitboard.of(readable) == Bitboard.of(bits) == bits
        decoded = Bitboard.decode(bits.mask, bits.position)
        assert decoded == bits
        assert (decoded.mask, decoded.position) == (bits.mask, bits.position)
        assert decoded.winner == bits.winner
        assert Bitboard.parse(str(decoded)) == bits  # its history is that of a game
        converted = Bitboard.of(readable)
        assert (converted.history, converted.winner) == (readable.history, readable.winner)
    lost = ConnectFour.parse("4151617")
    assert Bitboard.of(Meter().watch(lost)) == Bitboard.parse("4151617")  # type: ignore[arg-type]


class Three(ConnectFour):
    width, height, connect = 4, 4, 3


@pytest.mark.parametrize("other", [Three(), TicTacToe(), "4455", 7])
def test_boards_of_another_size_do_not_fit(other: Any) -> None:
    with pytest.raises(ValueError, match=r"does not fit: give a position of Connect Four .*\.$"):
        Bitboard.of(other)


def test_a_smaller_board_is_not_derived_from_this_one() -> None:
    with pytest.raises(ValueError, match=r"Small would need bits of its own.*ConnectFour\.$"):
        type("Small", (Bitboard,), {"width": 5})


BAD = {
    "a whole number": [(-1, 0), (0, -1), (1.0, 0), (True, 0), ("1", 0), (None, 0)],
    "no disc can lie there": [(0b1111111, 0b111), (1 << 48, 0), (1 << 49, 0), (0, 1 << 6)],
    r"The disc on b2 \(bit 8\) floats, because b1 below it is empty": [(1 | 1 << 8, 1)],
    "The disc on a6 .* floats": [(0b100000, 0)],
    r"The position has a disc on b1 \(bit 7\) and the mask has none": [(0b11, 1 << 7)],
    "has 0 of the 2 discs: the side to move must have 1": [(0b11, 0)],
    "has 1 of the 1 discs: the side to move must have 0": [(1, 1)],
    "No game leads to": [
        (0b11, 0b10),  # the first player's only disc lies on the second's
        (0b1111 | 0b1111 << COLUMN, 0b1111),  # a four each
    ],
}


@pytest.mark.parametrize(
    ("reason", "numbers"), [(reason, pair) for reason, pairs in BAD.items() for pair in pairs]
)
def test_numbers_that_are_no_board_are_refused_with_a_reason(
    reason: str, numbers: tuple[Any, Any]
) -> None:
    with pytest.raises(ValueError, match=rf"{reason}.*\.$"):
        Bitboard.decode(*numbers)


@given(st.lists(st.tuples(st.integers(0, WIDTH - 1), st.booleans()), max_size=12))
def test_a_board_is_decoded_if_and_only_if_a_game_leads_to_it(
    drops: list[tuple[int, bool]],
) -> None:
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


def test_a_board_never_changes_and_survives_copying() -> None:
    board = Bitboard.parse("4455")
    for name in ("mask", "position", "history", "columns", "winner"):
        with pytest.raises(FrozenInstanceError):
            setattr(board, name, 0)
    for twin in (copy.copy(board), copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert (twin, twin.history, twin.columns) == (board, board.history, board.columns)
