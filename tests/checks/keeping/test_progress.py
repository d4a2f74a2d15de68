"""Progress: what is kept, where, and what happens when it cannot be."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys

import pytest

from c4lab.checks import check, hint, progress, solution
from c4lab.checks.keeping import help as help_module
from c4lab.checks.keeping.progress_file import ProgressFile, learners_file
from c4lab.checks.result import Result

pytestmark = pytest.mark.usefixtures("lesson")


def attempt(status="right", points=2, exercise="99.1"):
    return Result(exercise, "Double it", status, points, 2, "A sentence.", reason="r")


def lesson_99():
    return next(lesson for lesson in progress().lessons if lesson.number == "99")


def test_best_points_are_kept(progress_file):
    learners_file().record(attempt("wrong", 0))
    learners_file().record(attempt("right", 2))
    learners_file().record(attempt("raised", 0))
    standing = ProgressFile(progress_file).standings()["99.1"]
    assert (standing.status, standing.points, standing.attempts) == ("right", 2, 3)


def test_every_attempt_is_a_row(progress_file):
    check("99.1", lambda n: n)
    check("99.1", lambda n: 2 * n)
    check("99.1", None)
    with sqlite3.connect(progress_file) as database:
        rows = database.execute("select exercise, status, reason, points from attempts").fetchall()
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
    database.close()
    assert rows == [("99.1", "wrong", "wrong-value", 0), ("99.1", "right", "", 2)]


def test_table():
    learners_file().record(attempt())
    lesson = lesson_99()
    assert [line.id for line in lesson.lines][-2:] == ["99.6", "99.10"]
    assert (lesson.attempted, lesson.right, lesson.points, lesson.out_of) == (1, 1, 2, 10)
    assert "99     1 of 7  1 of 7  2 of 10" in str(progress())
    assert "<td" in progress()._repr_html_()


def test_two_processes_write_at_once(progress_file):
    program = (
        "from c4lab.checks.result import Result\n"
        "from c4lab.checks.keeping.progress_file import learners_file\n"
        "for _ in range(40):\n"
        "    learners_file().record(Result('99.1', '', 'wrong', 0, 2, ''))\n"
        "print(learners_file().complaint())\n"
    )
    command = [sys.executable, "-c", program]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0].strip() for process in both] == ["", ""]
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 80


def test_a_damaged_file_is_set_aside(progress_file):
    progress_file.parent.mkdir()
    progress_file.write_bytes(b"this is no database" * 100)
    result = check("99.1", lambda n: 2 * n)
    assert result.status == "right"
    assert "progress.sqlite.damaged" in result.note
    assert (progress_file.parent / "progress.sqlite.damaged").exists()
    assert lesson_99().points == 2
    assert check("99.1", lambda n: 2 * n).note == ""


def test_a_place_that_cannot_be_written(progress_file):
    progress_file.parent.write_text("a file where the folder should be")
    result = check("99.1", lambda n: 2 * n)
    assert result.status == "right"
    assert "cannot be saved" in result.note
    assert "saved" not in check("99.1", lambda n: n).note  # said once
    assert lesson_99().points == 2
    progress_file.parent.unlink()
    assert lesson_99().points == 2  # and written as soon as it can be
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 2


def test_a_locked_file(progress_file):
    learners_file().record(attempt("wrong", 0))
    other = sqlite3.connect(progress_file, isolation_level=None)
    other.execute("begin exclusive")
    learners_file().record(attempt())
    assert "locked" in learners_file().complaint()
    other.execute("rollback")
    other.close()
    assert learners_file().standings()["99.1"].points == 2


def test_a_file_of_a_newer_version(progress_file):
    learners_file().record(attempt())
    with sqlite3.connect(progress_file) as database:
        database.execute("pragma user_version = 99")
    database.close()
    learners_file().record(attempt())
    assert "newer version" in learners_file().complaint()
    assert progress_file.exists()


def test_hints_come_one_by_one_and_survive_a_restart(progress_file):
    assert "Hint 1 of 3" in str(hint("99.1"))
    program = "from c4lab.checks import hint; print(hint('99.1'))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True
    )
    assert "n + n" in done.stdout
    assert "2 * n" in hint("99.1").text
    assert hint("99.1").text == "There are no more hints than these; the last was: 2 * n"
    assert "Hint 3 of 3" in hint("99.1")._repr_html_()
    assert "no hints" in str(hint("99.2"))
    assert "There is no exercise" in str(hint("99.77"))


@pytest.fixture
def solutions(tmp_path, monkeypatch):
    monkeypatch.setattr(help_module, "SOLUTIONS", tmp_path)
    cell = {"cell_type": "code", "metadata": {"tags": ["exercise-99.1"]}, "source": ["def f():\n"]}
    cell["source"].append("    pass")
    other = {"cell_type": "markdown", "metadata": {}, "source": "text"}
    (tmp_path / "99_fake.ipynb").write_text(json.dumps({"cells": [other, cell]}))
    return tmp_path


def test_solution_after_a_try(solutions):
    assert "anyway=True" in solution("99.1").text
    check("99.1", None)
    assert "anyway=True" in solution("99.1").text
    assert solution("99.1", anyway=True).code == "def f():\n    pass"
    check("99.1", lambda n: n)
    assert "def f():" in str(solution("99.1"))
    assert "<pre" in solution("99.1")._repr_html_()
    assert "There is no exercise" in str(solution("99.77"))


def test_solutions_not_handed_out(solutions):
    (solutions / "99_fake.ipynb").unlink()
    assert "ask your teacher" in str(solution("99.1", anyway=True))


def test_what_was_saved_before_is_still_shown_where_nothing_can_be_saved(
    progress_file, monkeypatch
):
    check("99.1", lambda n: 2 * n)

    def refuse(self):
        raise OSError("the disk is read-only")

    monkeypatch.setattr(ProgressFile, "_file", refuse)
    check("99.2", sum)
    standings = ProgressFile(progress_file).standings()
    assert standings["99.1"].status == "right"
