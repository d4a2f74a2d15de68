"""The checks of lesson 06, Connect Four: a module for each exercise, named after the answer.

`boards` makes the boards that they try a function on.
"""

from c4lab.checks.lesson06 import (
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
