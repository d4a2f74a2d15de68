"""06.2 Who has four in a row."""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import cycle
from random import Random

from c4lab.checks.writing import Answer, compare, contains, exercise, has, known, uses
from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.lesson06_connect_four.edges import five_is_none, misses_edges
from c4lab.lessons.lesson06_connect_four.rows import (
    OFF_THE_BOARD,
    Board,
    board_of,
    fewer_discs,
    has_four,
    position_of,
)
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.code.seen import only_prints
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.windows import (
    FALLING,
    HEIGHT,
    WIDTH,
    WINDOWS,
    direction,
    windows_in,
    wrapped,
)

PARTS = dict(
    zip(("across", "upwards", "rising diagonals", "falling diagonals"), DIRECTIONS, strict=True)
)


def begins_too_low(tree: ast.Module) -> bool:
    """Whether code that looks at a row such as `r - i` stands where `r` is one of rows 0 to 2."""
    for node in ast.walk(tree):
        low = set()
        match node:
            case ast.For(target=ast.Name(id=name), iter=each):
                low = {name} if ast.unparse(each) in ("range(3)", "range(0, 3)") else set()
            case ast.If(test=test):
                names = {each.id for each in ast.walk(test) if isinstance(each, ast.Name)}
                low = {name for name in names if contains(f"{name} < 3", f"{name} <= 2")(test)}
        if any(contains(f"$board[{name} - $i]")(node) for name in low):
            return True
    return False


def denies_in_a_loop(tree: ast.Module) -> bool:
    """Whether a `return False` stands in a loop."""
    return any(
        isinstance(node, ast.Return) and ast.unparse(node) == "return False"
        for loop in ast.walk(tree)
        if isinstance(loop, (ast.For, ast.While))
        for node in ast.walk(loop)
    )


KNOWN = known(
    r"""
    empty-cells-count: Four empty cells are taken for four in a row: compare with `player`.
        == player => == board[row][column]
        seen: without_player
    looks-at-one-window: It answers after the first cells: `return False` belongs after all loops.
        return True\n    return False => return True\n            return False
        => first_window
        seen: in_a_loop
    colours-mixed: Four discs in a row are found, whatever their colours: all have to be `player`'s.
        == player => != 0
    any-colour: A four of the other player's counts too: which discs are `player`'s?
        board[r][c] == player => board[r][c] * board[row][column] == 1
    for-one-player: The answer is right for one of the players only: `player` may be +1 or -1.
        == player => == 1
        == player => == -1
    three-is-enough: Three in a row are taken for four.
        range(4) => range(3)
    three-of-four: Three discs in a window of four are taken for four: all four have to be
            `player`'s.
        if all( => if 3 <= sum(
    gaps-count: Four discs in one line are not enough: they must stand side by side, with no gap.
        4)]\n                if all( => 7)]\n                if 4 <= sum(
    prints-the-answer: Your function prints True and returns False. `print` shows a value, `return`
            gives it back.
        return True => print(True)
        seen: only_prints
    forgets-across: No four is ever found across.
        (0, 1), =>
    forgets-upwards: No four is ever found upwards.
        (1, 0), =>
    forgets-rising: No four is ever found on a diagonal that rises to the right.
        (1, 1), =>
    falls-below-the-floor: No four is ever found on a diagonal that falls to the right. Your rows
        get smaller along it, and it begins in rows 0 to 2 only: then they go below 0. Where does
        such a diagonal have to begin?
        => never_falling
        seen: begins_too_low
    forgets-falling: No four is ever found on a diagonal that falls to the right.
        , (1, -1) =>
    ranges-of-the-diagonals: A four across is missed above row 3: for fours across, begin in all six
            rows.
        for row in range(6) => for row in range(3)
    ranges-of-the-diagonals: A four upwards is missed to the right of column 4: for fours upwards,
            begin in all columns.
        for column in range(7) => for column in range(4)
    gaps-count: Four discs in one row are not enough: they must stand side by side, with no gap.
        => counts_in_rows
    """,
    without_player=lambda tree: has(ast.Compare)(tree) and not uses("player")(tree),
    in_a_loop=denies_in_a_loop,
    only_prints=only_prints,
    first_window=lambda board, player: all(disc == player for disc in board[0][:4]),
    counts_in_rows=lambda board, player: any(row.count(player) >= 4 for row in board),
    begins_too_low=begins_too_low,
    never_falling=lambda board, player: has_four(
        board, player, [window for window in WINDOWS if direction(window) != FALLING]
    ),
)
WRAPS = (
    "Discs at two edges of the board count as one line, as if the line left the board at one edge "
    "and came in again at another. Are all four cells on the board, and do they stand in one line?"
)
WRAPPED = [line for step in DIRECTIONS for line in wrapped(step)]


def board_with(discs: Mapping[Cell, int], random: Random) -> Board:
    """A board with these discs on random others, which make no four in a row, not even round the
    edges."""
    others = [line for line in (*WINDOWS, *WRAPPED) if not set(line) <= set(discs)]
    while True:
        cells = dict(discs)
        for column, row in discs:
            for below in range(1, row):
                cells.setdefault((column, below), random.choice((+1, -1)))
        if all(abs(sum(cells.get(cell, 0) for cell in line)) < 4 for line in others):
            piles = [
                [cells[x, y] for y in range(1, HEIGHT + 1) if (x, y) in cells]
                for x in range(1, WIDTH + 1)
            ]
            return board_of(piles)


def boards(drawn: Iterable[tuple[Iterable[Cell], int]], seed: int = 3) -> list[tuple[Board, int]]:
    """Boards on which this player, who is asked about, has all these cells; few discs first."""
    random = Random(seed)
    filled = [(board_with(dict.fromkeys(cells, player), random), player) for cells, player in drawn]
    return sorted(filled, key=lambda case: case[0].discs)


@cache
def fours(step: Cell) -> list[tuple[Board, int]]:
    """Boards with four in a row in a direction, also in the corners, and boards with similar runs:
    shorter, longer, with a gap, or with discs of both players."""
    four, five = windows_in(step), windows_in(step, 5)
    corners = [
        min(four, key=lambda run: (x * run[0][0], y * run[0][1])) for x in (1, -1) for y in (1, -1)
    ]
    gaps = [(*run[:i], *run[i + 1 :]) for i, run in enumerate(five[:3], 1)]
    lines = [(), four[0][:1], four[0][:3], four[-1][1:], *corners, *four[::3], five[1]]
    filled = boards(zip([(), *gaps, *lines], cycle((+1, -1))))
    mixed = [{**dict.fromkeys(run, +1), run[i]: -1} for i, run in enumerate(four[:8:2])]
    return [
        *filled,
        *((board_with(each, Random(4)), +1) for each in mixed),
        *((board, -player) for board, player in filled[7:14]),
    ]


@cache
def near_misses(step: Cell) -> list[tuple[Board, int]]:
    """Boards with four in a row in this direction only if a line may run over an edge."""
    wrapping = wrapped(step)
    chosen = [*wrapping[:3], *Random(3).sample(wrapping[3:], 12)]
    return boards((line, +1) for line in chosen)


@cache
def _drawn(cells: tuple[Cell, ...], player: int) -> tuple[Board, int]:
    (case,) = boards([(cells, player)], seed=sum(map(sum, cells)))
    return case


def drawn(step: Cell) -> list[tuple[Board, int]]:
    """The boards of a run for this direction."""
    every = fresh_cases.in_a_row()
    return [_drawn(cells, player) for each, cells, player in every if each == step]


@exercise("06.2", KNOWN)
def connects_four(answer: Answer) -> None:
    for part, step in PARTS.items():
        with answer.part(part), told_by_code(answer, OFF_THE_BOARD), explain_loops(answer):
            mistakes = (*KNOWN, *misses_edges(part, step), five_is_none(step))
            compare(
                answer,
                fours(step),
                known=mistakes,
                show=position_of,
                shrink=fewer_discs,
                fresh=drawn(step),
            )
            with told_by_code(answer, ("wrong-value", None, "wraps-round-the-edge", WRAPS)):
                compare(answer, near_misses(step), known=(), show=position_of, shrink=fewer_discs)
