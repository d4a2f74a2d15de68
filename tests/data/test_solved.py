"""The 40,000 solved positions: how they were drawn, their scores, and their command."""

import gzip
from collections import Counter
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from c4lab.data import solved_positions
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.solver import solve
from tools.__main__ import main
from tools.authoring.drawing_lots import DISCS, draw_positions, mirrored
from tools.authoring.quiet import is_quiet
from tools.authoring.solved import SEED

FIRST = 2_000


def test_they_are_what_the_docstring_says() -> None:
    found = [position for position, _ in solved_positions(FIRST)]
    assert len({*found}) == FIRST
    assert not any(position.play(move).result() for position in found for move in position.moves())
    discs = Counter(len(position.history) for position in found)
    assert set(discs) == {*DISCS} == {*range(14, 35)}
    assert max(discs.values()) - min(discs.values()) <= 1
    quiet = sum(map(is_quiet, found))
    assert 0.4 * FIRST < quiet < 0.95 * FIRST
    scores = Counter((score > 0) - (score < 0) for _, score in solved_positions(FIRST))
    assert min(scores.values()) > 0.03 * FIRST


def test_there_are_40_000_in_less_than_half_a_megabyte() -> None:
    packed = files("c4lab.data").joinpath("solved.txt.gz").read_bytes()
    assert len(packed) < 500_000
    head, *lines = gzip.decompress(packed).decode("ascii").splitlines()
    assert head.endswith(f"python -m tools solved --seed {SEED} --count 40000")
    assert len(lines) == 40_000
    assert len({line.split()[0] for line in lines}) == 40_000


def test_a_sample_has_the_solvers_scores() -> None:
    late = [pair for pair in solved_positions(FIRST) if len(pair[0].history) >= 18]
    for position, score in Random(18).sample(late, 60):
        assert solve(position) == score


@pytest.mark.slow
def test_the_seed_draws_them_again() -> None:
    first = [str(position) for position, _ in solved_positions(FIRST)][:40]
    assert list(islice(draw_positions(SEED), 40)) == first


@pytest.mark.parametrize("moves", ["", "1", "7766", "12345671"])
def test_the_mirror_image(moves: str) -> None:
    mine, mask = to_bits(ConnectFour.parse(moves))
    other = ConnectFour.parse("".join(str(8 - int(move)) for move in moves))
    assert (mirrored(mine), mirrored(mask)) == to_bits(other)


@pytest.mark.slow
def test_the_command_writes_the_file(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "solved.txt.gz"
    command = ["solved", "--count", "21", "--seed", "5", "--out", str(path)]
    assert main(command) == 0
    data = path.read_bytes()
    lines = gzip.decompress(data).decode("ascii").splitlines()
    assert [len(line.split()[0]) for line in lines[1:]] == [*DISCS]
    assert main(command) == 0
    assert path.read_bytes() == data
    assert "21 positions: drawn in" in capsys.readouterr().out


@pytest.mark.parametrize("count", [-1, 40_001])
def test_no_more_than_there_are(count: int) -> None:
    with pytest.raises(ValueError, match=r"There are 40,000 solved positions, not"):
        solved_positions(count)
