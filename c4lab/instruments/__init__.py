"""Measuring a search from outside: counting its nodes, tracing its calls, racing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.work.loading import lazily

if TYPE_CHECKING:
    from c4lab.instruments.by_position import plot_by_position
    from c4lab.instruments.calltree import Trace
    from c4lab.instruments.closing_bounds import Question, closing
    from c4lab.instruments.counts_plot import plot_counts
    from c4lab.instruments.foretelling import auc, prediction
    from c4lab.instruments.growing import Growth, fit, growth
    from c4lab.instruments.growth_plot import plot_growth
    from c4lab.instruments.meter import BudgetExceeded, Meter
    from c4lab.instruments.noted_passes import Pass, passes
    from c4lab.instruments.plies import TableByPly
    from c4lab.instruments.plotting import plot
    from c4lab.instruments.prediction_plot import plot_prediction
    from c4lab.instruments.race_errors import ContenderFailed, Disagreement
    from c4lab.instruments.racing import for_first, race
    from c4lab.instruments.steps import count_steps
    from c4lab.instruments.tracing import trace

__all__ = ["BudgetExceeded", "ContenderFailed", "Disagreement", "Meter", "Trace"]
__all__ += ["for_first", "plot", "race", "trace"]
__all__ += ["Growth", "count_steps", "fit", "growth", "plot_growth"]
__all__ += ["Pass", "auc", "passes", "plot_counts", "plot_prediction", "prediction"]
__all__ += ["Question", "TableByPly", "closing", "plot_by_position"]

__getattr__, __dir__ = lazily(
    __name__,
    {
        "plot_by_position": "by_position",
        "Trace": "calltree",
        "Question": "closing_bounds",
        "closing": "closing_bounds",
        "plot_counts": "counts_plot",
        "auc": "foretelling",
        "prediction": "foretelling",
        "Growth": "growing",
        "fit": "growing",
        "growth": "growing",
        "plot_growth": "growth_plot",
        "BudgetExceeded": "meter",
        "Meter": "meter",
        "Pass": "noted_passes",
        "passes": "noted_passes",
        "TableByPly": "plies",
        "plot": "plotting",
        "plot_prediction": "prediction_plot",
        "ContenderFailed": "race_errors",
        "Disagreement": "race_errors",
        "for_first": "racing",
        "race": "racing",
        "count_steps": "steps",
        "trace": "tracing",
    },
)
