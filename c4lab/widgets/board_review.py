"""How was I beaten: the mistakes of a finished game, and the board at the moment of each."""

from collections.abc import Callable
from functools import partial
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.players.reviewing import Turn, listed, turns
from c4lab.widgets.task import Task


class Review:
    """Goes through a finished game on request, the last moves first.

    `changed` is called when there is more to show, `looked` when another moment of the game is to
    be shown on the board: `moment` is the position before `turn`, or None at the game's end.
    """

    def __init__(self, changed: Callable[[], object], looked: Callable[[], object]) -> None:
        self._changed, self._looked = changed, looked
        self._game: ConnectFour | None = None
        self._beaten = False
        self._task: Task[Turn] | None = None
        self._halted = False
        self.turn: Turn | None = None

    def follow(self, game: ConnectFour | None, beaten: bool) -> None:
        """Offers to go through `game`, which is over, if there is one; forgets the game before.
        `beaten` is whether the person at the board lost it."""
        if game is None or self._game is None or game.history != self._game.history:
            if self._task:
                self._task.stop()
            self._task, self._halted, self.turn = None, False, None
        self._game, self._beaten = game, beaten
        self._changed()

    def start(self) -> None:
        if self._game and (self._task is None or self._halted):
            self._halted = False
            self._task = Task(partial(turns, self._game), self._changed)
            self._changed()

    def stop(self) -> None:
        """Ends the search. What is found stays."""
        if self._task and not self._task.over:
            self._task.stop()
            self._halted = True
            self._changed()

    def look(self, number: int) -> None:
        """Shows the moment of the mistake with this number; of the end for 0."""
        self.turn = next((turn for turn in self.mistakes if turn.number == number), None)
        self._looked()
        self._changed()

    @property
    def mistakes(self) -> list[Turn]:
        """Those found so far, in the order played."""
        return sorted(turn for turn in self._found if turn.mistake)

    @property
    def moment(self) -> ConnectFour | None:
        """The position before the mistake that is looked at."""
        if self._game is None or self.turn is None:
            return None
        position = type(self._game)()
        for column in self._game.history[: self.turn.number - 1]:
            position = position.play(column)
        return position

    @property
    def at_moment(self) -> str:
        """What is said of the mistake that is looked at."""
        return _sentence(self.turn) if self.turn else ""

    @property
    def panel(self) -> dict[str, Any]:
        """What the page shows."""
        running = self._task is not None and not self._task.over and not self._halted
        said = self._said(running)
        return {
            "ask": _question(self._beaten) if self._game else "",
            "asked": self._task is not None and not self._halted,
            "running": running,
            "progress": self._progress() if running else "",
            "said": said,
            "turns": [{"number": turn.number, "label": _sentence(turn)} for turn in self.mistakes],
            "at": self.turn.number if self.turn else 0,
        }

    @property
    def _found(self) -> list[Turn]:
        return list(self._task.found) if self._task else []

    def _progress(self) -> str:
        moves = self._game.history if self._game else ()
        reached = self._found[-1].number - 1 if self._found else len(moves)
        return f"Going back through the game, now at move {reached}."

    def _said(self, running: bool) -> str:
        """What is found, once nothing more is looked for."""
        found = self._found
        if self._game is None or self._task is None or running:
            return ""
        if self._task.problem:
            return self._task.problem
        mistakes = tuple(turn.number for turn in self.mistakes)
        slower = tuple(sorted(turn.number for turn in found if turn.slower))
        said = [_total(mistakes)]
        if slower:
            said.append(f"{_moves(slower)} only made a win longer.")
        unknown = found[-1].number - 1 if found else len(self._game.history)
        if unknown:
            why = "you stopped it" if self._halted else "without numba they would take minutes"
            said.append(f"Moves 1 to {unknown} are not judged: {why}.")
        return " ".join(said)


def _question(beaten: bool) -> str:
    return "How was I beaten?" if beaten else "Which moves were mistakes?"


def _moves(numbers: tuple[int, ...]) -> str:
    return f"Move{'s' * (len(numbers) > 1)} {listed(numbers, 'and')}"


def _total(mistakes: tuple[int, ...]) -> str:
    if not mistakes:
        return "No move threw away a win or a draw."
    return f"{_moves(mistakes)} threw away a win or a draw."


def _sentence(turn: Turn) -> str:
    side = NAMES[+1 if turn.number % 2 else -1].capitalize()
    return f"{side}, {turn}."
