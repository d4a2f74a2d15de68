"""Measuring a search from outside: counting its nodes, tracing its calls, racing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.work.importing import lazily

if TYPE_CHECKING:
    from c4lab.instruments.charts import (
        plot,
        plot_by_position,
        plot_counts,
        plot_growth,
        plot_prediction,
    )
    from c4lab.instruments.foretelling import auc, prediction
    from c4lab.instruments.growing import Growth, fit, growth
    from c4lab.instruments.meter import BudgetExceeded, Meter, Pass, TableByPly, nodes_of, passes
    from c4lab.instruments.race_results import for_first, race
    from c4lab.instruments.racing import ContenderFailed, Disagreement
    from c4lab.instruments.steps import count_steps
    from c4lab.instruments.tracing.calltree import Trace
    from c4lab.instruments.tracing.closing_bounds import Question, closing
    from c4lab.instruments.tracing.tracer import trace

__all__ = ["BudgetExceeded", "ContenderFailed", "Disagreement", "Meter", "Trace"]
__all__ += ["for_first", "nodes_of", "plot", "race", "trace"]
__all__ += ["Growth", "count_steps", "fit", "growth", "plot_growth"]
__all__ += ["Pass", "auc", "passes", "plot_counts", "plot_prediction", "prediction"]
__all__ += ["Question", "TableByPly", "closing", "plot_by_position"]

__getattr__, __dir__ = lazily(
    __name__,
    {
        "plot_by_position": "charts",
        "nodes_of": "meter",
        "Trace": "tracing.calltree",
        "Question": "tracing.closing_bounds",
        "closing": "tracing.closing_bounds",
        "plot_counts": "charts",
        "auc": "foretelling",
        "prediction": "foretelling",
        "Growth": "growing",
        "fit": "growing",
        "growth": "growing",
        "plot_growth": "charts",
        "BudgetExceeded": "meter",
        "Meter": "meter",
        "Pass": "meter",
        "passes": "meter",
        "TableByPly": "meter",
        "plot": "charts",
        "plot_prediction": "charts",
        "ContenderFailed": "racing",
        "Disagreement": "racing",
        "for_first": "race_results",
        "race": "race_results",
        "count_steps": "steps",
        "trace": "tracing.tracer",
    },
)
