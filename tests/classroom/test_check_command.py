"""The command `check`: what it says of notebooks, wherever its output goes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from c4lab.__main__ import main
from c4lab.checks.keeping.notebook_file import CannotGrade
from c4lab.classroom import check_command
from c4lab.classroom.check_command import named_notebooks
from c4lab.classroom.grading.marks import GradedHandIn, Mark

FORGED = "no\n  99.9  Forged  ✓ Right\r\x1b[2K\x1b[1A\x9b2J\u202e\u2028\u2066\x07 half \ud83d"


def graded(status="right", message="", problems=()):
    points = 2 if status == "right" else 0
    mark = Mark("99.1", "Double it", status, points, 2, message)
    return GradedHandIn("", "", (mark,), tuple(problems))


def test_each_exercise_has_a_row(monkeypatch, capsys):
    monkeypatch.setattr(check_command, "grade", lambda path, grader: graded())
    assert main(["check", "a.ipynb"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "a.ipynb",
        "  99.1  Double it  ✓ Right                2 of 2",
        "  Lesson 99: 1 of 1 right, 2 of 2 points.",
    ]
    monkeypatch.setattr(check_command, "grade", lambda path, grader: graded("wrong", "Why."))
    assert main(["check", "a.ipynb"]) == 1
    assert "✗ Not right yet        0 of 2  Why." in capsys.readouterr().out


def test_nothing_that_a_learner_wrote_reaches_the_screen_as_it_is(monkeypatch, capsys):
    monkeypatch.setattr(
        check_command, "grade", lambda path, grader: graded("raised", FORGED, [FORGED])
    )
    assert main(["check", f"{FORGED}.ipynb".replace("/", "")]) == 1
    out = capsys.readouterr().out
    assert len(out.splitlines()) == 4
    assert all(sign.isprintable() for line in out.splitlines() for sign in line)
    assert r"no 99.9 Forged ✓ Right \x1b[2K\x1b[1A\x9b2J\u202e \u2066\x07 half \ud83d" in out

    def refuse(path, grader):
        raise CannotGrade(FORGED)

    monkeypatch.setattr(check_command, "grade", refuse)
    assert main(["check", "a.ipynb"]) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert err[:-1].isprintable()


def test_a_message_is_cut(monkeypatch, capsys):
    monkeypatch.setattr(
        check_command, "grade", lambda path, grader: graded("raised", "x " * 10_000)
    )
    main(["check", "a.ipynb"])
    assert max(map(len, capsys.readouterr().out.splitlines())) < 400


def test_the_batch_goes_on(monkeypatch, capsys):
    def grade(path, grader):
        if path.name == "1":
            raise CannotGrade("The first is no notebook.")
        if path.name == "2":
            raise KeyError("something of ours")
        return graded()

    monkeypatch.setattr(check_command, "grade", grade)
    assert main(["check", "1", "2", "3"]) == 2
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        "The first is no notebook.",
        "2 could not be checked (KeyError: 'something of ours').",
    ]
    assert "99.1  Double it  ✓" in said.out


def test_a_folder_has_a_line_a_student(monkeypatch, capsys, tmp_path):
    for name in ("ben/a.ipynb", "anna/a.ipynb", "anna/b.ipynb", "anna/.ipynb_checkpoints/a.ipynb"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    wrong = tmp_path / "ben" / "a.ipynb"
    monkeypatch.setattr(
        check_command, "grade", lambda path, grader: graded("wrong" if path == wrong else "right")
    )
    assert main(["check", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.endswith(".ipynb")] == [
        str(tmp_path / name) for name in ("anna/a.ipynb", "anna/b.ipynb", "ben/a.ipynb")
    ]
    assert lines[-2:] == ["anna  4 of 4 points", "ben   0 of 2 points"]


def test_ctrl_c(monkeypatch, capsys):
    def stop(path, grader):
        raise KeyboardInterrupt

    monkeypatch.setattr(check_command, "grade", stop)
    assert main(["check", "1", "2"]) == 2
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_path_that_cannot_be_looked_at_is_no_folder(tmp_path):
    path = tmp_path / ("long" * 100)
    assert [*named_notebooks([path])] == [(path, "")]
    assert main(["check", str(path)]) == 2


CHECK = """
import sys
from c4lab.__main__ import main
from c4lab.classroom import check_command
from c4lab.classroom.grading.marks import GradedHandIn, Mark
mark = Mark("99.1", "Double it", "wrong", 0, 2, "Look at \\u2713.")
check_command.grade = lambda path, grader: GradedHandIn("", "", (mark,))
sys.exit(main(["check", "a.ipynb", "b.ipynb"]))
"""


def run(stdout, **environment):
    return subprocess.run(
        [sys.executable, "-c", CHECK],
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        timeout=60,
    )


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_a_screen_without_the_signs(encoding):
    done = run(subprocess.PIPE, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (1, b"")
    words = done.stdout.decode(encoding)
    assert ("✗" if encoding == "utf-8" else "?") + " Not right yet" in words
    assert "b.ipynb" in words


@pytest.mark.slow
def test_a_pipe_that_nobody_reads():
    reads, writes = os.pipe()
    os.close(reads)
    done = run(writes)
    os.close(writes)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk():
    with Path("/dev/full").open("wb") as full:
        done = run(full)
    assert done.returncode == 2
    assert done.stderr.startswith(b"The output could not be written: No space left")
    assert len(done.stderr.splitlines()) == 1
