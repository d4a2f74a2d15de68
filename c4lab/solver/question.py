"""Turns a question to the solver into a board of two numbers, or says why it cannot.

`mine` and `mask` are laid out in `c4lab.games.bits`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from typing import Any, TypeAlias

from c4lab.games.bitboard import Bitboard
from c4lab.games.bits import CELLS, COLUMN, CONNECT, HEIGHT, WIDTH, has_four, to_bits
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.from_numbers import moves_to
from c4lab.games.position import IllegalMove, python_int

Board: TypeAlias = tuple[int, int]
"""`mine` and `mask`."""
DIGITS = "".join(map(str, range(1, WIDTH + 1)))
FEET = {ord(digit): 1 << COLUMN * (int(digit) - 1) for digit in DIGITS}
TOPS = {move: foot << HEIGHT - 1 for move, foot in FEET.items()}
"""The lowest and the highest bit of each column, by the code of its digit."""
WRITTEN = bytes.maketrans(bytes(map(int, DIGITS)), DIGITS.encode())
"""Turns moves that are numbers into digits."""
RED = 64
"""How many bits further up `_columns` has red's discs."""


def played(moves: bytes) -> Board | None:
    """The board after `moves`, written as digits; None if there is anything unusual about it."""
    mine = mask = 0
    for move in moves:
        if move not in FEET or mask & TOPS[move]:
            return None
        mine ^= mask
        mask |= mask + FEET[move]
    # A four stays on the board: none at the end means none on the way.
    return None if _is_over(mine, mask) else (mine, mask)


Reader: TypeAlias = Callable[[bytes], Board | None]
"""`played`, or what does the same compiled."""


def board(position: str | ConnectFour, read: Reader = played) -> Board:
    """`mine` and `mask` of a position: columns in the order played, or one of `c4lab.games`.

    Raises ValueError, with the move and the reason, for a game that is over, for moves that
    cannot be played, for a board that no game leads to, and for anything else.

    >>> board("121")
    (128, 131)
    """
    # Nearly every question is in order: only the others are checked move by move.
    if isinstance(position, str):
        return read(position.encode(errors="replace")) or _taken(_parsed(position))
    return _usual(position, read) or _taken(position)


def many(positions: Iterable[str | ConnectFour], read: Reader = played) -> list[Board]:
    """The boards of several positions; what is wrong with one is said with its place."""
    if isinstance(positions, str) or not hasattr(positions, "__iter__"):
        raise ValueError(
            f"{positions!r:.80} are not several positions: give a list, such as ['4455', '12']."
        )
    boards = []
    for place, position in enumerate(positions, start=1):
        try:
            boards.append(board(position, read))
        except ValueError as error:
            raise ValueError(f"Position {place}: {error}") from None
    return boards


def _usual(position: Any, read: Reader) -> Board | None:
    """The board of a position of our own classes, if its history leads there; else None."""
    try:
        if type(position) is Bitboard:
            there = position.position, position.mask
        elif type(position) is ConnectFour:
            there = _bits(position)
        else:
            return None
        history = position.history
        if type(history) is not tuple:
            return None
        found = read(bytes(history).translate(WRITTEN))
        return found if found == there else None
    except (LookupError, TypeError, ValueError):  # anyone can make a position of anything
        return None


def _bits(position: ConnectFour) -> Board:
    """`to_bits` of a position, faster: each column is looked up."""
    if len(position.columns) != WIDTH:
        raise LookupError
    both = sum(map(dict.__getitem__, _columns(), position.columns))
    mask, first = both & CELLS, both >> RED
    return (first ^ mask if len(position.history) % 2 else first), mask


@cache
def _columns() -> tuple[dict[tuple[int, ...], int], ...]:
    """For each column, all discs that may lie in it: their bits, and those of red's further up."""
    return tuple(
        {
            discs: sum(
                (1 | (disc > 0) << RED) << COLUMN * column + row for row, disc in enumerate(discs)
            )
            for height in range(HEIGHT + 1)
            for discs in product((+1, -1), repeat=height)
        }
        for column in range(WIDTH)
    )


def _parsed(moves: str) -> ConnectFour:
    """The position after `moves`, which may have spaces. Raises IllegalMove."""
    position = ConnectFour()
    for number, move in enumerate("".join(moves.split()), start=1):
        try:
            position = position.play(int(move)) if move in DIGITS else ConnectFour.parse(move)
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
    if played("".join(map(str, position.history)).encode()) == (mine, mask):
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
