"""Every exercise: its starter is not attempted, its solution is right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import c4lab.checks
from c4lab.authoring.draft import draft, targets
from c4lab.checks.judge import judge
from c4lab.checks.registry import all_exercises
from tests.mutants import MUTANTS

EXERCISES = {exercise.id: exercise for exercise in all_exercises()}
KINDS = "predict|write|bug hunt|measure"
HEADING = re.compile(rf"## (\S+) (.+) \((\d+) points?, (\d+) minutes, (?:{KINDS})(?:, hard)?\)")
TOTAL = re.compile(r"\*\*About (\d+) minutes, (\d+) points?\.\*\*")
NOTEBOOKS = [
    target for target in targets(Path(__file__).parents[1]) if target.folder != "notebooks"
]


@pytest.mark.parametrize("target", NOTEBOOKS, ids=lambda target: target.name)
def test_starters_are_not_attempted_and_solutions_are_right(
    target: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Runs the notebook's code with a `check` that only remembers what it was given."""
    answers: dict[str, Any] = {}
    monkeypatch.setattr(c4lab.checks, "check", lambda id, answer=...: answers.update({id: answer}))
    namespace: dict[str, Any] = {"__name__": "learner"}
    for cell in draft(target).cells:
        if cell.cell_type == "code":
            exec(compile(cell.source, target.name, "exec"), namespace)
    lesson = target.lesson[:2]
    assert sorted(answers) == sorted(id for id in EXERCISES if id.startswith(lesson))
    expected = "not attempted" if target.folder == "exercises" else "right"
    results = {id: judge(EXERCISES[id], answer) for id, answer in answers.items()}
    assert {id: result.status for id, result in results.items()} == dict.fromkeys(answers, expected)
    if expected == "right":
        assert all(result.points == result.out_of for result in results.values())


@pytest.mark.parametrize("lesson", MUTANTS)
def test_headings_say_what_the_checks_give(lesson: str) -> None:
    """Titles, points and minutes stand in the exercises' text and in their checks."""
    (source,) = {each.source for each in NOTEBOOKS if each.lesson.startswith(lesson)}
    text = source.read_text(encoding="utf-8")
    own = [each for each in EXERCISES.values() if each.lesson == lesson]
    told = [(id, title, int(p), int(m)) for id, title, p, m in HEADING.findall(text)]
    assert told == [(each.id, each.title, each.points, each.minutes) for each in own]
    minutes, points = map(int, TOTAL.search(text).groups())  # type: ignore[union-attr]
    assert points == sum(each.points for each in own)
    assert abs(minutes - sum(each.minutes for each in own)) <= 2


@pytest.mark.parametrize("id", EXERCISES)
def test_every_exercise_has_mutants_hints_points_and_minutes(id: str) -> None:
    mutants = MUTANTS[EXERCISES[id].lesson]
    assert len(mutants.RIGHT[id]) >= 2
    assert len(mutants.WRONG[id]) >= 3
    assert EXERCISES[id].hints
    assert EXERCISES[id].points > 0
    assert EXERCISES[id].minutes > 0
