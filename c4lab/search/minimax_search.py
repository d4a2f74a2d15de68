"""Minimax: assume that each player picks the move that is best for them.

Claude Shannon, "Programming a Computer for Playing Chess", 1950.
"""

from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf


def minimax(
    position: Position, depth: int | None = None, evaluate: Evaluate | None = None
) -> Choice:
    """The value of `position` for the first player, and the first move that reaches it.

    The search looks `depth` moves ahead, or to the end of the game if `depth` is None. `evaluate`
    judges unfinished positions for the side to move (see `c4lab.search.choice.leaf`).

    >>> from c4lab.games import TicTacToe
    >>> minimax(TicTacToe.parse("1524"))
    Choice(value=1, move=3)
    """
    if depth == 0 or position.result() is not None:
        return Choice(leaf(position, evaluate))
    deeper = None if depth is None else depth - 1
    maximising = position.player == +1
    best = Choice(-inf if maximising else +inf)
    for move in position.moves():
        value = minimax(position.play(move), deeper, evaluate).value
        if value > best.value if maximising else value < best.value:
            best = Choice(value, move)
    return best
