"""09.6 How many bits keep different boards apart."""

from random import Random

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.lessons.shared.boards import parsed, reached

random = Random(6)
SOME = [reached(12, random) for _ in range(40)]
DIFFERENT = [
    parsed(*games)
    for games in (
        ("",),
        ("4",),
        ("4", "44"),
        ("4", "5", "45"),
        ("1", "2", "3", "4"),
        ("44", "4453", "11", "17", "71", "2"),
    )
]
TWICE = [
    parsed("4", "4"),
    parsed("12", "21", "1234", "3214", "1432", "5"),
    parsed("4435", "4534", "1", "1", "2"),
]
MANY = [*(SOME[:count] for count in (8, 12, 20, 40)), [*SOME[:15], *SOME[:15]]]
ENDLESS = 300_000  # steps for a short list: pair by pair it takes some 60,000
KNOWN = known(r"""
    one-bit-more: With one bit less they are all apart already.
        return bits => return bits + 1
    one-bit-too-few: With so few bits two boards still have the same hash.
        return bits => return max(1, bits - 1)
    rule-of-thumb: That is an estimate, and no count. Take the hashes of these positions.
        bits = 1\n => from math import log2\n    return max(1, round(2 * log2(len(boards))))\n
    enough-numbers: There are enough different hashes with so many bits, but two boards may have the
            same one all the same.
        len({hashed(position) for position in boards.values()}) => min(len(boards), 2**bits)
    one-seed-for-all: Take `Zobrist(bits)` as it is, with no other seed.
        Zobrist(bits).of => Zobrist(bits, 2).of
""")
SAME_BOARD = (
    "In this list the same board stands more than once, and no number of bits keeps it apart from "
    "itself. Count the different boards first: those with the same `position.key` are one."
)


@exercise("09.6", KNOWN, allowed=["Zobrist"])
def bits_needed(answer: Answer) -> str:
    compare(answer, [(positions,) for positions in DIFFERENT])
    try:
        for positions in TWICE:
            answer.steps((positions,), ENDLESS)
        compare(answer, [(positions,) for positions in TWICE])
    except Wrong:
        wrong = Wrong("same-board-twice", SAME_BOARD)
        wrong.again = lambda other: compare(other, [(TWICE[1],)], known=())
        raise wrong from None
    compare(answer, [(positions,) for positions in MANY])
    return f"{len(SOME)} positions need {answer.solution(SOME)} bits."
