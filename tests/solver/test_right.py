"""The scores agree with known ones, with a solver by others, and with our own readable one.

test_bounds.py compares the static bounds with a search.
"""

import random

import pytest

from c4lab.games.bits import COLUMN, HEIGHT, has_four
from c4lab.solver import Solver, solve
from c4lab.solver.book import standard_book
from c4lab.solver.plain import Table
from c4lab.solver.plain import solve as solve_plainly
from tests.solver.known import known

pytestmark = pytest.mark.slow

DISCS = dict.fromkeys(range(18, 42), 200) | {12: 6, 13: 6, 14: 20, 15: 30, 16: 50, 17: 90}
"""How many random positions of each length: fewer of those that take tens of milliseconds."""


def line(rng: random.Random, discs: int) -> str:
    """So many random columns, none of which ends the game."""
    while True:
        moves, position, mask = "", 0, 0
        for _ in range(discs):
            quiet = [
                column
                for column in range(7)
                if not mask >> COLUMN * column + HEIGHT - 1 & 1
                and not has_four(position | mask + (1 << COLUMN * column) & ~mask)
            ]
            if not quiet:
                break
            column = rng.choice(quiet)
            position ^= mask
            mask |= mask + (1 << COLUMN * column)
            moves += str(column + 1)
        else:
            return moves


def lines(seed: int, discs: dict[int, int]) -> list[str]:
    rng = random.Random(seed)
    return [line(rng, number) for number, count in discs.items() for _ in range(count)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "fewest"), [("begin-medium", 0), ("begin-hard", 7)])
def test_known_scores_that_take_long(name: str, fewest: int) -> None:
    """Of the hard ones those with 7 discs or more. The others take up to half a minute each;
    `python -m c4lab bench solver` counts wrong scores among them too."""
    solver = Solver()
    if not solver.compiled:
        pytest.skip("without wasmtime these take minutes each")
    scores = {moves: score for moves, score in known(name) if len(moves) >= fewest}
    assert dict(zip(scores, solver.solve_many(list(scores)), strict=True)) == scores


@pytest.mark.slow
def test_random_positions_have_the_scores_that_another_solver_gives() -> None:
    other = pytest.importorskip("bitbully.bitbully_core", reason="bitbully is not installed")
    solver = Solver()
    if not solver.compiled:
        pytest.skip("without wasmtime these take an hour")
    games = lines(20, DISCS)
    assert len(games) > 5000
    oracle = other.BitBullyCore()
    for game, score in zip(games, solver.solve_many(games), strict=True):
        board = other.BoardCore()
        assert all(board.play(int(column) - 1) for column in game)
        assert oracle.mtdf(board, 0) == score, game


@pytest.mark.slow
def test_the_readable_solver_agrees_from_16_discs_on() -> None:
    games = lines(16, {16: 1, 18: 8, **dict.fromkeys(range(20, 42), 20)})
    table = Table()
    scores = dict(zip(games, Solver(memory=1 << 24).solve_many(games), strict=True))
    assert {game: solve_plainly(game, table) for game in scores} == scores


def test_the_mirror_image_has_the_same_score_in_a_solver_that_has_not_seen_the_board() -> None:
    games = lines(7, {16: 40, **dict.fromkeys(range(18, 42), 40)})
    images = ["".join(str(8 - int(move)) for move in game) for game in games]
    one, other = Solver(memory=1 << 24), Solver(memory=1 << 24)
    assert one.solve_many(games) == other.solve_many(images)


def test_the_first_player_wins_with_its_last_disc_and_only_from_the_middle() -> None:
    """By the book, which a search of half a minute has filled: column 4 is the winning move."""
    book = standard_book()
    assert book is not None
    assert solve("") == 1
    assert [-solve(column) for column in "1234567"] == [-2, -1, 0, 1, 0, -1, -2]
    assert book.best(0, 0) == (1, 4)
