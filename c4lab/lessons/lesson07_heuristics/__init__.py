"""The checks of lesson 07, heuristics: a module for each exercise, named after the answer.

Beside them, `boards` are positions to try an answer on, `scores` and `finding` are ways to score
windows and to look for threats, right ones and wrong ones.
"""

from c4lab.lessons.lesson07_heuristics import (
    by_hand,
    evaluate,
    kept_threats,
    line_tables,
    value,
    window_score,
)

__all__ = [
    "by_hand",
    "evaluate",
    "kept_threats",
    "line_tables",
    "value",
    "window_score",
]
