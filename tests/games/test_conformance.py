"""What every game must satisfy. A new game joins with one entry in CASES."""

import random
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour, IllegalMove, Position, Sim, TicTacToe
from c4lab.instruments import Meter
from tests.games.conformance import check_game


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
    taken=("4444441", 4),
    nonsense=("0", "8", "x", "1111111", "1-2", "12121213", "½", "²"),
)

CASES = [
    Case(
        TicTacToe,
        perft=(1, 9, 72, 504, 3024, 15120, 54720),
        mirror=dict(zip(range(1, 10), (3, 2, 1, 6, 5, 4, 9, 8, 7), strict=True)),
        golden={"15243": +1, "635912847": 0, "417925": -1},
        transposed=("519", "915"),
        taken=("519", 1),
        nonsense=("0", "x", "11", "1-2", "1524312", "½", "²"),
    ),
    Case(
        Sim,
        perft=(1, 15, 210, 2730, 32760),
        mirror={10 * a + b: 10 * (7 - b) + (7 - a) for a in range(1, 7) for b in range(a + 1, 7)},
        golden={"12-34-13-56-23": -1, "12-34-13-35-14-45": +1},
        transposed=("12-34-15", "15-34-12"),
        taken=("12-34-15", 34),
        nonsense=(
            "1",
            "11",
            "17",
            "abc",
            "12-12",
            "12--x",
            "21",
            "12-34-13-56-23-45",
            "²³",
            "1" * 5000,
        ),
    ),
    CONNECT_FOUR,
    replace(CONNECT_FOUR, game=Bitboard),  # the same game on two numbers
]
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.__name__)


def playout(game: type[Any], seed: int) -> list[Any]:
    """The positions of one random game, first to last."""
    choose, positions = random.Random(seed), [game()]
    while positions[-1].moves():
        positions.append(positions[-1].play(choose.choice(positions[-1].moves())))
    return positions


def perft(position: Any, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(position.play(move), depth - 1) for move in position.moves())


@every_game
def test_is_a_position(case: Case) -> None:
    assert isinstance(case.game(), Position)
    assert case.game().player == +1
    assert case.game().result() is None


@every_game
def test_perft(case: Case) -> None:
    for depth, count in enumerate(case.perft):
        assert perft(case.game(), depth) == count


@every_game
def test_random_games(case: Case) -> None:
    check_game(case.game)
    for seed in range(100):
        last = playout(case.game, seed)[-1]
        assert (last.result() == 0) == (not last.winning_line())
        assert str(case.game.parse(str(last))) == str(last)
        assert last.diagram().strip()


@pytest.mark.parametrize(
    ("game", "moves"), [(TicTacToe, 9), (Sim, 15), (ConnectFour, 42), (Bitboard, 42)]
)
def test_so_many_moves_are_left_from_the_start(game: type[Any], moves: int) -> None:
    assert game().left == moves
    assert game().play(game().moves()[0]).left == moves - 1


@every_game
def test_playing_changes_nothing(case: Case) -> None:
    for position in playout(case.game, 1)[:-1]:
        before = (position.key, str(position), position.diagram(), position.moves())
        for move in position.moves():
            position.play(move)
        assert before == (position.key, str(position), position.diagram(), position.moves())
    with pytest.raises(AttributeError):
        position.history = ()


@every_game
@given(seed=st.integers(0, 10**6))
def test_mirrored_games_run_alike(case: Case, seed: int) -> None:
    mirrored = case.game()
    for position in playout(case.game, seed)[1:]:
        mirrored = mirrored.play(case.mirror[position.history[-1]])
        assert mirrored.result() == position.result()
        assert sorted(case.mirror[move] for move in mirrored.moves()) == list(position.moves())


@every_game
def test_golden_games(case: Case) -> None:
    for text, result in case.golden.items():
        assert case.game.parse(text).result() == result


@every_game
def test_transposed_moves_meet(case: Case) -> None:
    one, other = map(case.game.parse, case.transposed)
    assert one == other
    assert hash(one) == hash(other)
    assert one.key == other.key
    assert str(one) != str(other)
    assert one != case.game()
    assert one != "a position"


@every_game
def test_illegal_moves_say_why(case: Case) -> None:
    text, taken = case.taken
    position = case.game.parse(text)
    for move in (0, -1, 99, None, "1", 1.0, True, taken):
        with pytest.raises(IllegalMove, match=str(move)):
            position.play(move)
    for finished in map(case.game.parse, case.golden):
        for move in case.mirror:
            with pytest.raises(IllegalMove, match="the game is over"):
                finished.play(move)


@every_game
def test_nonsense_is_refused_with_a_sentence(case: Case) -> None:
    for text in (*case.nonsense, None, 519, ["5"]):
        with pytest.raises(IllegalMove, match=r"\.$"):
            case.game.parse(text)


@every_game
def test_watched_positions_are_positions(case: Case) -> None:
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


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.__name__)
def test_numbers_of_numpy_are_moves(case: Case) -> None:
    start = case.game()
    played = start.play(np.int64(start.moves()[0]))
    assert played == start.play(start.moves()[0])
    assert type(played.history[0]) is int
    with pytest.raises(IllegalMove, match="True is not"):
        start.play(True)
