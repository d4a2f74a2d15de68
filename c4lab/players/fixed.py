"""Players with a fixed rule, whose every move is known beforehand."""

from c4lab.games import Position
from c4lab.players.player import choices


class First:
    """Plays the first legal move.

    >>> from c4lab.games import TicTacToe
    >>> First().choose(TicTacToe()), Middle().choose(TicTacToe()), Last().choose(TicTacToe())
    (1, 5, 9)
    """

    name = "first"

    def choose(self, position: Position) -> int:
        return choices(position)[0]


class Middle:
    """Plays the legal move in the middle of the list."""

    name = "middle"

    def choose(self, position: Position) -> int:
        moves = choices(position)
        return moves[len(moves) // 2]


class Last:
    """Plays the last legal move."""

    name = "last"

    def choose(self, position: Position) -> int:
        return choices(position)[-1]


class Always:
    """Plays `move` each time, even if it is illegal."""

    name = "always"

    def __init__(self, move: int) -> None:
        self.move = move

    def choose(self, position: Position) -> int:
        return self.move
