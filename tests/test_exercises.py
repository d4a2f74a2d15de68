"""Every exercise: its starter is not attempted, its solution is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import c4lab.checks
from c4lab.authoring.draft import draft, targets
from c4lab.checks.judge import judge
from c4lab.checks.registry import all_exercises
from c4lab.checks.writing.text import about, read_exercises
from tests.mutants import MUTANTS

EXERCISES = {exercise.id: exercise for exercise in all_exercises()}
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


@pytest.mark.parametrize("id", EXERCISES)
def test_every_exercise_has_mutants_hints_points_and_minutes(id: str) -> None:
    mutants = MUTANTS[EXERCISES[id].lesson]
    assert len(mutants.RIGHT[id]) >= 2
    assert len(mutants.WRONG[id]) >= 3
    assert EXERCISES[id].hints
    assert EXERCISES[id].points > 0
    assert EXERCISES[id].minutes > 0


@pytest.mark.parametrize("target", NOTEBOOKS, ids=lambda target: target.name)
def test_a_notebook_says_on_top_how_long_it_takes_and_no_hint(target: Any) -> None:
    texts = [cell.source for cell in draft(target).cells if cell.cell_type == "markdown"]
    assert about(read_exercises(target.source)) in texts[0]
    assert not any("<!-- hints" in text for text in texts)
