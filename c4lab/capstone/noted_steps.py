"""The steps from the slow engine to the learner's: all are measured at the same positions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from c4lab.capstone.engine import Choose, engine_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import to_measure
from c4lab.games import ConnectFour, Position
from c4lab.instruments import Meter
from c4lab.players.referee import timed_answer

POSITIONS = 6
PATIENCE = 20.0
"""Seconds for one position. An engine that stops at the end of the game needs far less."""
_noted: dict[tuple[str, str], Step] = {}


@dataclass(frozen=True)
class Step:
    """The mean `nodes` and `seconds` of an engine at positions that are the same for every step.
    `nodes` counts the boards that `play` made, and the position itself; it is None if the engine
    makes its own boards. `problem` says what is wrong with the engine, "" if nothing is."""

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
    """Measures an engine, a function or the name of a file, and notes it as a step. A step with the
    same name replaces the old one.

    The positions are near the end of the game: `c4lab.capstone.slow` searches them to the end. The
    engine plays twice in each, once to count boards and once for the clock. Raises ValueError for
    anything but an engine or a game of the capstone.
    """
    where, choose = ground(game), engine_of(engine, name).choose
    nodes, seconds, problem = [], [], ""
    for each in to_measure(where, Random(0), POSITIONS):
        meter = Meter()
        for asked in (meter.watch(each.position), each.position):
            start = perf_counter()
            move, mistake = timed_answer(
                partial(_asked_about, asked, choose), each.position, PATIENCE
            )
            took = perf_counter() - start
            if move is None:
                problem = problem or f"{mistake}, in {each.position!r}"
            elif move not in each.best:
                best = " or ".join(map(str, each.best))
                wrong = f"played {move} in {each.position!r}, where {best} keeps the value"
                problem = problem or wrong
        nodes.append(meter.nodes)
        seconds.append(took)
        if move is None:
            break
    made = mean(nodes)
    noted = Step(name, game.__name__, made if made > 1 else None, mean(seconds), problem)
    _noted[game.__name__, name] = noted
    return noted


def _asked_about(asked: Any, choose: Choose, _: Position) -> int:
    return choose(asked, PATIENCE)


def steps(game: Any = ConnectFour) -> tuple[Step, ...]:
    """The noted steps of a game, in the order in which their names first came."""
    return tuple(each for (played, _), each in _noted.items() if played == game.__name__)


def forget_steps() -> None:
    """Deletes all noted steps."""
    _noted.clear()
