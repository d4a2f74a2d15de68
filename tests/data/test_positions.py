"""The files of solved positions: each line satisfies what the file's first line says."""

import gzip
from collections import Counter
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from c4lab.data import easy_positions, late_positions, quiet_positions, solved_positions
from c4lab.games import ConnectFour
from c4lab.solver import solve
from tests.solver.known import known
from tools.__main__ import main
from tools.authoring import drawing_lots, positions
from tools.authoring.positions import is_quiet

FIRST = 2_000


@pytest.mark.slow
@pytest.mark.parametrize(
    "read", [quiet_positions, late_positions, easy_positions, solved_positions]
)
def test_positions_made_without_a_check_are_those_of_their_moves(read):
    for position, _ in read()[::25]:
        played = ConnectFour.parse(str(position))
        assert vars(position) == vars(played)
        assert not position.winner


@pytest.mark.parametrize(
    ("read", "least", "count"),
    [
        (late_positions, 0, 60),
        (lambda: solved_positions(FIRST), 18, 60),
        pytest.param(quiet_positions, 0, 100, marks=pytest.mark.slow),
    ],
)
def test_a_sample_has_the_solvers_scores(read, least, count):
    sample = [pair for pair in read() if len(pair[0].history) >= least]
    for position, score in Random(18).sample(sample, count):
        assert solve(position) == score, str(position)


def test_late_ones_are_sixty_and_differ():
    found = [position for position, _ in late_positions()]
    assert len({position.columns for position in found}) == len(found) == 60
    assert all(29 <= len(position.history) <= 33 for position in found)


def test_easy_ones_are_the_solvers_easy_sets():
    expected = [*known("end-easy"), *known("middle-easy")]
    assert [(str(position), score) for position, score in easy_positions()] == expected
    assert len(expected) == 600


@pytest.mark.slow
def test_quiet_ones_are_quiet_and_as_many_as_said():
    scored = quiet_positions()
    assert len(scored) == positions.QUIET >= 2_000
    for position, score in scored:
        assert is_quiet(position)
        assert -15 <= score <= 14  # no win with the next disc; 12 discs at least are on the board
    discs = Counter(len(position.history) for position, _ in scored)
    assert set(discs) == set(positions.DISCS) == set(range(12, 21))
    boards = [position.columns for position, _ in scored]
    assert len({min(columns, columns[::-1]) for columns in boards}) == len(boards)


@pytest.mark.parametrize("count", [300, pytest.param(positions.QUIET, marks=pytest.mark.slow)])
def test_quiet_ones_are_what_their_seed_gives(count):
    made = list(islice(positions.quiet_positions(), count))
    assert made == [str(position) for position, _ in quiet_positions()[:count]]


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
    assert is_quiet(ConnectFour.parse(moves)) == expected


def test_solved_ones_are_what_the_docstring_says():
    found = [position for position, _ in solved_positions(FIRST)]
    assert len({min(each.columns, each.columns[::-1]) for each in found}) == FIRST
    assert not any(position.play(move).result() for position in found for move in position.moves())
    discs = Counter(len(position.history) for position in found)
    assert set(discs) == {*drawing_lots.DISCS} == {*range(14, 35)}
    assert max(discs.values()) - min(discs.values()) <= 1
    assert 0.4 * FIRST < sum(map(is_quiet, found)) < 0.95 * FIRST
    scores = Counter((score > 0) - (score < 0) for _, score in solved_positions(FIRST))
    assert min(scores.values()) > 0.03 * FIRST
    packed = files("c4lab.data").joinpath("solved.txt.gz").read_bytes()
    assert len(packed) < 500_000
    _, *lines = gzip.decompress(packed).decode("ascii").splitlines()
    assert len(lines) == len({line.split()[0] for line in lines}) == 40_000


@pytest.mark.parametrize("count", [-1, 40_001])
def test_no_more_than_there_are(count):
    with pytest.raises(ValueError, match=r"There are 40,000 solved positions, not"):
        solved_positions(count)


@pytest.mark.slow
def test_the_seed_draws_solved_ones_again():
    first = [str(position) for position, _ in solved_positions(FIRST)][:40]
    assert list(islice(drawing_lots.draw_positions(), 40)) == first


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name"), [("solved", "solved.txt.gz"), ("quiet", "quiet.txt")])
def test_the_command_writes_the_file(tmp_path, monkeypatch, kind, name):
    kept = files("c4lab.data").joinpath(name).read_bytes()
    text = (gzip.decompress(kept) if name.endswith("gz") else kept).decode("ascii")
    head, *lines = text.splitlines()[:31]
    drawn = [line.split()[0] for line in lines]
    monkeypatch.setattr(positions, "DATA", tmp_path)
    monkeypatch.setattr(positions, kind.upper(), 30)
    monkeypatch.setattr(positions, "BATCH", 20)
    monkeypatch.setattr(positions, "draw_positions", lambda: iter(drawn))
    assert main(["draw", kind]) == 0
    made = (tmp_path / name).read_bytes()
    made = gzip.decompress(made) if name.endswith("gz") else made
    assert made.decode("ascii").splitlines()[1:] == lines
    assert head.partition(" ")[2].partition(" ")[2] in made.decode("ascii")
