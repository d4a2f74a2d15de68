"""Translates for Kaggle's referee: its board becomes a position, an engine's move its column.

Kaggle's board is a flat list from the top left: 0 is empty, 1 and 2 are the players. Its columns
count from 0. A move has two seconds, and a game has sixty more in reserve. This module goes into
the archive, and runs there.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from c4lab.games.bitboard import moves_to
from c4lab.games.bits import COLUMN, HEIGHT, WIDTH
from c4lab.games.connect_four import ConnectFour

Agent = Callable[[Mapping[str, Any], Mapping[str, Any]], int]
SHARE = 0.75  # of the time for a move: the referee's clock includes more than the search
LITTLE = 5.0  # with fewer seconds in reserve the agent takes half the time


def kaggle_agent(choose: Callable[[Any, float], int], seconds: float) -> Agent:
    """Makes an agent for Kaggle that asks `choose(position, seconds)` for its moves.

    If `choose` raises or its move is illegal, the agent prints the error to stderr and plays an
    open column near the centre, so that the game is not lost at once.
    """
    last: ConnectFour | None = None  # the position after the agent's last move

    def agent(observation: Mapping[str, Any], configuration: Mapping[str, Any]) -> int:
        nonlocal last
        board = list(observation["board"])
        if len(board) != WIDTH * HEIGHT or configuration.get("inarow", 4) != 4:
            raise ValueError(f"This agent plays four in a row on a board of {WIDTH} by {HEIGHT}.")
        position = position_after_reply(last, board) or from_board(board)
        limit = float(configuration.get("actTimeout", configuration.get("timeout", 2)))
        hurry = 2 if observation.get("remainingOverageTime", 60) < LITTLE else 1
        try:
            move = int(choose(position, min(seconds, SHARE * limit) / hurry))
            last = position.play(move)
        except Exception as error:
            print(f"The engine failed: {type(error).__name__}: {error}", file=sys.stderr)
            move = min(position.moves(), key=lambda column: abs(2 * column - WIDTH - 1))
            last = position.play(move)
        return move - 1

    return agent


def position_after_reply(last: ConnectFour | None, board: Sequence[int]) -> ConnectFour | None:
    """The position with this board if it is one move after `last`, or else None."""
    if last is None:
        return None
    for move in last.moves():
        after = last.play(move)
        if kaggle_board(after) == list(board):
            return after
    return None


def from_board(board: Sequence[int]) -> ConnectFour:
    """A position with this board. Its moves have some order that leads there."""
    mask = mine = 0
    discs = sum(cell != 0 for cell in board)
    to_move = 1 + discs % 2
    for place, cell in enumerate(board):
        row, column = divmod(place, WIDTH)
        bit = 1 << COLUMN * column + HEIGHT - 1 - row
        mask |= bit * (cell != 0)
        mine |= bit * (cell == to_move)
    position = ConnectFour()
    for move in moves_to(mask, mine):
        position = position.play(move)
    return position


def kaggle_board(position: ConnectFour) -> list[int]:
    """The board as Kaggle's flat list.

    >>> kaggle_board(ConnectFour.parse("12"))[-7:]
    [1, 2, 0, 0, 0, 0, 0]
    """
    player = {0: 0, +1: 1, -1: 2}
    return [
        player[position.at((column, row))]
        for row in range(HEIGHT, 0, -1)
        for column in range(1, WIDTH + 1)
    ]
