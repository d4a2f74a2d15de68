"""A function that is there and does nothing yet, in every exercise that asks for a function.

Of these a quarter is tried, where not all answers are: see `trial`."""

import ast

import pytest

from c4lab.authoring.answer_files import WrittenAnswer
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises
from tests.answers.trial import ALL, Judge

CHANGING = {"05.2": "no-win-found", "10.3": "returned-not-stored"}
"""Where None is right in some cases, or what is given is changed: the reason that such a function
gets."""


def doing_nothing(exercise: Exercise) -> WrittenAnswer | None:
    for node in ast.parse(exercise.text.solution).body:
        if isinstance(node, ast.FunctionDef) and node.name == exercise.name:
            source = f"def {node.name}({ast.unparse(node.args)}):\n    return None\n"
            return WrittenAnswer(exercise, "does nothing", source, ("returns-none",))
    return None


NOTHING = [each for exercise in all_exercises() if (each := doing_nothing(exercise))]


@pytest.mark.parametrize(
    "answer", NOTHING if ALL else NOTHING[::4], ids=lambda answer: answer.exercise.id
)
def test_nothing_is_told_as_nothing(answer: WrittenAnswer, judged: Judge) -> None:
    result = judged(answer)
    reason = CHANGING.get(answer.exercise.id, "returns-none")
    assert (result.status, result.reason) == ("wrong", reason), result
