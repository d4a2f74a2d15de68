"""A board to play on: by mouse, touch or keys, against a friend, a program or your own player."""

import random
from typing import Any

import traitlets as t

from c4lab.games import IllegalMove, Position
from c4lab.pictures import spots
from c4lab.players import Player
from c4lab.players.referee import Chooser, answer
from c4lab.widgets.base import script, style
from c4lab.widgets.board.board_view import BoardView
from c4lab.widgets.board.opponents import (
    FRIEND,
    STRONGEST,
    Thought,
    caveat,
    menu,
    still_thinking,
)
from c4lab.widgets.board.your_game import YourGame
from c4lab.widgets.parts.spots import compass
from c4lab.work.job import kernel_loop

STARTERS = {"you": True, "the opponent": False, "at random": None}
PATIENCE = "The opponent is thinking: wait for its move, or undo."


class Board(BoardView):
    """Play from `position`, or from the start of a game given by its class.

    `opponent` is a strength ("beginner", "careful", "perfect" in a game that has one; "strongest"
    is the best that the game has), None for a friend at the same keyboard, a player with a method
    `choose`, or a function from a position to a move. You move first unless `you_start` is False
    (the opponent does) or None (chance decides).

    `board.position` is the present position. `play`, `undo` and `restart` do what a person does
    at the board, but return only when the opponent has answered. Raises ValueError for an
    opponent that cannot play, and for a game that has no picture.

    In Connect Four (7 by 6) `scores=True` shows the score of each column above it as soon as the
    solver knows it; `board.scores` switches this on and off. After a game, a button lists the
    mistakes in it.
    """

    _esm = script("board")
    _css = style("spots", "board")

    game = t.Unicode().tag(sync=True)
    typing = t.Unicode().tag(sync=True)
    compass = t.Dict().tag(sync=True)
    opponents = t.List(t.Unicode()).tag(sync=True)
    opponent = t.Unicode().tag(sync=True)
    note = t.Unicode().tag(sync=True)
    friend = t.Bool().tag(sync=True)
    starters = t.List(t.Unicode(), list(STARTERS)).tag(sync=True)
    starter = t.Unicode().tag(sync=True)

    def __init__(
        self,
        position: Position | type[Position],
        opponent: Player | Chooser | str | None = STRONGEST,
        you_start: bool | None = True,
        scores: bool = False,
    ) -> None:
        start = position() if isinstance(position, type) else position
        if you_start not in STARTERS.values():
            raise ValueError(
                f"you_start is {you_start!r:.80}: give True for you, False for the opponent, None "
                "for chance."
            )
        if not spots(start):
            raise ValueError(
                f"There is no picture of {type(start).__name__} to play on: add one to "
                "c4lab/pictures, or play from Python with `position.play(move)`."
            )
        name, self._choosers = menu(opponent, type(start))
        played = YourGame(start)
        self._thought: Thought | None = None
        self._typed = ""
        super().__init__(
            played,
            scores,
            game=played.words.title,
            typing=played.words.keys,
            compass=compass(start),
            opponents=list(self._choosers),
            opponent=name,
            starter={choice: words for words, choice in STARTERS.items()}[you_start],
        )
        self.restart()
        self.observe(lambda change: self._go_on(wait=False), "opponent")
        self.observe(lambda change: self._restart(wait=False), "starter")
        self.on_msg(self._hear)

    def play(self, move: int) -> None:
        """Make `move`, and let the opponent answer. Raises IllegalMove, with the reason."""
        if self.thinking:
            raise IllegalMove(PATIENCE)
        self._game.play(move)
        self._go_on(wait=True)

    def undo(self) -> None:
        """Take back to your previous turn; against a friend, one move."""
        if self._game.undo():
            self._go_on(wait=True)
        else:
            self.status = "There is nothing to take back."

    def restart(self) -> None:
        """Begin a new game."""
        self._restart(wait=True)

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "play", "move": int(move)}:
                self._try(move)
            case {"do": "type", "digit": str(digit)}:
                self._type(digit)
            case {"do": "undo"}:
                self.undo()
            case {"do": "restart"}:
                self._restart(wait=False)
            case _:
                self._hear_solver(message)

    def _try(self, move: int) -> None:
        """Makes a person's move. If the move is illegal, the status line says why."""
        self._typed = ""
        if self.thinking:
            self.status = PATIENCE
            return
        try:
            self._game.play(move)
        except IllegalMove as error:
            self.status = str(error)
        else:
            self._go_on(wait=False)

    def _type(self, digit: str) -> None:
        """Adds a typed digit, and makes the move when its name is complete."""
        moves = {str(spot["move"]): spot["move"] for spot in self.spots}
        typed = self._typed + digit
        # An edge is named by its lower point first; a person may start at either. So in every game
        # digits that name no move are read backwards.
        for name in (typed, typed[::-1]):
            if name in moves:
                return self._try(moves[name])
        begun = any(digit in name for name in moves) and len(typed) < max(map(len, moves))
        self._typed = typed if begun else ""
        self.status = f"{typed}, and then?" if begun else f"There is no {typed} on this board."

    def _restart(self, wait: bool) -> None:
        you_start = STARTERS[self.starter]
        self._game.restart(random.random() < 0.5 if you_start is None else you_start)
        self._go_on(wait)

    def _go_on(self, wait: bool) -> None:
        """Shows the position and, if it is the opponent's turn, asks it for a move.

        With `wait`, returns only after that move.
        """
        if self._thought:
            self._thought.stop()
        self._typed = ""
        choose = self._choosers[self.opponent]
        self.note = caveat(choose)
        self.friend = self._game.friend = self.opponent == FRIEND
        if not self._game.waiting:
            self._show()
            return
        self._show(thinking=True)
        loop = None if wait else kernel_loop()
        if loop is None:
            self._play_answer(*self._answer(choose))
        else:
            self._thought = Thought(
                choose, self.position, loop, self._play_answer, self._say_still_thinking
            )

    def _answer(self, choose: Chooser) -> tuple[int | None, str]:
        try:
            return answer(choose, self.position)
        except KeyboardInterrupt:
            self._show("You interrupted the opponent: move for it, or undo.")
            raise

    def _say_still_thinking(self) -> None:
        self.status = still_thinking(self._choosers[self.opponent])

    def _play_answer(self, move: int | None, mistake: str) -> None:
        if move is None:
            self._show(f"The opponent {mistake}: move for it, or undo.")
        else:
            self._game.play(move)
            self._show()

    @t.validate("opponent", "starter")
    def _check_choice(self, proposal: Any) -> str:
        choices = self._choosers if proposal["trait"].name == "opponent" else STARTERS
        if proposal["value"] not in choices:
            raise t.TraitError(f"{proposal['value']!r} is not one of {', '.join(choices)}.")
        return str(proposal["value"])
