"""11.3 A fail-hard search made fail-soft."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations
from math import inf
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson11_windows import fresh_cases

Tree = Any  # a number, or a list of trees


@cache
def cases() -> list[tuple[Tree, float, float]]:
    """Trees with windows below, around and above their values, small ones first."""
    random = Random(11)

    def grow(depth: int) -> Tree:
        if depth == 0 or random.random() < 0.1:
            return random.randint(-9, 9)
        return [grow(depth - 1) for _ in range(random.randint(1, 3))]

    drawn: list[Tree] = [[4, 7], [[6, 8], [3, 9]], [[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]]]
    trees = [*drawn, *(grow(2 + number // 12) for number in range(24))]
    windows = [(-inf, inf), (0, 1), (-6, -5), (7, 8), (-3, 3), (9, 20)]
    return [(tree, *window) for tree in trees for window in windows]


NARROWER = "max(low, min(best, top))"
BEST = "not the best value that it has seen."
PLACES = {
    "MAX, at the end": f"If nothing better than alpha is found, MAX returns alpha, {BEST}",
    "MIN, at the end": f"If nothing lower than beta is found, MIN returns beta, {BEST}",
    "MAX, cut off": f"If the search is cut off, MAX returns beta, {BEST}",
    "MIN, cut off": f"If the search is cut off, MIN returns alpha, {BEST}",
}
ALL = tuple(PLACES)


START = r"best = -inf if => low, top = alpha, beta\n        best = -inf if && "


def hard(places: Collection[str], leaf: bool) -> str:
    """The change of our solution that makes it fail-hard in these places, and for a `leaf`."""
    at = {place: NARROWER if place in places else "best" for place in PLACES}
    change = START + (
        "return best => return "
        "({MAX, cut off} if alpha >= beta else {MAX, at the end}) if maximising else "
        "({MIN, cut off} if alpha >= beta else {MIN, at the end})"
    ).format(**at)  # fmt: skip
    clipped = f"return tree => {LEAF}"
    return f"{change} && {clipped}" if leaf else change


def still_hard() -> Iterator[str]:
    """Blocks of the table: fail-hard leaves, then every set of places, the smallest sets first."""
    leaf = (
        "The answer never leaves the window: it is still fail-hard. A leaf should return its "
        "own value, also if that lies outside of the window."
    )
    yield f"    still-hard: {leaf}\n        {hard((), True)}"
    for count in range(1, len(ALL) + 1):
        for places in combinations(ALL, count):
            if {"MAX, at the end", "MAX, cut off"} <= set(places):
                continue  # MAX gives the last answer, so all answers are hard
            said = " ".join(PLACES[place] for place in places)
            said = f"It is still fail-hard in some places. {said}"
            yield f"    hard-in-places: {said}\n        {hard(places, False)}"


LEAF = "return max(alpha, min(tree, beta))"
STILL_HARD = "\n".join(still_hard())


PASSED = "not maximising, alpha, beta)"
NARROWED = (
    "not maximising, *((max(alpha, best), beta) if maximising else (alpha, min(beta, best))))"
)
KNOWN = known(
    rf"""
{STILL_HARD}
    same-player-again: After a move it is the other player's turn: MAX and MIN take turns.
        not maximising => maximising
    starts-at-zero: The best value starts at 0, which no leaf has given. Start MAX at -inf and MIN
            at inf: every number is better.
        -inf if maximising else +inf => 0
        -inf if maximising else +inf => 0 && {PASSED} => {NARROWED}
    starts-at-the-other-end: For MIN the best value starts at -inf, and no number is smaller. Start
            it at inf.
        -inf if maximising else +inf => -inf
        -inf if maximising else +inf => -inf && {PASSED} => {NARROWED}
    starts-at-zero: The best value starts at 0, which no leaf has given. And a leaf returns an end
            of the window, not its own value.
        -inf if maximising else +inf => 0 && return tree => {LEAF}
    nothing-cut-off: Nothing is cut off any more: it looks at every leaf. Change only what is
            returned: alpha and beta still decide where to stop.
        if alpha >= beta => if False
    answer-missing: Return two things: the answer, and the list of the leaves.
        return answer, seen => return seen
    answer-behind: Return the answer first, then the list of the leaves.
        return answer, seen => return seen, answer
    window-too-wide: The next branch gets too wide a window. For MAX it should start at the larger
            of alpha and the best so far, for MIN it should end at the smaller of beta and the best.
        alpha = max(alpha, best) => alpha = found && beta = min(beta, best) => beta = found
        not maximising, alpha, beta) =>
            not maximising, *((best, beta) if maximising else (alpha, best))) &&
            alpha = max(alpha, best) => pass && beta = min(beta, best) => pass &&
            if alpha >= beta => if best >= beta if maximising else best <= alpha
    last-for-best: It returns the value of the last branch, not the best of all branches that it
            looked at.
        return best => return found
    window-lost: It looks at more leaves than the fail-hard search. alpha and beta still have to
            follow the best so far, and decide where to stop.
        alpha = max(alpha, best) => pass
        beta = min(beta, best) => pass
        if alpha >= beta => if alpha > beta
        alpha = max(alpha, best) => pass && beta = min(beta, best) => pass &&
            if alpha >= beta => if best >= beta if maximising else best <= alpha
"""
)


@exercise("11.3", KNOWN, closed=["negamax", "with_memory"])
def soft(answer: Answer) -> None:
    compare(answer, cases(), fresh=fresh_cases.soft())
