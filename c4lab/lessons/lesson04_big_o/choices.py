"""Predictions that are chosen from a list of words."""

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.checks.writing import Wrong, show


def one_of(choices: Sequence[str], tidy: Callable[[str], str] = str.strip) -> Any:
    """A `read` for predictions: gives a text as `tidy` makes it, raises Wrong for what is none of
    `choices`."""
    *most, last = map(show, choices)

    def read(key: str, value: Any) -> Any:
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

    return read
