"""Moves that need no looking ahead: to win, to stop a win, and not to give one away."""

from collections.abc import Sequence
from typing import cast

from c4lab.evaluation import threats
from c4lab.games import ConnectFour, Position
from c4lab.search import centre_first


def forced_first(position: Position) -> Sequence[int]:
    """The moves of Connect Four that are worth a search, from the centre outwards.

    Winning moves alone if there are any; else the moves that stop a win; of these, or of all
    moves if there is nothing to stop, those after which the other does not win at once. If each
    of these loses at once they all stay, for one has to be made. An `Order` that leaves out what
    cannot be best.

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
        return stopping  # only one can be stopped
    candidates = stopping or list(landing)
    safe = [
        move
        for move in candidates
        if (landing[move][0], landing[move][1] + 1) not in others  # the cell on top of the disc
    ]
    return safe or candidates
