"""Boards as two numbers, for the modules that make the book: moves, and whether a game is over.

`mine` and `mask` are those of `c4lab.games.bits`. Moves in text are the columns played from the
empty board on; of a board's many move orders any will do.
"""

from collections.abc import Iterator

from c4lab.games.bits import CELLS, COLUMN, HEIGHT, WIDTH, has_four, landings
from c4lab.solver.keys import canonical, key_of
from c4lab.solver.plain.bits import winning_cells

Board = tuple[int, int]
COLUMNS = range(1, WIDTH + 1)


def after(moves: str) -> Board:
    """The board after these moves. Raises ValueError if they are not those of a game."""
    board = 0, 0
    for move in moves:
        found = play(board, int(move)) if move in "1234567" and not over(board) else None
        if found is None:
            raise ValueError(f"{moves!r} are not the moves of a game.")
        board = found
    return board


def play(board: Board, column: int) -> Board | None:
    """The board with one disc more, the other side to move; None where the column is full."""
    mine, mask = board
    if mask >> COLUMN * (column - 1) + HEIGHT - 1 & 1:
        return None
    return mine ^ mask, mask | mask + (1 << COLUMN * (column - 1))


def children(moves: str) -> Iterator[tuple[str, Board]]:
    """All that one more move leads to, finished games too."""
    board = after(moves)
    for column in COLUMNS:
        if child := play(board, column):
            yield f"{moves}{column}", child


def over(board: Board) -> bool:
    """Whether the player who has just moved has won, or the board is full."""
    mine, mask = board
    return mask == CELLS or has_four(mine ^ mask)


def settled(board: Board) -> int | None:
    """The score where it takes no search: a full board, or a win with the next disc.

    Assumes that the other side has not won.
    """
    mine, mask = board
    if mask == CELLS:
        return 0
    if winning_cells(mine, mask) & landings(mask):
        return ((CELLS ^ mask).bit_count() + 1) // 2
    return None


def key(board: Board) -> int:
    """The number under which the book has the board and its mirror image."""
    return canonical(key_of(*board))
