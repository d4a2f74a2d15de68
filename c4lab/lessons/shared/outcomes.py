"""What a search with a window may answer."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Within:
    """Any number from `low` to `high`."""

    low: float
    high: float

    def __contains__(self, value: Any) -> bool:
        return value is not None and bool(self.low <= value <= self.high)

    def __repr__(self) -> str:
        if self.low == self.high:
            return f"{self.low:g}"
        return f"a number from {self.low:g} to {self.high:g}"


def allowed(value: float, alpha: float, beta: float) -> Within:
    """The `value` itself inside the window; outside it from its end, fail-hard, to the value,
    fail-soft."""
    if value <= alpha:
        return Within(value, alpha)
    return Within(beta, value) if value >= beta else Within(value, value)
