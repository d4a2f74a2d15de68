"""The checks of lesson 03, Sim and negamax: a module for each exercise, named after the answer."""

from c4lab.lessons.lesson03_sim_negamax import (
    canonical,
    closes_triangle,
    legal_edges,
    negamax,
    predicted,
    search,
)

__all__ = ["canonical", "closes_triangle", "legal_edges", "negamax", "predicted", "search"]
