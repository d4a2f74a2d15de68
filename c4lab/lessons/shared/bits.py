"""Boards as two numbers, the discs of the side to move and all discs: to try, and to show."""

from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Code
from c4lab.games import Bitboard, ConnectFour
from c4lab.games.grid import cell_name
from c4lab.lessons.shared.boards import random_games

Board = tuple[int, int]


def pairs(*games: str) -> list[Board]:
    """`mine` and `mask` after these moves."""
    return [pair(ConnectFour.parse(game)) for game in games]


def pair(position: ConnectFour) -> Board:
    board = Bitboard.of(position)
    return board.position, board.mask


@cache
def some_boards(games: int, seed: int) -> tuple[Board, ...]:
    """The unfinished boards of random games, each once, those of few discs first."""
    found = {
        pair(position): len(position.history)
        for game in random_games(games, Random(seed))
        for position in game[:-1]
    }
    return tuple(sorted(found, key=found.__getitem__))


def shown(mine: int, mask: int, *others: Any) -> ConnectFour | None:
    """The position to draw; None if no game leads to this board."""
    try:
        return Bitboard.decode(mask, mine)
    except ValueError:
        return None


def told(value: Any, *case: Any) -> Any:
    """A number with the cells that its bits mean, also where there are several numbers."""
    if isinstance(value, (tuple, list)):
        ends = "()" if isinstance(value, tuple) else "[]"
        return Code(f"{ends[0]}{', '.join(str(told(each)) for each in value)}{ends[1]}")
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < 1 << 49:
        return value
    cells = (divmod(bit, 7) for bit in range(49) if value >> bit & 1)
    names = [
        f"{cell_name((column + 1, row + 1))}{' (spare)' * (row == 6)}" for column, row in cells
    ]
    return Code(f"{value} (cell{'s' * (len(names) > 1)} {', '.join(names)})")
