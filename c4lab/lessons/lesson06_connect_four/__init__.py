"""The checks of lesson 06, Connect Four: a module for each exercise, named after the answer.

`boards` makes boards to try a function on, `words` says what one gave; `lines` are the ways to go
wrong when looking for four in a row, and `line_cases` the boards that show it.
"""

from c4lab.lessons.lesson06_connect_four import (
    broken_rule,
    connects_four,
    drop,
    impossible,
    legal_columns,
    positions_after,
    referee,
)

__all__ = [
    "broken_rule",
    "connects_four",
    "drop",
    "impossible",
    "legal_columns",
    "positions_after",
    "referee",
]
