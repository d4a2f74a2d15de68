"""The command `check`: what it says of notebooks, wherever its output goes."""

from dataclasses import replace

import pytest

from c4lab.__main__ import main
from c4lab.classroom.grading.graders import Grader
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from tests.classroom.running import notebook

FORGED = "no\n  99.9  Forged  ✓ Right\r\x1b[2K\x1b[1A\x9b2J\u202e\u2028\u2066\x07 half \ud83d"


def graded(status="right", message="", problems=(), problem=""):
    points = 2 if status == "right" else 0
    mark = Mark("99.1", "Double it", status, points, 2, message)
    return GradedHandIn("", "", (mark,), tuple(problems), problem)


@pytest.fixture
def says(tmp_path, monkeypatch):
    """Has notebooks in the working folder get these results, by their places."""
    monkeypatch.chdir(tmp_path)

    def write(results):
        for place in results:
            (tmp_path / place).parent.mkdir(exist_ok=True)
            (tmp_path / place).write_bytes(notebook("1"))

        def grade(_, hand_in):
            found = next(results[place] for place in results if place.endswith(hand_in.place))
            return replace(found, student=hand_in.student)

        monkeypatch.setattr(Grader, "grade", grade)

    return write


def test_the_batch_goes_on_and_nothing_that_a_learner_wrote_reaches_the_screen_as_it_is(
    says, capsys
):
    raised = graded("raised", f"{FORGED} {'x ' * 10_000}", [FORGED])
    says({"a.ipynb": raised, "b.ipynb": graded(problem=FORGED)})
    long = "long" * 100  # no system can look at it
    assert main(["check", "gone.ipynb", long, "b.ipynb", "a.ipynb"]) == 2
    out, err = capsys.readouterr()
    assert [len(out.splitlines()), len(err.splitlines())] == [4, 3]
    assert all(sign.isprintable() for line in (out + err).splitlines() for sign in line)
    assert r"no 99.9 Forged ✓ Right \x1b[2K\x1b[1A\x9b2J\u202e \u2066\x07 half \ud83d" in out
    assert max(map(len, out.splitlines())) < 400
    assert err.splitlines()[0] == "There is nothing at gone.ipynb: is the name right?"
    assert err.splitlines()[2].startswith("b.ipynb could not be checked. no 99.9 Forged ✓ Right ")


def test_a_row_an_exercise_and_for_a_folder_a_line_a_student(says, capsys, tmp_path):
    """Of two answers to an exercise the better one counts, as in `grade`."""
    says({"anna/a.ipynb": graded("wrong", "Why."), "anna/b.ipynb": graded()})
    assert main(["check", str(tmp_path / "anna" / "b.ipynb")]) == 0
    right = "  99.1  Double it  ✓ Right                2 of 2"
    right = [right, "  Lesson 99: 1 of 1 right, 2 of 2 points."]
    assert capsys.readouterr().out.splitlines()[1:] == right
    assert main(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path / 'anna' / 'a.ipynb'}",
        "  99.1  Double it  ✗ Not right yet        0 of 2  Why.",
        "  Lesson 99: 0 of 1 right, 0 of 2 points.",
        f"{tmp_path / 'anna' / 'b.ipynb'}",
        *right,
        "anna    2 of 2 points, 1 of 1 exercises right",
    ]
