"""Predictions that are chosen from a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from c4lab.checks.show import show
from c4lab.checks.wrong import Wrong


def refuse_others(answer: object, choices: Sequence[str]) -> None:
    """Raises Wrong for the first text in `answer`, if it is a dict, that is none of `choices`."""
    if not isinstance(answer, Mapping):
        return
    for key, value in answer.items():
        if isinstance(value, str) and value.strip().lower() not in choices:
            *most, last = map(show, choices)
            raise Wrong(
                "not-on-the-list",
                f"For {show(key)} you wrote {show(value)}: choose {', '.join(most)} or {last}.",
            )
