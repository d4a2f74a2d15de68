"""Puts an engine beside the others: into the menu of the boards, or on the ladder."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from c4lab.bench.ladder_rungs import Rung
from c4lab.capstone.engine import Seated, engine_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.guard import Guard
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.players import invite
from c4lab.solver.shared_solver import session

AT_THE_BOARD = 1.0
"""Seconds for a move at a board."""
ON_THE_LADDER = 20.0
"""Seconds for a position of the ladder."""


def at_the_board(engine: Any, name: str = "", game: Any = ConnectFour) -> str:
    """Puts the engine into the menu of every board of `game` that is made from now on.

    Returns its name there. An engine with the same name replaces the old one. Raises ValueError if
    a player of the package has this name.
    """
    made = engine_of(engine, name)
    invite(Seated(made.name, made, AT_THE_BOARD), ground(game).game)
    return made.name


def rung(engine: Any, name: str = "") -> Rung:
    """The engine as a rung of the ladder: `ladder(rungs=[rung(my_engine)])`.

    An engine gives a move and no score. If the move keeps the outcome, the rung's answer is the
    score of the position; if not, it is the score of the move. An engine that does not move within
    the time or within the limit of nodes has not finished.
    """
    guard = Guard(engine_of(engine, name))

    def solve(text: str, meter: Meter) -> int:
        position = ConnectFour.parse(text)
        return _score(position, _move(guard, meter.watch(position), meter))

    def clocked(text: str) -> int:
        position = ConnectFour.parse(text)
        return _move(guard, position, None)  # to find its score would cost time, too

    return Rung(guard.name, "19", solve, clocked)


def _move(guard: Guard, position: Any, meter: Meter | None) -> int:
    """The engine's move. Raises BudgetExceeded if it does not come in time."""
    start = perf_counter()
    reply = guard.ask(position, ON_THE_LADDER)
    # The engine may have caught the meter's BudgetExceeded, and moved all the same.
    exceeded = meter is not None and meter.nodes == meter.budget
    if reply.move is None or exceeded or perf_counter() - start > ON_THE_LADDER / 2:
        raise BudgetExceeded(f"{guard.name} did not finish {position}.")
    return reply.move


def _score(position: ConnectFour, move: int) -> int:
    """The score of the position if `move` keeps its outcome, or else the score of the move."""
    best = session().solve(position)
    worth = dict(session().analyse(position))[move]
    assert worth is not None  # the guard lets only legal moves through
    return best if (worth > 0) - (worth < 0) == (best > 0) - (best < 0) else worth
