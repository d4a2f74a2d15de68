"""17.3 One question, asked in a null window on bits."""

from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Mistake,
    Reference,
    Script,
    Wrong,
    compare,
    exercise,
    known,
)
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.search import exact
from c4lab.solver.plain.table import key_of

LATE = {
    "56553155566263741134624621221317332447": (0, -1),
    "21226162713723772556335516677511564": (1, 2),
    "162436737361475133137742566647245": (-1, 0, -5),
    "417411574676561443117762243637623": (3, 2, 4),
    "32363212151161154453255344766365": (0, 1, -3, 3),
    "55727317645576665634161471125144": (-2, -3, 0),
    "35312342611437675111544553357772": (0, -1, 2),
    "5322157633254133617116635176225": (-2, -3, 0),
    "653124721166332722267111743776": (-3, -2, 1),
}
"""Positions in which nobody wins at once, and what is asked about them."""
NOTED = """class Noted(plain.Table):
    asked = 0
    def bounds(self, *entry):
        Noted.asked += 1
        return super().bounds(*entry)
"""


def script(text: str, *questions: int) -> Script:
    """The questions, one after the other, with one table."""
    position = ConnectFour.parse(text)
    mine, mask = to_bits(position)
    if len(questions) == 1:
        call = f"null_window({mine}, {mask}, {questions[0]}, plain.Table(1009))"
        return Script(call, position)
    asks = "[null_window({}, {}, alpha, table) for alpha in {}]"
    return Script(f"table = plain.Table(1009)\n{asks.format(mine, mask, questions)}", position)


def counted(text: str, *questions: int) -> Script:
    """How often the table is asked on the way."""
    mine, mask = to_bits(ConnectFour.parse(text))
    asks = "".join(f"null_window({mine}, {mask}, {alpha}, table)\n" for alpha in questions)
    return Script(f"{NOTED}table = Noted(1009)\n{asks}Noted.asked", ConnectFour.parse(text))


@dataclass(frozen=True)
class Bound:
    """Any number that answers the question and is true of the score."""

    low: int
    high: int

    def __repr__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        return f"a number from {self.low} to {self.high}"


def bound(mine: int, mask: int, alpha: int, table: object) -> Bound:
    score = exact(mine, mask, Table(10_007))
    return Bound(alpha + 1, score) if score > alpha else Bound(score, alpha)


def same(got: Any, expected: Any) -> bool:
    if isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    if isinstance(expected, Bound):
        return type(got) is int and expected.low <= got <= expected.high
    return bool(got == expected)


ONE = [script(text, alpha) for text, questions in LATE.items() for alpha in questions]
SEVERAL = [
    script("32363212151161154453255344766365", 2, 0, 1),
    script("35312342611437675111544553357772", -3, 2, -1, 0),
    script("55727317645576665634161471125144", 1, -4, -2, -3),
    script("653124721166332722267111743776", 2, -4, -2, -3),
    script("653124721166332722267111743776", -5, -4, -3, -2, -1, 0),
]
COUNTS = [
    counted("35312342611437675111544553357772", -1, 0, -1, 0),
    counted("653124721166332722267111743776", -3, -2, -3, -2),
    counted("157447345134774616467765", 0, -1, 0, -1),
]


def never_stops(mine: int, mask: int, alpha: int, table: Any) -> int:
    """It goes through all moves, whatever the first has shown."""
    left = 42 - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves or left <= 2:
        return 0 if moves else -(left // 2)
    key = key_of(mine, mask)
    lower, upper = table.bounds(key, 1 - left // 2, (left - 1) // 2)
    if lower > alpha or upper <= alpha:
        return int(lower if lower > alpha else upper)
    answers = [
        -never_stops(mine ^ mask, mask | move, -alpha - 1, table)
        for move in ordered(mine, mask, moves)
    ]
    best = max(lower, *answers)
    table.store(key, *((best, upper) if best > alpha else (lower, best)))
    return int(best)


SLACK = 1.15  # a table may be asked in another order
IN_ANSWERS = known(
    r"""
    turned-window: "More than alpha" for you is "not more than -alpha - 1" for the other side. Who
            asks about another number gets a wrong answer at the edge.
        -alpha - 1, table => -alpha, table
        -alpha - 1, table => -alpha + 1, table
        -$a - 1, $t ~> -$a, $t
        -($a + 1), $t ~> -$a, $t
    alpha-not-turned: Alpha is handed on in your view. The other side sees it with the sign turned.
        -alpha - 1, table => alpha - 1, table
        -null_window($m, $k, -alpha - 1, $t) =~> -null_window($m, $k, alpha, $t)
        -null_window($m, $k, -alpha - 1, $t) =~> -null_window($m, $k, alpha + 1, $t)
    moves-is-a-number: `moves` is one number, with a bit for each move. `ordered(mine, mask, moves)`
            makes a list of it.
        for $m in ordered($a, $b, $n): $$body ~> for $m in $n: $$body
    no-minus: What the other side's question answers is the other side's score: turn its sign.
        max(best, -null_window( => max(best, null_window(
    same-side-again: After a move the other side is to move: its discs are `mine ^ mask`, all discs
            without yours.
        (mine ^ mask, mask | move => (mine, mask | move
        (mine ^ mask, mask | move => (mine | move, mask | move
    wrong-discs: `mine ^ mask` with the mask *before* the move are the other side's discs. With the
            new mask your new disc becomes theirs.
        (mine ^ mask, mask | move => (mine ^ (mask | move), mask | move
    first-move-only: It answers after the first move. Only a "yes" may stop the loop: for a "no"
            all moves have to be refuted.
        if best > alpha:\n            table.store => if True:\n            table.store
    least-for-most: The side to move takes the largest: `max`.
        best = max(best, - => best = min(best, -
    starts-at-zero: The best so far starts at 0, which nobody has proved: start with the lower
            bound.
        best = lower => best = 0
    best-forgotten: Each move overwrites what the moves before it have shown: keep the largest.
        best = max(best, -null_window(mine ^ mask, mask | move, -alpha - 1, table)) => best =
            -null_window(mine ^ mask, mask | move, -alpha - 1, table)
    yes-or-no: It answers True or False. Return the bound itself: it says more than yes or no.
        return $b ~> return $b > alpha
    asks-equal: The question is "more than alpha". A bound that is equal to alpha is no "yes".
        if lower > alpha => if lower >= alpha
        if best > alpha => if best >= alpha
    upper-too-soon: That upper bound is larger than alpha: the score may still be more than alpha.
        if upper <= alpha => if upper <= alpha + 1
"""
)
IN_TABLE = known(r"""
    bound-as-value: What is stored is not what was proved. A "yes" proves a lower bound and leaves
            the upper one as it was; a "no" proves an upper bound and leaves the lower one.
        table.store(key, lower, best) => table.store(key, best, upper)
        table.store(key, best, upper) => table.store(key, lower, best)
        table.store($k, $b, upper) =~> table.store($k, $b, $b)
        table.store($k, lower, $b) =~> table.store($k, $b, $b)
""")
IN_NODES = known(
    r"""
    no-stop: A "yes" needs one good move only: stop as soon as the best is more than alpha.
        => never_stops
        if $v > $b: $$x\nif $b > $a: $$y ~> if $v > $b: $$x\nelif $b > $a: $$y
    any-order: It takes the moves in another order than that of `ordered`, the best first.
        in ordered(mine, mask, moves) => in [1 << bit for bit in range(49) if moves >> bit & 1]
        ordered(mine, mask, $m) =~> reversed(ordered(mine, mask, $m))
    bounds-unused: The table answers less than it could. Is a bound stored after a "yes" and after a
            "no"? Are both bounds looked at before the search?
        table.store(key, lower, best) => pass && table.store(key, best, upper) => pass
        table.store(key, lower, best) => pass
        if upper <= alpha:\n        return upper => pass
""",
    never_stops=never_stops,
)


@exercise("17.3", (*IN_ANSWERS, *IN_TABLE, *IN_NODES), allowed=["Table"])
def null_window(answer: Answer) -> None:
    with answer.part("answers", first=True):
        refuse_yes_or_no(answer)
        compare(answer, ONE, bound, known=IN_ANSWERS, same=same)
    with answer.part("table"):
        compare(answer, SEVERAL, bound, known=(*IN_TABLE, *IN_ANSWERS), same=same)
        refuse_unused(answer)
    with answer.part("nodes"):
        check_nodes(answer)


def refuse_yes_or_no(answer: Answer) -> None:
    """Raises Wrong if it answers True or False."""
    if isinstance(answer.ask(ONE[0]), bool):
        wrong = Wrong(
            "yes-or-no",
            "It answers True or False. Return the bound itself: it says more than yes or no.",
        )
        wrong.again = refuse_yes_or_no
        raise wrong


def refuse_unused(answer: Answer) -> None:
    """Raises Wrong if the table is never asked."""
    if answer.ask(COUNTS[0]) == 0:
        wrong = Wrong(
            "table-unused",
            "The answers are right, and the table is never asked. What was proved once is searched "
            "again and again: call `table.bounds` before the search and `table.store` after it.",
        )
        wrong.again = refuse_unused
        raise wrong


def check_nodes(answer: Answer) -> None:
    """Raises Wrong if it looks at far more positions than the solution."""
    mistakes = [each for each in IN_NODES if isinstance(each, Mistake)]
    for case in COUNTS:
        got, least = answer.ask(case), Reference(answer.name, answer.solution).value(case)
        if got <= SLACK * least:
            continue
        reason, why = "too-many-nodes", "Does it follow all five steps of section 17.4?"
        for each in mistakes:
            if Reference(answer.name, answer.mistaken(each)).value(case) == got:
                reason, why = each.reason, each.sentence
                break
        wrong = Wrong(
            reason,
            f"{why} For four questions about this board it asks the table {got:,} times, where "
            f"{least:,} are enough.",
            Counterexample(case.text, f"at most {int(SLACK * least)}", str(got),
                           case.shown.diagram() if case.shown else "",
                           setup="from c4lab.solver import plain"),
        )  # fmt: skip
        wrong.again = check_nodes
        raise wrong
