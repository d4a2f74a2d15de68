"""02.2 Alpha-beta on a drawn tree, with the leaves that it looked at."""

from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, without_items
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.lesson02_alpha_beta.window_mistakes import WINDOWS
from c4lab.lessons.shared.code.loops import ends_without_return
from c4lab.lessons.shared.code.window_code import (
    hands_down_no_window,
    hands_down_one_end,
    stops_at_one_end,
)
from c4lab.lessons.shared.positions.drawn_positions import tree


@cache
def trees() -> list[tuple[Any]]:
    """Trees to prune, small ones first; among them ties, deep cut-offs and uneven branches."""
    random = Random(2)
    drawn: list[Any] = [
        [4, 7],
        [[6, 8], [3, 9]],
        [[6, 8], [6, 9]],
        [[[4, 7], [9, 2]], [[5, 7], [8, 6]], [[8, 3], [10, 1]]],
        [[5], [[[2, 8], [9, 1]], [6]]],
    ]
    return [(each,) for each in (*drawn, *(tree(random, 2 + n // 20) for n in range(80)))]


CALL = "value(branch, not maximising, alpha, beta)"
CUT = r"\n            if alpha >= beta:\n                break"
UPDATE = r"below = value(branch, not maximising, alpha, beta)\n"
KNOWN = known(
    rf"""
    window-not-handed-down: Nothing is ever cut off: each node starts with an open window. Hand down
            alpha and beta as they are at that time.
        {CALL} => value(branch, not maximising, -inf, inf)
        seen: hands_down_no_window
    never-cuts: Nothing is ever cut off: every leaf is looked at, as in minimax. When may the loop
            stop?
        {CUT} =>
    half-a-window: The value is right, but too many leaves are looked at: only one end of the window
            is handed down. Both ends cut, two and four levels further down as well.
        {CALL} => value(branch, not maximising, alpha, inf)
        {CALL} => value(branch, not maximising, -inf, beta)
        seen: hands_down_one_end
    one-player-only: Only MAX cuts off, MIN never does: where MIN is to move, the loop may stop too.
        alpha >= beta => maximising and alpha >= beta
    one-player-only: Only MIN cuts off, MAX never does: where MAX is to move, the loop may stop too.
        alpha >= beta => not maximising and alpha >= beta
    strict-cutoff: The value is right, but too many leaves are looked at. What happens when alpha
            and beta are equal?
        alpha >= beta => (alpha >= beta if maximising else alpha > beta)
        alpha >= beta => (alpha > beta if maximising else alpha >= beta)
    negated-on-the-way: The values of the branches change their sign here, though all values are
            MAX's. Such a minus belongs to negamax (lesson 03).
        below = value( => below = -value(
    only-the-bound-above: The value is right, but too many leaves are looked at: a node knows only
            the bound of the node right above it. The whole window goes down, so that bounds from
            further up cut too.
        {CALL} => value(branch, not maximising,
            alpha if maximising else -inf, inf if maximising else beta)
    forgets-the-bound: alpha may become smaller again here, or beta larger: the window opens. Alpha
            only rises and beta only falls: which of the two values should stay?
        max(alpha, best) => below && min(beta, best) => below
        max(alpha, best) => below
        min(beta, best) => below
    not-turned: The player does not change on the way down: where MAX has moved, MIN is to move.
        not maximising, alpha => maximising, alpha
        not maximising, alpha => False, alpha
    swapped: MAX and MIN are swapped: MAX is to move at the root, and takes the largest value.
        value(tree, True, => value(tree, False,
    stops-at-either-end: Both players stop at either end of the window. MAX may stop at a value of
            beta or more, and not at alpha or less: a later branch may be better. MIN may stop at
            alpha or less, and not at beta or more. In both, the value has to be taken into the best
            before the loop stops.
        {UPDATE} => {UPDATE}            if below >= beta or below <= alpha: break\n
        {UPDATE} => {UPDATE}            stop = below >= beta or below <= alpha\n &&
            {CUT} => \n            if stop:\n                break
    cuts-before-the-value: The loop stops before the last value has been taken into the best: first
            keep the value and raise alpha or lower beta, then ask whether to stop.
        {UPDATE} => {UPDATE}            if (below >= beta if maximising else below <= alpha):
            break\n
    cuts-by-one-end: Both players look at the same end of the window here. MAX stops when the best
            reaches beta, MIN when it reaches alpha.
        if alpha >= beta => if best >= beta
        if alpha >= beta => if best <= alpha
        alpha > => tree >
        alpha >= beta => tree <= alpha
        seen: stops_at_one_end
    not-left-to-right: The branches are looked at in another order. Alpha-beta goes from left to
            right here, so the list of leaves is another one.
        in tree: => in reversed(tree):
        in tree: => in sorted(tree, key=str):
        in tree: => in sorted(tree, key=lambda each: isinstance(each, list)):
        in tree: => in sorted(tree, key=lambda each: not isinstance(each, list)):
        in tree => in sorted(tree)
    best-not-kept: The best value stays what it was at first: let each branch raise or lower it.
        best = max(best, below) => pass && best = min(best, below) => pass &&
            max(alpha, best) => max(alpha, below) && min(beta, best) => min(beta, below)
    seen-first: The value of the root comes first, then the list of the leaves.
        return root, seen => return seen, root
    how-many: Return the list of the leaves, not how many they are.
        return root, seen => return root, len(seen)
    leaves-sorted: The leaves are in another order here. Keep the order in which they were looked
            at.
        return root, seen => return root, sorted(seen)
    always-the-same: That is the answer for the example. Find it anew for each `tree`.
        => example
    """,
    hands_down_no_window=hands_down_no_window,
    hands_down_one_end=hands_down_one_end,
    stops_at_one_end=stops_at_one_end,
    example=lambda tree: (6, [6, 8, 3]),
)


@exercise("02.2", KNOWN, shared=WINDOWS)
def prune(answer: Answer) -> None:
    try:
        compare(answer, trees(), shrink=without_items, fresh=fresh_cases.prune())
    except Wrong as wrong:
        example = wrong.counterexample
        if wrong.reason == "wrong-value" and example and example.got.startswith("(None,"):
            function = ends_without_return(answer.tree)
            if function:
                wrong.reason = "ends-without-return"
                wrong.message = (
                    f"`{function}` can come to its end without a `return`, and gives None then. "
                    "What should it give when its loop has ended?"
                )
        raise
