"""The exercises' checks: `check`, `hint`, `solution`, `mine`, `progress` and `environment`.

In layers, each importing only those before it: `working` runs in the worker, which calls the
learner's code, `writing` is what an exercise is written with, `judging` starts workers and judges
answers, `keeping` keeps and shows the results.

One call, from end to end: `check` (`keeping.checking`) has the answer packed (`judging.packing`)
and judged (`judging.verdicts`), in a worker. The exercise's own check calls `compare`
(`writing.comparing`), which raises a `Wrong` for the first case that differs. The `Result` is kept
and shown. What comes from the learner's side is read with bounds on types, counts, lengths and
depth, and looked at without running its classes (`working.looking`). A right answer is kept as the
judge got it; `mine("15.4")` unpacks it in the learner's own kernel.

Of several reasons a learner reads one: what makes an answer no answer, then what Python or a limit
says of its first failing call, then the first mistake of the table that answers alike, else
`wrong-value` with the example.

The words, each with one meaning: an *answer* is what a learner passes to `check`; a *reason* the
short name of what is wrong with it; a *mistake* a wrong program with a reason and a sentence; a
*case* what an answer is called with once; a *part* a share of the points that is earned by itself;
the *judge* the process that knows what is right, the *worker* the one that calls the learner's
code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.work.importing import lazily

if TYPE_CHECKING:
    from c4lab.checks.keeping.checking import check
    from c4lab.checks.keeping.doctor import environment
    from c4lab.checks.keeping.help import hint, solution
    from c4lab.checks.keeping.kept_answers import mine
    from c4lab.checks.keeping.progress_moving import export_progress, import_progress
    from c4lab.checks.keeping.progress_table import progress

__all__ = [
    "check", "environment", "export_progress", "hint", "import_progress", "mine", "progress",
    "solution",
]  # fmt: skip

__getattr__, __dir__ = lazily(
    __name__,
    {
        "check": "keeping.checking",
        "environment": "keeping.doctor",
        "hint": "keeping.help",
        "solution": "keeping.help",
        "mine": "keeping.kept_answers",
        "progress": "keeping.progress_table",
        "export_progress": "keeping.progress_moving",
        "import_progress": "keeping.progress_moving",
    },
)
