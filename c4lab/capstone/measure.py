"""What an engine costs: the boards that it makes and its seconds, at positions near the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

from c4lab.capstone.guard import Guard
from c4lab.capstone.positions import Asked
from c4lab.instruments import Meter

PATIENCE = 20.0
"""Seconds for one position: an engine that searches to the end needs far less, and stops."""


@dataclass(frozen=True)
class Cost:
    """Means over some positions. `nodes` are the boards that were made by `play`, the one asked
    about included; 1 if the engine makes boards of its own. `seconds` count while the processor was
    at work. `wrong` is the first position whose value the move did not keep, and that move;
    `mistake` what the engine did instead of a move, and where."""

    nodes: float
    seconds: float
    wrong: tuple[Asked, int] | None = None
    mistake: tuple[Any, str] | None = None

    @property
    def counted(self) -> bool:
        """Whether its boards were seen being made."""
        return self.nodes > 1


def cost(guard: Guard, asked: Sequence[Asked]) -> Cost:
    """Asks about each position twice: once to count its boards, once for the clock."""
    nodes, seconds = [], []
    wrong = None
    for each in asked:
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
