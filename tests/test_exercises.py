"""Every exercise: its starter is not attempted, and its answers and hints are there.

That its solution is right is seen by `tests/answers`, and that its cells run by nbval.
"""

from pathlib import Path

import pytest

from c4lab.checks.judging.attempt import not_attempted
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.registry import all_exercises, of_lesson
from c4lab.checks.writing.result import UNNAMED
from c4lab.checks.writing.text import read_exercises
from tools.authoring.answer_files import WrittenAnswer, answers
from tools.authoring.drafts import draft, targets
from tools.authoring.reading_time import about

pytestmark = pytest.mark.slow

EXERCISES = {exercise.id: exercise for exercise in all_exercises()}
SHORTEST = 16  # characters of a line that is more than a name or a call
STARTERS = [target for target in targets(Path(__file__).parents[1]) if target.folder == "exercises"]


@pytest.mark.parametrize("target", STARTERS, ids=lambda target: target.name)
def test_starters_are_handed_to_check_and_are_not_attempted(target):
    exercises = of_lesson(target.lesson[:2])
    calls = [cell.source for cell in draft(target).cells if cell.source.startswith("check(")]
    assert calls == [exercise.call for exercise in exercises]
    before = ""
    with open_workers() as workers:
        for each in exercises:
            packed = pack(WrittenAnswer(each, "", each.text.given, before=before).run())
            before += f"\n{each.text.given}\n"
            if not_attempted(each, packed) is None:
                result = judge_with(each, packed, workers)
                assert result.status == "not attempted", result


@pytest.mark.parametrize("id", EXERCISES)
def test_every_exercise_has_answers_hints_points_and_minutes(id):
    exercise = EXERCISES[id]
    right = [each for each in answers(exercise) if each.right]
    assert right[0].style == "solution"
    assert len(right) >= (2 if exercise.text.kind == "predict" else 3), "too few right answers"
    assert len(answers(exercise)) - len(right) >= 3, "too few wrong answers"
    assert exercise.text.hints
    assert exercise.points > 0
    assert exercise.text.minutes > 0


@pytest.mark.parametrize("id", EXERCISES)
def test_the_last_hint_holds_no_line_of_the_solution(id):
    text = EXERCISES[id].text
    hint = " ".join(f"{text.hints[-1].text} {text.hints[-1].code}".split())
    given = {" ".join(line.split()) for line in text.given.splitlines()}
    solved = {" ".join(line.split()) for line in text.solution.splitlines()} - given
    assert not [line for line in solved if len(line) >= SHORTEST and line in hint]
    assert "..." not in hint, "a frame with gaps is the solution too"


def test_most_wrong_answers_are_named():
    """Their reasons are those that the checks give: `tests/answers` holds them to it."""
    wrong = [
        each for exercise in EXERCISES.values() for each in answers(exercise) if not each.right
    ]
    unnamed = [each for each in wrong if UNNAMED & set(each.reasons)]
    assert len(unnamed) / len(wrong) <= 0.15, [each.name for each in unnamed]


@pytest.mark.parametrize("target", STARTERS, ids=lambda target: target.name)
def test_exercises_say_on_top_how_long_they_take(target):
    assert about(read_exercises(target.source)) in draft(target).cells[0].source
