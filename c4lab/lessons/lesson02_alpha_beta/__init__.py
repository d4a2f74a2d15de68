"""Lesson 02, alpha-beta: its text, and a module for the check of each exercise, named after the
answer. `slips` are those of alpha-beta, `searches` what is asked of any search with a window."""

from c4lab.lessons.lesson02_alpha_beta import (
    alphabeta,
    best_moves,
    how_much_deeper,
    looked_at,
    mended,
    prune,
)

__all__ = ["alphabeta", "best_moves", "how_much_deeper", "looked_at", "mended", "prune"]
