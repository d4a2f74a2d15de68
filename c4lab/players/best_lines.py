"""The best play of both sides in Connect Four, and scores of the solver in words."""

from collections.abc import Iterator
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import CONNECT, HEIGHT, WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.players.perfect import READABLE
from c4lab.solver import Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.solver import session

DISCS = WIDTH * HEIGHT // 2
"""The number of discs of each player on a full board."""


def is_standard(position: Any) -> bool:
    """Whether `position` is Connect Four on the board that the solver knows, 7 by 6.

    >>> is_standard(ConnectFour())
    True
    """
    return isinstance(position, ConnectFour) and (
        (position.width, position.height, position.connect) == (WIDTH, HEIGHT, CONNECT)
    )


def analyst() -> Solver:
    """The session's solver if it is compiled; else a new solver with the same book.

    A readable solver answers one question at a time, and an opponent may be using the session's.
    """
    shared = session()
    return shared if shared.compiled else Solver(book=shared.book)


def is_soon_solved(solver: Solver, discs: int) -> bool:
    """Whether `solver` solves positions with `discs` discs within seconds: if compiled, always."""
    book = solver.book
    return solver.compiled or discs >= READABLE or (book is not None and discs < book.plies)


def best_play(position: ConnectFour, solver: Solver, report: Report) -> Iterator[int]:
    """Yields the columns that both sides play from here to the end, each as soon as it is found.

    Of equally good columns it is the one nearest to the centre, of two as near the left one. The
    search calls `report`, and ends with the exception if `report` raises one.
    """
    score = solver.solve(position, report)
    while position.result() is None:
        from_book = solver.book and solver.book.best(*board(position))
        if from_book:
            column = from_book[1]
        else:
            scores = solver.analyse(position, report)
            column = next(column for column, each in scores if each == score)
        yield column
        position, score = position.play(column), -score


def ending(score: int, player: int) -> str:
    """How the game ends if both sides play their best; `score` is in the view of `player`.

    >>> ending(18, +1), ending(-1, +1), ending(0, -1)
    ('red wins with its 4th disc', 'amber wins with its 21st disc', 'a draw')
    >>> ending(1, -1)
    'amber wins with its 21st disc'
    """
    if not score:
        return "a draw"
    winner = NAMES[player if score > 0 else -player]
    return f"{winner} wins with its {ordinal(winning_disc(score))} disc"


def winning_disc(score: int) -> int:
    """The number of the disc with which the winner wins: 1 is their first disc."""
    return DISCS + 1 - abs(score)


def ordinal(number: int) -> str:
    """The number in English, as digits with an ending.

    >>> ordinal(1), ordinal(12), ordinal(22), ordinal(111)
    ('1st', '12th', '22nd', '111th')
    """
    last = 0 if number // 10 % 10 == 1 else number % 10
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"
