"""Predictions that are chosen from a list of words."""

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.checks.writing import Wrong, show


def one_of(choices: Sequence[str], tidy: Callable[[str], str] = str.strip) -> Any:
    """A function for the parameter `read` of `predictions`, which gives the learner's text as
    `tidy` spells it. It raises Wrong for a text that is none of `choices`."""
    *most, last = map(show, choices)

    def chosen(key: str, value: Any) -> Any:
        if value is None:
            return value
        word = tidy(value.lower()) if isinstance(value, str) else value
        if word not in choices:
            raise Wrong(
                "not-on-the-list",
                f"For {show(key)} your answer is {show(value)}. Write one of these words, as they "
                f"are spelt here: {', '.join(most)} or {last}.",
            )
        return word

    return chosen
