"""An engine beside others: as a step of the report, on the ladder, in the menu of the boards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from os import PathLike
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from c4lab.bench.ladder_rungs import Rung
from c4lab.capstone.engine import Choose, Engine, Seated, engine_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import to_measure
from c4lab.games import ConnectFour, Position
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.players import invite
from c4lab.players.referee import timed_answer
from c4lab.solver.solver import session

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


AT_THE_BOARD = 1.0
"""Seconds for a move at a board."""
ON_THE_LADDER = 20.0
"""Seconds for a position of the ladder."""


def at_the_board(path: str | PathLike[str], name: str = "") -> str:
    """Puts the engine in this file into the menu of every board of its game that is made from now
    on.

    Returns its name there. An engine with the same name replaces the old one. Raises ValueError if
    a player of the package has this name, or if the file is no engine.
    """
    made = engine_of(path, name)
    invite(Seated(made, AT_THE_BOARD), made.game)
    return made.name


def rung(engine: str | PathLike[str] | Callable[..., Any], name: str = "") -> Rung:
    """The engine in a file, or a function, as a rung of the ladder:
    `ladder(rungs=[rung("my_engine.py")])`.

    An engine gives a move and no score. If the move keeps the outcome, the rung's answer is the
    score of the position; if not, it is the score of the move. An engine that does not move within
    the time or within the limit of nodes has not finished.
    """
    made = engine_of(engine, name)

    def solve(text: str, meter: Meter) -> int:
        position = ConnectFour.parse(text)
        return _score(position, _move(made, position, meter))

    def clocked(text: str) -> int:
        return _move(made, ConnectFour.parse(text), None)  # to find its score would cost time, too

    return Rung(made.name, "19", solve, clocked)


def _move(engine: Engine, position: ConnectFour, meter: Meter | None) -> int:
    """The engine's move. Raises BudgetExceeded if it does not come in time."""
    start = perf_counter()
    asked: Any = meter.watch(position) if meter else position
    move, _ = timed_answer(lambda _: engine.choose(asked, ON_THE_LADDER), position, ON_THE_LADDER)
    # The engine may have caught the meter's BudgetExceeded, and moved all the same.
    exceeded = meter is not None and meter.nodes == meter.budget
    if move is None or exceeded or perf_counter() - start > ON_THE_LADDER / 2:
        raise BudgetExceeded(f"{engine.name} did not finish {position}.")
    return move


def _score(position: ConnectFour, move: int) -> int:
    """The score of the position if `move` keeps its outcome, or else the score of the move."""
    best = session().solve(position)
    worth = dict(session().analyse(position))[move]
    assert worth is not None  # only legal moves come here
    return best if (worth > 0) - (worth < 0) == (best > 0) - (best < 0) else worth
