"""Answers that were kept make a solver, in a session that knows nothing else of them."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from c4lab.checks.judging.packing import pack
from c4lab.checks.keeping import kept_answers as module
from c4lab.checks.keeping.kept_answers import PYTHON, keep_answer, kept_answer
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import of_lesson
from c4lab.data import easy_positions
from c4lab.lessons.lesson17_solving import check_scores
from c4lab.lessons.shared.scores import in_scores, solve_by_questions
from c4lab.lessons.shared.solver_parts import LESSONS, my_parts, of_the_solutions
from c4lab.solver.plain.assembled import Assembled, Parts

PARTS = [each.name for each in fields(Parts)]


@pytest.fixture(autouse=True)
def progress(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))


def exercise_of(part: str) -> Exercise:
    return next(each for id in LESSONS for each in of_lesson(id) if each.name == part)


def exercise_of_id(id: str) -> Exercise:
    return next(each for each in of_lesson(id[:2]) if each.id == id)


def test_each_part_has_an_exercise_of_its_name() -> None:
    assert of_the_solutions().yours == len(PARTS) == 9


@pytest.mark.slow
def test_a_student_who_solved_every_exercise_solves_all_easy_positions() -> None:
    assert my_parts().yours == 0
    for part in PARTS:
        exercise = exercise_of(part)
        keep_answer(exercise, pack(exercise.solution))
    found = my_parts()
    assert repr(found).endswith("9 of 9 parts are yours.")
    assert kept_answer(exercise_of("exact").id)[0] is not exercise_of("exact").solution
    solver = Assembled(found.parts, size=100_003)
    for position, score in easy_positions():
        assert solver.solve(position) == score
    assert solver.nodes > 10_000


@pytest.mark.slow
def test_ours_stand_in_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("Table", "ordered", "exact"):
        keep_answer(exercise_of(part), pack(exercise_of(part).solution))
    found = my_parts()
    assert found.yours == 3
    assert found.whose["exact"] == ("17.4", "")
    assert found.whose["landings"][1].startswith("No right answer of yours to 14.")
    assert repr(found).endswith("3 of 9 parts are yours.")
    monkeypatch.setattr(module, "PYTHON", "3.99")
    assert "was kept by Python 3.11, and this is 3.99" in repr(my_parts()).replace(PYTHON, "3.11")
    solver = Assembled(found.parts, size=100_003)
    assert all(solver.solve(position) == score for position, score in easy_positions()[300:400])


@pytest.mark.parametrize("window", [(-9, -8), (-1, 0), (0, 1), (-3, 4), (8, 9)])
def test_a_window_of_scores_gives_a_true_bound(window: tuple[int, int]) -> None:
    alpha, beta = window
    for position, score in easy_positions()[:80]:
        answer = in_scores(position, alpha=alpha, beta=beta).value
        if alpha < answer < beta:
            assert answer == score
        elif answer <= alpha:
            assert score <= answer
        else:
            assert score >= answer


def test_the_moves_of_17_1_are_worth_what_its_text_says() -> None:
    folder = Path(check_scores.__file__).parent
    text = (folder / "exercises.md").read_text(encoding="utf-8")
    told = re.search(r"have the scores (.*?), each in the view of", text)
    assert told is not None
    numbers = re.findall(r"-?\d+", told[1].replace("−", "-"))
    assert [-worth for worth in check_scores.WORTH] == [*map(int, numbers)]
    assert max(check_scores.WORTH) == of_lesson("17")[0].solution["E"]


def test_the_predictions_of_17_7_about_questions_and_limits() -> None:
    truth = exercise_of_id("17.7").solution

    def from_zero(lower: int, upper: int) -> int:
        return min(max(lower, 0), upper - 1)

    def halfway(lower: int, upper: int) -> int:
        if lower >= 0 or upper <= 0:
            return (lower + upper) // 2
        return lower // 2 if -lower > upper else upper // 2

    for rule in (from_zero, halfway):
        for lower, upper in ((-8, 2), (3, 9)):
            assert truth[f"{rule.__name__}, {lower} to {upper}"] == rule(lower, upper)
    before = max(-score for score in (-2, 1, 4))
    assert {"B": truth["B"], "C": truth["C"]} == {
        "B": "open" if before == 2 else "wrong",
        "C": "open" if before == 3 else "wrong",
    }
    assert truth["D"] == ("wrong" if 5 > (42 - 34 + 1) // 2 else "open")


@pytest.mark.parametrize("question", [6, -7, 2.5, None])
def test_a_rule_that_learns_nothing_is_refused(question: Any) -> None:
    position = "44341256544374362556622267717"
    with pytest.raises(ValueError, match=r"from -6 to 6: ask about a whole number from -6 to 5"):
        solve_by_questions(position, lambda lower, upper: question)
