"""Kaggle's side of the table: its board as a position, and a move of ours as its column.

Its board is a flat list from the top left, 0 for empty, 1 and 2 for the players; columns count
from 0. A move has two seconds, and a game sixty more in reserve. This module goes into the file.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from c4lab.games.bits import COLUMN, HEIGHT, WIDTH
from c4lab.games.connect_four import ConnectFour
from c4lab.games.from_numbers import moves_to

Agent = Callable[[Mapping[str, Any], Mapping[str, Any]], int]
SHARE = 0.75  # of the time for a move: the referee's clock counts more than the search
LITTLE = 5.0  # seconds of reserve from which on it hurries


def seated(choose: Callable[[Any, float], int], seconds: float) -> Agent:
    """An agent that asks `choose(position, seconds)` for its moves.

    If that fails or is not legal, it says why on the error channel and plays an open column near
    the centre: a game can still be saved.
    """
    last: list[ConnectFour] = []  # the position after its last move

    def agent(observation: Mapping[str, Any], configuration: Mapping[str, Any]) -> int:
        board = list(observation["board"])
        if len(board) != WIDTH * HEIGHT or configuration.get("inarow", 4) != 4:
            raise ValueError(f"This agent plays four in a row on a board of {WIDTH} by {HEIGHT}.")
        position = followed(last, board) or from_board(board)
        limit = float(configuration.get("actTimeout", configuration.get("timeout", 2)))
        hurry = 2 if observation.get("remainingOverageTime", 60) < LITTLE else 1
        try:
            move = int(choose(position, min(seconds, SHARE * limit) / hurry))
            after = position.play(move)
        except Exception as error:
            print(f"The engine failed: {type(error).__name__}: {error}", file=sys.stderr)
            move = min(position.moves(), key=lambda column: abs(2 * column - WIDTH - 1))
            after = position.play(move)
        last[:] = [after]
        return move - 1

    return agent


def followed(last: Sequence[ConnectFour], board: Sequence[int]) -> ConnectFour | None:
    """The position after the other's move, if it is one move on from the last one."""
    for position in last:
        for move in position.moves():
            after = position.play(move)
            if flat(after) == list(board):
                return after
    return None


def from_board(board: Sequence[int]) -> ConnectFour:
    """A position with this board. The order of its moves is one of those that lead there."""
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


def flat(position: ConnectFour) -> list[int]:
    """The board as Kaggle writes it.

    >>> flat(ConnectFour.parse("12"))[-7:]
    [1, 2, 0, 0, 0, 0, 0]
    """
    player = {0: 0, +1: 1, -1: 2}
    return [
        player[position.at((column, row))]
        for row in range(HEIGHT, 0, -1)
        for column in range(1, WIDTH + 1)
    ]
