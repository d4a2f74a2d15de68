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
from c4lab.lessons.lesson01_minimax.slips import AGAIN, NEXT, ONE_START, SLIPS
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax


def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    value = minimax(position).value
    return {move for move in position.moves() if minimax(position.play(move)).value == value}


SAID = {
    "returns-the-value": "It returns a value. Return the move that leads to it.",
    "first-move": "It plays the first free square, whatever its value.",
    "last-move": "It plays the last free square, whatever its value.",
    "plays-for-x": "It plays well for X, but for O it chooses what X would like best.",
    "plays-for-o": "It plays well for O, but for X it chooses what O would like best.",
    "plays-to-lose": "It chooses the worst move for whoever is to move.",
}
BETTER = "(value > best_value) if position.player == +1 else (value < best_value)"
CHANGES = {
    "returns-the-value": "return best => return best_value",
    "first-move": f"{BETTER} => best is None",
    "last-move": f"{BETTER} => True",
    "plays-for-x": "position.player => 1",
    "plays-for-o": "position.player => -1",
    "plays-to-lose": "position.player => -position.player",
}
MISTAKES = (
    Mistake(
        "first-move",
        "It plays the first free square: a `return` ends the loop.",
        "    return best =>         return best",
        seen=returns_inside_a_loop,
    ),
    *(Mistake(reason, SAID[reason], change) for reason, change in CHANGES.items()),
)
ONE_WAY = "Both players choose in the same way here. X wants a large value, O a small one."
ZERO = "If every move loses, no value is better than 0. With which value should it start?"
FORGOTTEN = "The move is kept, and the value that it has is not. With what is the next compared?"
CHOICES = "`minimax` gives a value and a move together. Ask for its `.value`."
CHOICE = "if ($v > $b) if $p.player == 1 else ($v < $b): $$body"
START = "$v, $b = -$p.player * inf, None"
OWN = (
    *SLIPS[:-1],
    Slip("first-move", AGAIN, NEXT, "$f($position)"),  # all moves seem to have one value
    Slip("one-direction", ONE_WAY, CHOICE, "if $v > $b: $$body"),
    Slip("one-direction", ONE_WAY, CHOICE, "if $v < $b: $$body"),
    Slip("starts-at-zero", ZERO, START, "$v, $b = 0, None"),
    Slip("one-start-for-both", ONE_START.format("-inf"), START, "$v, $b = -inf, None"),
    Slip("one-start-for-both", ONE_START.format("inf"), START, "$v, $b = inf, None"),
    Slip("last-move", FORGOTTEN, "if $c: $v, $b = $x, $y", "if $c: $b = $y"),
    Slip("compares-choices", CHOICES, "$search($position).value", "$search($position)"),
)


@exercise("01.6", (*OWN, *MISTAKES))
def best_move(answer: Answer) -> None:
    lost = [case for case in late(6) if case[0].moves() and minimax(*case).value == -case[0].player]
    cases = [*(case for case in late(5, every=40) if case[0].moves()), *lost[::40]]
    compare(answer, cases, best_moves, same=lambda got, best: got in best, mistakes=MISTAKES)
    if answer.tree is not None and any(
        isinstance(node, ast.Attribute) and node.attr == "move" for node in ast.walk(answer.tree)
    ):
        raise Wrong("ours", "`minimax(position).move` is our move. Let your function find its own.")
