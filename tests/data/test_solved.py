"""The 40,000 solved positions: how they were drawn, their scores, and the command for them."""

import gzip
from collections import Counter
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from c4lab.data import solved_positions
from c4lab.solver import solve
from tools.__main__ import main
from tools.authoring import positions
from tools.authoring.drawing_lots import DISCS, draw_positions

FIRST = 2_000


def test_they_are_what_the_docstring_says() -> None:
    found = [position for position, _ in solved_positions(FIRST)]
    assert len({min(each.columns, each.columns[::-1]) for each in found}) == FIRST
    assert not any(position.play(move).result() for position in found for move in position.moves())
    discs = Counter(len(position.history) for position in found)
    assert set(discs) == {*DISCS} == {*range(14, 35)}
    assert max(discs.values()) - min(discs.values()) <= 1
    quiet = sum(map(positions.is_quiet, found))
    assert 0.4 * FIRST < quiet < 0.95 * FIRST
    scores = Counter((score > 0) - (score < 0) for _, score in solved_positions(FIRST))
    assert min(scores.values()) > 0.03 * FIRST


def test_there_are_40_000_in_less_than_half_a_megabyte() -> None:
    packed = files("c4lab.data").joinpath("solved.txt.gz").read_bytes()
    assert len(packed) < 500_000
    _, *lines = gzip.decompress(packed).decode("ascii").splitlines()
    assert len(lines) == 40_000
    assert len({line.split()[0] for line in lines}) == 40_000


def test_a_sample_has_the_solvers_scores() -> None:
    late = [pair for pair in solved_positions(FIRST) if len(pair[0].history) >= 18]
    for position, score in Random(18).sample(late, 60):
        assert solve(position) == score


@pytest.mark.slow
def test_the_seed_draws_them_again() -> None:
    first = [str(position) for position, _ in solved_positions(FIRST)][:40]
    assert list(islice(draw_positions(), 40)) == first


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name"), [("solved", "solved.txt.gz"), ("quiet", "quiet.txt")])
def test_the_command_writes_the_file(  # type: ignore[no-untyped-def]
    tmp_path, monkeypatch, kind: str, name: str
) -> None:
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


@pytest.mark.parametrize("count", [-1, 40_001])
def test_no_more_than_there_are(count: int) -> None:
    with pytest.raises(ValueError, match=r"There are 40,000 solved positions, not"):
        solved_positions(count)
