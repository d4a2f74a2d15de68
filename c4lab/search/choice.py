"""The answer of a search, and the value of a position at which a search stops."""

from collections.abc import Callable
from numbers import Real
from typing import Any, NamedTuple

from c4lab.games import Position

Evaluate = Callable[[Any], float]
"""An opinion about an unfinished position, from the view of the side to move; 0 is even."""

WIN = 1_000_000
"""The value of a won game in a search with an evaluation: larger than any evaluation."""


class Choice(NamedTuple):
    """The value of a position, and a move that reaches it: None where no move was chosen."""

    value: float
    move: int | None = None


def leaf(position: Position, evaluate: Evaluate | None) -> float:
    """The value, for the first player, of a position at which a search stops.

    Without `evaluate` the value is the result, +1, 0 or -1, and 0 for an unfinished game. With
    `evaluate` an unfinished position is worth the opinion, and a won game WIN plus the number of
    moves left, so that sooner wins are worth more and later losses cost less.

    Raises ValueError if `evaluate` cannot be called or returns no number.
    """
    if not (evaluate is None or callable(evaluate)):
        raise ValueError(
            f"evaluate is {evaluate!r:.80}, which cannot be called: give a function from a "
            "position to a number. Name the ends of a window: alpha=-1, beta=1."
        )
    result = position.result()
    if evaluate is None:
        return result or 0
    if result is None:
        return position.player * opinion(position, evaluate)
    return result * (WIN + position.left)


def opinion(position: Position, evaluate: Evaluate) -> float:
    """The value of `evaluate(position)`. Raises ValueError if it is not a number.

    >>> opinion("4455", lambda position: None)
    Traceback (most recent call last):
    ValueError: The evaluation answered None on '4455': return a number.
    """
    if isinstance(evaluate, type):
        raise ValueError(
            f"{evaluate.__name__} is a class: give the evaluation {evaluate.__name__}()."
        )
    value = evaluate(position)
    if isinstance(value, Real) and value == value:  # nan is not equal to itself
        return value
    raise ValueError(
        f"The evaluation answered {value!r:.80} on {str(position)!r}: return a number."
    )


def value_of(answer: Any) -> float | None:
    """The value in the answer of any search: a number, a Choice, or (value, move).

    None if `answer` is something else, or nan.

    >>> value_of(Choice(1, 3)), value_of((0, 5)), value_of("draw")
    (1, 0, None)
    """
    value = answer[0] if isinstance(answer, (tuple, list)) and len(answer) == 2 else answer
    if isinstance(value, Real) and value == value:
        return value  # type: ignore[return-value]
    return None


def even(position: Position) -> float:
    """The evaluation without an opinion: 0 for every position."""
    return 0


def score_of(value: float) -> int:
    """The score of Connect Four for the value of a search without opinions, in the same view.

    >>> score_of(WIN + 35), score_of(0), score_of(-WIN)  # won with the fourth disc; drawn; lost
    (18, 0, -1)
    """
    if abs(value) < WIN:
        return 0
    sooner = int(abs(value) - WIN) // 2 + 1
    return sooner if value > 0 else -sooner
