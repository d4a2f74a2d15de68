"""03.2 Negamax with a window."""

import ast
from functools import cache
from math import inf
from random import Random

from c4lab.checks.writing import Answer, compare, contains, exercise, has, known
from c4lab.games import Sim
from c4lab.lessons.lesson03_sim_negamax import fresh_cases
from c4lab.lessons.lesson03_sim_negamax.cases import unfinished
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.code.window_code import named_by_code
from c4lab.lessons.shared.pruning import named_by_counts, refuse_needless
from c4lab.search import alphabeta
from c4lab.search import negamax as search

# Positions in which nodes are counted, with the depth. The second and the third show each half of a
# window and each cut-off that is missing, the last a search that stops at a win and not at beta.
COUNTED = [
    (Sim.parse("34-12-36-16-35-56-23-24-14-46"), 3),
    (Sim.parse("23-34-24-26-16-12-56-25-13-46"), 4),
    (Sim.parse("36-23-56-13-45-35-34-16-12-24"), 4),
    (Sim.parse("16-45-34-13-24-26-35-15-12"), 3),
]
CALLS = [(position, depth, -inf, inf) for position, depth in COUNTED]


OVER = "if position.result() is not None:\\n        return position.player * position.result()"
HORIZON = "if depth == 0:\\n        return 0"
KNOWN = known(
    rf"""
    first-player-view: Your values are the first player's, as those of minimax are. Negamax's are
            the side to move's: both players take the largest of the negatives.
        => for_the_first
        => for_the_first_without_a_window
    forgets-to-turn-the-window: The window is handed on as it is. It has to turn round with the
            view: what you have for certain is the most that the other player can hope for.
        -beta, -alpha => alpha, beta
        seen: hands_on_the_window
    first-move-only: Only the first move at each position counts: the loop ends at once, though a
            later move may be better. It may end early only when alpha has reached beta.
        best = max(best, value) => return value
    last-move-only: Only the last move counts: the values before it are forgotten.
        max(best, value) => value && alpha = max(alpha, value) => pass
    player-twice: The values of the moves are already in the view of the side to move.
            `position.player` turns them once more: it belongs to the result of a finished game
            only.
        value = -negamax => value = position.player * -negamax
        return best => return position.player * best
    player-for-the-minus: `position.player` is no minus: it is -1 for amber only. The value after a
            move is the other side's, whoever is to move, so it takes a minus each time.
        value = -negamax => value = position.player * negamax
    smallest-of-all: The smallest value is taken. In negamax each player wants the largest: begin
            with -inf, and keep the `max`.
        best = -inf => best = inf && max(best, value) => min(best, value)
        best = -inf => best = inf && max(best, value) => min(best, value) &&
            alpha = max(alpha, value) => pass
    smallest-for-amber: Amber takes the smallest value here. In negamax both players take the
            largest: the minus has turned the values into the view of the side to move.
        max(best, value) => (max if position.player == +1 else min)(best, value)
        max(best, value) => (max if position.player == +1 else min)(best, value) &&
            best = -inf => best = -inf * position.player
        max(best, value) => (max if position.player == +1 else min)(best, value) &&
            best = -inf => best = -inf * position.player && alpha = max(alpha, value) =>
            alpha, beta = (max(alpha, value), beta) if position.player == +1 else
            (alpha, min(beta, value))
    beta-for-alpha: beta is lowered here. In negamax the side to move is always MAX, which raises
            alpha.
        alpha = max(alpha, value) => beta = min(beta, value)
    largest-of-the-others: A minus is missing: the call gives the value for the other player.
        value = -negamax => value = negamax && alpha = max(alpha, value) => pass
    ignores-depth: Where `depth` is not 0, your search looks on to the end of the game: each call
            has to hand on a depth that is one less.
        depth - 1 => depth
    ignores-depth: Your search looks on to the end of the game whatever `depth` says: at depth 0 an
            unfinished game is worth 0.
        if depth == 0:\n        return 0 => pass
    starts-at-zero: A position in which every move loses gets 0. With which value does the best
            start?
        best = -inf => best = 0
    alpha-not-raised: Alpha stays as it was handed down. After a move, which value is already
            certain?
        alpha = max(alpha, value) => pass
    raised-before-the-minus: Alpha is compared with a value that has no minus yet. That value is the
            other player's: turn it round first, then raise alpha with it.
        value = -negamax => value = negamax && max(best, value) => max(best, -value)
    cuts-a-move-late: The loop asks whether to stop before alpha has been raised by this move: so it
            searches one move more, with a window that is closed.
        alpha = max(alpha, value)\n        if alpha >= beta:\n            break =>
            if alpha >= beta:\n            break\n        alpha = max(alpha, value)
    half-turned: The ends of the window change their signs here, but not their places: the larger
            end comes first, and so branches are cut that matter.
        -beta, -alpha => -alpha, -beta
    half-turned: The ends of the window change their places here, but not their signs: the larger
            end comes first, and so branches are cut that matter.
        -beta, -alpha => beta, alpha
        -beta, -alpha => beta, -inf
    half-a-window: The values are right and much is cut, but only one end of the window is handed
            down. The calls below need both to cut all that they can.
        -beta, -alpha => -inf, -alpha
    window-not-handed-down: The calls below do not know the window: each starts with an open one.
        -beta, -alpha => -inf, inf
    wrong-sign-at-the-end: A finished game has the wrong sign. Whoever closes a triangle loses, so
            the side to move has won there, and `position.player * position.result()` is 1.
        return position.player * position.result() => return -position.player * position.result()
    double-minus: The value is negated twice: where it is returned, and again by the minus before
            the call. Keep one of the two.
        return best => return -best
    horizon-before-the-end: A game that is over at depth 0 is given 0. Which of the two questions
            has to come first?
        {OVER}\n    {HORIZON} => {HORIZON}\n    {OVER}
    strict-cutoff: The value is right, but too many nodes are looked at. What if alpha and beta are
            equal?
        >= beta => > beta
    forgets-the-bound: Where the alpha that was handed down is better than this value, the window
            opens again. Which of the two should alpha be?
        max(alpha, value) => value
    result-in-the-wrong-view: `position.result()` is in the first player's view. What is it for the
            side to move?
        player * position. =>
    result-at-the-horizon: Where `depth` has reached 0 the game still goes on, and its `result()` is
            None. Nothing is known of it there: 0.
        return 0 => return position.result()
    """,
    hands_on_the_window=contains("$f($$x, alpha, beta)"),
    for_the_first=lambda position, depth, alpha, beta: (
        alphabeta(position, depth, alpha=alpha, beta=beta).value
    ),
    for_the_first_without_a_window=lambda position, depth, *_: alphabeta(position, depth).value,
)
NO_LOOP = (
    "A `max(...)` over all moves looks at each of them: write the loop out, so that you can leave "
    "it."
)


def has_no_loop(tree: ast.Module) -> bool:
    return not has(ast.For, ast.While)(tree)


@cache
def cases() -> list[tuple[Sim, int, float, float]]:
    """Positions, depths and windows: finished games and depth 0 first, then few edges left.

    The value lies within each window, so that fail-hard and fail-soft searches give the same.
    """
    random = Random(2)
    over = [Sim.parse(text) for text in ("12-34-13-56-23", "12-34-56-35-16-45")]
    drawn = [(position, depth, -inf, inf) for position in over for depth in (2, 0)]
    drawn += [(unfinished(edges, random), 0, -inf, inf) for edges in (12, 11)]
    late = [unfinished(15 - left, random) for left in (3, 4, 5) for _ in range(4)]
    drawn += [(position, depth, -inf, inf) for depth in (1, 2, 3) for position in late]
    # With some orders of the moves, only these two show a window that is turned the wrong way.
    drawn.append((Sim.parse("14-45-25-56-26-16-36-24-15-13"), 4, -inf, inf))
    drawn.append((Sim.parse("12-26-24-14-34-45-15-23-35"), 5, -inf, inf))
    for position in late:
        value = search(position, 3).value
        windows = [window for window in ((-1, 0), (0, 1)) if window[0] <= value <= window[1]]
        drawn += [(position, 3, *window) for window in windows]
    return drawn


@exercise("03.2", KNOWN)
def negamax(answer: Answer) -> str:
    with answer.part("values", first=True), named_by_code(answer):
        compare(answer, cases(), fresh=fresh_cases.negamax())
    nodes = 0
    no_loop = ("nothing-cut-off", has_no_loop, "never-cuts", NO_LOOP)
    with (
        answer.part("nodes"),
        named_by_counts(answer, CALLS),
        named_by_code(answer),
        told_by_code(answer, no_loop),
    ):
        nodes = sum(
            refuse_needless(answer, position, depth, -inf, inf, depth=depth)
            for position, depth in COUNTED
        )
    return f"In four positions together it looked at {nodes:,} nodes: none too many."
