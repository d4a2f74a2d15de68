"""The table of boards of other sizes: which are tried, and what is printed and kept."""

from c4lab.bench import board_sizes as kept
from c4lab.bench.board_sizes import Outcome, stored
from tools import board_sizes as module
from tools.board_sizes import main, sizes, solve_all


def test_the_smallest_come_first_and_none_is_larger_than_one_that_took_too_long(monkeypatch):
    found = sizes()
    assert {(4, 4), (7, 6), (8, 7), (9, 6), (4, 15)} <= set(found)
    assert all(min(size) >= 4 and size[0] * (size[1] + 1) <= 64 for size in found)
    assert found == sorted(found, key=lambda size: size[0] * size[1])
    tried, slow = [], {(5, 5), (8, 4)}

    def solve(size, limit):
        tried.append(size)
        return None if size in slow else Outcome(*size, 0, 1, 0.0)

    monkeypatch.setattr(module, "solve_start", solve)
    solved = {(each.width, each.height) for each in solve_all(1.0)}
    assert set(tried) - solved == slow
    assert {*found} - {*tried} == {
        (width, height) for width, height in found if (width >= 5 and height >= 5) or width >= 8
    } - slow


def test_the_command_prints_a_line_each_and_keeps_them(monkeypatch, capsys, tmp_path):
    few = [Outcome(4, 4, 0, 1234, 0.01), Outcome(7, 4, 3, 9, 0.25)]
    monkeypatch.setattr(module, "solve_all", lambda seconds: iter(few))
    for each in (module, kept):
        monkeypatch.setattr(each, "STORED", tmp_path / "sizes.txt")
    monkeypatch.setattr("sys.argv", ["board_sizes", "--write"])
    assert main() == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[3:]]
    assert lines == [
        ["4x4", "draw", "0", "16", "the", "same", "1,234", "0.01"],
        [*["7x4", "the", "first", "player", "wins", "3", "23", "OTHER", "9", "0.25"]],
    ]
    assert stored() == tuple(few)
