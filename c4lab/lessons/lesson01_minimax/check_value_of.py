"""01.5 Minimax."""

import ast

from c4lab.checks.writing import (
    Answer,
    Wrong,
    call_text,
    compare,
    exercise,
    known,
    returns_in_a_loop,
)
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax import fresh_cases
from c4lab.lessons.lesson01_minimax.draws import DRAWS
from c4lab.lessons.shared.code.lost_positions import telling_lost_positions
from c4lab.lessons.shared.positions.squares import every_node, late
from c4lab.lessons.shared.proof import refuse_unproved
from c4lab.search import minimax

START = TicTacToe.parse("519")


def negates(tree: ast.Module) -> bool:
    """Whether the code puts a minus before a call, or before a name that is no end of a window."""
    return any(
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, (ast.Call, ast.Name))
        and ast.unparse(node.operand) not in ("alpha", "beta", "inf")
        for node in ast.walk(tree)
    )


def takes_a_player_for_true(tree: ast.Module) -> bool:
    """Whether `position.player` alone is a condition, or `not position.player`."""
    tests = [node.test for node in ast.walk(tree) if isinstance(node, (ast.If, ast.IfExp))]
    bare = [each.operand if isinstance(each, ast.UnaryOp) else each for each in tests]
    return any(isinstance(each, ast.Attribute) and each.attr == "player" for each in bare)


def written_twice(tree: ast.Module, name: str) -> str:
    """A call of the function `name` that the code has more than once, or ""."""
    calls = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name
    ]
    return next((call for call in calls if calls.count(call) > 1), "")


LIST = "values = [value_of(position.play(move)) for move in position.moves()]"
BEST = "max(values) if position.player == +1 else min(values)"
KNOWN = known(
    rf"""
    first-move-only: Only the first move is ever looked at: a `return` inside the loop ends it.
        {LIST} => for move in position.moves():\n        return value_of(position.play(move))
        seen: in_a_loop
    starts-with-max: Your function takes the largest value first, whoever is to move.
        (position): => (position, choose=max): && {BEST} => choose(values) &&
            position.play(move)) => position.play(move), min if choose is max else max)
    swapped: MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.
        == +1 => == -1
    player-is-always-true: -1 counts as true, as every number but 0 does. So both players choose in
            the same way here. With which player do you want to compare?
        {BEST} => max(values) if position.player else min(values)
        {BEST} => min(values) if position.player else max(values)
        seen: takes_a_player_for_true
    always-max: Your function takes the largest value for both players. O wants the smallest.
        {BEST} => max(values)
    always-min: Your function takes the smallest value for both players. X wants the largest.
        {BEST} => min(values)
    side-to-move: Your function gives the value for the side to move. Here +1 means that X wins,
            whoever is to move: where O is to move, the sign is wrong.
        => for_the_mover
    negated-on-the-way: The value after each move gets the other sign, though all values are X's,
            whoever moves. Such a minus belongs to negamax (lesson 03), where each value is the side
            to move's.
        {BEST} => max(-value for value in values)
        {BEST} => -max(values)
        {BEST} => (max if position.player == +1 else min)(-value for value in values)
        seen: negates
    result-for-the-mover: A game that X has won counts -1 here, as one that O has won does.
            `position.result()` is right as it is: if it is multiplied by the player, leave that
            out.
        return position.result() => return position.result() * position.player
    result-for-the-mover: At the end of a game your function gives back a player, by whose turn it
            would be. `position.result()` says who has won, and is 0 for a draw.
        return position.result() => return position.player
        return position.result() => return -position.player
    win-is-a-win: Each game that somebody has won counts 1 here. If O has won, it is -1.
        return position.result() => return abs(position.result())
        return position.result() => return 1
    result-lost: A finished game counts 0 here, whoever has won it. `position.result()` says who.
        return position.result() => return 0
    turned-result: A finished game gets the wrong sign: it is worth +1 if X has won. That is what
            `position.result()` says, whoever would be to move.
        return position.result() => return -position.result()
    starts-at-zero: A position in which every move loses looks like a draw. Does the best value
            start at 0, or does your function look one move ahead only?
        (values) => (0, *values)
    starts-at-zero: For X, the best value starts at 0: then a position in which every move loses
            looks like a draw.
        max(values) => max(0, *values)
    starts-at-zero: For O, the best value starts at 0: then a position in which X wins after every
            move looks like a draw.
        min(values) => min(0, *values)
    starts-too-good: The best value starts so good that no move can beat it. Start with the worst
            value.
        max(values) => max(1, *values)
        min(values) => min(-1, *values)
        (values) => (position.player, *values)
        max(values) => max(inf, *values)
        min(values) => min(-inf, *values)
        (values) => (position.player * inf, *values)
    first-move-only: Only the first legal move is ever looked at. Look at the others as well.
        {BEST} => values[0]
    last-move-only: Only the last legal move counts: the values before it are forgotten.
        {BEST} => values[-1]
    averages: Your function takes the average. Each player chooses one of the moves.
        {BEST} => sum(values) / len(values)
    adds-up: The values after the moves are added up. Each player chooses one of the moves: X the
            one with the largest value, O the one with the smallest.
        {BEST} => sum(values)
    returns-a-move: The number of a square comes back. Return a value: +1, 0 or -1.
        {BEST} => max(position.moves()) if position.player == +1 else min(position.moves())
    draw-is-lost: A position in which nobody can win counts as lost for the side to move. It is a
            draw, 0.
        {BEST} => (1 if 1 in values else -1) if position.player == +1 else
            (-1 if -1 in values else 1)
    counts-wins: This asks which result comes most often. Each player chooses one of the moves.
        {BEST} => (sum(values) > 0) - (sum(values) < 0)
    always-the-same: Your function gives the same value for every position. The value depends on who
            wins.
        => always_draw
        => always_x
        => always_o
    """,
    in_a_loop=returns_in_a_loop,
    negates=negates,
    takes_a_player_for_true=takes_a_player_for_true,
    always_draw=lambda position: 0,
    always_x=lambda position: 1,
    always_o=lambda position: -1,
    for_the_mover=lambda position: position.player * minimax(position).value,
)


@exercise("01.5", KNOWN, shared=DRAWS, closed=["minimax"])
def value_of(answer: Answer) -> str:
    with answer.part("values", first=True), telling_lost_positions(answer):
        cases = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12345")]
        cases += [*late(6, every=70), *late(4, every=120)]
        compare(answer, cases, fresh=fresh_cases.value_of())
    with answer.part("nodes"):
        return check_nodes(answer)
    return ""


def check_nodes(answer: Answer) -> str:
    """A sentence with the number of positions that the learner's function looks at.

    Raises Wrong if they are twice as many as the solution's, or too few to prove the value.
    """
    nodes = sum(1 for _ in every_node(START))
    try:
        _, log = answer.visited(START, budget=2 * nodes - 1)
    except Wrong as wrong:
        call = answer.tree and written_twice(answer.tree, answer.name)
        if wrong.reason == "too-many-nodes" and call:
            wrong.reason = "calls-twice"
            wrong.message = (
                f"`{call}` stands in your function more than once, and each call searches all of "
                f"its tree again. Give its value a name, and use that. {wrong.message}"
            )
        raise
    refuse_unproved(call_text(answer.name, (START,)), START, log)
    return f"After 5-1-9 your function looked at {len(log):,} positions and ours at {nodes:,}."
