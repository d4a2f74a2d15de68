"""The scores of the columns above a board, one by one as they are settled, and the best play."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from c4lab.games import ConnectFour, Position
from c4lab.games.bits import WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.players.best_lines import analyst, best_play, ending, is_soon_solved
from c4lab.players.perfect import READABLE
from c4lab.players.reviewing import listed, sign
from c4lab.solver.running import Report
from c4lab.solver.shared_solver import is_made
from c4lab.widgets.task import Refused, Task

Score = tuple[int, int | None]
"""A column and its score in the view of the side to move; None if it is full."""
KINDS = {+1: "win", 0: "draw", -1: "loss"}
UNKNOWN = (
    f"Without numba the solver is slow: the scores come when {READABLE} discs are on the board, "
    "within a minute."
)


class Scores:
    """The row of scores of one position after another, and on request its line of best play.

    `changed` is called when there is more to show. `row` is what the page shows.
    """

    def __init__(self, changed: Callable[[], object]) -> None:
        self._changed = changed
        self._position: ConnectFour | None = None
        self._row: Task[Score] | None = None
        self._line: Task[int] | None = None
        self._wanted = False  # the line

    def follow(self, position: ConnectFour | None) -> None:
        """From now on the scores are those of `position`, or none. Ends the search for others."""
        if position is not None and position.result() is not None:
            position = None  # no columns to play
        if position == self._position:
            return
        self.stop()
        self._position, self._wanted = position, False
        self._row = self._line = None
        if position is not None:
            self._row = Task(partial(_scores, position), self._more)
        self._changed()

    def toggle_line(self) -> None:
        """Shows the line of best play, or hides it again."""
        if self._row is None or self._row.problem:
            return
        self._wanted = not self._wanted
        if not self._wanted and self._line:
            self._line.stop()
            self._line = None
        self._more()

    def stop(self) -> None:
        for task in (self._row, self._line):
            if task:
                task.stop()

    def settle(self, seconds: float) -> None:
        """Waits for the scores, but not longer than that."""
        if self._row:
            self._row.wait(seconds)

    def line(self, position: Position) -> list[int]:
        """The best play from `position` on as far as it is known, if it is what is followed."""
        return list(self._line.found) if self._line and position == self._position else []

    @property
    def row(self) -> dict[str, Any]:
        """A cell for each column, what is said of them when all are known, and of the line."""
        cells = [self._cell(column) for column in range(1, WIDTH + 1)]
        said, line = self._said(), self._line_said()
        return {"cells": cells, "said": said, "progress": "" if said else self._progress(),
                "line": line, "lining": self._wanted}  # fmt: skip

    def _more(self) -> None:
        position, best = self._position, self._best()
        if self._wanted and not self._line and position is not None and best is not None:
            self._line = Task(partial(_line, position), self._more)
        self._changed()

    def _cell(self, column: int) -> dict[str, Any]:
        cell = {"column": column, "text": "", "kind": "none", "label": f"column {column}"}
        if self._position is None or self._row is None:
            return cell
        found = dict(self._row.found)
        if column not in found:
            return cell | {"text": "?", "kind": "open", "label": f"column {column}: not settled"}
        score = found[column]
        if score is None:
            return cell | {"text": "full", "label": f"column {column} is full"}
        best = " (best)" if score == self._best() else ""
        told = ending(score, self._position.player)
        label = f"column {column}: {signed(score)}, {told}{best}"
        kind = KINDS[sign(score)] + (" best" if best else "")
        return cell | {"text": signed(score), "kind": kind, "label": label}

    def _best(self) -> int | None:
        """The highest score, when all are known."""
        row = self._row
        if row is None or not row.over or len(row.found) < WIDTH:
            return None
        return max(score for _, score in row.found if score is not None)

    def _said(self) -> str:
        row, position, best = self._row, self._position, self._best()
        if row is None or position is None:
            return ""
        if row.problem or best is None:
            return row.problem
        side = NAMES[position.player].capitalize()
        groups = [
            f"{KINDS[outcome].capitalize()}: {listed(tuple(sorted(columns)), 'and')}."
            for outcome in KINDS
            if (columns := [c for c, s in row.found if s is not None and sign(s) == outcome])
        ]
        told = ending(best, position.player)
        return f"{side} to move, {signed(best)} at best: {told}. {' '.join(groups)}"

    def _line_said(self) -> str:
        line, position, best = self._line, self._position, self._best()
        if line is None or position is None or best is None or not line.over:
            return ""
        told = ending(best, position.player)
        return line.problem or f"Best play: {' '.join(map(str, line.found))}: {told}."

    def _progress(self) -> str:
        if self._row is None:
            return ""
        if not is_made():
            return "The solver gets ready: ten seconds, the first time."
        return f"Searching: {len(self._row.found)} of {WIDTH} columns are settled."


def signed(score: int) -> str:
    """With its sign, as it is printed.

    >>> signed(3), signed(0), signed(-18)
    ('+3', '0', '−18')
    """
    return f"{score:+d}".replace("-", "−") if score else "0"


def _scores(position: ConnectFour, report: Report) -> Iterator[Score]:
    solver = analyst()
    if not is_soon_solved(solver, len(position.history)):
        raise Refused(UNKNOWN)
    yield from solver.analyse(position, report)


def _line(position: ConnectFour, report: Report) -> Iterator[int]:
    return best_play(position, analyst(), report)
