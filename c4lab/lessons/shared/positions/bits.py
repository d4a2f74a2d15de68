"""Connect Four boards as two numbers, for checks to try answers on, and to show.

`mine` has the discs of the side to move, `mask` all discs.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations
from random import Random
from typing import Any

from c4lab.checks.writing import Code, compare, contains
from c4lab.games import Bitboard, ConnectFour
from c4lab.games.grid import Cell, cell_name
from c4lab.lessons.shared.positions.boards import random_games
from c4lab.solver.plain.bits import landings, winning_cells

Board = tuple[int, int]


def boards_after(*games: str) -> list[Board]:
    """The board, `mine` and `mask`, after each of these games."""
    return [board_of(ConnectFour.parse(game)) for game in games]


def board_of(position: ConnectFour) -> Board:
    board = Bitboard.of(position)
    return board.position, board.mask


@cache
def random_boards(games: int, seed: int) -> tuple[Board, ...]:
    """The unfinished boards of so many random games, each board once, few discs first."""
    return tuple(drawn_boards(games, Random(seed)))


def drawn_boards(games: int, random: Random) -> list[Board]:
    """The same, drawn by this generator."""
    found = {
        board_of(position): len(position.history)
        for game in random_games(games, random)
        for position in game[:-1]
    }
    return sorted(found, key=found.__getitem__)


def position_of(mine: int, mask: int, *others: Any) -> ConnectFour | None:
    """The position with this board, to draw it; None if no game leads to this board."""
    try:
        return Bitboard.decode(mask, mine)
    except ValueError:
        return None


def cells_of(value: Any, *case: Any) -> Iterator[Cell]:
    """The cells, as (column, row), for which the bits of a number stand; no spare cells.

    >>> list(cells_of(1 << 8))
    [(2, 2)]
    """
    for bit in range(49):
        if value >> bit & 1 and bit % 7 < 6:  # the spare row cannot be drawn
            yield bit // 7 + 1, bit % 7 + 1


def draw_discs(discs: int) -> tuple[str, str]:
    """The discs of one player on a board: a diagram as text, and a picture as SVG.

    >>> print(draw_discs(0b1000_0011)[0].splitlines()[-2])
    X X . . . . .
    """
    from c4lab.pictures.connect_four import Rack, disc  # only a wrong answer needs it
    from c4lab.pictures.theme import svg

    found, rack = set(cells_of(discs)), Rack(7, 6)
    rows = [" ".join("X" if (c, r) in found else "." for c in range(1, 8)) for r in range(6, 0, -1)]
    body = "".join(disc(*rack.centre(cell), +1) for cell in sorted(found))
    title = f"Connect Four board, top row first: {' / '.join(rows)}"
    return "\n".join([*rows, "1 2 3 4 5 6 7"]), svg(*rack.size, body + rack.front(), title)


def fewer_discs(
    mine: int, mask: int, *others: Any, legal: Callable[[int, int], object] = position_of
) -> Iterator[tuple[Any, ...]]:
    """The smaller boards that one gets by taking one or two top discs away, two first.

    Gives only boards to which some game leads and for which `legal` is true.

    >>> list(fewer_discs(0b10, 0b111))  # two discs of the other side, one on top
    [(0, 1)]
    """
    tops = [1 << bit for bit in range(49) if mask >> bit & 1 and not mask >> bit + 1 & 1]
    two = [one | other for one, other in combinations(tops, 2)]
    two += [top | top >> 1 for top in tops if mask & top >> 1 and top.bit_length() % 7 != 1]
    for discs in (*two, *tops):
        if position_of(mine & ~discs, mask & ~discs) and legal(mine & ~discs, mask & ~discs):
            yield mine & ~discs, mask & ~discs, *others


def no_win_at_once(mine: int, mask: int) -> bool:
    """Whether the side to move cannot win with its next disc."""
    return not winning_cells(mine, mask) & landings(mask)


shifts_up = contains("$bits << 1")
"""For a `seen` line: whether the code has `<< 1`."""


complements_mine = contains("~mine")
"""For a `seen` line: whether the code has `~mine`."""


def with_cells(value: Any, *case: Any) -> Any:
    """A number, or each number in a list or tuple, with the names of its cells behind it."""
    if isinstance(value, (tuple, list)):
        ends = "()" if isinstance(value, tuple) else "[]"
        return Code(f"{ends[0]}{', '.join(str(with_cells(each)) for each in value)}{ends[1]}")
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < 1 << 49:
        return value
    cells = (divmod(bit, 7) for bit in range(49) if value >> bit & 1)
    names = [
        f"{cell_name((column + 1, row + 1))}{' (spare)' * (row == 6)}" for column, row in cells
    ]
    return Code(f"{value} (cell{'s' * (len(names) > 1)} {', '.join(names)})")


compare_boards = partial(
    compare, show=position_of, tell=with_cells, cells=cells_of, shrink=fewer_discs
)
"""`compare`, with examples as small boards, on which the cells of wrong bits are marked."""
