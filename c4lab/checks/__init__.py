"""The exercises' checks: `check`, `hint`, `solution`, `mine`, `progress` and `environment`.

In layers, each importing only those before it: `writing` is what an exercise is written with,
`judging` runs and judges answers, `keeping` keeps and shows the results.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from c4lab.checks.keeping.checking import check
    from c4lab.checks.keeping.help import hint, solution
    from c4lab.checks.keeping.kept_answers import mine
    from c4lab.checks.keeping.progress_moving import export_progress, import_progress
    from c4lab.checks.keeping.progress_table import progress
    from c4lab.checks.keeping.requirements import environment

__all__ = [
    "check", "environment", "export_progress", "hint", "import_progress", "mine", "progress",
    "solution",
]  # fmt: skip

MODULES = {
    "check": "checking",
    "environment": "requirements",
    "hint": "help",
    "solution": "help",
    "mine": "kept_answers",
    "progress": "progress_table",
    "export_progress": "progress_moving",
    "import_progress": "progress_moving",
}


def __getattr__(name: str) -> Any:
    """Loads what is asked for when it is first asked for: an exercise needs none of it."""
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"c4lab.checks.keeping.{MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What there is to be asked for, so that the Tab key and `help` list it."""
    return sorted({*globals(), *MODULES})
