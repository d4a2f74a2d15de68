"""Squares with bit masks: the discs of each colour are the bits of one number."""

from typing import NamedTuple

from c4lab.evaluation.squares.evaluation import WORTH
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell, windows


class Masks(NamedTuple):
    """A bit for each disc; the lowest bit is a1, the next one a2."""

    red: int
    amber: int


def _bit(cell: Cell) -> int:
    column, row = cell
    return 1 << ((column - 1) * ConnectFour.height + row - 1)


WINDOWS = tuple(sum(map(_bit, window)) for window in windows(ConnectFour.width, ConnectFour.height))


def board(position: ConnectFour) -> Masks:
    """The discs of each colour as bits."""
    discs = {+1: 0, -1: 0}
    for column, colours in enumerate(position.columns, start=1):
        for row, colour in enumerate(colours, start=1):
            discs[colour] |= _bit((column, row))
    return Masks(discs[+1], discs[-1])


def value(board: Masks) -> int:
    """Red's squares minus amber's."""
    red, amber = board
    total = 0
    for window in WINDOWS:
        if not amber & window:
            total += WORTH[(red & window).bit_count()]
        elif not red & window:
            total -= WORTH[(amber & window).bit_count()]
    return total
