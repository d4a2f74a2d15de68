"""04.6 Measuring growth with the estimator."""

from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from math import isnan, nan
from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, sentences

WINDOWS = {"first": (1.02, 1.3), "second": (1.38, 1.58), "third": (0.25, 0.4)}
"""The exponents measured at sizes from hundreds to thousands, for the third at millions."""
NEAR = "near enough"
TOO_SMALL = "At small sizes the steps before and after the loop count most: take larger sizes."
STEPS = 10  # no exponent is so large: the learner wrote a number of steps
MISTAKES = sentences(f"""
    first or second or third = a number of steps: that is a number of steps, or a size. Write down
        the exponent that `growth` prints.
    first or second or third = a whole number: measure it, and write down the exponent to two
        decimals. It lies between two whole numbers.
    third = upside down: it grows more slowly than n, so its exponent is below 1. Is yours upside
            down?
    first = that of second | that of third: measure `first` again. Have you exchanged two of them?
    second = that of first | that of third: measure `second` again, at sizes from 250 to 2,000. Have
        you exchanged two of them?
    third = that of first | that of second: measure `third` again. Have you exchanged two of them?
    first = too low: it grows a little faster than n. {TOO_SMALL}
    first = too high: it does not grow so fast: try sizes from 250 to 2000.
    second = too low: it grows faster than that. {TOO_SMALL}
    second = too high: it grows faster than n, but more slowly than n^2.
    third = too low: it does grow. {TOO_SMALL}
    third = too high: it grows more slowly than the square root: measure it from 10**6 to 10**9.
""")


def exponent_in_words(name: str, value: Any) -> str:
    """NEAR for an exponent that fits, or else what is wrong with it, as MISTAKES calls it. Raises
    Wrong for a value that is no real number."""
    exponent = nan
    if isinstance(value, (int, float, Fraction, Decimal)) and not isinstance(value, bool):
        with suppress(OverflowError):
            exponent = float(value)
    if isnan(exponent):
        raise Wrong("wrong-kind", f"For {name!r}, write down the exponent: a number such as 0.5.")
    low, high = WINDOWS[name]
    if low <= exponent <= high:
        return NEAR
    if abs(exponent) > STEPS:
        return "a number of steps"
    if name == "third" and 2.5 <= exponent <= 4:
        return "upside down"
    if exponent == int(exponent):
        return "a whole number"
    for other, (lowest, highest) in WINDOWS.items():
        if lowest <= exponent <= highest:
            return f"that of {other}"
    return "too low" if exponent < low else "too high"


@exercise("04.6", nothing_to_draw="it is no function")
def measured(answer: Answer) -> None:
    parts = {name: [name] for name in WINDOWS}
    predictions(
        answer, dict.fromkeys(WINDOWS, NEAR), mistakes=MISTAKES, read=exponent_in_words, parts=parts
    )
