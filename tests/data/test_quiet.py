"""The file of solved quiet positions: each line satisfies what its first line says."""

import random
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

import c4lab
import tools.authoring.quiet as quiet
from c4lab.data import quiet_positions
from c4lab.games import ConnectFour
from c4lab.solver.plain import Table, solve

PATH = Path(c4lab.__file__).with_name("data") / "quiet.txt"


@pytest.mark.slow
def test_every_position_is_quiet_and_there_are_as_many_as_said():
    scored = quiet_positions()
    assert len(scored) == quiet.COUNT >= 2_000
    assert PATH.read_text().splitlines()[0] == quiet.header(quiet.SEED, quiet.COUNT, quiet.DISCS)
    for position, score in scored:
        assert quiet.is_quiet(position)
        assert -15 <= score <= 14  # no win with the next disc; 12 discs at least are on the board
    discs = Counter(len(position.history) for position, _ in scored)
    assert set(discs) == set(quiet.DISCS) == set(range(12, 21))


def test_no_two_are_equal_or_mirror_images():
    boards = [position.columns for position, _ in quiet_positions()]
    assert len({min(columns, columns[::-1]) for columns in boards}) == len(boards)


@pytest.mark.parametrize("count", [300, pytest.param(quiet.COUNT, marks=pytest.mark.slow)])
def test_the_file_is_what_its_seed_gives(count):
    made = islice(quiet.positions(quiet.SEED), count)
    assert [str(position) for position in made] == [
        str(position) for position, _ in quiet_positions()[:count]
    ]


@pytest.mark.slow
def test_a_sample_solved_again():
    late = [(p, score) for p, score in quiet_positions() if len(p.history) >= 19]
    table = Table()
    for position, score in random.Random(6).sample(late, 8):
        assert solve(position, table) == score, str(position)


@pytest.mark.slow
def test_a_sample_against_another_solver():
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
    assert quiet.is_quiet(ConnectFour.parse(moves)) == expected


def test_a_stopped_run_goes_on_to_the_same_file(tmp_path):
    whole, stopped = tmp_path / "whole.txt", tmp_path / "stopped.txt"
    discs = (24, 26)
    quiet.make(whole, seed=1, count=6, discs=discs)
    text = whole.read_text()
    for cut in (0, 20, text.index("\n") + 30, len(text) - 1, len(text)):
        stopped.write_text(text[:cut])
        quiet.make(stopped, seed=1, count=6, discs=discs)
        assert stopped.read_text() == text
    lines = text.splitlines()
    assert lines[0].endswith("24: 3, 26: 3")
    for line in lines[1:]:
        moves, score = line.split()
        assert solve(moves) == int(score)


def test_a_file_of_another_kind_is_left_alone(tmp_path):
    path = tmp_path / "notes.txt"
    quiet.make(path, seed=1, count=2, discs=(26,))
    before = path.read_text()
    with pytest.raises(ValueError, match=r"notes\.txt was made in another way"):
        quiet.make(path, seed=2, count=2, discs=(26,))
    assert path.read_text() == before


def test_the_command_says_why_it_refuses(tmp_path, monkeypatch, capsys):
    path = tmp_path / "notes.txt"
    path.write_text("dear diary\n")
    monkeypatch.setattr("sys.argv", ["quiet", "--out", str(path)])
    assert quiet.main() == 1
    assert "move it away" in capsys.readouterr().err
    assert path.read_text() == "dear diary\n"
