"""The checks of lesson 01: values by hand, a winner, counting a game tree, minimax."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Any

from c4lab.checks.exercise import Mistake, compare, counted, exercise, predictions
from c4lab.games import TicTacToe
from c4lab.games.tictactoe import LINES
from c4lab.search import minimax

Cells = Sequence[int]


@cache
def positions(fewest: int = 0) -> tuple[TicTacToe, ...]:
    """Every tic-tac-toe position with at least `fewest` marks, shortest first.

    Each is a tuple of cells once, by whichever order of moves came first.
    """
    level: dict[object, TicTacToe] = {TicTacToe().key: TicTacToe()}
    found: list[TicTacToe] = []
    while level:
        found += level.values()
        level = {
            after.key: after
            for position in level.values()
            for after in map(position.play, position.moves())
        }
    return tuple(position for position in found if len(position.history) >= fewest)


def late(fewest: int, every: int = 1) -> list[tuple[TicTacToe]]:
    """Positions to try a search on, those with the fewest squares left first."""
    chosen = sorted(positions(fewest), key=lambda position: position.left)
    return [(position,) for position in chosen[::every]]


# 01.1 -----------------------------------------------------------------------------------------


@exercise(
    "01.1",
    "Values up a tree",
    points=1,
    minutes=5,
    hints=(
        "Start at the bottom: C is a MAX node with the leaves 2 and 5.",
        "A MAX node takes the largest value below it, a MIN node the smallest. "
        "Triangles that point up are MAX.",
        "C and D are both done before A can be. A takes the smaller of the two.",
    ),
)
def values(answer: object) -> None:
    truth = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 5, "B": 4, "root": 5}
    turned = "That is what you get when MAX and MIN are swapped."
    predictions(
        answer,
        truth,
        mistakes={
            "C": {2: turned},
            "D": {1: turned},
            "E": {3: turned},
            "F": {0: turned},
            "A": {7: "A points down: its value is the smaller one below it."},
            "B": {8: "B points down: its value is the smaller one below it."},
            "root": {4: "The root points up: its value is the larger one below it."},
        },
    )


# 01.2 -----------------------------------------------------------------------------------------


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


@exercise(
    "01.2",
    "Who has won?",
    points=2,
    minutes=8,
    hints=(
        "There are eight lines: three rows, three columns, two diagonals. Write them down as "
        "triples of indices first, such as (0, 1, 2).",
        "A line is won if its three cells are equal and are not 0.",
        "Return only when a line is won. `return 0` belongs behind the loop, not inside.",
    ),
)
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


# 01.3 -----------------------------------------------------------------------------------------


def games_from(position: TicTacToe) -> int:
    if position.result() is not None:
        return 1
    return sum(games_from(position.play(move)) for move in position.moves())


def count_nodes(position: TicTacToe) -> int:
    return 1 + sum(count_nodes(position.play(move)) for move in position.moves())


def count_decided(position: TicTacToe) -> int:
    if position.result():
        return 1
    return sum(count_decided(position.play(move)) for move in position.moves())


def count_drawn(position: TicTacToe) -> int:
    if position.result() == 0:
        return 1
    return sum(count_drawn(position.play(move)) for move in position.moves())


def count_first(position: TicTacToe) -> int:
    return 1


def count_full(position: TicTacToe) -> int:
    if not position.left:
        return 1
    return sum(count_full(position.play(move)) for move in position.moves())


@exercise(
    "01.3",
    "How many games?",
    points=2,
    minutes=8,
    hints=(
        "If the game is over at `position`, exactly one game ends here.",
        "Otherwise every legal move leads to a position from which some number of games can be "
        "played. How do those numbers combine?",
        "`position.result()` is None while the game goes on, and 0 for a draw. "
        "`if position.result():` takes a draw for an unfinished game.",
    ),
)
def count_games(answer: Callable[[TicTacToe], int]) -> None:
    compare(
        answer,
        games_from,
        [*late(6, every=3), *late(4, every=60), (TicTacToe.parse("513"),)],
        mistakes=(
            Mistake(
                "draw-is-falsy",
                "Drawn games are missing: the result of a draw is 0, which counts as false in "
                "an `if`. Ask `is not None`.",
                count_decided,
            ),
            Mistake(
                "counts-nodes",
                "This counts every position on the way. A game counts once, where it ends.",
                count_nodes,
            ),
            Mistake(
                "counts-draws-only",
                "Only drawn games are counted. A game that is won has ended too.",
                count_drawn,
            ),
            Mistake(
                "counts-full-boards-only",
                "Only games that fill the board are counted. A game also ends with a win.",
                count_full,
            ),
            Mistake(
                "never-counts-one",
                "Your function always gives 0. A sum of sums needs a place where something is "
                "counted: a finished game is 1.",
                lambda position: 0,
            ),
            Mistake(
                "returns-too-early",
                "Your function always gives 1: it returns before it has looked at every move. "
                "Is there a `return` inside the loop?",
                count_first,
            ),
        ),
    )


# 01.4 -----------------------------------------------------------------------------------------


def reachable(position: TicTacToe) -> set[object]:
    seen: set[object] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        if here.key not in seen:
            seen.add(here.key)
            waiting += map(here.play, here.moves())
    return seen


@exercise(
    "01.4",
    "How many positions?",
    points=2,
    minutes=10,
    hints=(
        "Two orders of the same moves give the same position. A Python set keeps each thing once.",
        "`position.key` is equal for equal positions: put the keys into the set.",
        "Do not go on from a position that you have met before. It is quicker, and nothing is "
        "missed: all that follows from it is in the set already.",
    ),
)
def count_positions(answer: Callable[[TicTacToe], int]) -> None:
    compare(
        answer,
        lambda position: len(reachable(position)),
        [*late(5, every=5), *late(3, every=120)],
        mistakes=(
            Mistake(
                "counts-repeats",
                "The same position is counted once for each order of moves that leads to it. "
                "Keep the keys in one set.",
                count_nodes,
            ),
            Mistake(
                "forgets-the-first",
                "One is missing each time: the position you start from counts as well.",
                lambda position: len(reachable(position)) - 1,
            ),
            Mistake(
                "counts-ends-only",
                "Only finished games are counted. Unfinished positions count as well.",
                games_from,
            ),
        ),
    )


# 01.5 -----------------------------------------------------------------------------------------


def best_value_of(position: TicTacToe) -> float:
    return minimax(position).value


def swapped(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    values = [swapped(position.play(move)) for move in position.moves()]
    return min(values) if position.player == +1 else max(values)


def always_max(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    return max(always_max(position.play(move)) for move in position.moves())


def starts_at_zero(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    best: float = 0
    for move in position.moves():
        value = starts_at_zero(position.play(move))
        best = max(best, value) if position.player == +1 else min(best, value)
    return best


def draw_is_falsy(position: TicTacToe) -> float:
    result = position.result()
    if result:
        return result
    best = -position.player * inf
    for move in position.moves():
        value = draw_is_falsy(position.play(move))
        best = max(best, value) if position.player == +1 else min(best, value)
    return best


def first_move_only(position: TicTacToe) -> float:
    while position.result() is None:
        position = position.play(position.moves()[0])
    return position.result() or 0


@exercise(
    "01.5",
    "Minimax",
    points=4,
    minutes=15,
    hints=(
        "Three parts: the game is over; X is to move; O is to move.",
        "If the game is over, the value is `position.result()`. It is 0 for a draw, so ask "
        "whether it `is not None`.",
        "Otherwise find the value of the position after each legal move, by calling your own "
        "function. X takes the largest of them, O the smallest.",
        "Start X's best at -inf (`from math import inf`) and O's at +inf. Starting at 0 forgets "
        "that all moves may be bad.",
    ),
)
def value_of(answer: Callable[[TicTacToe], Any]) -> str:
    compare(
        answer,
        best_value_of,
        [*late(5, every=5), *late(3, every=120)],
        mistakes=(
            Mistake(
                "swapped",
                "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
                swapped,
            ),
            Mistake(
                "always-max",
                "Your function takes the largest value for both players. O wants the smallest.",
                always_max,
            ),
            Mistake(
                "starts-at-zero",
                "The best value so far starts at 0, so a position in which every move loses "
                "looks like a draw. Start from -inf for X and +inf for O.",
                starts_at_zero,
            ),
            Mistake(
                "draw-is-falsy",
                "A drawn game gets no value: its result is 0, which counts as false in an `if`. "
                "Ask `is not None`.",
                draw_is_falsy,
            ),
            Mistake(
                "first-move-only",
                "Only the first legal move is ever looked at. Is there a `return` inside the loop?",
                first_move_only,
            ),
        ),
    )
    start = TicTacToe.parse("519")
    ours = counted(minimax, start, budget=10_000)[1]
    _, yours = counted(answer, start, budget=2 * ours - 1)
    return f"After 5-1-9 your function looked at {yours:,} positions and ours at {ours:,}."


# 01.6 -----------------------------------------------------------------------------------------


def returns_inside_the_loop(position: TicTacToe) -> int | None:
    """As handed out."""
    best_value, best = -position.player * inf, None
    for move in position.moves():
        value = minimax(position.play(move)).value
        if (position.player == +1 and value > best_value) or (
            position.player == -1 and value < best_value
        ):
            best_value, best = value, move
        return best
    return None


def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    value = best_value_of(position)
    return {move for move in position.moves() if best_value_of(position.play(move)) == value}


def plays_for_x(position: TicTacToe) -> int:
    return max(position.moves(), key=lambda move: best_value_of(position.play(move)))


def plays_for_o(position: TicTacToe) -> int:
    return min(position.moves(), key=lambda move: best_value_of(position.play(move)))


@exercise(
    "01.6",
    "Always the leftmost",
    points=3,
    minutes=10,
    given=returns_inside_the_loop,
    hints=(
        "Play against it: which square does it always choose?",
        "How often does the loop run before the function ends?",
        "Python ends a function at the first `return` it meets. How far in should this one be?",
    ),
)
def best_move(answer: Callable[[TicTacToe], int]) -> None:
    unfinished = [(p,) for (p,) in late(4, every=5) if p.moves()]
    compare(
        answer,
        best_moves,
        unfinished,
        same=lambda got, expected: got in expected,
        mistakes=(
            Mistake(
                "first-move",
                "It still plays the first free square: the `return` is still reached in the "
                "first turn of the loop.",
                lambda position: position.moves()[0],
            ),
            Mistake(
                "last-move",
                "It plays the last free square, whatever its value: what should the `if` protect?",
                lambda position: position.moves()[-1],
            ),
            Mistake(
                "plays-for-x",
                "It plays well for X, but for O it chooses what X would like best.",
                plays_for_x,
            ),
            Mistake(
                "plays-for-o",
                "It plays well for O, but for X it chooses what O would like best.",
                plays_for_o,
            ),
        ),
    )
