"""Search windows: what an answer in a window proves, and how a window is read from the page."""

from math import inf, isfinite
from typing import Any

from c4lab.pictures.intervals import told

Window = tuple[float, float]
REFUSED = (
    "A window is two whole numbers, alpha below beta, such as -8 and -7. "
    "Write -inf or inf where there is no end."
)


def proved(window: Window, answer: float) -> Window:
    """The bounds that a fail-soft `answer` in `window` proves by itself."""
    alpha, beta = window
    return (-inf if answer <= alpha else answer, inf if answer >= beta else answer)


def meaning(window: Window, answer: float) -> str:
    """What `answer` in `window` means, for the learner to read."""
    alpha, beta = window
    if answer <= alpha:
        return f"fails low, so the value is at most {told(answer)}."
    if answer >= beta:
        return f"fails high, so the value is at least {told(answer)}."
    return f"inside the window, so the value is {told(answer)}."


def is_pair(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2


def parse_window(alpha: Any, beta: Any) -> Window:
    """The window with these ends, numbers or texts. Raises ValueError, with a sentence."""
    try:
        ends = float(str(alpha).replace("−", "-")), float(str(beta).replace("−", "-"))
    except ValueError:
        raise ValueError(REFUSED) from None
    if not ends[0] < ends[1] or any(isfinite(end) and end % 1 for end in ends):
        raise ValueError(REFUSED)
    return ends
