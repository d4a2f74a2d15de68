"""The rules of Connect Four as conditions on two matrices, and the boards that satisfy them.

x has a 1 wherever the first player has a disc, y wherever the second has one. A matrix is a list
of rows, **the bottom row first**: x[0][2] is the cell c1. Tuples and numpy arrays work as well as
lists. With i for rows from 1 at the bottom and j for columns, the rules are

1. x_ij + y_ij <= 1: a cell holds one disc;
2. x_ij + y_ij <= x_(i-1)j + y_(i-1)j for i >= 2: no disc floats;
3. sum x - sum y is 0 or 1: the players take turns, and the first begins.

Every board of a game keeps these rules. The reverse is not true, as `find_game` shows: it takes the
discs back.
"""

from collections.abc import Iterator
from math import comb
from typing import Any

from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import cell_name, windows

Matrix = list[list[int]]


def matrices(position: ConnectFour) -> tuple[Matrix, Matrix]:
    """(x, y) of a position: the first player's discs and the second's, the bottom row first.

    >>> x, y = matrices(ConnectFour.parse("445"))
    >>> x[0], y[1]
    ([0, 0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 0, 0, 0])
    """

    def discs_of(player: int) -> Matrix:
        return [
            [int(position.at((column, row)) == player) for column in range(1, position.width + 1)]
            for row in range(1, position.height + 1)
        ]

    return discs_of(+1), discs_of(-1)


def broken_rule(x: Any, y: Any) -> str | None:
    """A sentence that names the first broken rule and the cell; None if all three rules are kept.

    Raises ValueError if x and y are not two matrices of zeros and ones of the same size.

    >>> broken_rule([[1, 0], [0, 0]], [[0, 0], [0, 1]])
    'Rule 2: the disc on b2 floats, because b1 below it is empty.'
    """
    x, y = two_matrices(x, y)
    cells = [(j, i) for i in range(len(x)) for j in range(len(x[0]))]
    for j, i in cells:
        if x[i][j] + y[i][j] > 1:
            return f"Rule 1: {_name(j, i)} holds a disc of each player."
    for j, i in cells:
        if i > 0 and x[i][j] + y[i][j] > x[i - 1][j] + y[i - 1][j]:
            below = _name(j, i - 1)
            return f"Rule 2: the disc on {_name(j, i)} floats, because {below} below it is empty."
    first, second = (sum(map(sum, matrix)) for matrix in (x, y))
    if first - second not in (0, 1):
        return (
            f"Rule 3: the first player has {first} discs and the second {second}; the first must "
            "have as many or one more."
        )
    return None


def count_lawful(width: int = 7, height: int = 6) -> list[int]:
    """How many boards keep all three rules: entry n counts the boards with n discs.

    The function counts the ways to pile up n discs, one column after the other. Each way gives as
    many boards as there are choices of the first player's discs, which are half of n, rounded up.

    >>> count_lawful()[:5], sum(count_lawful())
    ([1, 7, 56, 252, 1260], 70728639995483)
    """
    piles = [1]  # without any column there is one way to pile up 0 discs
    for _ in range(width):
        more = [0] * (len(piles) + height)
        for discs, ways in enumerate(piles):
            for pile in range(height + 1):
                more[discs + pile] += ways
        piles = more
    return [ways * comb(discs, discs // 2) for discs, ways in enumerate(piles)]


def two_matrices(x: Any, y: Any) -> tuple[Matrix, Matrix]:
    """(x, y) as lists of rows. Raises ValueError unless both are matrices of zeros and ones and
    have the same size."""
    x, y = _matrix("x", x), _matrix("y", y)
    if (len(x), len(x[0])) != (len(y), len(y[0])):
        raise ValueError(
            f"x is {len(x)} by {len(x[0])} and y is {len(y)} by {len(y[0])}: they describe one "
            "board, so make them the same size."
        )
    return x, y


def _matrix(name: str, value: Any) -> Matrix:
    """`value` as a list of rows. Raises ValueError, with its `name`, if it is not a matrix."""
    rows = [_as_list(row) for row in _as_list(value)]
    if not rows or not rows[0] or len({len(row) for row in rows}) != 1:
        raise ValueError(
            f"{name} is not a matrix: write it as a list of rows, the bottom row first, all of the "
            "same length, such as [[1, 0], [0, 0]]."
        )
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            if cell not in (0, 1):
                raise ValueError(
                    f"{name} has {cell!r} at {_name(j, i)}: write 1 where the player has a disc "
                    "and 0 everywhere else."
                )
    return [[int(cell) for cell in row] for row in rows]


def _as_list(value: Any) -> list[Any]:
    """The items of a list, a tuple or a numpy array; an empty list for anything else."""
    value = getattr(value, "tolist", lambda: value)()
    return list(value) if isinstance(value, (list, tuple)) else []


def _name(j: int, i: int) -> str:
    return cell_name((j + 1, i + 1))


Columns = tuple[tuple[int, ...], ...]


def find_game(x: Any, y: Any, connect: int = 4) -> tuple[int, ...] | None:
    """The moves of a game that leads to the board of x and y; None if there is no such game.

    The function takes discs back from the top of the columns, one player's and the other's in turn.
    A game ends with its first line of `connect`, so only the last disc may have completed a line.
    The function looks at each way to cut the columns short at most once: about 115,000 boards for
    30 discs on the usual board.
    Raises ValueError if x and y are not two matrices of zeros and ones of the same size.

    >>> find_game([[1, 0], [0, 0]], [[0, 1], [0, 0]])
    (1, 2)
    >>> find_game([[0, 0], [1, 0]], [[1, 0], [0, 0]]) is None  # a1 is the second player's
    True
    """
    if broken_rule(x, y) is not None:
        return None
    x, y = two_matrices(x, y)
    columns = tuple(
        tuple(one - two for one, two in zip(*column, strict=True) if one or two)
        for column in zip(zip(*x, strict=True), zip(*y, strict=True), strict=True)
    )
    discs = sum(map(len, columns))
    ways: dict[Columns, tuple[int, ...]] = {columns: ()}  # a board: the moves from it to x, y
    for number in range(discs, 0, -1):
        player = +1 if number % 2 else -1
        ways = {
            before: (move, *moves)
            for board, moves in ways.items()
            for move, before in _boards_before(board, player)
            if number < discs or not _has_line(before, len(x), connect)
        }
    return next(iter(ways.values()), None)


def _boards_before(board: Columns, player: int) -> Iterator[tuple[int, Columns]]:
    """(move, the board before this move), for each last move that `player` may have made."""
    for i, column in enumerate(board):
        if column and column[-1] == player:
            yield i + 1, (*board[:i], column[:-1], *board[i + 1 :])


def _has_line(board: Columns, height: int, connect: int) -> bool:
    """Whether either player has a line of `connect` discs."""
    padded = [column + (0,) * (height - len(column)) for column in board]
    return any(
        abs(sum(padded[column - 1][row - 1] for column, row in window)) == connect
        for window in windows(len(board), height, connect)
    )
