"""Turns a question to the solver into a board of two numbers, or says why it cannot.

`mine` and `mask` are laid out in `c4lab.games.bits`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from c4lab.games.bitboard import Bitboard
from c4lab.games.bits import CELLS, COLUMN, CONNECT, HEIGHT, WIDTH, has_four, to_bits
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.from_numbers import moves_to
from c4lab.games.position import IllegalMove, python_int

FEET = {str(move): 1 << COLUMN * (move - 1) for move in range(1, WIDTH + 1)}
TOPS = {move: foot << HEIGHT - 1 for move, foot in FEET.items()}
"""The lowest and the highest bit of each column, by the digit that is written for it."""


def board(position: str | ConnectFour) -> tuple[int, int]:
    """`mine` and `mask` of a position: columns in the order played, or one of `c4lab.games`.

    Raises ValueError, with the move and the reason, for a game that is over, for moves that
    cannot be played, for a board that no game leads to, and for anything else.

    >>> board("121")
    (128, 131)
    """
    if isinstance(position, str):
        # Nearly every question is in order: only the others are checked move by move.
        return _played(position) or _taken(_parsed(position))
    return _taken(position)


def many(positions: Iterable[str | ConnectFour]) -> list[tuple[int, int]]:
    """The boards of several positions; what is wrong with one is said with its place."""
    if isinstance(positions, str) or not hasattr(positions, "__iter__"):
        raise ValueError(
            f"{positions!r:.80} are not several positions: give a list, such as ['4455', '12']."
        )
    boards = []
    for place, position in enumerate(positions, start=1):
        try:
            boards.append(board(position))
        except ValueError as error:
            raise ValueError(f"Position {place}: {error}") from None
    return boards


def _played(moves: str) -> tuple[int, int] | None:
    """The board after `moves`; None if there is anything unusual about it."""
    mine = mask = 0
    for move in moves:
        if move not in FEET or mask & TOPS[move]:
            return None
        mine ^= mask
        mask |= mask + FEET[move]
    # A four stays on the board: none at the end means none on the way.
    return None if _is_over(mine, mask) else (mine, mask)


def _parsed(moves: str) -> ConnectFour:
    """The position after `moves`, which may have spaces. Raises IllegalMove."""
    position = ConnectFour()
    for number, move in enumerate("".join(moves.split()), start=1):
        try:
            position = position.play(int(move)) if move in FEET else ConnectFour.parse(move)
        except IllegalMove as error:
            raise IllegalMove(f"Move {number} of {moves!r:.60}: {error}") from None
    return position


def _taken(position: Any) -> tuple[int, int]:
    """The board of a position of some class.

    Anyone can make such an object with any numbers in it. The search needs a board that a game
    leads to, for it finds addresses in memory by the number of discs.
    """
    size = [getattr(position, name, None) for name in ("width", "height", "connect")]
    if size != [WIDTH, HEIGHT, CONNECT] or isinstance(position, type):
        raise ValueError(
            f"{position!r:.80} is not a position that this solver knows: give the columns in "
            f"quotes, such as '4455', or a ConnectFour position on {WIDTH} by {HEIGHT} cells."
        )
    if isinstance(position, Bitboard):
        mine, mask = python_int(position.position), python_int(position.mask)
    else:
        mine, mask = to_bits(position)
    # Its history may not lead to this board; then we look for moves that do.
    if _played("".join(map(str, position.history))) == (mine, mask):
        return mine, mask
    moves_to(mask, mine)
    if _is_over(mine, mask):
        raise ValueError(f"There is nothing to solve: {_ending(position, mine, mask)}.")
    return mine, mask


def _is_over(mine: int, mask: int) -> bool:
    return mask == CELLS or has_four(mine ^ mask) or has_four(mine)


def _ending(position: Any, mine: int, mask: int) -> str:
    if not has_four(mine ^ mask):
        return "the board is full"
    winner = NAMES[+1 if mask.bit_count() % 2 else -1]
    moves = position.history
    return f"{winner} has won" + (f" with move {len(moves)}, column {moves[-1]}" if moves else "")
