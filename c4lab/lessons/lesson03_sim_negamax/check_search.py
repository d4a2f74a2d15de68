"""03.5 The bug hunt: an opinion in the wrong view."""

from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Code, compare, contains, exercise, known, uses
from c4lab.games import Sim
from c4lab.lessons.lesson03_sim_negamax import fresh_cases
from c4lab.lessons.lesson03_sim_negamax.cases import unfinished
from c4lab.lessons.shared.code.told_by_code import told_by_code

OPINIONS = [
    Code("lambda position: 1"),
    Code("lambda position: sum(position.red) - sum(position.amber)"),
    Code("lambda position: position.left / 2"),
]
LEAD = "`lead` is one opinion of many. Ask the one that your function is given, `evaluate`."
HORIZON = "return position.player * evaluate"
LOOP = r"(position)\n    best = -inf\n    for move in position.moves():\n        best = max(best, "


KNOWN = known(
    rf"""
    hundred-lost: A game that is won or lost counts 1 or -1 here. It should count 100 or -100, as
            before, or an opinion may seem better than a win.
        100 * position.player => position.player
    sign-of-the-depth: The sign of the opinion depends on how many moves the search has looked
            ahead. It should depend on `position.player`: if amber is to move where the search
            begins, yours is wrong.
        evaluate): => evaluate, sign=1): && {HORIZON} => return sign * evaluate &&
            depth - 1, evaluate) => depth - 1, evaluate, -sign)
    still-reds-view: The answer is as before: with amber to move at the horizon, the opinion is
            still red's.
        {HORIZON} => return +evaluate
    always-negated: The opinion is turned round for both. With red to move it is right as it is.
        {HORIZON} => return -evaluate
    turned-the-wrong-way: The opinion is turned round when red is to move: do it when amber is.
        {HORIZON} => return -position.player * evaluate
    all-in-reds-view: The opinion and the result are both red's, but the loop takes the largest of
            the negatives: that is right only if they are the side to move's.
        position.player *  =>
    no-negation: The value after a move is taken as it is. What is good for the other side is bad
            for the side to move: the minus in the loop was right.
        -search => search
        {HORIZON}{LOOP}-search => return evaluate{LOOP}search
    turned-at-the-end: The minus has already put the values after the moves into the view of the
            side to move. Here `position.player` turns them again: the view is changed twice.
        return best => return position.player * best
        best, -search => best, -position.player * search
        {HORIZON} => return evaluate && return best => return position.player * best
    player-for-the-minus: `position.player` is no minus: it is -1 for amber only. The value after a
            move is the other side's, whoever is to move, so it takes a minus each time.
        best, -search => best, position.player * search
        {HORIZON} => return evaluate && best, -search => best, position.player * search
    view-of-the-last-mover: The opinion has the sign of the player who has just moved, and the loop
            has no minus. Give the opinion in the view of the side to move, and put a minus before
            each value of the loop: both are needed.
        {HORIZON} => return -position.player * evaluate && -search => search
        seen: no_minus
    view-of-the-last-mover: The opinion has the sign of the player who has just moved. Give it in
            the view of the side to move.
        {HORIZON} => return -position.player * evaluate && -search => search
    mover-unasked: The opinion gets the same sign for both players, and the minus in the loop is
            missing.
        {HORIZON} => return -evaluate && -search => search
    size-only: The sign of the opinion is lost: an opinion below 0 says that amber stands better.
        {HORIZON}(position) => return abs(evaluate(position))
        {HORIZON}(position) => return position.player * abs(evaluate(position))
    evaluate-not-asked: At depth 0 the opinion does not count. Ask `evaluate` there.
        {HORIZON}(position) => return 0
        {HORIZON}(position) => return position.player
    result-turned-too: The horizon is right now. The line for a finished game was right before:
            leave it as it was.
        100 * position.player => 100
    first-player-view: Your values are all red's, as those of minimax are. Give the side to move's.
        position.player * => && best = -inf => best = -inf * position.player &&
            max(best, -search => (max if position.player > 0 else min)(best, search
    """,
    no_minus=lambda tree: not contains("-$f($$x)")(tree),
)


@cache
def cases() -> list[tuple[Sim, int, Code]]:
    """Positions, depths and opinions; either side is to move, and some games are over."""
    random = Random(4)
    late = [unfinished(edges, random) for edges in (9, 10, 7, 6)]
    over = [Sim.parse(text) for text in ("12-34-13-56-23", "12-34-56-35-16-45")]
    groups = [(over, depth, OPINIONS[:1]) for depth in (0, 2)]
    groups += [([Sim(), Sim.parse("12"), *late], 0, OPINIONS)]
    groups += [(late, 1, OPINIONS), (late, 2, OPINIONS), (late[:2], 3, OPINIONS)]
    return [
        (position, depth, opinion)
        for positions, depth, opinions in groups
        for position in positions
        for opinion in opinions
    ]


@exercise("03.5", KNOWN)
def search(answer: Answer) -> None:
    drawn = fresh_cases.search()
    fresh = [
        (position, depth, opinion)
        for depth in (0, 1, 2)
        for position in drawn
        for opinion in OPINIONS
    ]
    with told_by_code(answer, ("wrong-value", uses("lead"), "asks-lead", LEAD)):
        compare(answer, cases(), fresh=fresh)
