"""The answers that are right for a search with a window."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class NumberRange:
    """Any number from `low` to `high`."""

    low: float
    high: float

    def __contains__(self, value: Any) -> bool:
        return value is not None and bool(self.low <= value <= self.high)

    def __repr__(self) -> str:
        if self.low == self.high:
            return f"{self.low:g}"
        return f"a number from {self.low:g} to {self.high:g}"


def allowed_answers(value: float, alpha: float, beta: float) -> NumberRange:
    """The right answers of a search with this window if the true value is `value`.

    Inside the window that is the value itself. Outside, any number from the end of the window
    (fail-hard) to the value (fail-soft).
    """
    if value <= alpha:
        return NumberRange(value, alpha)
    return NumberRange(beta, value) if value >= beta else NumberRange(value, value)
