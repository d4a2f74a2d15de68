"""A game gone through: which moves threw away a win or a draw."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from c4lab.games import ConnectFour
from c4lab.players.best_lines import DISCS, analyst, in_time, is_standard, winning_disc
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.running import Report

OUTCOMES = {+1: "a win", 0: "a draw", -1: "a loss"}


class Turn(NamedTuple):
    """A move, and the scores before it and after it, in the view of the player who made it.

    Moves are counted from 1. `better` are the columns that would have kept the outcome, if the
    move did not.

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
        """Whether a win became a draw or a loss, or a draw a loss."""
        return sign(self.after) < sign(self.before)

    @property
    def slower(self) -> bool:
        """Whether it stayed a win and only takes longer."""
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
    """The moves that threw away a win or a draw in the game that led to `position`, and those that
    only made a win longer (`mistake` says which), in the order played.

    A game may also be given as the columns played. Without numba only the moves from the 14th disc
    on are judged, since earlier ones would take minutes. Raises ValueError for what is no game.

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
    """Each move of the game that led to `position`, the last one first, as found.

    The later a position, the sooner it is solved. The search calls `report`, and ends if that
    raises. Without numba it ends where a position would take minutes.
    """
    line = game(position)
    return _judged(line, solver or analyst(), report or _patient)


def game(position: Any) -> list[ConnectFour]:
    """Every position of the game that led to `position`. Raises ValueError if there is none."""
    last = ConnectFour.parse(position) if isinstance(position, str) else position
    if not is_standard(last):
        raise ValueError(
            f"{position!r:.80} cannot be reviewed: give the columns in quotes, such as '4455', or "
            "a ConnectFour position on 7 by 6 cells."
        )
    line = [type(last)()]
    for column in last.history:
        line.append(line[-1].play(column))
    if line[-1] != last:
        raise ValueError("The moves of this position do not lead to its board: nothing to review.")
    return line


def _judged(line: list[ConnectFour], solver: Solver, report: Report) -> Iterator[Turn]:
    last, end = line[-1], line[-1].result()
    if not last.history or (end is None and not in_time(solver, len(last.history))):
        return
    if end is None:
        after = -solver.solve(last, report)
    else:  # who made the last move may have won with it
        after = DISCS + 1 - (len(last.history) + 1) // 2 if end else 0
    for before in reversed(line[:-1]):
        number, column = len(before.history) + 1, last.history[len(before.history)]
        if not in_time(solver, number - 1):
            return
        score = solver.solve(before, report)
        turn = Turn(number, column, score, after)
        if turn.mistake:
            worth = sorted(solver.analyse(before, report))
            kept = (c for c, found in worth if found is not None and sign(found) == sign(score))
            turn = turn._replace(better=tuple(kept))
        yield turn
        after = -score


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def listed(numbers: tuple[int, ...], last: str) -> str:
    """
    >>> listed((3, 4, 5), "or")
    '3, 4 or 5'
    """
    *some, end = map(str, numbers)
    return f"{', '.join(some)} {last} {end}" if some else end


def _patient(_: SearchProgress) -> None:
    """Lets a search go on to its end."""
