"""06.1 A disc falls into a column."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.lessons.lesson06_connect_four.boards import (
    HEIGHT,
    WIDTH,
    Board,
    board_of,
    discs,
    position_of,
    random_games,
)
from c4lab.lessons.lesson06_connect_four.words import Drop, Rows, told


def after(board: Rows, column: int, player: int) -> list[list[int]] | None:
    rows = [list(row) for row in board]
    for row in rows:
        if row[column - 1] == 0:
            row[column - 1] = player
            return rows
    return None


def first_free_from_above(board: Rows, column: int, player: int) -> Any:
    turned = after(board[::-1], column, player)
    return turned and turned[::-1]


def on_the_floor(board: Rows, column: int, player: int) -> Any:
    rows = [list(row) for row in board]
    rows[0][column - 1] = player
    return rows


def replaces_the_highest(board: Rows, column: int, player: int) -> Any:
    fallen = after(board, column, player)
    if fallen is None:
        fallen = [list(row) for row in board]
        fallen[-1][column - 1] = player
    return fallen


def leaves_a_full_column(board: Rows, column: int, player: int) -> Any:
    return after(board, column, player) or board


def gives_up_at_once(answer: Drop) -> bool:
    """Whether it gives None wherever the lowest cell of the column is taken, and only there."""
    return all(
        (answer_to(answer, case) is None) == bool(case[0][0][case[1] - 1]) for case in drop_cases()
    )


def fills_the_column(board: Rows, column: int, player: int) -> Any:
    if board[-1][column - 1]:
        return None
    rows = [list(row) for row in board]
    for row in rows:
        row[column - 1] = row[column - 1] or player
    return rows


def counts_columns_from_0(board: Rows, column: int, player: int) -> Any:
    return after(board, column % WIDTH + 1, player)


@cache
def drop_cases() -> list[tuple[Board, int, int]]:
    random = Random(1)
    found = [(board_of([()] * WIDTH), column, player) for column, player in ((4, +1), (7, -1))]
    for game in random_games(4, random):
        for position in game[1:-1:2]:
            column = random.randint(1, WIDTH)
            found.append((board_of(position.columns), column, position.player))
        found += [
            (board_of(position.columns), column, position.player)
            for position in game[:-1]
            for column, pile in enumerate(position.columns, start=1)
            if len(pile) in (HEIGHT - 1, HEIGHT)
        ][::9]
    return sorted(found, key=lambda case: discs(case[0]))


@exercise("06.1")
def drop(answer: Drop) -> None:
    try:
        compare(
            told(answer, after) if callable(answer) else answer,
            told(after),
            drop_cases(),
            show=lambda board, column, player: position_of(board),
            mistakes=[
                Mistake(reason, sentence, told(function))
                for reason, sentence, function in (
                    (
                        "falls-upwards",
                        "The disc stays in the highest empty cell. It falls to the lowest one, and "
                        "the bottom row is the first of the list.",
                        first_free_from_above,
                    ),
                    (
                        "counts-columns-from-0",
                        "It lands one column too far to the right: column 1 is `row[0]`, so take "
                        "`column - 1`.",
                        counts_columns_from_0,
                    ),
                    (
                        "always-on-the-floor",
                        "The disc always goes to the bottom row, even if there is one already.",
                        on_the_floor,
                    ),
                    (
                        "replaces-the-highest",
                        "In a full column the disc on top is replaced. Nothing fits in there: "
                        "return None.",
                        replaces_the_highest,
                    ),
                    (
                        "leaves-a-full-column",
                        "If the column is full, the board comes back without a new disc. Nothing "
                        "fits in there: return None.",
                        leaves_a_full_column,
                    ),
                    (
                        "fills-the-column",
                        "All empty cells of the column are filled: stop after the first disc, with "
                        "`return` or `break`.",
                        fills_the_column,
                    ),
                )
            ],
        )
    except Wrong as wrong:
        if wrong.reason == "returns-none" and gives_up_at_once(answer):
            raise Wrong(
                "gives-up-at-once",
                "It gives None as soon as the lowest cell of the column is taken. Go on to the "
                "next row: `return None` belongs behind the loop.",
            ) from None
        if wrong.reason != "mutates":
            raise
        raise Wrong(
            "mutates",
            f"{wrong.message} A copy of the list alone, as `board.copy()` or `board[:]` make it, "
            "holds the same rows as before: copy the rows too.",
        ) from None
