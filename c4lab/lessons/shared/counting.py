"""A contender for a race that plays no moves on the board, and so counts its own nodes."""

from collections.abc import Callable

from c4lab.games import ConnectFour


class Counting:
    """Answers with the value of a board; `solve` gives this value and the nodes that it took.

    For a race, values are in the first player's view.
    """

    def __init__(self, solve: Callable[[ConnectFour], tuple[int, int]]) -> None:
        self._solve = solve
        self._known: dict[str, int] = {}

    def __call__(self, board: ConnectFour) -> int:
        value, self._known[str(board)] = self._solve(board)
        return value

    def nodes(self, board: ConnectFour) -> int:
        """The nodes for this board. A race asks for them after the value, so they are known."""
        if str(board) not in self._known:
            self(board)
        return self._known[str(board)]
