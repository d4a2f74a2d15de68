"""The same search on boards that are kept in different ways, as contenders in a race."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from c4lab.games import Bitboard, ConnectFour
from c4lab.instruments.measuring import seconds_of
from c4lab.lessons.shared.counting import Counting
from c4lab.work.importing import is_here

Counted = tuple[int, int]
"""The value for the side to move (+1 won, 0 open or drawn, -1 lost), and the nodes."""


def search(position: Any, depth: int, alpha: int = -1, beta: int = +1) -> Counted:
    """Negamax with a window, left to right, on any kind of position."""
    over = position.result()
    if over is not None:
        return position.player * over, 1
    if depth == 0:
        return 0, 1
    best, nodes = -1, 1
    for move in position.moves():
        value, more = search(position.play(move), depth - 1, -beta, -alpha)
        best, nodes = max(best, -value), nodes + more
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best, nodes


def kinds() -> dict[str, Counting]:
    """The search on lists, on numpy and on `Bitboard`; no numpy where it is not installed, as in a
    browser tab."""
    known = {"lists": _on(lambda board: board), "numpy": _on(_array), "Bitboard": _on(Bitboard.of)}
    return {name: each for name, each in known.items() if name != "numpy" or is_here("numpy")}


def _on(kind: Callable[[ConnectFour], Any]) -> Counting:
    """The search, on the board that `kind` makes of one of lesson 06."""
    return Counting(lambda board, depth: search(kind(board), depth))


def _array(board: ConnectFour) -> Any:
    from c4lab.lessons.shared.positions.numpy_board import NumpyBoard, grid_of

    return NumpyBoard(grid_of(board), board.player, left=42 - len(board.history))


def slowest_of(contenders: Mapping[str, Callable[..., Any]], board: ConnectFour) -> str:
    """The name of the one that takes longest on `board`, four moves ahead, at its best of five."""

    def took(name: str) -> float:
        return min(seconds_of(partial(contenders[name], board, 4)) for _ in range(5))

    return max(contenders, key=took)
