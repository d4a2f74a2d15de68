"""Both sides of Connect Four at their best, and what a score says in words."""

from collections.abc import Iterator
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import CONNECT, HEIGHT, WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.players.perfect import READABLE
from c4lab.solver import Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.shared_solver import session

DISCS = WIDTH * HEIGHT // 2
"""How many discs a player has."""


def is_standard(position: Any) -> bool:
    """Whether it is Connect Four on a board of the size that is solved here.

    >>> is_standard(ConnectFour())
    True
    """
    return isinstance(position, ConnectFour) and (
        (position.width, position.height, position.connect) == (WIDTH, HEIGHT, CONNECT)
    )


def analyst() -> Solver:
    """The session's solver; without numba one of its own, for a readable solver answers one
    question at a time, and an opponent may be asking."""
    shared = session()
    return shared if shared.compiled else Solver(book=shared.book)


def in_time(solver: Solver, discs: int) -> bool:
    """Whether positions with so many discs are settled within seconds: always with numba."""
    book = solver.book
    return solver.compiled or discs >= READABLE or (book is not None and discs < book.plies)


def best_play(position: ConnectFour, solver: Solver, report: Report) -> Iterator[int]:
    """The columns that both sides play from here to the end of the game, one by one as found.

    Of equally good ones the nearest to the centre, of two as near the left one. The search calls
    `report`, and ends if that raises.
    """
    score = solver.solve(position, report)
    while position.result() is None:
        known = solver.book and solver.book.best(*board(position))
        if known:
            column = known[1]
        else:
            worth = solver.analyse(position, report)
            column = next(column for column, found in worth if found == score)
        yield column
        position, score = position.play(column), -score


def ending(score: int, player: int) -> str:
    """How the game ends at best, `score` being in the view of `player`.

    >>> ending(18, +1), ending(-1, +1), ending(0, -1)
    ('red wins with its 4th disc', 'amber wins with its 21st disc', 'a draw')
    """
    if not score:
        return "a draw"
    winner = NAMES[player if score > 0 else -player]
    return f"{winner} wins with its {ordinal(winning_disc(score))} disc"


def winning_disc(score: int) -> int:
    """Which of its discs the winner wins with."""
    return DISCS + 1 - abs(score)


def ordinal(number: int) -> str:
    """
    >>> ordinal(1), ordinal(12), ordinal(22)
    ('1st', '12th', '22nd')
    """
    last = 0 if number // 10 % 10 == 1 else number % 10
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"
