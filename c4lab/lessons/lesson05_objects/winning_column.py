"""05.2 The bug hunt: a second name where a copy is needed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.checks.show import show_call
from c4lab.games import ConnectFour
from c4lab.lessons.lesson01_minimax.second_look import second_look

Board = list[list[int]]
Find = Callable[[Board, int], int | None]


def connects_four(board: Board, player: int) -> bool:
    """As in the exercise."""
    own = {(c, r) for c in range(7) for r, disc in enumerate(board[c]) if disc == player}
    return any(
        all((c + i * dx, r + i * dy) in own for i in range(4))
        for c, r in own
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
    )


def as_given(board: Board, player: int) -> int | None:
    for column in range(7):
        temp_board = board
        if len(temp_board[column]) < 6:
            temp_board[column].append(player)
            if connects_four(temp_board, player):
                return column + 1
    return None


def winning(board: Board, player: int, full: int = 6) -> list[int]:
    """The columns, from 1, in which `player` wins at once."""
    found = []
    for column in range(7):
        after = deepcopy(board)
        after[column].append(player)
        if len(board[column]) < full and connects_four(after, player):
            found.append(column + 1)
    return found


def first_winning(board: Board, player: int) -> int | None:
    return next(iter(winning(board, player)), None)


def on_one_copy(board: Board, player: int) -> int | None:
    return as_given(deepcopy(board), player)


@cache
def games() -> tuple[ConnectFour, ...]:
    """Unfinished positions, fewest discs first: made by hand, then from random games."""
    made = ("", "112233", "121314", "4444", "1223343474")
    random = Random(5)
    found = [ConnectFour.parse(moves) for moves in made]
    for discs in (6, 9, 12, 18, 24, 30, 33, 36):
        for _ in range(3):
            found.append(random_game(discs, random))
    return tuple(found)


def random_game(discs: int, random: Random) -> ConnectFour:
    position = ConnectFour()
    while len(position.history) < discs and position.result() is None:
        position = position.play(random.choice(position.moves()))
    return position if position.result() is None else random_game(discs, random)


def boards() -> list[tuple[Board, int]]:
    """A board and a player, few discs first; at last one on which a seventh disc would win."""
    found: list[Board] = [
        [list(discs) for discs in position.columns]
        for position in sorted(games(), key=lambda each: len(each.history))
    ]
    found.append([[], [], [-1, 1, -1, 1, 1, 1], [-1, -1], [], [], []])
    return [(board, player) for board in found for player in (+1, -1)]


def refuse_changed_boards(answer: Find) -> None:
    """Raises Wrong if the board that was given is another afterwards, and says how come."""
    for board, player in boards():
        try:
            answer_to(answer, (board, player))
        except Wrong as wrong:
            if wrong.reason != "mutates":
                raise
            text = show_call(answer, (board, player))
            if winning(board, player):
                raise Wrong(
                    "disc-left-behind",
                    f"After {text} a disc too many lies on the board that was given: take it back "
                    "on every way out, also before the `return` that has found a win.",
                ) from None
            raise Wrong(
                "still-shared",
                f"After {text} there are other discs on the board that was given. If you make a "
                "copy: `board.copy()`, `board[:]` and `list(board)` copy the list of columns, not "
                "the columns in it, so both boards hold the very same seven columns.",
            ) from None


def about_none(answer: Find, wrong: Wrong) -> Wrong | None:
    """None is an answer here, so what is said of it elsewhere would mislead."""
    if wrong.reason == "returns-none":
        board, player = next(case for case in boards() if winning(*case))
        text = show_call(answer, (board, player))
        return Wrong(
            "no-answer",
            f"{text} finds no column, and column {winning(board, player)[0]} wins: is the disc on "
            "the board when `connects_four` looks, and is the column returned?",
        )
    example = wrong.counterexample
    if wrong.reason == "wrong-value" and example and example.expected == "None":
        return Wrong("not-none", "Where no column wins, the answer is None, as it was.", example)
    return None


@exercise("05.2")
@second_look(about_none)
def winning_column(answer: Find) -> None:
    refuse_changed_boards(answer)
    compare(
        answer,
        first_winning,
        boards(),
        mistakes=(
            Mistake(
                "one-copy-for-all",
                "The board that was given stays as it is, but the discs of columns that were tried "
                "before are still on your copy: make a new copy for each column.",
                on_one_copy,
            ),
            Mistake(
                "counts-from-0",
                "Columns are called 1 to 7, as in the function that was handed out.",
                lambda board, player: next((c - 1 for c in winning(board, player)), None),
            ),
            Mistake(
                "last-column",
                "Where several columns win, the answer is the leftmost, as it was.",
                lambda board, player: next(iter(winning(board, player)[::-1]), None),
            ),
            Mistake(
                "ignores-full-columns",
                "A column with six discs is full: nothing can be dropped there.",
                lambda board, player: next(iter(winning(board, player, full=99)), None),
            ),
        ),
    )
