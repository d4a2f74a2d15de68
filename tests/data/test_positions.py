"""The files of solved positions: each line satisfies what the file's first line says."""

import gzip
from collections import Counter
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from c4lab.data import (
    easy_positions,
    late_positions,
    quiet_positions,
    solved_positions,
)
from c4lab.games import ConnectFour
from c4lab.solver import solve
from tests.solver.known import known
from tools.__main__ import main
from tools.authoring import drawing_lots, positions
from tools.authoring.positions import DATA, is_quiet, text_of

FIRST = 2_000


@pytest.mark.parametrize(
    "read", [quiet_positions, late_positions, easy_positions, solved_positions]
)
def test_positions_made_without_a_check_are_those_of_their_moves(read):
    for position, _ in read()[::250]:
        played = ConnectFour.parse(str(position))
        assert vars(position) == vars(played)
        assert not position.winner


@pytest.mark.parametrize(
    ("read", "least"),
    [
        (late_positions, 0),
        (lambda: solved_positions(FIRST), 18),
        pytest.param(quiet_positions, 0, marks=pytest.mark.slow),
    ],
)
def test_a_sample_has_the_solvers_scores(read, least):
    sample = [pair for pair in read() if len(pair[0].history) >= least]
    for position, score in Random(18).sample(sample, 60):
        assert solve(position) == score, str(position)


def test_easy_ones_are_the_solvers_easy_sets():
    expected = [*known("end-easy"), *known("middle-easy")]
    assert [(str(position), score) for position, score in easy_positions()] == expected


def test_quiet_ones_are_what_their_seed_gives():
    made = list(islice(positions.quiet_positions(), 300))
    assert made == [str(position) for position, _ in quiet_positions()[:300]]
    assert len(quiet_positions()) == positions.QUIET
    assert all(is_quiet(position) for position, _ in quiet_positions())


def different(boards):
    """How many there are, where a mirror image is no other board."""
    return len({min(each.columns, each.columns[::-1]) for each in boards})


def test_solved_ones_are_what_the_docstring_says():
    found = [position for position, _ in solved_positions(FIRST)]
    assert different(found) == FIRST
    assert not any(position.play(move).result() for position in found for move in position.moves())
    discs = Counter(len(position.history) for position in found)
    assert set(discs) == {*range(14, 35)}
    assert max(discs.values()) - min(discs.values()) <= 1
    assert 0.4 * FIRST < sum(map(is_quiet, found)) < 0.95 * FIRST
    scores = Counter((score > 0) - (score < 0) for _, score in solved_positions(FIRST))
    assert min(scores.values()) > 0.03 * FIRST
    drawn = islice(drawing_lots.draw_positions(), 20)
    assert [*drawn] == [str(position) for position in found[:20]]


@pytest.mark.parametrize("count", [-1, 40_001])
def test_no_more_than_there_are(count):
    with pytest.raises(ValueError, match=r"There are 40,000 solved positions, not"):
        solved_positions(count)


@pytest.mark.slow
def test_the_command_writes_the_file(tmp_path, monkeypatch):
    kept = files("c4lab.data").joinpath("solved.txt.gz").read_bytes()
    _, *lines = gzip.decompress(kept).decode("ascii").splitlines()[:31]
    drawn = [line.split()[0] for line in lines]
    monkeypatch.setattr(positions, "DATA", tmp_path)
    monkeypatch.setattr(positions, "SOLVED", 30)
    monkeypatch.setattr(positions, "BATCH", 20)
    monkeypatch.setattr(positions, "draw_positions", lambda: iter(drawn))
    assert main(["draw", "solved"]) == 0
    made = gzip.decompress((tmp_path / "solved.txt.gz").read_bytes()).decode("ascii")
    assert made.splitlines()[1:] == lines


def test_the_tool_draws_these_boards():
    assert (DATA / "boards.txt").read_text() == text_of("boards")
