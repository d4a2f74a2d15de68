"""17.4 The loop that closes in on the score."""

from c4lab.checks.writing import Answer, Script, compare, exercise, known
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits

LATE = [
    "752247337627715735514365641151316246262",
    "121222677725325414766674413734416331536",
    "711726724336256511427713127442344363",
    "275677666137363311542572743136454511524",
    "615367455424165433274217251534211263",
    "174745646644555262467162253771125",
    "162436737361475133137742566647245",
    "417411574676561443117762243637623",
    "32363212151161154453255344766365",
    "35312342611437675111544553357772",
    "653124721166332722267111743776",
]
AT_ONCE = [
    "42747242436433472111151553371375766266625",
    "3162341233745175164217222615434435566675",
    "736164273627775521474354451251521614626",
    "21122163755416555651321632233734677467",
    "253546",
    "1212123",
]


def script(text: str) -> Script:
    position = ConnectFour.parse(text)
    mine, mask = to_bits(position)
    return Script(f"exact({mine}, {mask}, plain.Table(1009))", position)


KNOWN = known(r"""
    one-question: One question gives a bound and not the score: ask until lower and upper meet.
        while lower < upper: => for once in (1,):
        while $t: $$body ~> if $t: $$body
    bound-lost: The loop never ends: after a "yes" at `a` the score is at least `a + 1`, so the new
            lower bound is the answer, or `a + 1`.
        if $b > $a: lower = $b\nelse: upper = $c ~> if $b > $a: lower = $a\nelse: upper = $c
    asks-what-is-known: The loop never ends: it asks again what is known. A question has to lie
            below `upper`: round down.
        (lower + upper) // 2 ~> (lower + upper + 1) // 2
        (lower + upper) // 2 ~> (lower + upper) // 2 + 1
    asks-equal: An answer that is equal to the question is a "no": the score is at most that.
        $b > $a ~> $b >= $a
    ends-exchanged: An answer above the question is a new lower bound, any other a new upper bound.
        if $b > $a: lower = $x\nelse: upper = $y ~> if $b > $a: upper = $x\nelse: lower = $y
        if $b > $a: $$yes\nelse: $$no ~> if $b > $a: $$no\nelse: $$yes
        $b > $a ~> $b < $a
    wins-only: The range leaves out scores that are possible: the side to move may lose, too.
        lower, upper = -(left // 2), => lower, upper = 0,
    losses-only: The range leaves out scores that are possible: the side to move may win, too.
        (left - 1) // 2\n    while => 0\n    while
    reply-forgotten: The lowest score is one lower here: the other side may win with its reply.
        lower, upper = -(left // 2) => lower, upper = 1 - left // 2
""")
WINS = known(r"""
    win-at-once: The side to move wins with its next disc, which `null_window` does not look for:
            look first.
        if winning_cells(mine, mask) & landings(mask): => if False:
    out-of-reach: A winning cell where no disc can land now wins nothing at once.
        winning_cells(mine, mask) & landings(mask) => winning_cells(mine, mask)
    their-wins: Those are the other side's winning cells. Yours are those of `mine`.
        winning_cells(mine, mask) & => winning_cells(mine ^ mask, mask) &
    rounds-down: With an odd number of cells left, the side to move gets one more of them.
        (left + 1) // 2 => left // 2
    a-win-is-one: A win with the next disc is the soonest there is: its score is the highest that
            is possible.
        return (left + 1) // 2 => return 1
""")


OWN = ["Table", "key_of", "non_losing", "null_window", "ordered"]  # what one's own question uses


@exercise("17.4", (*KNOWN, *WINS), allowed=OWN)
def exact(answer: Answer) -> None:
    with answer.part("closing in", first=True):
        compare(answer, map(script, LATE), known=(*WINS, *KNOWN))
    with answer.part("wins at once"):
        compare(answer, map(script, AT_ONCE), known=WINS)
