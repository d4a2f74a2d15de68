"""The way from the slow engine to one's own: a line for each step, measured alike."""

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
    """What an engine costs at positions that are the same for every step: `nodes` and `seconds` a
    position, on average. `nodes` is None where it makes boards of its own. `problem` says what is
    wrong with it, "" if nothing is."""

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
    """Measures an engine and notes it as a step. The same name again takes the place of the old.

    Each position is near the end of the game; `c4lab.capstone.slow` searches it to the end. Raises
    ValueError for what is no engine.
    """
    where, guard = ground(game), Guard(engine_of(engine, name))
    found = cost(guard, to_measure(where, Random(0), POSITIONS))
    problem = ""
    if found.mistake:
        position, mistake = found.mistake
        problem = f"{mistake}, in {position!r}"
    elif found.wrong:
        each, move = found.wrong
        best = " or ".join(map(str, each.best))
        problem = f"played {move} in {each.position!r}, where {best} keeps the value"
    nodes = found.nodes if found.counted else None
    noted = Step(name, game.__name__, nodes, found.seconds, problem)
    _noted[game.__name__, name] = noted
    return noted


def steps(game: Any = ConnectFour) -> tuple[Step, ...]:
    """The steps noted for a game, in the order in which they were first made."""
    return tuple(each for (played, _), each in _noted.items() if played == game.__name__)


def forget_steps() -> None:
    """Begin the notes again."""
    _noted.clear()
