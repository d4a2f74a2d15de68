"""The checks of lesson 06, Connect Four: a module for each exercise, named after the answer.

`rows` makes boards as lists of rows.
"""

from c4lab.lessons.lesson06_connect_four import (
    broken_rule,
    connects_four,
    drop,
    impossible,
    legal_columns,
    positions_after,
    referee,
    small_board,
)

__all__ = [
    "broken_rule",
    "connects_four",
    "drop",
    "impossible",
    "legal_columns",
    "positions_after",
    "referee",
    "small_board",
]
