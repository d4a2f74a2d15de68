"""13.3 The bug hunt: MAX takes the smallest, games go on for ever, and no move comes back."""

import ast
from functools import cache
from math import inf
from typing import Any, NamedTuple

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.lessons.lesson13_mtdf import fresh_cases
from c4lab.lessons.shared.outcomes import allowed_answers
from c4lab.lessons.shared.positions.boards import parsed
from c4lab.lessons.shared.pruning import named_by_counts, refuse_needless
from c4lab.search import minimax


class Reply(NamedTuple):
    """The right reply: the value for MAX, the moves that reach it, and the window."""

    value: float
    moves: tuple[int, ...]
    alpha: float
    beta: float

    def __repr__(self) -> str:
        if not self.alpha < self.value < self.beta:
            side = "lower" if self.value >= self.beta else "upper"
            return f"a pair with the {side} bound {self.value:g}, or one nearer to the window"
        moves = " or ".join(map(str, self.moves or (None,)))
        return f"({self.value:.0f}, {moves})"


@cache
def value_of(position: ConnectFour, depth: int) -> float:
    return minimax(position, depth, Squares()).value


def expected_reply(position: ConnectFour, depth: int, alpha: float, beta: float) -> Reply:
    """The right reply, found by minimax; no moves at depth 0 or after the end of the game."""
    value = value_of(position, depth)
    over = depth == 0 or position.result() is not None
    after = {} if over else {move: position.play(move) for move in position.moves()}
    best = (move for move, each in after.items() if value_of(each, depth - 1) == value)
    return Reply(value, tuple(best), alpha, beta)


def is_true_answer(value: Any, expected: Reply) -> bool:
    """Whether `value` is the value itself inside the window, or a true bound outside it."""
    return value in allowed_answers(expected.value, expected.alpha, expected.beta)


def right_value(got: Any, expected: Any) -> bool:
    """Whether the value is right; an answer may give it without a move here."""
    value = got[0] if isinstance(got, (tuple, list)) else got
    return (
        is_true_answer(value, expected) if isinstance(expected, Reply) else bool(value == expected)
    )


def right_move(got: Any, expected: Any) -> bool:
    if not isinstance(expected, Reply):
        return bool(got == expected)
    value, move = got
    return is_true_answer(value, expected) and move in (expected.moves or (None,))


OPEN, NARROW = (-inf, inf), (-18, -17)
# Columns 4 to 6 are full, so that searches are small; in WINS and LOSES somebody can win.
RED, AMBER, WINS, LOSES = parsed(
    "666654456454454565", "6666544564544545652", "61555764665464456544", "615557646654644565443"
)
OVER = ConnectFour.parse("615557646654644565447")
LOST = ConnectFour.parse("4456621524253546244256215616")
DRAWN = ConnectFour.parse("5471256622612712662157437715763153533344")  # two moves later
LEFT = ConnectFour.parse("666654456454454565113")
# A later move seems to be as good as the best one: its search was cut off, and gave a bound.
TIES = parsed("36232236276365312342", "3373333572672717766")
VALUES = [(p, depth, *OPEN) for depth in (0, 1, 2) for p in (RED, AMBER)]
VALUES += [(p, 2, *NARROW) for p in (RED, AMBER)]
ENDS = [(OVER, 1, *OPEN), (WINS, 1, *OPEN), (WINS, 2, *OPEN), (LOSES, 2, *OPEN)]
ENDS += [(LOST, 1, *OPEN), (DRAWN, 3, *OPEN)]
MOVES = [(p, depth, *OPEN) for depth in (0, 1, 2) for p in (RED, AMBER, WINS)]
MOVES += [(p, 2, *OPEN) for p in (LEFT, *TIES)]


def takes_the_move_below(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code uses the move that a search below returns."""
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    return any(
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "id", "") == "search_once"
        and isinstance(node.targets[0], ast.Tuple)
        and getattr(node.targets[0].elts[-1], "id", "_") in used
        for node in ast.walk(tree)
    )


KNOWN = known(
    r"""
    min-at-max: With MAX to move it keeps the smallest value: MAX takes the largest. `min` begins at
            −∞ and stays there.
        squares), None => squares) && value, _ => value && return g, best_move => return g &&
            or position.result() is not None => && value > g => value < g
    min-at-max: With MAX to move it keeps the smallest value.
        value > g => value < g
    max-at-min: With MIN to move it keeps the largest value: MIN takes the smallest.
        value < g => value > g
    wrong-end: With MIN to move it raises `alpha`. MAX raises `alpha`, and MIN lowers `beta`.
        beta = min(beta, g) => alpha = max(alpha, g)
    equal-goes-on: The loop goes on though `alpha` is equal to `beta`. No value lies between the two
            then, so it may stop.
        alpha >= beta => alpha > beta
    lost-game-goes-on: A game that MIN has won goes on: its result is -1. Compare with None, the
            result of a game that is not over.
        is not None => == 1
    games-go-on: A game that is over goes on: it has no move to try, so the best value stays
            infinite. Stop there too: `position.result()` is None only as long as the game goes on.
        or position.result() is not None =>
    stops-too-soon: It stops where the game goes on: `position.result()` is None as long as nobody
            has won and there are empty cells.
        not None => None
    later-of-equals: A move that seems to be as good as the best one so far may be worse: its search
            was cut off, and gave only a bound. Take a move only if it is better.
        value > g => value >= g && value < g => value <= g
        value > g => value >= g
        value < g => value <= g
    begins-at-0: The best value begins at 0, so a value on the wrong side of 0 is never taken: begin
            at -inf for MAX, and at +inf for MIN.
        g = -inf => g = 0 && g = +inf => g = 0
        = -inf => = 0
    infinities-exchanged: Begin at the smallest number, -inf, for MAX, and at the largest, +inf, for
            MIN.
        = -inf => = +inf
        = +inf => = -inf
    draw-goes-on: A drawn game goes on: its result is 0, and 0 counts as False. Compare with None.
        () is not None => ()
    number-at-the-end: Where the search stops, it returns only the value. Every `return` needs a
            pair: here it is the value and None.
        return leaf(position, squares), None => return leaf(position, squares)
        return leaf(position, squares), None => return leaf(position, squares) &&
            value, _ = => value, _ = (lambda v: v if isinstance(v, tuple) else (v, None))( &&
            depth - 1, alpha, beta) => depth - 1, alpha, beta))
    squares-for-leaf: `squares` gives a value for the side to move, and the search wants MAX's
            value: `leaf(position, squares)` gives that.
        leaf(position, squares) => squares(position)
        return leaf(position, squares), None =>
            return position.result() * 1_000_000 if position.result() else squares(position), None
        return leaf(position, squares), None =>
            return position.result() if position.result() else squares(position), None
    move-from-below: The move that you return comes from the search below, for the other side.
            Return the move that is played here.
        value, _ = => value, below = && = value, move => = value, below
        seen: takes_the_move_below
    no-best-move: The move is always None: store the move together with the value each time you find
            a better one.
        g, best_move = value, move => g = value
    no-move: It returns only the value: return the move too, as in `return g, best_move`.
        squares), None => squares) && value, _ => value && return g, best_move => return g
    move-first: Value and move have changed places: the value comes first.
        leaf(position, squares), None => None, leaf(position, squares) && value, _ => _, value &&
            return g, best_move => return best_move, g
        return g, best_move => return best_move, g
        leaf(position, squares), None => None, leaf(position, squares)
    no-move-for-min: With MIN to move, it returns no move: store the best one in that loop too.
        if value < g:\n                g, best_move = value, move => g = min(g, value)
    no-move-for-max: With MAX to move, it returns no move: store the best one in that loop too.
        if value > g:\n                g, best_move = value, move => g = max(g, value)
    last-move: The move is the last one that was looked at, not the best one.
        return g, best_move => return g, move
    side-to-move: The value is in the view of the side to move. It should always be in MAX's view.
        return g, => return position.player * g,
    """,
    takes_the_move_below=takes_the_move_below,
)


@exercise("13.3", KNOWN, allowed=["leaf", "Squares"])
def search_once(answer: Answer) -> None:
    with answer.part("values", first=True):
        fresh = fresh_cases.values()
        compare(answer, VALUES, expected_reply, same=right_value, fresh=fresh)
    with answer.part("finished games"):
        compare(answer, ENDS, expected_reply, same=right_value, fresh=fresh_cases.ends())
    with answer.part("move"):
        fresh = fresh_cases.values()
        compare(answer, MOVES, expected_reply, same=right_move, fresh=fresh)
    boards = (RED, AMBER, ConnectFour())
    cases = [(position, 3, *OPEN) for position in boards]
    with answer.part("cut-offs"), named_by_counts(answer, cases):
        for position in boards:
            refuse_more(answer, position)


def refuse_more(answer: Answer, position: ConnectFour) -> None:
    """Raises Wrong if the answer looks at more positions than alpha-beta in the same order."""
    try:
        refuse_needless(answer, position, 3, *OPEN, depth=3, evaluate=Squares())
    except Wrong as wrong:
        if wrong.reason == "nothing-cut-off":
            wrong.reason = "no-cut-offs"
            wrong.message += (
                " Keep the cut-offs: MAX raises `alpha`, MIN lowers `beta`, and the loop ends as "
                "soon as `alpha >= beta`."
            )
        raise
