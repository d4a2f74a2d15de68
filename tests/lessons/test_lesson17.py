"""Answers that were kept make a solver, in a session that knows nothing else of them."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from c4lab.checks.judging.packing import pack
from c4lab.checks.keeping import kept_answers as module
from c4lab.checks.keeping.kept_answers import PYTHON, keep_answer, kept_answer
from c4lab.checks.writing.registry import find, of_lesson
from c4lab.data import easy_positions
from c4lab.lessons.lesson17_solving import check_scores
from c4lab.lessons.shared.scores import in_scores, solve_by_questions
from c4lab.lessons.shared.solver_parts import LESSONS, my_parts, of_the_solutions
from c4lab.solver.plain.assembled import Assembled, Parts

PARTS = [each.name for each in fields(Parts)]
EXERCISES = {each.name: each for id in LESSONS for each in of_lesson(id)}


@pytest.fixture(autouse=True)
def progress(tmp_path, monkeypatch):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))


def keep(*parts):
    for part in parts:
        keep_answer(EXERCISES[part], pack(EXERCISES[part].solution))


def test_each_part_has_an_exercise_of_its_name():
    assert of_the_solutions().yours == len(PARTS) == 9


@pytest.mark.slow
def test_ours_stand_in_until_a_student_has_solved_every_exercise(monkeypatch):
    assert my_parts().yours == 0
    keep("Table", "ordered", "exact")
    found = my_parts()
    assert found.whose["exact"] == ("17.4", "")
    assert found.whose["landings"][1].startswith("No right answer of yours to 14.")
    assert repr(found).endswith("3 of 9 parts are yours.")
    solver = Assembled(found.parts, size=100_003)
    assert all(solver.solve(position) == score for position, score in easy_positions()[300:400])
    keep(*PARTS)
    found = my_parts()
    assert repr(found).endswith("9 of 9 parts are yours.")
    assert kept_answer(EXERCISES["exact"].id)[0] is not EXERCISES["exact"].solution
    solver = Assembled(found.parts, size=100_003)
    assert all(solver.solve(position) == score for position, score in easy_positions())
    assert solver.nodes > 10_000
    monkeypatch.setattr(module, "PYTHON", "3.99")
    assert "was kept by Python 3.11, and this is 3.99" in repr(my_parts()).replace(PYTHON, "3.11")


@pytest.mark.parametrize("window", [(-9, -8), (-1, 0), (0, 1), (-3, 4), (8, 9)])
def test_a_window_of_scores_gives_a_true_bound(window):
    alpha, beta = window
    for position, score in easy_positions()[:80]:
        answer = in_scores(position, alpha=alpha, beta=beta).value
        if alpha < answer < beta:
            assert answer == score
        elif answer <= alpha:
            assert score <= answer
        else:
            assert score >= answer


def test_the_moves_of_17_1_are_worth_what_its_text_says():
    text = Path(check_scores.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    told = re.search(r"have the scores (.*?), each in the view of", text)
    numbers = re.findall(r"-?\d+", told[1].replace("−", "-"))
    assert [-worth for worth in check_scores.WORTH] == [*map(int, numbers)]
    assert max(check_scores.WORTH) == find("17.1").solution["E"]


@pytest.mark.parametrize("question", [6, -7, 2.5, None])
def test_a_rule_that_learns_nothing_is_refused(question):
    position = "44341256544374362556622267717"
    with pytest.raises(ValueError, match=r"from -6 to 6: ask about a whole number from -6 to 5"):
        solve_by_questions(position, lambda lower, upper: question)
