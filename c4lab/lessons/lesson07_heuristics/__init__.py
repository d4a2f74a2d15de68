"""The checks of lesson 07, heuristics: a module for each exercise, named after the answer.

Beside them, `boards` are positions to try an answer on, and `missed` are windows that a learner may
look at in place of the 69.
"""

from c4lab.lessons.lesson07_heuristics import (
    evaluate,
    kept_threats,
    value,
    window_score,
)

__all__ = ["evaluate", "kept_threats", "value", "window_score"]
