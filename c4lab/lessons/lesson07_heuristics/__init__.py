"""The checks of lesson 07, heuristics: a module for each exercise, named after the answer.

Beside them, `scores`, `threats` and `line_worth` hold wrong ideas, and `missed` the windows that a
learner may look at in place of the 69.
"""

from c4lab.lessons.lesson07_heuristics import (
    by_hand,
    evaluate,
    kept_threats,
    line_tables,
    value,
    window_score,
)

__all__ = ["by_hand", "evaluate", "kept_threats", "line_tables", "value", "window_score"]
