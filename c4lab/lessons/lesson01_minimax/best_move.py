"""01.6 The bug hunt: a return inside the loop."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, compare, exercise, returns_inside_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax


def values(position: TicTacToe) -> dict[int, float]:
    """What each move leads to."""
    return {move: minimax(position.play(move)).value for move in position.moves()}


def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    after = values(position)
    return {move for move in after if after[move] == minimax(position).value}


def plays_for_x(position: TicTacToe) -> int:
    after = values(position)
    return max(after, key=after.__getitem__)


def plays_for_o(position: TicTacToe) -> int:
    after = values(position)
    return min(after, key=after.__getitem__)


MISTAKES = (
    Mistake(
        "returns-the-value",
        "It returns a value. Return the move that leads to it.",
        lambda position: minimax(position).value,
    ),
    Mistake(
        "first-move",
        "It still plays the first free square: the `return` is still reached in the first turn of "
        "the loop.",
        lambda position: position.moves()[0],
        seen=returns_inside_a_loop,
    ),
    Mistake(
        "first-move",
        "It plays the first free square, whatever its value.",
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
    Mistake(
        "plays-to-lose",
        "It chooses the worst move for whoever is to move.",
        lambda position: plays_for_o(position) if position.player == 1 else plays_for_x(position),
    ),
)


def telling() -> list[tuple[TicTacToe]]:
    """Positions with a move that is not best, and some in which every move loses."""
    unfinished = [position for (position,) in late(5, every=40) if position.moves()]
    lost = [p for (p,) in late(6) if p.moves() and minimax(p).value == -p.player]
    return [(p,) for p in [*unfinished, *lost[::40]]]


@exercise("01.6", mistakes=MISTAKES)
def best_move(answer: Answer) -> None:
    compare(
        answer,
        telling(),
        best_moves,
        same=lambda got, expected: got in expected,
        mistakes=MISTAKES,
    )
