"""The checks of lesson 07, heuristics; `missed` has windows looked at in place of the 69."""

from c4lab.lessons.lesson07_heuristics import (
    auc,
    by_hand,
    evaluate,
    kept_threats,
    line_tables,
    value,
    window_score,
)

__all__ = [
    "auc",
    "by_hand",
    "evaluate",
    "kept_threats",
    "line_tables",
    "value",
    "window_score",
]
