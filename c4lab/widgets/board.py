"""A board to play on: by mouse, touch or keys, against a friend, a program or your own player."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import traitlets as t

from c4lab.games import IllegalMove, Position
from c4lab.pictures import draw, spots
from c4lab.players import Player
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.compass import neighbours
from c4lab.widgets.match import Match
from c4lab.widgets.opponents import FRIEND, STRONGEST, Chooser, answer, menu, slow
from c4lab.widgets.places import places

STARTERS = {"you": True, "the opponent": False, "at random": None}
PATIENCE = "The opponent is thinking: wait for its move, or undo."
LONG = 1.5  # seconds of thinking, after which a person is told what takes so long


class Board(Widget):
    """Play from `position`, or from the start of a game given by its class.

    `opponent` is a strength ("beginner", "careful", "perfect" in a game that has one; "strongest"
    is the best that the game has), None for a friend at the same keyboard, a player with a method
    `choose`, or a function from a position to a move. You move first unless `you_start` is False
    (the opponent does) or None (chance decides).

    `board.position` is where the game stands; `play`, `undo` and `restart` do what a person does
    at the board, but return when the opponent has answered. Raises ValueError for an opponent
    that cannot play, and for a game that has no picture.
    """

    _esm = script("board")
    _css = style("board")

    game = t.Unicode().tag(sync=True)
    typing = t.Unicode().tag(sync=True)
    compass = t.Dict().tag(sync=True)
    text = t.Unicode().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    status = t.Unicode().tag(sync=True)
    thinking = t.Bool().tag(sync=True)
    opponents = t.List(t.Unicode()).tag(sync=True)
    opponent = t.Unicode().tag(sync=True)
    friend = t.Bool().tag(sync=True)
    starters = t.List(t.Unicode(), list(STARTERS)).tag(sync=True)
    starter = t.Unicode().tag(sync=True)

    def __init__(
        self,
        position: Position | type[Position],
        opponent: Player | Chooser | str | None = STRONGEST,
        you_start: bool | None = True,
    ) -> None:
        start = position() if isinstance(position, type) else position
        if you_start not in STARTERS.values():
            raise ValueError(
                f"you_start is {you_start!r:.80}: give True for you, False for the opponent, None "
                "for chance."
            )
        pointed_at = spots(start)
        if not pointed_at:
            raise ValueError(
                f"There is no picture of {type(start).__name__} to play on: add one to "
                "c4lab/pictures, or play from Python with `position.play(move)`."
            )
        name, self._choosers = menu(opponent, type(start))
        self._match = Match(start)
        self._ticket = 0  # which turn this is: a late answer to another turn is dropped
        self._typed = ""
        super().__init__(
            game=self._match.words.title,
            typing=self._match.words.keys,
            compass={str(move): arrows for move, arrows in neighbours(pointed_at).items()},
            opponents=list(self._choosers),
            opponent=name,
            starter={choice: words for words, choice in STARTERS.items()}[you_start],
        )
        self.restart()
        self.observe(lambda change: self._go_on(wait=False), "opponent")
        self.observe(lambda change: self._restart(wait=False), "starter")
        self.on_msg(self._hear)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self._match.position

    def play(self, move: int) -> None:
        """Make `move`, and let the opponent answer. Raises IllegalMove, with the reason."""
        if self.thinking:
            raise IllegalMove(PATIENCE)
        self._match.play(move)
        self._go_on(wait=True)

    def undo(self) -> None:
        """Take back to your previous turn; against a friend, one move."""
        if self._match.undo():
            self._go_on(wait=True)
        else:
            self.status = "There is nothing to take back."

    def restart(self) -> None:
        """Begin again."""
        self._restart(wait=True)

    def picture(self) -> str:
        return draw(self.position)

    def words(self) -> str:
        return f"{self.position.diagram()}\n{self.status}"

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

    def _try(self, move: int) -> None:
        """A person's move: if it cannot be, the status line says why."""
        self._typed = ""
        if self.thinking:
            self.status = PATIENCE
            return
        try:
            self._match.play(move)
        except IllegalMove as error:
            self.status = str(error)
        else:
            self._go_on(wait=False)

    def _type(self, digit: str) -> None:
        moves = {str(spot["move"]): spot["move"] for spot in self.spots}
        typed = self._typed + digit
        # An edge is named by its lower point first; a person may start at either.
        for name in (typed, typed[::-1]):
            if name in moves:
                return self._try(moves[name])
        begun = any(digit in name for name in moves) and len(typed) < max(map(len, moves))
        self._typed = typed if begun else ""
        self.status = f"{typed}, and then?" if begun else f"There is no {typed} on this board."

    def _restart(self, wait: bool) -> None:
        you_start = STARTERS[self.starter]
        self._match.restart(random.random() < 0.5 if you_start is None else you_start)
        self._go_on(wait)

    def _go_on(self, wait: bool) -> None:
        """Show where the game stands, and have the opponent move if it is its turn."""
        self._ticket += 1
        self._typed = ""
        self.friend = self._match.friend = self.opponent == FRIEND
        if not self._match.waiting:
            self._show()
            return
        self._show(thinking=True)
        choose, position, ticket = self._choosers[self.opponent], self.position, self._ticket
        loop = None if wait else _loop()
        if loop is None:
            self._arrive(ticket, *answer(choose, position))
            return

        def work() -> None:
            found = answer(choose, position)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._arrive, ticket, *found)

        loop.call_later(LONG, self._explain, ticket)
        # A daemon: an opponent that never answers must not keep the kernel alive.
        threading.Thread(target=work, daemon=True).start()

    def _explain(self, ticket: int) -> None:
        if ticket == self._ticket and self.thinking:
            self.status = slow(self._choosers[self.opponent])

    def _arrive(self, ticket: int, move: int | None, mistake: str) -> None:
        if ticket != self._ticket:
            return  # taken back, begun again, or another opponent meanwhile
        if move is None:
            self._show(f"The opponent {mistake}: move for it, or undo.")
        else:
            self._match.play(move)
            self._show()

    def _show(self, status: str = "", thinking: bool = False) -> None:
        position = self.position
        free = () if thinking else position.moves()
        with self.hold_sync():
            self.text = str(position)
            self.svg = draw(position)
            self.spots = places(position, free)
            self.thinking = thinking
            self.status = "The opponent is thinking…" if thinking else status or self._match.say()

    @t.validate("opponent", "starter")
    def _known(self, proposal: Any) -> str:
        known = self._choosers if proposal["trait"].name == "opponent" else STARTERS
        if proposal["value"] not in known:
            raise t.TraitError(f"{proposal['value']!r} is not one of {', '.join(known)}.")
        return str(proposal["value"])


def _loop() -> asyncio.AbstractEventLoop | None:
    """The kernel's loop, to come back to; None in a plain Python program."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
