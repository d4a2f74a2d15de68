"""Reviews a game: which moves threw away a win or a draw, and how the best play goes on."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from c4lab.games import ConnectFour
from c4lab.games.bits import CONNECT, HEIGHT, WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.players.perfect_players import READABLE
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.solver import session
from c4lab.work.english import listed, ordinal

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


OUTCOMES = {+1: "a win", 0: "a draw", -1: "a loss"}


class Turn(NamedTuple):
    """A move with the scores before and after it, in the view of the player who made it.

    `number` counts moves from 1. `better` are the columns that would have kept the outcome; it is
    empty if the move kept it.

    >>> str(Turn(9, 3, before=0, after=-4, better=(4,)))
    'move 9, column 3: from a draw to a loss; 4 would have kept it'
    """

    number: int
    column: int
    before: int
    after: int
    better: tuple[int, ...] = ()

    @property
    def mistake(self) -> bool:
        """Whether the move turned a win into a draw or a loss, or a draw into a loss."""
        return sign(self.after) < sign(self.before)

    @property
    def slower(self) -> bool:
        """Whether the move keeps a win that now takes longer."""
        return 0 < self.after < self.before

    def __str__(self) -> str:
        made = f"move {self.number}, column {self.column}"
        if self.mistake:
            lost = f"from {OUTCOMES[sign(self.before)]} to {OUTCOMES[sign(self.after)]}"
            return f"{made}: {lost}; {listed(self.better, 'or')} would have kept it"
        if self.slower:
            sooner, later = winning_disc(self.before), winning_disc(self.after)
            return f"{made}: still a win, with disc {later} instead of {sooner}"
        return f"{made}: {OUTCOMES[sign(self.after)]} as before"


def review(position: str | ConnectFour) -> list[Turn]:
    """The moves of a game that threw away a win or a draw, or that made a win longer, in the order
    played. `Turn.mistake` and `Turn.slower` say which.

    `position` is the last position of the game, or its columns as text. With the readable solver
    the function judges only the last moves, with 14 discs or more on the board before them, because
    earlier ones would take minutes. Raises ValueError if `position` is not a game of Connect Four
    on 7 by 6 cells.

    >>> for turn in review("44444432535"):
    ...     print(turn)
    move 9, column 5: from a win to a loss; 6 would have kept it
    move 10, column 3: from a win to a loss; 6 would have kept it
    move 11, column 5: still a win, with disc 20 instead of 6
    """
    return [turn for turn in reversed(list(turns(position))) if turn.mistake or turn.slower]


def turns(
    position: str | ConnectFour, report: Report | None = None, solver: Solver | None = None
) -> Iterator[Turn]:
    """Yields each move of the game that led to `position`, the last one first, as it is judged.

    The last moves come first because late positions are solved sooner. The search calls `report`,
    and ends with the exception if `report` raises one. With the readable solver the moves end where
    a position would take minutes. Raises ValueError as `review` does.
    """
    return _judge_moves(game_positions(position), solver or analyst(), report or _no_report)


def game_positions(position: Any) -> list[ConnectFour]:
    """All positions of the game that led to `position`, from the start. Raises ValueError as
    `review` does."""
    last = ConnectFour.parse(position) if isinstance(position, str) else position
    if not is_standard(last):
        raise ValueError(
            f"{position!r:.80} cannot be reviewed: give the columns in quotes, such as '4455', or "
            "a ConnectFour position on 7 by 6 cells."
        )
    positions = [type(last)()]
    for column in last.history:
        positions.append(positions[-1].play(column))
    if positions[-1] != last:
        raise ValueError("The moves of this position do not lead to its board: nothing to review.")
    return positions


def _judge_moves(positions: list[ConnectFour], solver: Solver, report: Report) -> Iterator[Turn]:
    """Yields the moves between the positions of a game, the last one first."""
    last, end = positions[-1], positions[-1].result()
    if not last.history or (end is None and not is_soon_solved(solver, len(last.history))):
        return
    if end is None:
        after = -solver.solve(last, report)
    else:  # a finished game: only the player of the last move can have won it
        after = DISCS + 1 - (len(last.history) + 1) // 2 if end else 0
    for before in reversed(positions[:-1]):
        number, column = len(before.history) + 1, last.history[len(before.history)]
        if not is_soon_solved(solver, number - 1):
            return
        score = solver.solve(before, report)
        turn = Turn(number, column, score, after)
        if turn.mistake:
            scores = sorted(solver.analyse(before, report))
            better = (c for c, each in scores if each is not None and sign(each) == sign(score))
            turn = turn._replace(better=tuple(better))
        yield turn
        after = -score


def sign(number: int) -> int:
    """+1, 0 or -1."""
    return (number > 0) - (number < 0)


def _no_report(_: SearchProgress) -> None:
    """Does nothing, so the search goes on to its end."""
