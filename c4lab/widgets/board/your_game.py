"""A game between you and an opponent: its turns, undo, and a sentence about the position."""

from c4lab.games import Position
from c4lab.widgets.parts.wording import wording
from c4lab.work.english import capital


class YourGame:
    """A game from `start` on. Against a friend both sides are played at this keyboard."""

    def __init__(self, start: Position) -> None:
        self.words = wording(start)
        self.you = start.player
        self.friend = False
        self._line = [start]  # every position so far

    @property
    def position(self) -> Position:
        """The present position."""
        return self._line[-1]

    @property
    def over(self) -> bool:
        return self.position.result() is not None

    @property
    def beaten(self) -> bool:
        """Whether you lost."""
        return not self.friend and self.position.result() == -self.you

    @property
    def waiting(self) -> bool:
        """Whether it is the opponent's turn."""
        return not (self.over or self.friend or self.position.player == self.you)

    def restart(self, you_start: bool) -> None:
        """Begin a new game."""
        del self._line[1:]
        self.you = self.position.player if you_start else -self.position.player

    def play(self, move: int) -> None:
        """Make a move for whoever's turn it is. Raises IllegalMove, with the reason."""
        self._line.append(self.position.play(move))

    def undo(self) -> bool:
        """Go back to your previous turn, or to a friend's; False if there is none."""
        turns = [
            turn
            for turn, position in enumerate(self._line[:-1])
            if self.friend or position.player == self.you
        ]
        if turns:
            del self._line[turns[-1] + 1 :]
        return bool(turns)

    def sentence(self) -> str:
        """Whose turn it is, or how the game ended."""
        if self.over:
            return self._outcome()
        side = self.words.sides[self.position.player]
        if self.friend:
            return f"{capital(side)} to move."
        if len(self._line) > 1:
            played = self.position.history[-1]
            return f"The opponent played {played}. Your turn: you are {side}."
        return f"Your turn: you are {side}."

    def _outcome(self) -> str:
        result = self.position.result()
        if not result:
            return "A draw."
        if self.friend:
            outcome = f"{capital(self.words.sides[result])} won"
        else:
            outcome = "You won" if result == self.you else "The opponent won"
        how = self.words.ending(self.position)
        return f"{outcome}: {how}." if how else f"{outcome}."
