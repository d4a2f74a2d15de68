"""The scores of the columns above a board, each as soon as it is known, and the best play."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from c4lab.games import ConnectFour, Position
from c4lab.games.bits import WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.players.perfect_players import READABLE
from c4lab.players.reviewing import analyst, best_play, ending, is_soon_solved, sign
from c4lab.solver.running import Report
from c4lab.widgets.parts.task import CannotBegin, Task
from c4lab.widgets.parts.wording import signed
from c4lab.work.english import listed

Score = tuple[int, int | None]
"""A column and its score in the view of the side to move; None if it is full."""
KINDS = {+1: "win", 0: "draw", -1: "loss"}
UNKNOWN = (
    f"Without wasmtime the solver is slow: the scores come when {READABLE} discs are on the board, "
    "within a minute."
)


class Scores:
    """The scores of a position's columns and, on request, its line of best play.

    `changed` is called when there is more to show. `row` is what the page shows.
    """

    def __init__(self, changed: Callable[[], object]) -> None:
        self._changed = changed
        self._position: ConnectFour | None = None
        self._row: Task[Score] | None = None
        self._line: Task[int] | None = None
        self._line_wanted = False

    def follow(self, position: ConnectFour | None) -> None:
        """Searches and shows the scores of `position`, or of none. Stops an earlier search."""
        if position is not None and position.result() is not None:
            position = None  # no columns to play
        if position == self._position:
            return
        self.stop()
        self._position, self._line_wanted = position, False
        self._row = self._line = None
        if position is not None:
            self._row = Task(partial(_scores, position), self._update, again=True)
        self._changed()

    def toggle_line(self) -> None:
        """Shows the line of best play, or hides it again."""
        if self._row is None or self._row.problem:
            return
        self._line_wanted = not self._line_wanted
        if not self._line_wanted and self._line:
            self._line.stop()
            self._line = None
        self._update()

    def stop(self) -> None:
        for task in (self._row, self._line):
            if task:
                task.stop()

    def settle(self, seconds: float) -> None:
        """Waits until all scores are known, but no longer than `seconds`."""
        if self._row:
            self._row.wait(seconds)

    def line(self, position: Position) -> list[int]:
        """The best play from `position` as far as it is known; [] for another position."""
        return list(self._line.found) if self._line and position == self._position else []

    @property
    def row(self) -> dict[str, Any]:
        """The row of scores, as board_scores.js reads it: a cell for each column, and sentences
        about the scores, once all are known, and about the line."""
        cells = [self._cell(column) for column in range(1, WIDTH + 1)]
        said = self._sentence_on_scores()
        return {
            "cells": cells,
            "said": said,
            "progress": "" if said else self._progress(),
            "line": self._sentence_on_line(),
            "lining": self._line_wanted,
        }

    def _update(self) -> None:
        """Starts the search for the line if it is wanted and can begin, and reports the change."""
        position, best = self._position, self._best()
        if self._line_wanted and not self._line and position is not None and best is not None:
            self._line = Task(partial(_line, position), self._update, again=True)
        self._changed()

    def _cell(self, column: int) -> dict[str, Any]:
        cell = {"column": column, "text": "", "kind": "none", "label": f"column {column}"}
        if self._position is None or self._row is None:
            return cell
        scores = dict(self._row.found)
        if column not in scores:
            return cell | {"text": "?", "kind": "open", "label": f"column {column}: not settled"}
        score = scores[column]
        if score is None:
            return cell | {"text": "full", "label": f"column {column} is full"}
        best = " (best)" if score == self._best() else ""
        label = f"column {column}: {signed(score)}, {ending(score, self._position.player)}{best}"
        kind = KINDS[sign(score)] + (" best" if best else "")
        return cell | {"text": signed(score), "kind": kind, "label": label}

    def _best(self) -> int | None:
        """The highest score in the view of the side to move; None until all scores are known."""
        row = self._row
        if row is None or not row.over or len(row.found) < WIDTH:
            return None
        return max(score for _, score in row.found if score is not None)

    def _sentence_on_scores(self) -> str:
        row, position, best = self._row, self._position, self._best()
        if row is None or position is None:
            return ""
        if row.problem or best is None:
            return row.problem
        side = NAMES[position.player].capitalize()
        groups = [
            f"{KINDS[outcome].capitalize()}: {listed(sorted(columns))}."
            for outcome in KINDS
            if (columns := [c for c, s in row.found if s is not None and sign(s) == outcome])
        ]
        how = ending(best, position.player)
        return f"{side} to move, {signed(best)} at best: {how}. {' '.join(groups)}"

    def _sentence_on_line(self) -> str:
        line, position, best = self._line, self._position, self._best()
        if line is None or position is None or best is None or not line.over:
            return ""
        how = ending(best, position.player)
        return line.problem or f"Best play: {' '.join(map(str, line.found))}: {how}."

    def _progress(self) -> str:
        if self._row is None:
            return ""
        return f"Searching: {len(self._row.found)} of {WIDTH} columns are settled."


def _scores(position: ConnectFour, report: Report) -> Iterator[Score]:
    solver = analyst()
    if not is_soon_solved(solver, len(position.history)):
        raise CannotBegin(UNKNOWN)
    yield from solver.analyse(position, report)


def _line(position: ConnectFour, report: Report) -> Iterator[int]:
    return best_play(position, analyst(), report)
