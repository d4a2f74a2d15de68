"""Says of what a learner has found, such as boards, whether it is what was asked for."""

from collections.abc import Callable, Mapping
from typing import Any

from c4lab.checks.writing.exercises import Answer
from c4lab.checks.writing.predicting import given_in, names
from c4lab.checks.writing.result import Wrong

Amiss = Callable[[Any], str]
"""What is amiss with a value, in a sentence that is true of this value; "" if it is as asked."""


def findings(answer: Answer, asked: Mapping[str, Amiss]) -> None:
    """Raises Wrong unless each value of `answer`, a dict, is as asked: many values may be.

    The keys are those of `asked`, and the values of the same kinds as in our solution. A key is the
    name of a part of the exercise, and earns its points.
    """
    given = given_in(answer, answer.solution, {})
    said = {key: sentence for key, amiss in asked.items() if (sentence := amiss(given[key]))}
    for key in asked:
        if key not in said:
            answer.earn(key)
    if said:
        count = f"{len(asked) - len(said)} of {len(asked)} are as asked."
        lines = [f"{count} Not yet: {names(said)}."]
        lines += [f"{key}: {sentence}" for key, sentence in said.items()]
        raise Wrong("not-as-asked", "\n".join(lines))
