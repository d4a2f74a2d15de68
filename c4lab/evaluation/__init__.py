"""Evaluations of Connect Four positions, one module each."""

from c4lab.evaluation.centre import CentreCount
from c4lab.evaluation.columns import ColumnWeights
from c4lab.evaluation.evaluation import Evaluation, Term
from c4lab.evaluation.kept_threats import Threats, kept, threats
from c4lab.evaluation.linear import Features, LinearFeatures, features
from c4lab.evaluation.squares import Squares
from c4lab.evaluation.threes import OpenThrees
from c4lab.evaluation.window_score import WindowScore

__all__ = ["CentreCount", "ColumnWeights", "Evaluation", "Features", "LinearFeatures"]
__all__ += ["OpenThrees", "Squares", "Term", "Threats", "WindowScore"]
__all__ += ["features", "kept", "threats"]
