"""The table of boards of other sizes: which are tried, and what is printed and kept."""

from pathlib import Path

import pytest

from c4lab.bench import board_sizes as kept
from c4lab.bench.board_sizes import Outcome, stored
from tools import board_sizes as module
from tools.board_sizes import main, sizes, solve_all, store


def test_words_and_last_moves() -> None:
    assert [
        (found.winner, found.sentence, found.ends)
        for found in (
            Outcome(7, 6, 1, 0, 0.0), Outcome(6, 6, -1, 0, 0.0), Outcome(5, 5, 0, 0, 0.0),
            Outcome(6, 7, 1, 0, 0.0), Outcome(5, 5, 1, 0, 0.0), Outcome(5, 5, -1, 0, 0.0),
            Outcome(5, 5, -2, 0, 0.0),
        )
    ] == [
        (1, "the first player wins", 41), (-1, "the second player wins", 36), (0, "draw", 25),
        (1, "the first player wins", 41), (1, "the first player wins", 25),
        (-1, "the second player wins", 24), (-1, "the second player wins", 22),
    ]  # fmt: skip


def test_sizes_are_those_that_fit_the_smallest_first() -> None:
    found = sizes()
    assert found[:4] == [(4, 4), (4, 5), (5, 4), (4, 6)]
    assert {(7, 6), (8, 7), (9, 6), (4, 15)} <= set(found)
    assert all(width * (height + 1) <= 64 for width, height in found)
    assert [width * height for width, height in found] == sorted(
        width * height for width, height in found
    )


def test_what_takes_too_long_is_left_out_with_all_that_is_larger() -> None:
    tried = []

    def solve(size: tuple[int, int], limit: float) -> Outcome | None:
        tried.append(size)
        return None if size in ((5, 5), (8, 4)) else Outcome(*size, 0, 1, 0.0)

    found = [(each.width, each.height) for each in solve_all(1.0, solve)]
    assert set(tried) - set(found) == {(5, 5), (8, 4)}
    assert {size for size in sizes() if size not in tried} == {
        (width, height) for width, height in sizes() if (width >= 5 and height >= 5) or width >= 8
    } - {(5, 5), (8, 4)}


def test_the_command_prints_a_line_each_and_keeps_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = [Outcome(4, 4, 0, 1234, 0.01), Outcome(6, 4, -1, 5678, 0.1), Outcome(7, 4, 3, 9, 0.25)]
    monkeypatch.setattr(module, "solve_all", lambda seconds: iter(few))
    for each in (module, kept):
        monkeypatch.setattr(each, "STORED", tmp_path / "sizes.txt")
    monkeypatch.setattr(
        module, "store", lambda found, limit: store(found, limit, tmp_path / "sizes.txt")
    )
    monkeypatch.setattr("sys.argv", ["board_sizes", "--write"])
    assert main() == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[3:]]
    assert lines == [
        ["4x4", "draw", "0", "16", "the", "same", "1,234", "0.01"],
        [*["6x4", "the", "second", "player", "wins", "-1", "24", "the", "same", "5,678", "0.1"]],
        [*["7x4", "the", "first", "player", "wins", "3", "23", "OTHER", "9", "0.25"]],
    ]
    assert stored() == tuple(few)
