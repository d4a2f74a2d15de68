"""11.5 Principal variation search: its values, then its nodes."""

from itertools import product
from math import inf
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Code,
    Wrong,
    call_text,
    compare,
    contains,
    exercise,
    known,
)
from c4lab.evaluation import ColumnWeights, Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.lesson11_windows import fresh_cases
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.positions.boards import parsed
from c4lab.lessons.shared.proof import refuse_unproved
from c4lab.search import centre_first, negamax

SQUARES, WEIGHTS = Code("Squares()"), Code("ColumnWeights()")
OPINIONS = {SQUARES: Squares(), WEIGHTS: ColumnWeights()}
BOARDS = parsed(
    "", "53", "65", "4453", "6343", "4133", "417632", "416261", "7212447443", "61555764665464456544"
)  # fmt: skip
WINDOWS = [(0, 1), (-5, -4), (-4, 3), (-30, -29), (20, 30)]
COUNTED = [("4521255345533215", WEIGHTS), ("327536672633125344", WEIGHTS),
           ("654744652361527656", SQUARES)]  # fmt: skip
SLACK = 1.1  # a second search of a move may play that move once more


def allowed_value(
    position: ConnectFour, depth: int, evaluate: Any, alpha: float = -inf, beta: float = inf
) -> NumberRange:
    """The right answers for this position and window, in the view of the side to move."""
    return allowed_answers(
        negamax(position, depth, evaluate, order=centre_first).value, alpha, beta
    )


def is_allowed(got: Any, expected: Any) -> bool:
    """Whether `got` is the expected value, or in the expected range."""
    return bool(got in expected if isinstance(expected, NumberRange) else got == expected)


def cases() -> list[tuple[Any, ...]]:
    """Cases with the window from -inf to inf, small depths first; then with narrow windows."""
    whole = product(BOARDS, (0, 1, 2, 3), (SQUARES, WEIGHTS))
    narrow = product(BOARDS[:6], (1, 2), (SQUARES,), WINDOWS)
    return [
        *sorted(whole, key=lambda case: case[1]),
        *((*case, *window) for *case, window in narrow),
    ]


NULL = "evaluate, -alpha - 1, -alpha)"
AGAIN = r"if alpha < value < beta:\n                value = -pvs(after, depth - 1, evaluate, -beta"
FIRST = "value = -pvs(after, depth - 1, evaluate, -beta, -alpha)\\n        else"
AGAIN_WHOLE = f"{AGAIN}, -alpha)"
LAST = r"-beta, -alpha)\n        best"
KNOWN = known(
    rf"""
    searches-again: You search a move again if its answer is at beta or above. But that answer is
            enough: the loop ends there. Search a move again only if its answer lies between alpha
            and beta.
        alpha < value < beta => alpha < value
        {AGAIN} => {AGAIN.replace(" < beta", "")} && {LAST} => {LAST.replace("-alpha", "-value")}
    searched-twice: Moves are searched again although the null window has said that they are no
            better. Search a move again only if its answer lies between alpha and beta.
        if alpha < value < beta => if True
        if alpha < value < beta => if value < beta
    alpha-not-raised: Alpha keeps its first value. Raise it to the best value so far: the next null
            window asks whether a move is better than that.
        alpha = max(alpha, best) => pass && if alpha >= beta => if best >= beta
        alpha = max(alpha, best) => pass
    alpha-lowered: Alpha may be larger than the best so far: somewhere above, the side to move has
            that much already. Keep the larger of the two.
        alpha = max(alpha, best) => alpha = best
    other-order: The moves are tried from left to right. Try them in the order of `centre_first`.
        in enumerate(centre_first(position)) => in enumerate(position.moves())
    never-stops: The loop goes on although no other move can matter: stop as soon as alpha is at
            beta or above.
        if alpha >= beta => if False
        if alpha >= beta => if alpha > beta
    last-value-returned: It returns the value of the last move that it tried, not of the best one.
        return best => return value
    bound-for-value: The null window says "better", and its answer is only a bound: search that move
            again, with the real window.
        if alpha < value < beta => if False
    wrong-side: The null window is on the wrong side. For you it is (alpha, alpha + 1). Turn both
            ends round for the opponent: a larger number for you is a smaller one for them.
        {NULL} => evaluate, -alpha, -alpha + 1)
    empty-window: Your null window has the same number twice. For you it goes from alpha to
            alpha + 1.
        {NULL} => evaluate, -alpha, -alpha)
        seen: same_twice
    window-not-turned: You pass on the window in your own view. The opponent needs it with opposite
            signs and exchanged ends: (-high, -low).
        {NULL} => evaluate, alpha, alpha + 1)
        {NULL} => evaluate, alpha, alpha + 1) && evaluate, -beta, -alpha) => evaluate, alpha, beta)
        evaluate, -beta, -alpha) => evaluate, alpha, beta)
        {FIRST} => {FIRST.replace("-beta, -alpha", "alpha, beta")}
        {AGAIN_WHOLE} => {AGAIN_WHOLE.replace("-beta, -alpha", "alpha, beta")}
    ends-of-the-window: The window is not turned round correctly: (low, high) for you is (-high,
            -low) for your opponent. Its ends change both their signs and their places.
        {NULL} => evaluate, -alpha, -alpha - 1) && evaluate, -beta, -alpha) =>
            evaluate, -alpha, -beta)
        evaluate, -beta, -alpha) => evaluate, -alpha, -beta)
        {FIRST} => {FIRST.replace("-beta, -alpha", "-alpha, -beta")}
        {NULL} => evaluate, alpha + 1, alpha)
        {NULL} => evaluate, -alpha, -alpha - 1)
    window-left-out: A search with the real window gets no window here, so it starts again from -inf
            and inf. Pass your window on: (-beta, -alpha).
        evaluate, -beta, -alpha) => evaluate)
        seen: no_window
    at-the-end-of-beta: The question is "better than alpha?": the null window lies at alpha, not at
            beta.
        {NULL} => evaluate, -beta, -beta + 1)
        seen: at_beta
    null-for-the-first: The first move is searched with a null window too, but there is no value yet
            to compare it with. Search it with the real window.
        if number == 0 => if False
        {FIRST} => {FIRST.replace("-beta,", "-alpha - 1,")}
        seen: always_asks
    first-move-only: It returns the value of the first move. Search the other moves too.
        in enumerate(centre_first(position)) => in enumerate(centre_first(position)[:1])
    no-minus: The value after a move is the opponent's: turn its sign.
        value = -pvs(after, depth - 1, {NULL} => value = pvs(after, depth - 1, {NULL}
        = -pvs( => = pvs(
        {FIRST} => {FIRST.replace("= -", "= ")}
        {AGAIN_WHOLE} => {AGAIN_WHOLE.replace("= -pvs", "= pvs")}
    worst-move: It takes the worst move for the player to move: the smallest value, not the largest.
        max(best, value) => min(best, value) && best = -inf => best = +inf
    best-from-zero: `best` starts at 0, but no move has this value yet. Start at -inf.
        best = -inf => best = 0
""",
    no_window=contains("pvs($a, $b, $c)"),
    same_twice=contains("pvs($a, $b, $c, -alpha, -alpha)"),
    at_beta=contains("beta + 1", "-beta + 1"),
    always_asks=contains("alpha + 1", "-alpha - 1"),
)


@exercise("11.5", KNOWN, closed=["negamax", "null_window", "with_memory"])
def pvs(answer: Answer) -> str:
    with answer.part("values", first=True):
        fresh = [
            (board, depth, SQUARES, *window)
            for board in fresh_cases.pvs()
            for depth, window in ((1, ()), (2, ()), (2, (-4, 3)))
        ]
        try:
            compare(answer, cases(), allowed_value, same=is_allowed, fresh=fresh)
        except Wrong as wrong:
            case = wrong.case
            if isinstance(case, tuple) and isinstance(answer.ask(case), (tuple, list)):
                wrong.reason = "pair-for-value"
                wrong.message = "That is more than one thing. Return the value alone, with no move."
            raise
    with answer.part("nodes"):
        return "; ".join(check_nodes(answer, text, opinion) for text, opinion in COUNTED)
    return ""


def check_nodes(answer: Answer, text: str, opinion: Code) -> str:
    """How many positions the answer looked at, four moves deep, as a sentence.

    Raises Wrong if there are too many, or too few to prove the value.
    """
    position = ConnectFour.parse(text)

    def nodes(search: Any, **order: Any) -> int:
        meter = Meter()
        search(meter.watch(position), 4, OPINIONS[opinion], **order)
        return meter.nodes

    least, plain = nodes(answer.solution), nodes(negamax, order=centre_first)
    _, log = answer.visited(position, 4, opinion, budget=20_000)
    call = call_text(answer.name, (position, 4, opinion))
    refuse_unproved(call, position, log, 4, OPINIONS[opinion])
    looked = (
        f"{call} looks at {len(log):,} positions, where "
        f"PVS looks at {least:,} and alpha-beta at {plain:,}"
    )
    if len(log) <= SLACK * least:
        return f"{len(log):,} positions where alpha-beta looks at {plain:,}"
    if len(log) == plain:
        raise Wrong(
            "plain-alpha-beta", f"{looked}. Does each move but the first get a null window?"
        )
    for mistake in answer.exercise.mistakes:
        try:
            same = mistake.is_true_of(answer.tree) and nodes(
                answer.exercise.mistaken(mistake)
            ) == len(log)
        except Exception:  # it stops with an error here
            same = False
        if same:
            raise Wrong(mistake.reason, f"{looked}. {mistake.sentence}")
    raise Wrong("too-many-nodes", f"{looked}.")
