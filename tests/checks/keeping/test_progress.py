"""What is kept of attempts and hints, and what the learner sees of it."""

import json

import pytest

from c4lab.checks import check, hint, progress, solution
from c4lab.checks.keeping import checking, kept_answers
from c4lab.checks.keeping import help as help_module
from c4lab.checks.keeping.progress_file import ProgressFile, learners_file
from c4lab.checks.writing.result import Counterexample, Part

from .conftest import result

pytestmark = pytest.mark.usefixtures("lesson")


@pytest.mark.parametrize(
    ("attempts", "best"),
    [
        ([("wrong", 0), ("right", 2), ("raised", 0)], 1),
        ([("wrong", 1), ("wrong", 1), ("wrong", 0)], 1),  # the last of the best
        ([("right", 0), ("wrong", 0)], 0),
    ],
)
def test_the_best_attempt_is_kept(attempts, best, progress_file):
    for number, (status, points) in enumerate(attempts):
        learners_file().record(result(status, points, message=str(number)))
    standing = ProgressFile(progress_file).standings()["99.1"]
    assert (standing.status, standing.points) == attempts[best]
    assert (standing.message, standing.attempts) == (str(best), len(attempts))


def test_table():
    learners_file().record(result())
    (row,) = progress().lessons
    assert [exercise.id for exercise in row.exercises] == ["99.1", "99.7", "99.10"]
    assert (row.attempted, row.right, row.points, row.out_of) == (1, 1, 2, 6)
    assert "99     1 of 3  1 of 3  2 of 6" in str(progress())
    assert "<td" in progress()._repr_html_()
    assert progress().in_part == []


def test_points_for_a_part_stay_and_are_shown():
    parts = (Part("small", 1, 1), Part("<large>", 0, 2))
    first = check("99.7", result("wrong", 1, parts=parts))
    assert first.note == ""
    assert "<li>✓ small: 1 of 1 point</li>" in first._repr_html_()
    assert "<li>✗ &lt;large&gt;: 0 of 2 points</li>" in first._repr_html_()
    worse = check("99.7", result("raised", 0))
    assert worse.note == "An earlier answer of yours has 1 of 3 points, and they stay."
    assert check("99.7", result("wrong", 1)).note == ""
    assert learners_file().standings()["99.7"].status == "wrong"
    sentence = "99.7 In parts has 1 of 3 points so far."
    assert sentence in str(progress()).splitlines()
    assert sentence in progress()._repr_html_()
    assert "1 of 6 points in all." in str(progress())
    check("99.7", result("right", 3))
    assert progress().in_part == []
    assert "was right, and its points stay" in check("99.7", result("wrong", 2)).note


def test_half_a_character_breaks_nothing(progress_file):
    half = "half \ud83d"
    example = Counterexample("f(1)", "2", half)
    got = check("99.1", result("wrong", 1, message=half, printed=half, counterexample=example))
    for text in (str(got), got._repr_html_()):
        assert text.encode("utf-8")
        assert r"half \ud83d" in text
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 1


def test_an_answer_cannot_check_itself(progress_file, monkeypatch):
    monkeypatch.setenv(checking.IN_WORKER, "1")
    got = check("99.1", result())
    assert (got.status, got.reason) == ("not attempted", "checks-itself")
    assert "cannot check itself" in got.message
    assert not progress_file.exists()


def test_an_answer_that_is_not_passed():
    assert 'check("99.1", double)' in check("99.1").message
    assert "There is no exercise" in check(99.1, None).message


def test_hints_come_one_by_one_and_are_counted_in_the_file(progress_file):
    assert "Hint 1 of 3" in str(hint("99.1"))
    ProgressFile(progress_file).record_hint("99.1")  # as another kernel would
    assert "2 * n" in hint("99.1").text
    assert hint("99.1").text == "There are no more hints than these; the last was: 2 * n"
    assert hint("99.1").code == "2 * 3"
    assert "Hint 3 of 3" in hint("99.1")._repr_html_()
    assert "no hints" in str(hint("99.10"))


def test_hints_about_a_part_that_is_right_are_left_out():
    parts = (Part("small", 1, 1), Part("large", 0, 2))
    check("99.7", result("wrong", 1, parts=parts))
    assert hint("99.7").text == "Many."
    assert hint("99.7").code == hint("99.7").code == "all(())"  # there is no other


@pytest.fixture
def solutions(tmp_path, monkeypatch):
    monkeypatch.setattr(help_module, "SOLUTIONS", tmp_path)
    tags = {"tags": ["exercise-99.1"]}
    cell = {"cell_type": "code", "metadata": tags, "source": "def f():\n    pass"}
    other = {"cell_type": "code", "metadata": {}, "source": "text"}
    (tmp_path / "99_fake.ipynb").write_text(json.dumps({"cells": [other, cell]}))
    return tmp_path


def test_solution_after_a_try(solutions):
    assert "anyway=True" in solution("99.1").text
    check("99.1", result("not attempted", 0))
    assert "anyway=True" in solution("99.1").text
    assert solution("99.1", anyway=True).code == "def f():\n    pass"
    check("99.1", result("wrong", 0))
    assert "def f():" in str(solution("99.1"))


def test_solutions_not_handed_out(solutions):
    (solutions / "99_fake.ipynb").write_text("not JSON")
    assert "ask your teacher" in str(solution("99.1", anyway=True))


def test_what_steers_a_screen_is_made_visible():
    got = check("99.1", result("wrong", 0, message="no\x1b[2J\nyes", printed="\x1b]0;x\x07"))
    assert got.message == r"no\x1b[2J" + "\nyes"
    assert "\x1b" not in str(got) + got._repr_html_()


def test_answers_have_a_folder_that_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv(kept_answers.ANSWERS, str(tmp_path / "nowhere"))
    got = check("99.1", 3)
    assert (got.status, got.reason) == ("not attempted", "handed-over")
    assert "could not be handed over" in got.message
