"""The steps from the slow engine to the learner's: all are measured at the same positions."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from c4lab.capstone.engine import engine_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.measure import cost
from c4lab.capstone.positions import to_measure
from c4lab.games import ConnectFour

POSITIONS = 6
_noted: dict[tuple[str, str], Step] = {}


@dataclass(frozen=True)
class Step:
    """The mean `nodes` and `seconds` of an engine at positions that are the same for every step.
    `nodes` is None if the engine makes its own boards. `problem` says what is wrong with the
    engine, "" if nothing is."""

    name: str
    game: str
    nodes: float | None
    seconds: float
    problem: str = ""

    def __str__(self) -> str:
        if self.problem:
            return f"{self.name}: {self.problem}"
        nodes = "nodes not seen" if self.nodes is None else f"{self.nodes:,.0f} nodes"
        return f"{self.name}: {nodes}, {self.seconds:.4f} s a position"

    __repr__ = __str__


def step(name: str, engine: Any, game: Any = ConnectFour) -> Step:
    """Measures an engine and notes it as a step. A step with the same name replaces the old one.

    The positions are near the end of the game: `c4lab.capstone.slow` searches them to the end.
    Raises ValueError for anything but an engine or a game of the capstone.
    """
    where, guard = ground(game), Guard(engine_of(engine, name))
    measured = cost(guard, to_measure(where, Random(0), POSITIONS))
    problem = ""
    if measured.mistake:
        position, mistake = measured.mistake
        problem = f"{mistake}, in {position!r}"
    elif measured.wrong:
        each, move = measured.wrong
        best = " or ".join(map(str, each.best))
        problem = f"played {move} in {each.position!r}, where {best} keeps the value"
    nodes = measured.nodes if measured.counted else None
    noted = Step(name, game.__name__, nodes, measured.seconds, problem)
    _noted[game.__name__, name] = noted
    return noted


def steps(game: Any = ConnectFour) -> tuple[Step, ...]:
    """The noted steps of a game, in the order in which their names first came."""
    return tuple(each for (played, _), each in _noted.items() if played == game.__name__)


def forget_steps() -> None:
    """Deletes all noted steps."""
    _noted.clear()
