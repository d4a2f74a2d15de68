"""Evaluations of Connect Four positions."""

from c4lab.evaluation.base import Evaluation, Term
from c4lab.evaluation.kept_threats import Threats, kept, threats
from c4lab.evaluation.opinions import (
    CentreCount,
    ColumnWeights,
    Features,
    LinearFeatures,
    OpenThrees,
    WindowScore,
    features,
)
from c4lab.evaluation.squares import Squares

__all__ = ["CentreCount", "ColumnWeights", "Evaluation", "Features", "LinearFeatures"]
__all__ += ["OpenThrees", "Squares", "Term", "Threats", "WindowScore"]
__all__ += ["features", "kept", "threats"]
