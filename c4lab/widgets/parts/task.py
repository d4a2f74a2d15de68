"""Work of a widget in the background, so that a page stays usable: results come one by one."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from c4lab.players.referee import in_words
from c4lab.solver.running import Report
from c4lab.work.job import Job

T = TypeVar("T")
Work = Callable[[Report], Iterator[T]]
"""Gives results one by one. Its searches call the report, which ends them when they are stopped."""


class CannotBegin(Exception):
    """Why work cannot be begun: its words are the task's problem as they are."""


class Task(Job[T]):
    """A job whose work gets a report, as the solver's searches call it, and whose listener is
    called with nothing. `problem` is a sentence for the page. `again` is as in a job: it suits work
    that does nothing but ask the solver."""

    def __init__(self, work: Work[T], tell: Callable[[], object], again: bool = False) -> None:
        super().__init__(lambda job: work(lambda _: job.check()), lambda job: tell(), again)

    @property
    def problem(self) -> str:
        if self.error is None:
            return ""
        if isinstance(self.error, CannotBegin):
            return str(self.error)
        return f"The search broke off: {in_words(self.error)}."
