"""01.6 The bug hunt: a return inside the loop."""

import ast
from functools import cache

from c4lab.checks.writing import (
    Answer,
    Wrong,
    compare,
    contains,
    exercise,
    known,
    returns_in_a_loop,
    uses,
)
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax import fresh_cases
from c4lab.lessons.shared.code.loops import breaks_at_once
from c4lab.lessons.shared.code.seen import DRAWING, draws_lots, returns_a
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.squares import late
from c4lab.search import minimax


@cache
def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    value = minimax(position).value
    return {move for move in position.moves() if minimax(position.play(move)).value == value}


BETTER = "(value > best_value) if position.player == +1 else (value < best_value)"
UNSAFE = "best is None or best_value == -position.player"
NO_WIN = "best is None or position.play(best).result() != position.player"
KNOWN = known(
    rf"""
    first-move: It plays the first free square: a `return` ends the loop.
        \n    return best => \n        return best
        seen: in_a_loop
    returns-a-pair: It returns two things, a move and its value. Return only the move.
        return best => return best, best_value
        return best => return best_value, best
        seen: returns_a_pair
    returns-a-list: It returns a list. Return one move, a number.
        return best => return [best]
        return best => return [move for move in position.moves()
            if minimax(position.play(move)).value == best_value]
        seen: returns_a_list
    returns-the-value: It returns a value. Return the move that leads to it.
        return best => return best_value
    first-move: It plays the first free square: a `break` ends the loop in its first round.
        {BETTER} => best is None
        seen: breaks_at_once
    first-move: It plays the first free square, whatever its value.
        {BETTER} => best is None
    last-move: It plays the last free square: the loop goes from the last to the first, and a
            `return` ends it.
        {BETTER} => True
        seen: backwards_in_a_loop
    last-move: It plays the last free square, whatever its value.
        {BETTER} => True
    stops-too-early: The loop ends at the first move that is not better than the ones before it. A
            later one may be better still.
        \n    return best => \n        else:\n            return best\n    return best
    looks-too-short: It looks only a few moves ahead, and so it does not see a loss that comes
            later. `minimax(position)` without a second number looks to the end of the game.
        minimax(position.play(move)) => minimax(position.play(move), 1)
        minimax(position.play(move)) => minimax(position.play(move), 2)
        minimax(position.play(move)) => minimax(position.play(move), 3)
    first-safe: It plays the first move that does not lose, also where a later one wins. All moves
            have to be compared before one is chosen.
        {BETTER} => {UNSAFE} != value
        position.moves() => position.moves()[::-1] && {BETTER} => {UNSAFE} != value
    win-at-once: It finds a win with the next move, and otherwise does not look at what the moves
            are worth: compare their values.
        {BETTER} => {NO_WIN} == position.play(move).result()
        {BETTER} => {NO_WIN}
    rule-of-thumb: It takes the first free square in a fixed order, centre and corners first,
            whatever each move is worth here: compare the values of the moves.
        position.moves() => sorted(position.moves(), key=[5, 1, 3, 7, 9, 2, 4, 6, 8].index) &&
            {BETTER} => best is None
        position.moves() => sorted(position.moves(), key=[1, 3, 7, 9, 5, 2, 4, 6, 8].index) &&
            {BETTER} => best is None
    returns-the-index: It returns where the move stands in the list of moves, counted from 0. Return
            the move itself, the number of its square.
        return best => return position.moves().index(best)
        return best => return best - 1
    returns-a-choice: `minimax` gives a value and a move together, and here both come back. Return
            one move, and let your function find it by itself.
        return best => return minimax(position)
    plays-for-x: It plays well for X, but for O it chooses what X would like best.
        position.player => 1
    plays-for-o: It plays well for O, but for X it chooses what O would like best.
        position.player => -1
    plays-to-lose: It chooses the worst move for whoever is to move.
        position.player => -position.player
    last-move: It plays a later move although an earlier one is better or as good. Is the value of
            the best move kept together with it?
        best_value, best = value, move => best = move
    compares-choices: `minimax` gives a value and a move together. Ask for its `.value`.
        .value =>
    """,
    breaks_at_once=breaks_at_once,
    in_a_loop=returns_in_a_loop,
    backwards_in_a_loop=lambda tree: uses("reversed")(tree) and returns_in_a_loop(tree),
    returns_a_pair=lambda tree: returns_a(tree, ast.Tuple),
    returns_a_list=lambda tree: returns_a(tree, ast.List, ast.ListComp),
)


@cache
def cases() -> list[tuple[TicTacToe]]:
    """Positions with at least five marks, some with six or more in which every move loses, and some
    where it loses who looks one, two or three moves further than the first."""
    lost = [case for case in late(6) if case[0].moves() and minimax(*case).value == -case[0].player]
    early = [(TicTacToe.parse(moves),) for moves in ("86321", "89631", "74231", "612")]
    return [*(case for case in late(5, every=40) if case[0].moves()), *lost[::40], *early]


RANDOM = (
    "A random move may be a bad one. Choose at random only among the moves with the best value."
)


def draws(tree: ast.Module) -> bool:
    return draws_lots(tree, (*DRAWING, "shuffle"))


@exercise("01.6", KNOWN)
def best_move(answer: Answer) -> None:
    with told_by_code(answer, ("wrong-value", draws, "draws-lots", RANDOM)):
        compare(
            answer,
            cases(),
            best_moves,
            same=lambda got, best: got in best,
            fresh=fresh_cases.best_move(),
        )
    if answer.tree and contains("$choice.move")(answer.tree):
        raise Wrong("ours", "`minimax(position).move` is our move. Let your function find its own.")
