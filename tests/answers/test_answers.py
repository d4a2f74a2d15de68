"""Every answer that a learner may give gets the verdict it should."""

import ast
from collections.abc import Iterator

import pytest

from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.result import UNNAMED
from tests.answers.trial import ALL, Judge, each_answer, is_as_it_should_be
from tools.authoring.answer_files import WrittenAnswer


@pytest.mark.parametrize("answer", [*each_answer()], ids=lambda answer: answer.name[:100])
def test_answers(answer: WrittenAnswer, judged: Judge) -> None:
    is_as_it_should_be(answer, judged)


def doing_nothing() -> Iterator[WrittenAnswer]:
    """For every exercise that asks for a function, one that is there and does nothing yet."""
    for exercise in all_exercises():
        for node in ast.parse(exercise.text.solution).body:
            if isinstance(node, ast.FunctionDef) and node.name == exercise.name:
                source = f"def {node.name}({ast.unparse(node.args)}):\n    return None\n"
                yield WrittenAnswer(exercise, "does nothing", source, ("returns-none",))


@pytest.mark.parametrize(
    "answer", [*doing_nothing()][:: 1 if ALL else 4], ids=lambda answer: answer.exercise.id
)
def test_nothing_is_told_as_nothing(answer: WrittenAnswer, judged: Judge) -> None:
    result = judged(answer)
    assert result.status == "wrong"
    # Where None is right in some cases, it is told what the function should do.
    assert result.reason == "returns-none" or result.reason not in UNNAMED, result
