"""06.3 Where the next disc may go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.boards import (
    HEIGHT,
    WIDTH,
    Board,
    board_of,
    discs,
    has_line,
    position_of,
    random_games,
)
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS

Rows = Sequence[Sequence[int]]
DRAWN = "441365675334466335442232661515577771217122"


def open_columns(board: Rows) -> list[int]:
    return [column for column in range(1, WIDTH + 1) if not board[HEIGHT - 1][column - 1]]


def unless_won(*players: int) -> Callable[[Rows], list[int]]:
    """The open columns, or none if one of `players` has four in a row."""

    def legal(board: Rows) -> list[int]:
        over = any(has_line(board, player, WINDOWS) for player in players)
        return [] if over else open_columns(board)

    return legal


legal = unless_won(+1, -1)


@cache
def column_cases() -> list[tuple[Board]]:
    positions = [ConnectFour(), ConnectFour.parse(DRAWN), ConnectFour.parse("4444441")]
    for game in random_games(25, Random(3)):
        positions += [*game[::6], game[-1]]
    boards = [board_of(position.columns) for position in positions]
    return [(board,) for board in sorted(boards, key=discs)]


@exercise("06.3")
def legal_columns(answer: Callable[[Any], Any]) -> None:
    compare(
        answer,
        legal,
        column_cases(),
        show=position_of,
        mistakes=(
            Mistake(
                "plays-on",
                "Here somebody has four in a row, so the game is over and no column is legal: "
                "return an empty list. (If you do ask `connects_four`: is 06.2 right, "
                "and do you join the two players with `or`?)",
                open_columns,
            ),
            Mistake(
                "asks-for-one-player",
                "A four of red's ends the game, but one of amber's does not: ask for both players.",
                unless_won(+1),
            ),
            Mistake(
                "asks-for-one-player",
                "A four of amber's ends the game, but one of red's does not: ask for both players.",
                unless_won(-1),
            ),
            Mistake(
                "counts-columns-from-0",
                "Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.",
                lambda board: [column - 1 for column in legal(board)],
            ),
            Mistake(
                "counts-columns-from-0",
                "Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6. And once "
                "somebody has four in a row no column is legal.",
                lambda board: [column - 1 for column in open_columns(board)],
            ),
            Mistake(
                "asks-the-bottom-row",
                "It asks the bottom row, `board[0]`, so only empty columns are legal. A column is "
                "full when its cell in the top row, `board[5]`, is taken.",
                lambda board: [
                    column for column in range(1, WIDTH + 1) if not board[0][column - 1]
                ],
            ),
            Mistake(
                "full-columns-too",
                "Full columns are in your list as well.",
                lambda board: list(range(1, WIDTH + 1)) if legal(board) else [],
            ),
            Mistake(
                "all-columns",
                "All seven columns are always in your list: leave out those that are full.",
                lambda board: list(range(1, WIDTH + 1)),
            ),
        ),
    )
