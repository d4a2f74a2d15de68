"""Boards as two numbers, for the modules that make the book: moves, and whether a game is over.

`mine` and `mask` are those of `c4lab.games.bits`. A text of moves has the columns played from the
empty board on, in any order that leads to the board.
"""

from collections.abc import Iterator

from c4lab.games import ConnectFour
from c4lab.games.bits import CELLS, COLUMN, HEIGHT, WIDTH, has_four, landings, to_bits
from c4lab.solver.plain.bits import winning_cells
from c4lab.solver.plain.table import canonical, key_of

Board = tuple[int, int]
COLUMNS = range(1, WIDTH + 1)


def board_after(moves: str) -> Board:
    """The board after these moves. Raises ValueError if they are not those of a game."""
    return to_bits(ConnectFour.parse(moves))


def play(board: Board, column: int) -> Board | None:
    """The board after a disc in `column`, the other side to move; None if the column is full."""
    mine, mask = board
    if mask >> COLUMN * (column - 1) + HEIGHT - 1 & 1:
        return None
    return mine ^ mask, mask | mask + (1 << COLUMN * (column - 1))


def children(moves: str) -> Iterator[tuple[str, Board]]:
    """The moves and the board after each possible next move, finished games included."""
    board = board_after(moves)
    for column in COLUMNS:
        if child := play(board, column):
            yield f"{moves}{column}", child


def is_over(board: Board) -> bool:
    """Whether the player who has just moved has won, or the board is full."""
    mine, mask = board
    return mask == CELLS or has_four(mine ^ mask)


def score_by_rules(board: Board) -> int | None:
    """The score, in the view of the side to move, of a full board or of a win with the next disc.

    None for any other board. Assumes that the other side has not won.
    """
    mine, mask = board
    if mask == CELLS:
        return 0
    if winning_cells(mine, mask) & landings(mask):
        return ((CELLS ^ mask).bit_count() + 1) // 2
    return None


def key(board: Board) -> int:
    """The book's key of the board and of its mirror image."""
    return canonical(key_of(*board))
