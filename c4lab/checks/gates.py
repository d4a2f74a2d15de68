"""Counting the nodes that a learner's search looks at, with a limit."""

from __future__ import annotations

from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.show import show_call
from c4lab.checks.wrong import Wrong
from c4lab.games import Position
from c4lab.instruments.meter import BudgetExceeded, Meter

BEYOND = 50_000  # nodes counted past the limit, to tell the learner how many there were


class _Gate(Meter):
    """A meter that remembers having stopped the search, even if the search swallowed that."""

    stopped = False

    def count(self) -> None:
        self.stopped = self.nodes == self.budget
        super().count()


def counted(answer: Any, position: Position, *args: Any, budget: int) -> tuple[Any, int]:
    """What `answer(position, *args)` gives, and how many positions it looked at, root included.

    Raises Wrong("too-many-nodes") if there were more than `budget`.
    """
    gate = _Gate(budget + min(3 * budget, BEYOND))
    try:
        value = call(answer, gate.watch(position), *args)
    except BudgetExceeded:
        value = None
    if gate.nodes > budget:
        yours = f"more than {gate.nodes:,}" if gate.stopped else f"{gate.nodes:,}"
        raise Wrong(
            "too-many-nodes",
            f"{show_call(answer, (position, *args))} looks at {yours} positions; "
            f"{budget:,} are enough.",
        )
    return value, gate.nodes
