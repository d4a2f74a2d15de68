"""Negamax on one board: drop a disc, search deeper, take the disc back. Nothing is copied.

This is the search of `c4lab.search.negamax_search` with squares as its evaluation, on a board that
always knows its value.
"""

from math import inf

from c4lab.evaluation.squares.line_board import LineBoard
from c4lab.search.choice import WIN, Choice


def negamax(board: LineBoard, depth: int, alpha: float = -inf, beta: float = +inf) -> Choice:
    """The value of `board` for the side to move, and the first move that reaches it.

    A won game is worth WIN plus the number of moves left, a draw 0, and an unfinished board `depth`
    moves ahead its squares. The search changes `board` and undoes all its changes.

    >>> from c4lab.games import ConnectFour
    >>> negamax(LineBoard(ConnectFour.parse("445566")), depth=4)
    Choice(value=1000035, move=3)
    """
    if board.won:
        return Choice(-(WIN + board.left))
    if board.left == 0:
        return Choice(0)
    if depth == 0:
        return Choice(board.player * board.value)
    best = Choice(-inf)
    for move in board.moves():
        board.drop(move)
        value = -negamax(board, depth - 1, -beta, -alpha).value
        board.undo()
        if value > best.value:
            best = Choice(value, move)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best
