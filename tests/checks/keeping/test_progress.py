"""What is kept of attempts and hints, and what the learner sees of it."""

import json

import pytest

from c4lab.checks import check, hint, progress, solution
from c4lab.checks.keeping import checking, kept_answers
from c4lab.checks.keeping import help as help_module
from c4lab.checks.keeping.progress_file import ProgressFile, learners_file
from c4lab.checks.writing.result import Counterexample, Part
from tests.checks.writing.test_card import words

from .conftest import result

pytestmark = pytest.mark.usefixtures("lesson")


@pytest.mark.parametrize(
    ("attempts", "best"),
    [
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


TABLE = """\
lesson  attempted   right  points
    99     2 of 3  1 of 3  3 of 6
99.7 In parts has 1 of 3 points so far.
3 of 6 points in all. You were right in 1 of 2 guesses."""


def test_table():
    learners_file().record(result("right", 5))
    learners_file().record(result("wrong", 1, exercise="99.7"))
    for guess, said in (("01.1", "3"), ("01.1", "4"), ("01.2", "5")):
        learners_file().record_guess(guess, said, "3", said == "3")
    (row,) = progress().lessons
    assert [exercise.id for exercise in row.exercises] == ["99.1", "99.7", "99.10"]
    assert str(progress()) == TABLE
    assert words(progress()._repr_html_()) == sorted(TABLE.split())


def test_points_for_a_part_stay_and_are_shown():
    parts = (Part("small", 1, 1), Part("large", 0, 2))
    assert check("99.7", result("wrong", 1, parts=parts)).note == ""
    worse = check("99.7", result("raised", 0))
    assert worse.note == "An earlier answer of yours has 1 of 3 points, and they stay."
    assert check("99.7", result("wrong", 1)).note == ""
    assert learners_file().standings()["99.7"].status == "wrong"
    assert str(progress()).endswith("1 of 3 points so far.\n1 of 6 points in all.")
    check("99.7", result("right", 3))
    assert progress().in_part == []
    worse = check("99.7", result("wrong", 2))
    assert worse.note == "An earlier answer of yours was right, and its points stay."


def test_what_steers_a_screen_and_half_a_character_are_written_out(progress_file):
    half = "half \ud83d\t\x1b[2J\nyes"
    example = Counterexample("f(1)", "2", half)
    got = check("99.1", result("wrong", 1, message=half, printed=half, counterexample=example))
    for text in (str(got), got._repr_html_()):
        assert "\x1b" not in text
        assert "half \\ud83d\t\\x1b[2J\n" in text
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 1


def test_an_answer_cannot_check_itself(progress_file, monkeypatch):
    monkeypatch.setenv(checking.IN_WORKER, "1")
    got = check("99.1", result())
    assert (got.status, got.reason) == ("not attempted", "checks-itself")
    assert "cannot check itself" in got.message
    assert not progress_file.exists()


@pytest.mark.parametrize(
    ("passed", "title", "said"),
    [
        (("99.1",), "Double it", 'Pass your answer as well: check("99.1", double).'),
        (("double", "99.1"), "Double it",
         'The exercise comes first, and then your answer: check("99.1", double).'),
        (("99.2", "no id"), "", "There is no exercise '99.2'. Its lesson has 99.1, 99.7, 99.10."),
    ],
)  # fmt: skip
def test_a_call_that_cannot_be_judged_says_how(passed, title, said):
    got = check(*passed)
    assert (got.status, got.title, got.points, got.message) == ("not attempted", title, 0, said)


def test_hints_come_one_by_one_and_are_counted_in_the_file(progress_file):
    assert str(hint("99.1")) == "Hint 1 of 3 for 99.1\nTwice."
    ProgressFile(progress_file).record_hint("99.1")  # as another kernel would
    assert str(hint("99.1")) == "Hint 3 of 3 for 99.1\n2 * n\n2 * 3"
    last = "There are no more hints than these; the last was: 2 * n"
    assert str(hint("99.1")) == f"Hint 3 of 3 for 99.1\n{last}\n2 * 3"
    assert words(hint("99.1")._repr_html_()) == sorted(str(hint("99.1")).split())
    assert str(hint("99.10")) == "99.10 Predict\nThis exercise has no hints."
    assert str(hint("9")) == "There is no exercise '9'. They go from 99.1 to 99.10."


def test_hints_about_a_part_that_is_right_are_left_out():
    parts = (Part("small", 1, 1), Part("large", 0, 2))
    check("99.7", result("wrong", 1, parts=parts))
    assert hint("99.7").text == "Many."
    assert hint("99.7").code == hint("99.7").code == "all(())"  # there is no other


TRY = (
    'Give it one honest try first: check("99.1", double). To see it anyway, ask for '
    'solution("99.1", anyway=True).'
)


def test_solution_after_a_try(tmp_path, monkeypatch):
    monkeypatch.setattr(help_module, "SOLUTIONS", tmp_path)
    cell = {"cell_type": "code", "metadata": {"tags": ["exercise-99.1"]}, "source": "x = 1"}
    other = {"cell_type": "code", "metadata": {}, "source": "text"}
    (tmp_path / "99_fake.ipynb").write_text(json.dumps({"cells": [other, cell]}))
    assert solution("99.1").text == TRY
    check("99.1", result("not attempted", 0))
    assert str(solution("99.1")) == f"Solution of 99.1 Double it\n{TRY}"
    assert solution("99.1", anyway=True).code == "x = 1"
    check("99.1", result("wrong", 0))
    assert solution("99.1").text == "One way to do it; yours may differ and be right."
    assert solution("99.1").code == "x = 1"
    assert "They go from" in solution("9").text
    (tmp_path / "99_fake.ipynb").write_text("not JSON")
    assert solution("99.1").text == "Solutions were not handed out here: ask your teacher."
    assert solution("99.1").code == ""


def test_answers_have_a_folder_that_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv(kept_answers.ANSWERS, str(tmp_path / "nowhere"))
    got = check("99.1", 3)
    assert (got.status, got.reason) == ("not attempted", "handed-over")
    assert got.message.startswith("The answer could not be handed over to be graded (No such file")
