"""17.4 The loop that closes in on the score."""

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Script,
    Wrong,
    compare,
    contains,
    exercise,
    known,
)
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.instruments.questions import MOST_ASKED
from c4lab.lessons.lesson17_solving import fresh_cases

LATE = [
    "752247337627715735514365641151316246262",
    "711726724336256511427713127442344363",
    "275677666137363311542572743136454511524",
    "615367455424165433274217251534211263",
    "417411574676561443117762243637623",
    "32363212151161154453255344766365",
    "35312342611437675111544553357772",
    "653124721166332722267111743776",
]
AT_ONCE = [
    "42747242436433472111151553371375766266625",
    "736164273627775521474354451251521614626",
    "44367253224277431651514665157773145",
    "4627611313612643311373445565265752",
    "76566321233737512164722615567574",
    "253546",
    "1212123",
]


def exact_script(text: str) -> Script:
    position = ConnectFour.parse(text)
    mine, mask = to_bits(position)
    return Script(f"exact({mine}, {mask}, plain.Table(1009))", position)


KNOWN = known(r"""
    one-question: One question gives a bound, not the score: ask until lower and upper are equal.
        while lower => if lower
    upper-too-low: After a "no" at `a` the score is at most `a`, and may be equal to `a`. The new
            upper bound is the answer, or `a`, but not less.
        upper = bound => upper = a - 1
        upper = bound => upper = bound - 1
    lower-too-high: After a "yes" at `a` the score may be `a + 1`. The new lower bound is the
            answer, or `a + 1`, but not more.
        lower = bound => lower = bound + 1
        lower = bound => lower = a + 2
    stops-early: It stops while two scores are possible. Go on until `lower` and `upper` are the
            same number.
        while lower < upper: => while lower + 1 < upper: && return lower => return upper
        upper: => upper - 1:
    sign-only: It says who wins, but not how soon. The score says that too: go on asking until one
            number is left.
        return (left + 1) // 2 => return 1 && return lower => return (lower > 0) - (lower < 0)
        return lower => return (lower > 0) - (lower < 0)
    wins-only: The range leaves out scores that are possible: the side to move may lose, too.
        lower, upper = -(left // 2), => lower, upper = 0,
    losses-only: The range leaves out scores that are possible: the side to move may win, too.
        (left - 1) // 2\n    while => 0\n    while
    reply-forgotten: The lowest possible score is one lower: the other side may win with its reply.
        lower, upper = -(left // 2) => lower, upper = 1 - left // 2
""")
WINS = known(r"""
    win-at-once: The side to move wins with its next disc. `null_window` does not look for such
            wins: look for them first.
        if winning_cells(mine, mask) & landings(mask): => if False:
    out-of-reach: You count a winning cell where no disc can land now. That is no win at once.
        winning_cells(mine, mask) & landings(mask) => winning_cells(mine, mask)
    their-wins: Those are the other side's winning cells. Yours are those of `mine`.
        winning_cells(mine, mask) & => winning_cells(mine ^ mask, mask) &
    rounds-down: With an odd number of cells left, the side to move gets one more of them.
        (left + 1) // 2 => left // 2
    disc-number: That is the number of the disc that wins. The score is 22 minus that.
        return (left + 1) // 2 => return mask.bit_count() // 2 + 1
    one-too-few: That is the score of a win one disc later. A win with the player's very last disc
            scores 1.
        return (left + 1) // 2 => return (left - 1) // 2
        return (left + 1) // 2 => return left // 2 - 1
    one-too-many: That is the score of a win one disc sooner. A win with the player's very last disc
            scores 1.
        return (left + 1) // 2 => return (left + 1) // 2 + 1
        return (left + 1) // 2 => return left // 2 + 1
    all-cells: Of the cells that are left, only half are for the side to move.
        return (left + 1) // 2 => return left
        return (left + 1) // 2 => return left + 1
    highest-of-all: 21 is the score of a win with the first disc, and 18 with the fourth. Which disc
            of the side to move is the next one?
        return (left + 1) // 2 => return 21
        return (left + 1) // 2 => return 22
        return (left + 1) // 2 => return 18
    a-win-is-one: No win is sooner than one with the next disc: its score is the highest that is
            possible.
        return (left + 1) // 2 => return 1
""")


OWN = ["Table", "key_of", "non_losing", "null_window", "ordered"]
"""The learner's own functions that `null_window` may call, and itself."""


@exercise("17.4", (*KNOWN, *WINS), allowed=OWN, closed=["my_parts", "Assembled", "Parts"])
def exact(answer: Answer) -> None:
    with answer.part("wins at once"):
        if tells_signs(answer):
            compare(answer, map(exact_script, SIGNS), known=KNOWN)
        fresh = [*map(exact_script, fresh_cases.wins())]
        compare(answer, map(exact_script, AT_ONCE), known=WINS, fresh=fresh)
    with answer.part("closing in", first=True):
        fresh = [*map(exact_script, fresh_cases.closing_in())]
        if never_ends(answer):
            check_questions(answer)  # says which question comes again
        compare(answer, map(exact_script, LATE), known=(*WINS, *KNOWN), fresh=fresh)
    with answer.part("questions"):
        check_questions(answer)


def never_ends(answer: Answer) -> bool:
    """Whether the answer asks so many questions that they end only because they are watched."""
    try:
        return len(answer.ask(questions_about(LATE[7]))) >= MOST_ASKED
    except Wrong:
        return False


SIGNS = {AT_ONCE[1]: 1, LATE[1]: 1, LATE[-1]: -1}
"""Positions whose score is not 1, 0 or -1, and the sign of the score."""


def tells_signs(answer: Answer) -> bool:
    """Whether the answer tells only who wins."""
    try:
        return all(answer.ask(exact_script(text)) == sign for text, sign in SIGNS.items())
    except Wrong:
        return False


cuts_off = contains("int($a / $b)")


def questions_about(text: str) -> Script:
    """The code that lists the questions which the answer asks about a position, in order."""
    position = ConnectFour.parse(text)
    call = f"questions_asked(exact, {to_bits(position)}, plain.Table(1009))"
    return Script(f"from c4lab.instruments.questions import questions_asked\n{call}", position)


def check_questions(answer: Answer) -> None:
    """Raises Wrong if the answer asks something that is known already, or uses another table."""
    for case in map(questions_about, (LATE[3], LATE[4], LATE[7], LATE[6])):
        left = case.shown.left if case.shown else 42
        lower, upper = least, most = -(left // 2), (left - 1) // 2
        questions = answer.ask(case)
        for alpha, bound, same in questions:
            known = alpha < lower or alpha >= upper
            if not known and same:
                lower, upper = (bound, upper) if bound > alpha else (lower, bound)
                continue
            if known and not least <= alpha < most:
                reason, why = (
                    "asks-what-is-known",
                    (
                        f"It asks whether the score is more than {alpha}. Nobody wins at once, and "
                        f"{left} cells are left: so the score lies from {least} to {most}, "
                        "whatever the answer. Begin with these two limits."
                    ),
                )
            elif known:
                lies = f"is {lower}" if lower == upper else f"lies from {lower} to {upper}"
                if len(questions) >= MOST_ASKED and answer.tree and cuts_off(answer.tree):
                    raise Wrong(
                        "cuts-off",
                        "Your loop asks the same question without end. `int(... / 2)` goes towards "
                        "0: it makes -2 of -2.5, where `// 2` makes -3. Round down, so that the "
                        "question stays below `upper`.",
                    )
                on_and_on = " Your loop never ends." * (len(questions) >= MOST_ASKED)
                reason, why = "asks-what-is-known", (
                    f"It asks whether the score is more than {alpha}, but the answers before have "
                    f"shown that it {lies}. An answer is a bound, and can say more than yes or "
                    f"no. Ask only what is not known yet.{on_and_on}"
                )  # fmt: skip
            else:
                reason, why = "another-table", (
                    "You ask a question with another table than the one that `exact` was given. "
                    "Then the next question cannot use what this one has found: pass on `table`."
                )  # fmt: skip
            diagram = case.shown.diagram() if case.shown else ""
            expected = "questions that are not known" if known else "questions with the same table"
            got = f"the question {alpha}" + ("" if known else " with another table")
            example = Counterexample(case.text, expected, got, diagram)
            raise Wrong(reason, why, example)
