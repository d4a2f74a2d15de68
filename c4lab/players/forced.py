"""Moves that need no search: moves that win, moves that stop a win, moves that allow none."""

from collections.abc import Sequence
from typing import cast

from c4lab.evaluation import threats
from c4lab.games import ConnectFour, Position
from c4lab.search import centre_first


def forced_first(position: Position) -> Sequence[int]:
    """An `Order` for Connect Four, from the centre outwards, that leaves out moves which cannot be
    better than the others.

    If there are winning moves, it returns only these. Else it takes the moves that stop a win, or
    all moves if there is no win to stop. Of these it returns the moves after which the other player
    does not win at once; if there are none, it returns them all, because one has to be played.

    >>> forced_first(ConnectFour.parse("414141"))  # column 4 wins, before column 1 loses
    [4]
    >>> forced_first(ConnectFour.parse("41414"))  # column 4 stops it
    [4]
    >>> forced_first(ConnectFour.parse("11227373"))  # column 4 would let amber win on top of it
    [3, 5, 2, 6, 1, 7]
    """
    board = cast(ConnectFour, position)
    found = threats(board)
    own, others = found[board.player], found[-board.player]
    landing = {move: board.landing(move) for move in centre_first(board)}
    winning = [move for move, cell in landing.items() if cell in own]
    if winning:
        return winning
    stopping = [move for move, cell in landing.items() if cell in others]
    if len(stopping) > 1:
        return stopping  # one disc stops only one of them
    candidates = stopping or list(landing)
    safe = [
        move
        for move in candidates
        if (landing[move][0], landing[move][1] + 1) not in others  # the cell above the disc
    ]
    return safe or candidates
