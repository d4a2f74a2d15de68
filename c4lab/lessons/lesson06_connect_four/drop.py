"""06.1 A disc falls into a column."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Slip, Wrong, compare, exercise
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.lessons.lesson06_connect_four.rows import Board, Rows, board_of, fewer_discs, shown
from c4lab.lessons.shared.boards import random_games
from c4lab.lessons.shared.windows import CELLS, HEIGHT, WIDTH


def after(rows: Rows, column: int, player: int) -> Any:
    new = [list(row) for row in rows]
    for row in new:
        if row[column - 1] == 0:
            row[column - 1] = player
            return new
    return None


def put(rows: Rows, column: int, row: int, player: int) -> Any:
    new = [list(each) for each in rows]
    new[row][column - 1] = player
    return new


def from_above(rows: Rows, column: int, player: int) -> Any:
    turned = after(rows[::-1], column, player)
    return turned and turned[::-1]


def fills_the_column(rows: Rows, column: int, player: int) -> Any:
    if rows[-1][column - 1]:
        return None
    return [[c or player * (j == column) for j, c in enumerate(row, 1)] for row in rows]


MISTAKES = (
    Mistake(
        "falls-upwards",
        "The disc stays in the highest empty cell. It falls to the lowest one, and the bottom row "
        "is the first of the list.",
        from_above,
    ),
    Mistake(
        "counts-columns-from-0",
        "The disc lands one column too far to the right: a list counts from 0, so column 1 is the "
        "item 0 of a row.",
        lambda rows, column, player: after(rows, column % WIDTH + 1, player),
    ),
    *(
        Mistake(
            "always-on-the-floor",
            "The disc always goes to the bottom row, even if there is one already.",
            function,
        )
        for function in (
            lambda rows, column, player: put(rows, column, 0, player),
            lambda rows, column, player: (
                after(rows, column, player) and put(rows, column, 0, player)
            ),
        )
    ),
    Mistake(
        "replaces-the-highest",
        "In a full column the disc on top is replaced. Nothing fits in there: return None.",
        lambda rows, column, player: after(rows, column, player) or put(rows, column, -1, player),
    ),
    Mistake(
        "leaves-a-full-column",
        "If the column is full, the board comes back without a new disc. Nothing fits in there: "
        "return None.",
        lambda rows, column, player: after(rows, column, player) or rows,
    ),
    Mistake(
        "fills-the-column",
        "All empty cells of the column are filled: the loop has to end after the first disc.",
        fills_the_column,
    ),
)
SLIPS = (
    Slip(
        "compares-not-assigns",
        "`==` asks whether two values are equal; only `=` puts a value into its place.",
        right="$a[$i] = $b",
        wrong="$a[$i] == $b",
    ),
    Slip(
        "other-colour",
        "The disc has the colour of the other player.",
        right="$a = player",
        wrong="$a = -player",
    ),
    Slip(
        "break-not-return",
        "`break` ends the loop only, and the function goes on below it. What should it give back?",
        right="return $board",
        wrong="break",
    ),
)


@cache
def cases() -> list[tuple[Board, int, int]]:
    """Drops into columns of every height, few discs first."""
    random = Random(1)
    piles = [[-((-1) ** i) for i in range(height)] for height in range(HEIGHT + 1)]
    found = [
        (board_of([pile if j == column else () for j in range(1, WIDTH + 1)]), column, player)
        for column, player in ((4, +1), (1, -1), (7, +1))
        for pile in piles
    ]
    for game in random_games(6, random):
        for position in game[5::8]:
            found.append((board_of(position.columns), random.randint(1, WIDTH), position.player))
    return sorted(found, key=lambda case: case[0].discs)


class Words(str):
    """What is shown of a board, without quotation marks: nobody can read forty-two numbers."""

    __repr__ = str.__str__


def in_words(got: Any, board: Board, column: int, player: int) -> Any:
    """What `got` is as the board after a drop; `got` itself if it is no board."""
    try:
        new = {(j, i): got[i - 1][j - 1] for j, i in CELLS}
        if len(got) != HEIGHT or any(len(row) != WIDTH for row in got):
            return got
    except (TypeError, LookupError):
        return got
    changed = [cell for cell in CELLS if new[cell] != board.position.at(cell)]
    if len(changed) > HEIGHT:
        return Words(f"a board that differs in {len(changed)} cells")
    discs = [(NAMES[new[c]] if new[c] in (1, -1) else repr(new[c]), cell_name(c)) for c in changed]
    words = " and ".join(f"{disc} on {cell}" for disc, cell in discs)
    return Words(f"a board with {words or 'no new disc'}")


@exercise("06.1", slips=SLIPS, mistakes=MISTAKES)
def drop(answer: Answer) -> None:
    try:
        compare(answer, cases(), mistakes=MISTAKES, show=shown, tell=in_words, shrink=fewer_discs)
    except Wrong as wrong:
        if wrong.reason == "mutates":
            wrong.message += (
                " A copy of the list alone, as `board.copy()` or `board[:]` make it, holds the "
                "same rows as before: copy the rows too."
            )
        elif wrong.reason == "returns-none" and wrong.counterexample:
            wrong.message = f"{wrong.counterexample.sentence} None says that the column is full."
        raise
