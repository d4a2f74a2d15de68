"""A contender for a race that plays no moves on the board, and so counts its own nodes."""

from collections.abc import Callable
from typing import Any

from c4lab.games import ConnectFour


class Counting:
    """Answers with the value for the first player.

    `solve(board)`, or `solve(board, depth)` in a race with depths, gives the value for the side to
    move, and the nodes that it took.
    """

    def __init__(self, solve: Callable[..., tuple[int, int]]) -> None:
        self._solve = solve
        self._known: dict[tuple[Any, ...], int] = {}

    def __call__(self, board: ConnectFour, *depth: int) -> int:
        value, self._known[board.history, *depth] = self._solve(board, *depth)
        return board.player * value

    def nodes(self, board: ConnectFour, *depth: int) -> int:
        """The nodes for this board. A race asks for them after the value, so they are known."""
        if (board.history, *depth) not in self._known:
            self(board, *depth)
        return self._known[board.history, *depth]
