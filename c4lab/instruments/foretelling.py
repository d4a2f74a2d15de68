"""How well evaluations predict the winner, compared with exact scores."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from c4lab.data import quiet_positions
from c4lab.games import Position
from c4lab.instruments.measuring import with_bar
from c4lab.instruments.racing import ContenderFailed
from c4lab.search import Evaluate, value_of
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd

Scored = Sequence[tuple[Position, int]]
"""Positions, each with its exact score for the side to move: positive if that side wins."""


def prediction(
    evaluations: Mapping[str, Evaluate] | Iterable[Evaluate], positions: Scored | None = None
) -> pd.DataFrame:
    """Compares evaluations with exact scores: a table with a row for each evaluation.

    `auc`: take a position that the side to move wins, and one that it loses. How often does the
    evaluation give the won one more? A tie counts as half; 1 is perfect, 0.5 no better than a
    coin. Drawn positions are in no such pair. `silent` is the share of all positions, drawn ones
    included, whose evaluation is 0. `positions` defaults to `c4lab.data.quiet_positions()`.

    Raises ContenderFailed if an evaluation raises or returns no number, ValueError if no position
    is won, none is lost, or two evaluations have the same name.
    """
    scored = quiet_positions() if positions is None else positions
    rows = []
    for name, evaluate in with_bar(evaluations_by_name(evaluations).items(), "Evaluating"):
        opinions = [(opinion(name, evaluate, position), score) for position, score in scored]
        better = auc(
            [value for value, score in opinions if score > 0],
            [value for value, score in opinions if score < 0],
        )
        rows.append((name, better, sum(value == 0 for value, _ in opinions) / len(opinions)))
    return table_of(["evaluation", "auc", "silent"], rows)


def auc(won: Sequence[float], lost: Sequence[float]) -> float:
    """The share of all pairs in which the number of `won` is more than that of `lost`; a tie counts
    as half.

    This is the area under the receiver operating characteristic, and the statistic of Mann and
    Whitney (1947). Raises ValueError if there is no pair.

    >>> auc([3, 1], [1, 0])  # 3 > 1, 3 > 0, 1 > 0, and one tie
    0.875
    """
    if not won or not lost:
        raise ValueError("To compare won positions with lost ones, give at least one of each.")
    lost = sorted(lost)
    # A smaller number counts in both bisections, so twice; an equal number in one of them.
    doubled = sum(bisect_left(lost, each) + bisect_right(lost, each) for each in won)
    return doubled / (2 * len(won) * len(lost))


def evaluations_by_name(
    evaluations: Mapping[str, Evaluate] | Iterable[Evaluate],
) -> dict[str, Evaluate]:
    """The evaluations by name: a dict's keys, or else each one's `name`, function or class name."""
    if isinstance(evaluations, Mapping):
        return dict(evaluations)
    if callable(evaluations) or not isinstance(evaluations, Iterable):
        raise ValueError("Give several evaluations, as a list or a dict: [Squares(), Threats()].")
    found: dict[str, Evaluate] = {}
    for evaluate in evaluations:
        kind = getattr(evaluate, "__name__", type(evaluate).__name__)
        name = getattr(evaluate, "name", kind)
        if name in found:
            raise ValueError(
                f"Two evaluations are called {name!r}: give them as a dict, each by another name."
            )
        found[name] = evaluate
    return found


def opinion(name: str, evaluate: Evaluate, position: Position) -> float:
    """The value of `evaluate(position)`. Raises ContenderFailed if it raises or gives no number."""
    try:
        answer = evaluate(position)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".rstrip(".: ")
        raise ContenderFailed(f"{name} failed on {str(position)!r}: {what}.") from error
    value = None if isinstance(answer, tuple | list) else value_of(answer)
    if value is None:
        raise ContenderFailed(
            f"{name} returned {answer!r:.80} on {str(position)!r}: an evaluation returns a number."
        )
    return value
