"""What every game must satisfy. A new game joins with one entry in CASES."""

import inspect
from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import c4lab.games
from c4lab.games import Bitboard, ConnectFour, IllegalMove, Position, Sim, TicTacToe
from c4lab.instruments import Meter
from tests.reached import playout


@dataclass(frozen=True)
class Case:
    """A game, with facts that it has to satisfy."""

    game: type[Any]
    perft: tuple[int, ...]
    """The number of sequences of n moves, for n = 0, 1, 2, ... A game that is over ends there."""
    mirror: dict[int, int]
    """A symmetry of the board: mirrored moves lead to the mirrored position."""
    golden: dict[str, int]
    """Finished games and their results."""
    transposed: tuple[str, str]
    """Two orders of moves that lead to the same position."""
    left: int
    """The most moves of a game."""
    taken: tuple[str, int]
    """A position, and a move to a place that is taken."""
    nonsense: tuple[str, ...]
    """Texts that name no game."""


CONNECT_FOUR = Case(
    ConnectFour,
    perft=(1, 7, 49, 343, 2401, 16807),
    mirror={column: 8 - column for column in range(1, 8)},
    golden={
        "6371415": +1,  # across
        "33134373": -1,  # upwards
        "13434442352": +1,  # the two diagonals
        "231263121134": -1,
        "412157653": +1,  # two lines at once
        "441365675334466335442232661515577771217122": 0,
    },
    transposed=("123", "321"),
    left=42,
    taken=("4444441", 4),
    nonsense=("0", "8", "x", "1111111", "1-2", "12121213", "²"),
)

CASES = [
    Case(
        TicTacToe,
        perft=(1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872),
        mirror=dict(zip(range(1, 10), (3, 2, 1, 6, 5, 4, 9, 8, 7), strict=True)),
        golden={"15243": +1, "635912847": 0, "417925": -1},
        transposed=("519", "915"),
        left=9,
        taken=("519", 1),
        nonsense=("0", "x", "11", "1-2", "1524312", "²"),
    ),
    Case(
        Sim,
        perft=(1, 15, 210, 2730, 32760),
        mirror={10 * a + b: 10 * (7 - b) + (7 - a) for a in range(1, 7) for b in range(a + 1, 7)},
        golden={"12-34-13-56-23": -1, "12-34-13-35-14-45": +1},
        transposed=("12-34-15", "15-34-12"),
        left=15,
        taken=("12-34-15", 34),
        nonsense=("1", "11", "17", "abc", "12-12", "12--x", "12-34-13-56-23-45", "²³", "1" * 5000),
    ),
    CONNECT_FOUR,
    replace(CONNECT_FOUR, game=Bitboard),  # the same game on two numbers
]


def test_every_game_has_a_case():
    exported = {each for each in vars(c4lab.games).values() if isinstance(each, type)}
    assert {case.game for case in CASES} == exported - {IllegalMove, Position}


every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.__name__)


@every_game
def test_perft(case):
    level = Counter({case.game(): 1})  # the number of sequences to each position
    for count in case.perft:
        assert level.total() == count
        after = Counter()
        for position, sequences in level.items():
            for move in position.moves():
                after[position.play(move)] += sequences
        level = after


@every_game
def test_random_games_keep_the_rules_of_a_position(case):
    """A position that a table takes for another one, by its key, is like that one."""
    start = case.game()
    assert isinstance(start, Position)
    assert (start.player, start.history, start.left) == (+1, (), case.left)
    known = {start.key: start}
    for seed in range(100):
        positions = playout(case.game, seed)
        for before, after in pairwise(positions):
            assert before.result() is None
            assert list(before.moves()) == sorted(set(before.moves()))
            assert after.player == -before.player  # else negamax would be wrong about it
            assert after.history[:-1] == before.history
            assert 0 <= after.left < before.left
            assert after.key != before.key
            other = known.setdefault(after.key, after)
            assert (after.player, after.left) == (other.player, other.left)
            assert (after.moves(), after.result()) == (other.moves(), other.result())
        last = positions[-1]
        assert last.result() in (+1, 0, -1)
        assert (last.result() == 0) == (not last.winning_line())
        assert case.game.parse(str(last)) == last
        assert str(case.game.parse(str(last))) == str(last)
        assert last.diagram().strip()


@every_game
def test_a_position_cannot_be_changed(case):
    with pytest.raises(AttributeError):
        case.game().history = ()


@every_game
@given(seed=st.integers(0, 10**6))
def test_mirrored_games_run_alike(case, seed):
    mirrored = case.game()
    for position in playout(case.game, seed)[1:]:
        mirrored = mirrored.play(case.mirror[position.history[-1]])
        assert mirrored.result() == position.result()
        assert sorted(case.mirror[move] for move in mirrored.moves()) == list(position.moves())


@every_game
def test_transposed_moves_meet(case):
    one, other = map(case.game.parse, case.transposed)
    assert one == other
    assert hash(one) == hash(other)
    assert one.key == other.key
    assert str(one) != str(other)
    assert one != case.game()
    assert one != "a position"


@every_game
def test_finished_games_have_their_result_and_illegal_moves_say_why(case):
    text, taken = case.taken
    position = case.game.parse(text)
    for move in (0, -1, 10, 99, None, "1", 1.0, True, taken):
        with pytest.raises(IllegalMove, match=str(move)):
            position.play(move)
    for text, result in case.golden.items():
        finished = case.game.parse(text)
        assert finished.result() == result
        for move in case.mirror:
            with pytest.raises(IllegalMove, match="the game is over"):
                finished.play(move)


@every_game
def test_nonsense_is_refused_with_a_sentence(case):
    for text in (*case.nonsense, None, 519, ["5"]):
        with pytest.raises(IllegalMove, match=r"\.$"):
            case.game.parse(text)


@every_game
def test_watched_positions_are_positions(case):
    meter = Meter()
    watched = meter.watch(case.game())
    assert isinstance(watched, Position)
    for position in playout(case.game, 5)[1:]:
        watched = watched.play(position.history[-1])
        assert watched == position
        assert hash(watched) == hash(position)
        assert str(watched) == str(position)
        assert watched.winning_line() == position.winning_line()
    assert meter.nodes == 1 + len(position.history)


@every_game
def test_numbers_of_numpy_are_moves(case):
    start = case.game()
    played = start.play(np.int64(start.moves()[0]))
    assert played == start.play(start.moves()[0])
    assert type(played.history[0]) is int


@every_game
def test_a_game_says_what_its_protocol_promises(case):
    assert "Raises IllegalMove" in (inspect.getdoc(case.game().play) or "")
    assert inspect.getdoc(case.game.parse) == inspect.getdoc(Position.parse)


@pytest.mark.parametrize("size", [(0, 6, 4), (7, 6, 0), ("7", 6, 4), (10, 6, 4)])
def test_a_board_that_cannot_be_is_refused(size):
    names = ("width", "height", "connect")
    with pytest.raises(ValueError, match=r"Odd is .* wide.*at most 9 columns"):
        type("Odd", (ConnectFour,), dict(zip(names, size, strict=True)))
