"""Grading trusts nothing that a notebook's process says: only the answers count, judged outside."""

import os
import sys
from contextlib import closing
from pathlib import Path
from textwrap import indent

import pytest

from c4lab.checks.keeping.kept_answers import hand_over
from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.checks.writing.registry import find
from c4lab.classroom.grading import judge_process, judged_answers, notebook_run
from c4lab.classroom.grading.graders import ENDED, Grader
from c4lab.classroom.grading.handed_in import HandIn, hand_ins
from c4lab.classroom.grading.judge_process import Judge
from c4lab.classroom.grading.judged_answers import NO_CHECK, NOT_HANDED_OVER, marks_of
from c4lab.classroom.grading.sandbox import found
from tests.classroom.running import notebook

pytestmark = pytest.mark.slow

START = "from c4lab.checks import check"
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'


@pytest.fixture(scope="module")
def progress_file(tmp_path_factory):
    """The learner's own progress file, which a notebook's process could find; a grader that is
    started finds what this process finds."""
    path = tmp_path_factory.mktemp("progress") / "progress.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PROGRESS, str(path))
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        patch.setenv("TMPDIR", str(tmp_path_factory.mktemp("scratch")))
        yield path


@pytest.fixture(scope="module")
def unboxed(progress_file):
    """A grader that finds no bubblewrap."""
    with closing(Grader()) as grader:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PATH", "nowhere")
            grader.grade(HandIn("", ""))  # it starts
        yield grader


def cell(source, exercise, kind="code"):
    tags = [f"exercise-{exercise}"]
    return {"cell_type": kind, "metadata": {"tags": tags}, "source": source, "outputs": []}


def write(path, *cells):
    path.write_bytes(notebook(*cells))
    return hand_ins(path)[0]


def graded(grader, path, *cells):
    """The marks of a notebook with these cells, by exercise, and its problems."""
    got = grader.grade(write(path, *cells))
    assert not got.problem, got.problem
    return {mark.exercise: mark for mark in got.marks}, got.problems


EXITS = ("exit()", "quit()", "exit(1)", "import sys; sys.exit('done')", "raise SystemExit")
NOT_RUN = {
    "value_of = (\n    1))": "is no Python, in its line 2: unmatched ')'.",
    "value_of = input()": "asks for input, and nobody is there to type it: give",
    "value_of = int('one')": "raised ValueError: invalid literal for int() with base 10",
    "exit()\nvalue_of = 1": "called exit() or quit(): what stands below that in the cell",
}
TEXT = "winner = lambda cells: None"
ENGINE = (
    "%%writefile my_engine.py\ndef choose(position, seconds):\n    return position.moves()[0]\n"
)


@pytest.fixture(scope="module")
def all_kinds(unboxed, tmp_path_factory):
    """The marks and the problems of a notebook with all kinds of cells; its folder."""
    folder = tmp_path_factory.mktemp("all kinds")
    cells = (
        START, WRONG, "1 / 0", *(f"{each}; check('00.1', 0)" for each in EXITS), "exit", RIGHT,
        "print('x' * 10**7)", 'check("00.2", {"a": 1})', 'check("00.2", None)',
        cell(TEXT, "01.2", "markdown"), 'check("01.2", winner)',
        "import sys", 'check("01.3", sys._getframe())',
        cell("# Never run: check('01.4'", "01.4"), *NOT_RUN, 'check("01.5", value_of)',
        cell("1 + 1", "01.6"), cell(ENGINE, "19.1"),
    )  # fmt: skip
    return *graded(unboxed, folder / "a.ipynb", *cells), folder


def test_the_last_answer_counts_whatever_failed_beside_it(all_kinds, progress_file):
    marks, problems, _ = all_kinds
    assert (marks["00.1"].status, marks["00.1"].points, marks["00.1"].out_of) == ("right", 1, 1)
    assert problems[1] == "Cell 3 (`1 / 0`) raised ZeroDivisionError: division by zero"
    assert marks["00.2"].reason == "not-attempted"
    assert not progress_file.exists()


def test_a_cell_that_exits_ends_itself_and_nothing_else(all_kinds):
    _, problems, _ = all_kinds
    assert problems[2:7] == tuple(
        f"Cell {number} (`{source}; check('00.1', 0)`) called exit() or quit(): what stands below "
        "that in the cell did not run."
        for number, source in enumerate(EXITS, 4)
    )


def test_the_mark_says_why_there_is_no_answer(all_kinds):
    marks, problems, _ = all_kinds
    assert marks["01.2"].message == f"Cell 14 (`{TEXT}`) is text, not code: it did not run."
    assert marks["01.3"].status == "raised"
    assert "cannot leave this notebook" in marks["01.3"].message
    assert marks["01.4"].message == NOT_HANDED_OVER
    assert marks["01.5"].reason == "not-handed-over"
    told = [problem for problem in problems if "value_of = " in problem or "`exit()`" in problem]
    assert marks["01.5"].message == told[0]
    for number, (source, says) in enumerate(NOT_RUN.items()):
        assert told[number].startswith(f"Cell {number + 19} (`{source.splitlines()[0]}`) {says}")
    assert marks["01.6"].message == NO_CHECK


def test_an_answer_that_is_a_file_needs_no_check_cell(all_kinds):
    marks, _, folder = all_kinds
    assert marks["19.1"].reason == "looks-at-no-board"
    assert 0 < marks["19.1"].points < marks["19.1"].out_of
    assert [each.name for each in folder.iterdir()] == ["a.ipynb"]


def test_no_exercises(unboxed, tmp_path):
    got = unboxed.grade(write(tmp_path / "a.ipynb", "1 + 1"))
    assert "no exercises" in got.problem


def test_ending_the_judge(progress_file, tmp_path):
    ends_its_parent = "import os, signal; os.killpg(os.getpgid(os.getppid()), signal.SIGKILL)"
    with closing(Grader()) as grader:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PATH", "nowhere")
            grader.grade(HandIn("", ""))
        got = grader.grade(write(tmp_path / "a.ipynb", START, RIGHT, ends_its_parent, WRONG))
        assert got.problem == ENDED
        marks, _ = graded(grader, tmp_path / "a.ipynb", START, RIGHT)  # by another judge
        assert marks["00.1"].points == 1


@pytest.mark.skipif(bool(found()[1]), reason=found()[1])
def test_in_the_sandbox_only_what_lies_beside_is_seen_and_nothing_written(progress_file, tmp_path):
    home, journal = tmp_path / "home", tmp_path / "grades-journal.jsonl"
    home.mkdir()
    journal.write_text("the seed")
    path = home / "a.ipynb"
    (home / "sign.txt").write_text("-1")
    (home / "beside.py").write_text("def turn(player):\n    return player\n")
    before = [path, *home.rglob("*")]
    exercises = Path(__file__).parents[3] / "exercises"
    looks = (
        "import beside, os, socket\n"
        f"for do in (lambda: open({str(tmp_path / 'written')!r}, 'w'), lambda: open('/x', 'w'),\n"
        f"           lambda: open({str(journal)!r}), lambda: open({str(path)!r}),\n"
        f"           lambda: os.listdir({str(exercises)!r}),\n"
        "           lambda: socket.create_connection(('127.0.0.1', 80), 1)):\n"
        "    try:\n        do()\n    except OSError as error:\n        print(error)\n"
        "    else:\n        raise AssertionError(do)\n"
        "seen = [name for name in os.listdir('/proc') if name.isdecimal()]\n"
        "assert len(seen) <= 4, seen"
    )
    answer = indent(f"{looks}\nreturn beside.turn(player) * sign", "    ")
    with closing(Grader()) as grader:
        marks, problems = graded(
            grader, path, START, looks, "open('made.txt', 'w').write('x')",
            "sign = int(open('sign.txt').read())",
            f"def other_player(player):\n{answer}", "check('00.1', other_player)",
        )  # fmt: skip
    assert (marks["00.1"].message, marks["00.1"].points, problems) == ("Well done.", 1, ())
    assert sorted(home.rglob("*")) == sorted(before)
    assert not (tmp_path / "written").exists()


def request(hand_in):
    """What a grader asks of its judge."""
    cells = [(cell.number, cell.source, cell.tags) for cell in hand_in.cells]
    return {"do": "run", "cells": cells, "left_out": [], "beside": [], "seconds": 30}


def test_a_notebook_that_takes_too_long(progress_file, tmp_path, monkeypatch):
    monkeypatch.setattr(notebook_run, "NOTEBOOK_SECONDS", 3)
    monkeypatch.setattr(notebook_run, "LEAST_SECONDS", 30)  # a busy computer stops it late
    wanted = request(write(tmp_path / "a.ipynb", START, RIGHT, "import time; time.sleep(60)"))
    assert Judge(tmp_path).reply(wanted)["problems"] == [
        "The notebook took more than 3 seconds and was stopped."
    ]


def test_what_runs_cells_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(judge_process, "find_spec", lambda name: None)
    said = Judge(tmp_path).reply(request(write(tmp_path / "a.ipynb", START, RIGHT)))
    assert said["problem"].endswith("install what requirements.txt lists.")


def test_no_answer_is_unpacked_in_the_grader(tmp_path):
    seen = tmp_path / "seen"

    class Answer:
        def __reduce__(self):
            return exec, (f"import os; open({str(seen)!r}, 'a').write(str(os.getpid()) + ' ')",)

        def __call__(self, player):
            return -player

    hand_over(tmp_path, find("00.1"), Answer())
    (mark,) = marks_of([find("00.1")], [], [], tmp_path, tmp_path, {})
    assert mark.points == 0
    # In the sandbox nothing can be written there.
    assert not seen.exists() or str(os.getpid()) not in seen.read_text().split()


def test_a_judge_that_fails_hides_no_other_mark(tmp_path, monkeypatch):
    def fail(*_, **__):
        raise KeyError("ours")

    monkeypatch.setattr(judged_answers, "judge_bytes", fail)
    hand_over(tmp_path, find("00.1"), abs)
    marks = list(marks_of([find("00.1"), find("00.2")], [], [], tmp_path, tmp_path, {}))
    assert [mark.message for mark in marks] == [
        "It could not be judged (KeyError: 'ours').", NO_CHECK,
    ]  # fmt: skip


def test_a_grader_is_asked_again_and_judges_the_same_answer_once(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    path = tmp_path / "a.ipynb"
    same = "def other_player(player):\n    return -player\ncheck('00.1', other_player)"
    with closing(Grader()) as grader:
        once, _ = graded(grader, path, START, same, "check('00.2', {'a': 1})")
        process = grader._process
        again, _ = graded(grader, path, START, "1 + 1", same, "check('00.2', {'a': 2})")
        assert grader._process is process
        (tmp_path / "beside.py").write_text("1")
        other, _ = graded(grader, path, START, same)
        (tmp_path / "beside.py").unlink()
    assert {marks["00.1"].message for marks in (once, again, other)} == {"Well done."}
    assert [marks["00.1"].seconds > 0 for marks in (once, again, other)] == [True, False, True]
    assert again["00.2"].seconds > 0
    path.unlink()
    assert list(tmp_path.iterdir()) == []
