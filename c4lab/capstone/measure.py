"""The cost of an engine: the boards that it makes and its seconds, on positions near the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

from c4lab.capstone.guard import Guard
from c4lab.capstone.positions import ValuedPosition
from c4lab.instruments import Meter

PATIENCE = 20.0
"""Seconds for one position. An engine that stops at the end of the game needs far less."""


@dataclass(frozen=True)
class Cost:
    """The means over some positions. `nodes` counts the boards that `play` made, and the position
    itself; it is 1 if the engine makes its own boards. `seconds` is time of the processor. `wrong`
    is the first position whose value the engine's move did not keep, and that move. `mistake` is
    (position, what the engine did there instead of a move)."""

    nodes: float
    seconds: float
    wrong: tuple[ValuedPosition, int] | None = None
    mistake: tuple[Any, str] | None = None

    @property
    def counted(self) -> bool:
        """Whether the engine's boards could be counted."""
        return self.nodes > 1


def cost(guard: Guard, positions: Sequence[ValuedPosition]) -> Cost:
    """Measures an engine: in each position it plays once to count boards, once for the clock."""
    nodes, seconds = [], []
    wrong = None
    for each in positions:
        meter = Meter()
        for position in (meter.watch(each.position), each.position):
            reply = guard.ask(position, PATIENCE)
            if reply.move is None:
                return Cost(0, 0, mistake=(each.position, reply.mistake))
            if reply.move not in each.best:
                wrong = wrong or (each, reply.move)
        nodes.append(meter.nodes)
        seconds.append(reply.at_work)
    return Cost(mean(nodes), mean(seconds), wrong)
