"""A function that is there and does nothing yet, in every exercise that asks for a function.

Of these a quarter is tried, where not all answers are: see `trial`."""

import ast

import pytest

from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.result import UNNAMED
from tests.answers.trial import ALL, Judge
from tools.authoring.answer_files import WrittenAnswer


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
    assert result.status == "wrong"
    # Where None is right in some cases, it is told what the function should do.
    assert result.reason == "returns-none" or result.reason not in UNNAMED, result
