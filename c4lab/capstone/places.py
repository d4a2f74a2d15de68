"""Puts an engine beside the others: into the menu of the boards, or on the ladder."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from time import perf_counter
from typing import Any

from c4lab.bench.ladder_rungs import Rung
from c4lab.capstone.engine import Engine, Seated, engine_of
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.players import invite
from c4lab.players.referee import timed_answer
from c4lab.solver.shared_solver import session

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
    """The engine in a file, or a kept one, as a rung of the ladder:
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
