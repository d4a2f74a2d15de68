"""Checks the weights of an evaluation."""

from math import isfinite
from numbers import Real


def check_weights(**weights: object) -> None:
    """Raises ValueError with the name of the first weight that is not a finite number."""
    for name, weight in weights.items():
        if isinstance(weight, bool) or not isinstance(weight, Real) or not isfinite(weight):
            raise ValueError(f"The weight {name} is {weight!r}: give a number, such as 5 or 0.5.")
