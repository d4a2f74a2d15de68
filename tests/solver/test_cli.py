"""The command `solve`: it prints scores, names bad lines, and can be stopped at any moment."""

import io
import os
import signal
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from c4lab.__main__ import main
from c4lab.solver import book
from c4lab.solver.plain import solve as solve_plainly
from tests.solver.known import known

ROOT = Path(__file__).parents[2]


@pytest.fixture
def solve(monkeypatch, capsys):
    """Runs the command on arguments or on a text as standard input: status, lines, complaints."""
    capsys.readouterr()

    def run(*arguments, text=None):
        if text is not None:
            monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        status = main(["solve", "--memory=1M", *arguments])
        said = capsys.readouterr()
        return status, [line.split() for line in said.out.splitlines()], said.err.splitlines()

    return run


def start(*arguments):
    """Starts the command in another process, in which Python buffers its output."""
    quiet = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.Popen(
        [sys.executable, "-m", "c4lab", "solve", "--no-book", *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        cwd=ROOT, env=quiet, text=True, bufsize=1,
    )  # fmt: skip


def test_arguments_and_lines_are_solved_whatever_stands_behind_the_moves(solve):
    sample = [("-", 1), *known("middle-easy")[:20]]
    text = "# moves, score\n\n" + "".join(f"  {moves} 99 seen  \n" for moves, _ in sample)
    for status, lines, complaints in (solve(*dict(sample)), solve(text=text)):
        assert (status, complaints) == (0, [])
        assert [(moves, int(score)) for moves, score, *_ in lines] == sample


def test_boards_of_another_size_are_solved(solve):
    late = ["254112513145543", "2541125131455432"]
    _, lines, _ = solve("--size", "5x4", *late)
    assert [int(line[1]) for line in lines] == [solve_plainly(each, size=(5, 4)) for each in late]


def test_nodes_are_those_of_each_position(solve):
    _, (first, second, third), _ = solve("31615722375", "4455", "31615722375")
    assert int(first[2]) > int(second[2])  # not the sum so far
    assert int(third[2]) < int(first[2])  # the table remembers it


def test_a_bad_line_is_named_and_the_rest_is_solved(solve, monkeypatch):
    """Also one that is no text."""
    given = io.BytesIO(b"# one\n4455 18\n48\n\xff\xfe\n112233\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(given, encoding="utf-8"))
    status, lines, complaints = solve()
    assert status == 1
    assert [line[:2] for line in lines] == [["4455", "18"], ["112233", "18"]]
    assert complaints[0].startswith("Line 3: Move 2 of '48': '8' is not a column")
    assert complaints[1].startswith("Line 4: ")
    status, lines, complaints = solve("4455", "48", "112233")
    assert (status, len(lines)) == (1, 2)
    assert complaints[0].startswith("Argument 2: ")


def test_a_terminal_is_told_what_to_type(solve, monkeypatch):
    typed = io.StringIO("4455\n")
    typed.isatty = lambda: True
    monkeypatch.setattr(sys, "stdin", typed)
    status, lines, (said,) = solve()
    assert (status, len(lines)) == (0, 1)
    assert said.startswith("Type positions such as 4455, one a line; end with Ctrl-D")


def test_a_damaged_book_is_a_sentence_and_no_obstacle(solve, monkeypatch):
    monkeypatch.setattr(book, "standard_book", lambda: warnings.warn("Damaged.", stacklevel=1))
    status, lines, complaints = solve("4455")
    assert (status, len(lines), complaints) == (0, 1, ["Damaged."])
    assert solve("--no-book", "4455")[2] == []


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_ctrl_c_ends_a_long_search():
    with start("4455", "-") as process:
        first = process.stdout.readline()  # printed while the next is being solved
        process.send_signal(signal.SIGINT)
        rest, said = process.communicate(timeout=60)
    assert first.split()[:2] == ["4455", "18"]
    assert (process.returncode, rest) == (130, "")
    assert said.splitlines()[-1] == "Stopped: what is printed is solved, the rest is not."


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error():
    with start() as process:
        process.stdin.write("4455\n")
        assert process.stdout.readline().split()[:2] == ["4455", "18"]  # at once, line by line
        process.stdout.close()
        process.stdin.write("4455\n" * 2)
        process.stdin.close()
        assert process.wait(timeout=60) == 141
        assert process.stderr.read() == ""


def test_without_a_position_there_is_nothing_to_solve(solve, monkeypatch):
    assert solve(text="# only a comment\n") == (0, [], [])
    monkeypatch.setattr(sys, "stdin", None)
    assert solve() == (0, [], [])
