"""Squares: one evaluation, and ways to compute it that differ in nothing but speed."""

from c4lab.evaluation.squares.evaluation import FOUR, Squares

__all__ = ["FOUR", "Squares"]
