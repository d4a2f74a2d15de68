"""The checks of lesson 02, alpha-beta: a module for each exercise, named after the answer.

`rules`, `search` and `mistakes` make alpha-beta with one thing wrong in it; `window` compares
values, `nodes` counts.
"""

from c4lab.lessons.lesson02_alpha_beta import (
    alphabeta,
    best_moves,
    how_much_deeper,
    looked_at,
    mended,
    prune,
)

__all__ = ["alphabeta", "best_moves", "how_much_deeper", "looked_at", "mended", "prune"]
