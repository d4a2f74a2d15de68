"""04.6 Measuring growth with the estimator."""

from __future__ import annotations

from collections.abc import Mapping

from c4lab.checks.exercise import Wrong, exercise, predictions
from c4lab.checks.values import plain

WINDOWS = {"first": (1.02, 1.3), "second": (1.38, 1.58), "third": (0.25, 0.4)}
"""Exponents that honest sizes lead to."""
TRUTH = dict.fromkeys(WINDOWS, "near enough")
TOO_SMALL = "At small sizes what comes before and after the loop weighs most: take larger ones."


def read(name: str, value: object) -> object:
    """A measured number as a word: near enough, or what is wrong with it."""
    value = plain(value)
    if value is None or value is ...:
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Wrong("wrong-kind", f"For {name!r}, write down the exponent: a number such as 0.5.")
    low, high = WINDOWS[name]
    if low <= value <= high:
        return "near enough"
    return "too low" if value < low else "too high"


@exercise("04.6")
def measured(answer: object) -> None:
    if isinstance(answer, Mapping):
        answer = {
            key: read(key, value) if key in WINDOWS else value for key, value in answer.items()
        }
    predictions(
        answer,
        TRUTH,
        mistakes={
            "first": {
                "too low": "`first` grows a little faster than n. " + TOO_SMALL,
                "too high": "`first` is not as steep as that: try sizes from 250 to 2000.",
            },
            "second": {
                "too low": "`second` is steeper than that. " + TOO_SMALL,
                "too high": "`second` is steeper than n, but less steep than n^2.",
            },
            "third": {
                "too low": "`third` does grow. " + TOO_SMALL,
                "too high": "`third` is flatter than the square root: measure it from a million "
                "to a thousand million.",
            },
        },
    )
