"""The exercises' checks: `check`, `hint`, `solution`, `mine`, `progress` and `environment`.

In layers, each importing only those before it: `working` runs in the worker, which calls the
learner's code, `writing` is what an exercise is written with, `judging` starts workers and judges
answers, `keeping` keeps and shows the results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.work.loading import lazily

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
