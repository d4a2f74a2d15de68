"""The exercises' checks: `check`, `hint`, `solution` and `progress`.

Of the modules here, `lessonNN` are the exercises and `exercise` is what they are written with;
`sandbox` and `worker` run a check in a process of its own, `judge` is what happens inside.
"""

from c4lab.checks.assist import hint, solution
from c4lab.checks.environment import environment
from c4lab.checks.table import progress
from c4lab.checks.verbs import check

__all__ = ["check", "environment", "hint", "progress", "solution"]
