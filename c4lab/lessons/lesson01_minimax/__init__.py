"""The checks of lesson 01, minimax: a module for each exercise, named after the answer."""

from c4lab.lessons.lesson01_minimax import (
    best_move,
    count_games,
    count_positions,
    value_of,
    values,
    winner,
)

__all__ = ["best_move", "count_games", "count_positions", "value_of", "values", "winner"]
