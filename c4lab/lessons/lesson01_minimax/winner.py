"""01.2 Who has three in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import TicTacToe
from c4lab.games.tictactoe import LINES
from c4lab.lessons.lesson01_minimax.cases import positions

Cells = Sequence[int]


def winner_among(lines: Sequence[tuple[int, ...]]) -> Callable[[Cells], int]:
    def winner(cells: Cells) -> int:
        for a, b, c in lines:
            if cells[a - 1] and cells[a - 1] == cells[b - 1] == cells[c - 1]:
                return cells[a - 1]
        return 0

    return winner


def stops_at_an_empty_line(cells: Cells) -> int:
    for a, b, c in LINES:
        if cells[a - 1] == cells[b - 1] == cells[c - 1]:
            return cells[a - 1]
    return 0


def looks_at_the_first_line(cells: Cells) -> int:
    a, b, c = LINES[0]
    return cells[a - 1] if cells[a - 1] == cells[b - 1] == cells[c - 1] else 0


reference_winner = winner_among(LINES)


@exercise("01.2")
def winner(answer: Callable[[Cells], int]) -> None:
    compare(
        answer,
        reference_winner,
        [(list(position.cells),) for position in positions()],
        show=lambda cells: TicTacToe(tuple(cells)),
        mistakes=(
            Mistake(
                "stops-at-an-empty-line",
                "Three empty cells are equal too: your function takes them for the answer and "
                "never looks at the lines behind them.",
                stops_at_an_empty_line,
            ),
            Mistake(
                "looks-at-the-first-line",
                "Your function answers after the first line it looks at. Return inside the loop "
                "only when a line is won, and return 0 after the loop.",
                looks_at_the_first_line,
            ),
            Mistake(
                "forgets-the-diagonals",
                "Rows and columns are right; no diagonal is ever found.",
                winner_among(LINES[:6]),
            ),
            Mistake(
                "forgets-the-columns",
                "Rows and diagonals are right; no column is ever found.",
                winner_among(LINES[:3] + LINES[6:]),
            ),
            Mistake(
                "only-x",
                "X's wins are found, O's are not: a line of -1 is a win as well.",
                lambda cells: max(0, reference_winner(cells)),
            ),
            Mistake(
                "turned-round",
                "Each win goes to the wrong player: X is +1 and O is -1.",
                lambda cells: -reference_winner(cells),
            ),
        ),
    )
