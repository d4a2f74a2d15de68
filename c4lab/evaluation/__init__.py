"""Evaluations of Connect Four positions, one module each."""

from c4lab.evaluation.centre import CentreCount
from c4lab.evaluation.evaluation import Evaluation, Term

__all__ = ["CentreCount", "Evaluation", "Term"]
