"""The file of solved quiet positions: each line satisfies what its first line says."""

import random
from collections import Counter
from itertools import islice

import pytest

from c4lab.data import quiet_positions
from c4lab.games import ConnectFour
from c4lab.solver.plain import Table, solve
from tools.authoring import positions


@pytest.mark.slow
def test_every_position_is_quiet_and_there_are_as_many_as_said():
    scored = quiet_positions()
    assert len(scored) == positions.QUIET >= 2_000
    for position, score in scored:
        assert positions.is_quiet(position)
        assert -15 <= score <= 14  # no win with the next disc; 12 discs at least are on the board
    discs = Counter(len(position.history) for position, _ in scored)
    assert set(discs) == set(positions.DISCS) == set(range(12, 21))
    boards = [position.columns for position, _ in scored]
    assert len({min(columns, columns[::-1]) for columns in boards}) == len(boards)


@pytest.mark.parametrize("count", [300, pytest.param(positions.QUIET, marks=pytest.mark.slow)])
def test_the_file_is_what_its_seed_gives(count):
    made = list(islice(positions.quiet_positions(), count))
    assert made == [str(position) for position, _ in quiet_positions()[:count]]


@pytest.mark.slow
def test_a_sample_against_other_solvers():
    late = [(p, score) for p, score in quiet_positions() if len(p.history) >= 19]
    table = Table()
    for position, score in random.Random(6).sample(late, 8):
        assert solve(position, table) == score, str(position)
    bitbully = pytest.importorskip("bitbully", reason="the outside oracle bitbully is missing")
    oracle = bitbully.BitBully(opening_book=None)
    for position, score in random.Random(7).sample(quiet_positions(), 100):
        board = bitbully.Board([move - 1 for move in position.history])
        assert oracle.mtdf(board) == score, str(position)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("", True),
        ("4455", True),  # red makes three, then four, but no one has a win with the next disc
        ("44553", False),  # red would have one
        ("112233", False),  # red has one
        ("1212121", False),  # over
    ],
)
def test_quiet(moves, expected):
    assert positions.is_quiet(ConnectFour.parse(moves)) == expected
