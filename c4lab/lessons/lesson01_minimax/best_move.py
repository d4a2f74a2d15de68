"""01.6 The bug hunt: a return inside the loop."""

from __future__ import annotations

import ast

from c4lab.checks.writing import (
    Answer,
    Mistake,
    Slip,
    Wrong,
    compare,
    exercise,
    returns_inside_a_loop,
)
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax


def values(position: TicTacToe) -> dict[int, float]:
    """What each move leads to."""
    return {move: minimax(position.play(move)).value for move in position.moves()}


def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    return {move for move, value in values(position).items() if value == minimax(position).value}


def plays_for_x(position: TicTacToe) -> int:
    after = values(position)
    return max(after, key=after.__getitem__)


def plays_for_o(position: TicTacToe) -> int:
    after = values(position)
    return min(after, key=after.__getitem__)


def first(position: TicTacToe) -> int:
    return position.moves()[0]


FIRST = "It plays the first free square"
MISTAKES = (
    Mistake(
        "returns-the-value",
        "It returns a value. Return the move that leads to it.",
        lambda position: minimax(position).value,
    ),
    Mistake("first-move", f"{FIRST}: a `return` ends the loop.", first, returns_inside_a_loop),
    Mistake("first-move", f"{FIRST}, whatever its value.", first),
    Mistake(
        "last-move",
        "It plays the last free square, whatever its value.",
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


ONE_WAY = "Both players choose in the same way here. X wants a large value, O a small one."
ZERO = "If every move loses, no value is better than 0. With which value should it start?"
ONE_START = "{} is worse than anything for one player, and better than anything for the other."
CHOICE = "if ($v > $b) if $p.player == 1 else ($v < $b): $$body"
START = "$v, $b = -$p.player * inf, None"
OWN = (
    *SLIPS,
    Slip("one-direction", ONE_WAY, right=CHOICE, wrong="if $v > $b: $$body"),
    Slip("one-direction", ONE_WAY, right=CHOICE, wrong="if $v < $b: $$body"),
    Slip("starts-at-zero", ZERO, right=START, wrong="$v, $b = 0, None"),
    Slip("one-start-for-both", ONE_START.format("-inf"), right=START, wrong="$v, $b = -inf, None"),
    Slip("one-start-for-both", ONE_START.format("inf"), right=START, wrong="$v, $b = inf, None"),
    Slip(
        "forgets-the-value",
        "The move is kept, and the value that it has is not. With what is the next move compared?",
        right="$v, $b = $value, $move",
        wrong="$b = $move",
    ),
    Slip(
        "compares-choices",
        "`minimax` gives a value and a move together. Ask for its `.value`.",
        right="$search($position).value",
        wrong="$search($position)",
    ),
)


def telling() -> list[tuple[TicTacToe]]:
    """Positions with a move that is not best, and some in which every move loses."""
    unfinished = [position for (position,) in late(5, every=40) if position.moves()]
    lost = [p for (p,) in late(6) if p.moves() and minimax(p).value == -p.player]
    return [(p,) for p in [*unfinished, *lost[::40]]]


@exercise("01.6", slips=OWN, mistakes=MISTAKES)
def best_move(answer: Answer) -> None:
    compare(
        answer, telling(), best_moves, same=lambda got, expected: got in expected, mistakes=MISTAKES
    )
    if answer.tree is not None and ".move " in f"{ast.unparse(answer.tree)} ".replace("\n", " "):
        raise Wrong("ours", "`minimax(position).move` is our move. Let your function find its own.")
