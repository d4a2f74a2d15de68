"""An engine among the others: in the menu of the boards, and on the ladder."""

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
ON_THE_LADDER = 20.0
"""Seconds for a position of the ladder."""


def at_the_board(
    engine: Any, name: str = "", game: Any = ConnectFour, seconds: float = AT_THE_BOARD
) -> str:
    """Puts the engine into the menu of every board of `game` that is made from now on; its name
    there. The same name again takes the place of the old one. Raises ValueError for a name that
    one of our players has.
    """
    made = engine_of(engine, name)
    invite(Seated(made.name, made, seconds), ground(game).game)
    return made.name


def rung(engine: Any, name: str = "", lesson: str = "19") -> Rung:
    """The engine as a rung of the ladder: `ladder(rungs=[rung(my_engine)])`.

    A move shows no score. So one that keeps the outcome counts as the score of the position, any
    other as its own. An engine that is still at work when the time or the limit is over has not
    finished.
    """
    guard = Guard(engine_of(engine, name))

    def solve(text: str, meter: Meter) -> int:
        position = ConnectFour.parse(text)
        return _score(position, _move(guard, meter.watch(position), meter))

    def clocked(text: str) -> int:
        position = ConnectFour.parse(text)
        return _move(guard, position, None)  # what it is worth would cost time as well

    return Rung(guard.name, lesson, solve, clocked)


def _move(guard: Guard, position: Any, meter: Meter | None) -> int:
    start = perf_counter()
    reply = guard.ask(position, ON_THE_LADDER)
    # An engine may catch what the meter raises, and play on with what it has.
    exceeded = meter is not None and meter.nodes == meter.budget
    if reply.move is None or exceeded or perf_counter() - start > ON_THE_LADDER / 2:
        raise BudgetExceeded(f"{guard.name} did not finish {position}.")
    return reply.move


def _score(position: ConnectFour, move: int) -> int:
    best = session().solve(position)
    worth = dict(session().analyse(position))[move]
    assert worth is not None  # the guard lets only legal moves through
    return best if (worth > 0) - (worth < 0) == (best > 0) - (best < 0) else worth
