"""What learners may answer: each right answer is right, each mistake is named."""

from __future__ import annotations

from typing import Any

import pytest

from c4lab.checks.exercise import Exercise
from c4lab.checks.judge import judge
from c4lab.checks.registry import find
from tests.mutants import MUTANTS

RIGHT = [
    pytest.param(id, answer, id=f"{id}-{number}")
    for mutants in MUTANTS.values()
    for id, answers in mutants.RIGHT.items()
    for number, answer in enumerate(answers)
]
WRONG = [
    pytest.param(id, answer, reason, id=f"{id}-{number}-{reason}")
    for mutants in MUTANTS.values()
    for id, answers in mutants.WRONG.items()
    for number, (answer, reason) in enumerate(answers)
]


def exercise(id: str) -> Exercise:
    found = find(id)
    assert found is not None
    return found


@pytest.mark.parametrize(("id", "answer"), RIGHT)
def test_other_right_answers_are_right(id: str, answer: Any) -> None:
    result = judge(exercise(id), answer)
    assert (result.status, result.reason) == ("right", ""), result.message


@pytest.mark.parametrize(("id", "answer", "reason"), WRONG)
def test_wrong_answers_get_their_reason(id: str, answer: Any, reason: str) -> None:
    result = judge(exercise(id), answer)
    assert result.status in ("wrong", "raised")
    assert (result.reason, result.points) == (reason, 0), result.message
    assert result.message.rstrip(")").endswith((".", "?"))
