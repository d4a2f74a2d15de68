"""01.6 The bug hunt: a return inside the loop."""

import ast
import re
from functools import cache

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, returns_in_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import NEXT, SLIPS
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax


@cache
def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    value = minimax(position).value
    return {move for move in position.moves() if minimax(position.play(move)).value == value}


BETTER = "(value > best_value) if position.player == +1 else (value < best_value)"
CHOICE = "if ($v > $b) if $p.player == 1 else ($v < $b): $$body"
START = "$v, $b = -$p.player * inf, None"
KNOWN = known(
    rf"""
    first-move: It plays the first free square: a `return` ends the loop.
        \n    return best => \n        return best
        seen: in_a_loop
    returns-the-value: It returns a value. Return the move that leads to it.
        return best => return best_value
    first-move: It plays the first free square, whatever its value.
        {BETTER} => best is None
    last-move: It plays the last free square, whatever its value.
        {BETTER} => True
    plays-for-x: It plays well for X, but for O it chooses what X would like best.
        position.player => 1
    plays-for-o: It plays well for O, but for X it chooses what O would like best.
        position.player => -1
    plays-to-lose: It chooses the worst move for whoever is to move.
        position.player => -position.player
    first-move: The call gets the same position for each move. It needs the one after the move.
        {NEXT} ~> $f($position)
    one-direction: Both players choose in the same way here. X wants a large value, O a small one.
        {CHOICE} ~> if $v > $b: $$body
        {CHOICE} ~> if $v < $b: $$body
    starts-at-zero: If every move loses, no value is better than 0. With which should it start?
        {START} ~> $v, $b = 0, None
    one-start-for-both: This is worse than anything for one player, and better for the other.
        {START} ~> $v, $b = -inf, None
        {START} ~> $v, $b = inf, None
    last-move: The move is kept, and the value that it has is not. With what is the next compared?
        if $c: $v, $b = $x, $y ~> if $c: $b = $y
    compares-choices: `minimax` gives a value and a move together. Ask for its `.value`.
        $search($position).value ~> $search($position)
    """,
    in_a_loop=returns_in_a_loop,
)


@cache
def cases() -> list[tuple[TicTacToe]]:
    """Late positions, and some in which every move loses."""
    lost = [case for case in late(6) if case[0].moves() and minimax(*case).value == -case[0].player]
    return [*(case for case in late(5, every=40) if case[0].moves()), *lost[::40]]


@exercise("01.6", (*SLIPS[:-1], *KNOWN))
def best_move(answer: Answer) -> None:
    compare(answer, cases(), best_moves, same=lambda got, best: got in best)
    if answer.tree and re.search(r"\.move\b", ast.unparse(answer.tree)):
        raise Wrong("ours", "`minimax(position).move` is our move. Let your function find its own.")
