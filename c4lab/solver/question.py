"""Turns a question to the solver into a board of two numbers, or says why it cannot.

The two numbers, `mine` and `mask`, are laid out in `c4lab.games.bits`. In a text each line is a
question: the columns played, then perhaps a score and more, such as `4455 18`. Blank lines, and
lines that begin with #, are skipped. A dash stands for the empty board, which has no columns.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from c4lab.games.bitboard import Bitboard, moves_to
from c4lab.games.bits import (
    CONNECT,
    HEIGHT,
    STANDARD,
    WIDTH,
    Layout,
    has_four,
    to_bits,
)
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.position import IllegalMove, python_int

EMPTY = "-"


def numbered_words(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """(number, words) of each line that is not skipped; the first line has number 1.

    >>> list(numbered_words(["# a comment", "", "4455 18"]))
    [(3, ['4455', '18'])]
    """
    for number, line in enumerate(lines, 1):
        words = line.split()
        if words and not words[0].startswith("#"):
            yield number, words


def moves_in(word: str) -> str:
    """The columns that a word stands for: the word itself, or none for a dash."""
    return "" if word == EMPTY else word


def word_for(moves: str) -> str:
    """The word that stands for these columns: the inverse of `moves_in`.

    >>> word_for(""), moves_in(word_for("")), moves_in(word_for("4455"))
    ('-', '', '4455')
    """
    return moves or EMPTY


Board: TypeAlias = tuple[int, int]
"""`mine` and `mask`."""
Size: TypeAlias = tuple[int, int]
"""Width and height of a board, in cells."""
DIGITS = "123456789"


def layout_for(position: Any, size: Size | None = None) -> Layout:
    """The layout for this size, or else for the size of the position's own board.

    Raises ValueError for what is no size, and for a size that needs more than 64 bits.
    """
    if size is None:
        size = getattr(position, "width", WIDTH), getattr(position, "height", HEIGHT)
    elif not isinstance(size, (tuple, list)) or len(size) != 2:
        raise ValueError(
            f"size={size!r:.80}: give the width and the height of the board, such as (6, 5)."
        )
    return STANDARD if size == (WIDTH, HEIGHT) else Layout(*size)


def board_after(moves: bytes, layout: Layout = STANDARD) -> Board | None:
    """The board after `moves`, written as digits; None for a bad move or a finished game."""
    mine = mask = 0
    for move in moves:
        column = move - ord("1")
        if not 0 <= column < layout.width:
            return None
        foot = 1 << layout.column * column
        if mask & foot << layout.height - 1:
            return None
        mine ^= mask
        mask |= mask + foot
    # A four stays on the board: none at the end means none on the way.
    return None if _is_over(mine, mask, layout) else (mine, mask)


def board(position: str | ConnectFour, layout: Layout = STANDARD) -> Board:
    """`mine` and `mask` of a position: columns in the order played, or one of `c4lab.games`.

    Raises ValueError, with the move and the reason, for a game that is over, for moves that
    cannot be played, for a board that no game leads to, and for what is no position.

    >>> board("121")
    (128, 131)
    """
    if isinstance(position, str):
        after = board_after(position.encode(errors="replace"), layout)
        return after or _checked_board(_position_after(position, layout), layout)
    return _checked_board(position, layout)


ReadMany: TypeAlias = Callable[[Sequence[str]], list[Board | None]]
"""For each text what `board_after` says of it."""


def boards_of(
    positions: Iterable[str | ConnectFour], read_many: ReadMany, layout: Layout = STANDARD
) -> list[Board]:
    """The boards of several positions. Raises ValueError with the place of a bad one."""
    if isinstance(positions, str) or not hasattr(positions, "__iter__"):
        raise ValueError(
            f"{positions!r:.80} are not several positions: give a list, such as ['4455', '12']."
        )
    given = list(positions)
    texts = [position for position in given if isinstance(position, str)]
    known = dict(zip(texts, read_many(texts), strict=True))
    boards = []
    for place, position in enumerate(given, start=1):
        try:
            found = known[position] if isinstance(position, str) else None
            boards.append(found or board(position, layout))
        except ValueError as error:
            raise ValueError(f"Position {place}: {error}") from None
    return boards


def game_on(layout: Layout) -> type[ConnectFour]:
    """The class of Connect Four positions on a board of this size."""
    if layout == STANDARD:
        return ConnectFour
    size = {"width": layout.width, "height": layout.height}
    return type(ConnectFour.__name__, (ConnectFour,), size)


def _position_after(moves: str, layout: Layout) -> ConnectFour:
    """The position after `moves`, which may have spaces. Raises IllegalMove."""
    game, digits = game_on(layout), DIGITS[: layout.width]
    position = game()
    for number, move in enumerate("".join(moves.split()), start=1):
        try:
            position = position.play(int(move)) if move in digits else game.parse(move)
        except IllegalMove as error:
            raise IllegalMove(f"Move {number} of {moves!r:.60}: {error}") from None
    return position


def _checked_board(position: Any, layout: Layout) -> Board:
    """The board of a position of any class. Raises ValueError if no game leads to it.

    Such an object may have any numbers in it. The search needs a board that a game leads to: it
    computes addresses in memory from the number of discs.
    """
    size = [getattr(position, name, None) for name in ("width", "height", "connect")]
    if size != [layout.width, layout.height, CONNECT] or isinstance(position, type):
        raise ValueError(
            f"{position!r:.80} is not a position that this solver knows: give the columns in "
            "quotes, such as '4455', or a ConnectFour position on "
            f"{layout.width} by {layout.height} cells."
        )
    if isinstance(position, Bitboard):
        mine, mask = python_int(position.position), python_int(position.mask)
    else:
        mine, mask = to_bits(position, layout)
    # Its history may not lead to this board; then we look for moves that do.
    if board_after("".join(map(str, position.history)).encode(), layout) == (mine, mask):
        return mine, mask
    moves_to(mask, mine, layout)
    if _is_over(mine, mask, layout):
        raise ValueError(f"There is nothing to solve: {_ending(position, mine, mask, layout)}.")
    return mine, mask


def _is_over(mine: int, mask: int, layout: Layout) -> bool:
    return mask == layout.cells or has_four(mine ^ mask, layout) or has_four(mine, layout)


def _ending(position: Any, mine: int, mask: int, layout: Layout) -> str:
    if not has_four(mine ^ mask, layout):
        return "the board is full"
    winner = NAMES[+1 if mask.bit_count() % 2 else -1]
    moves = position.history
    return f"{winner} has won" + (f" with move {len(moves)}, column {moves[-1]}" if moves else "")
