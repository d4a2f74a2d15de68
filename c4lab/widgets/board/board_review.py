"""The review of a finished game: its mistakes, and the position before each of them."""

from collections.abc import Callable
from functools import partial
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.players.reviewing import Turn, turns
from c4lab.widgets.parts.task import Task
from c4lab.work.english import listed


class Review:
    """Looks for the mistakes of a finished game on request, from the last move back.

    `panel_changed` is called when the panel has changed, `moment_changed` when the board should
    show another moment: the position `moment` before `turn`, or the end of the game if `moment`
    is None.
    """

    def __init__(
        self, panel_changed: Callable[[], object], moment_changed: Callable[[], object]
    ) -> None:
        self._panel_changed, self._moment_changed = panel_changed, moment_changed
        self._game: ConnectFour | None = None
        self._beaten = False
        self._task: Task[Turn] | None = None
        self._halted = False
        self.turn: Turn | None = None

    def follow(self, game: ConnectFour | None, beaten: bool) -> None:
        """Offers a review of `game`, a finished game, or of none. Forgets an earlier game.

        `beaten` says whether the person at the board lost.
        """
        if game is None or self._game is None or game.history != self._game.history:
            if self._task:
                self._task.stop()
            self._task, self._halted, self.turn = None, False, None
        self._game, self._beaten = game, beaten
        self._panel_changed()

    def start(self) -> None:
        """Starts the search for mistakes, also after a stop."""
        if self._game and (self._task is None or self._halted):
            self._halted = False
            self._task = Task(partial(turns, self._game), self._panel_changed, again=True)
            self._panel_changed()

    def stop(self) -> None:
        """Stops the search, and keeps the mistakes found so far."""
        if self._task and not self._task.over:
            self._task.stop()
            self._halted = True
            self._panel_changed()

    def look(self, number: int) -> None:
        """Shows the position before the mistake in move `number`; for 0, the end of the game."""
        self.turn = next((turn for turn in self.mistakes if turn.number == number), None)
        self._moment_changed()
        self._panel_changed()

    @property
    def mistakes(self) -> list[Turn]:
        """The mistakes found so far, in the order of play."""
        return sorted(turn for turn in self._judged_turns if turn.mistake)

    @property
    def moment(self) -> ConnectFour | None:
        """The position before the chosen mistake; None if no mistake is chosen."""
        game, turn = self._game, self.turn  # read once: a thread asks while another plays on
        if game is None or turn is None:
            return None
        position = type(game)()
        for column in game.history[: turn.number - 1]:
            position = position.play(column)
        return position

    @property
    def sentence(self) -> str:
        """A sentence about the chosen mistake; "" if no mistake is chosen."""
        return _sentence(self.turn) if self.turn else ""

    @property
    def panel(self) -> dict[str, Any]:
        """The state of the panel, as board_review.js reads it."""
        running = self._task is not None and not self._task.over and not self._halted
        return {
            "ask": _question(self._beaten) if self._game else "",
            "asked": self._task is not None and not self._halted,
            "running": running,
            "progress": self._progress() if running else "",
            "said": self._summary(running),
            "turns": [{"number": turn.number, "label": _sentence(turn)} for turn in self.mistakes],
            "at": self.turn.number if self.turn else 0,
        }

    @property
    def _judged_turns(self) -> list[Turn]:
        return list(self._task.found) if self._task else []

    def _progress(self) -> str:
        moves = self._game.history if self._game else ()
        judged = self._judged_turns
        reached = judged[-1].number - 1 if judged else len(moves)
        return f"Going back through the game, now at move {reached}."

    def _summary(self, running: bool) -> str:
        """The result of the search in words; "" before the search and while it runs."""
        judged = self._judged_turns
        if self._game is None or self._task is None or running:
            return ""
        if self._task.problem:
            return self._task.problem
        mistakes = tuple(turn.number for turn in self.mistakes)
        slower = tuple(sorted(turn.number for turn in judged if turn.slower))
        sentences = [_total(mistakes)]
        if slower:
            sentences.append(f"{_moves(slower)} only made a win longer.")
        unknown = judged[-1].number - 1 if judged else len(self._game.history)
        if unknown:
            why = "you stopped it" if self._halted else "without wasmtime they would take minutes"
            sentences.append(f"Moves 1 to {unknown} are not judged: {why}.")
        return " ".join(sentences)


def _question(beaten: bool) -> str:
    return "How was I beaten?" if beaten else "Which moves were mistakes?"


def _moves(numbers: tuple[int, ...]) -> str:
    return f"Move{'s' * (len(numbers) > 1)} {listed(numbers)}"


def _total(mistakes: tuple[int, ...]) -> str:
    if not mistakes:
        return "No move threw away a win or a draw."
    return f"{_moves(mistakes)} threw away a win or a draw."


def _sentence(turn: Turn) -> str:
    side = NAMES[+1 if turn.number % 2 else -1].capitalize()
    return f"{side}, {turn}."
