"""The checks of lesson 01, minimax: a module for each exercise, named after the answer."""

from c4lab.checks.lesson01 import (
    best_move,
    count_games,
    count_positions,
    value_of,
    values,
    winner,
)

__all__ = ["best_move", "count_games", "count_positions", "value_of", "values", "winner"]
