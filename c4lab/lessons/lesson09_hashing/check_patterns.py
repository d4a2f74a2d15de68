"""09.7 Hashes that go up in steps, and pairs of boards with the same hash."""

from collections.abc import Mapping
from math import log2
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

NINE, THIRTEEN = "9 slots, steps of 12", "13 slots, steps of 26"
PAIRS, MORE_BITS = "pairs with the same hash", "more bits for one pair"
EXPECTED = 129 * 128 / 2 / 2**10
MISTAKES = sentences("""
    9 slots, steps of 12 or 13 slots, steps of 26 = ...: write down the remainders of the first few
        hashes, until they repeat. How many different ones are there?
    9 slots, steps of 12 = 9: 0, 12, 24 and 36: what are their remainders after division by 9?
    9 slots, steps of 12 = 10: there are only 9 slots. 0, 12, 24 and 36: what are their remainders
        after division by 9?
    9 slots, steps of 12 = 1: 0 comes to slot 0, and 12 does not.
    9 slots, steps of 12 = 4: 0, 12, 24 and 36 are four hashes, and two of them share a slot.
    13 slots, steps of 26 = 10 | 13: 13 is a prime, but 26 is a multiple of it. What are the
        remainders of 0, 26 and 52?
    13 slots, steps of 26 = 2: the remainder of 0 is 0. What is that of 26?
    pairs with the same hash = ...: how many pairs do 129 boards make? Two hashes of 10 bits are the
        same with a chance of 1 in 1,024.
    pairs with the same hash = 16: that counts each pair twice, the one board with the other and the
        other with the one.
    pairs with the same hash = 0: divide the number of pairs by 1,024, not the number of boards. How
            many pairs do 129 boards make?
    pairs with the same hash = 8256: that is the number of all pairs. Two hashes of 10 bits are the
            same with a chance of 1 in 1,024.
    pairs with the same hash = 826 | 413: with 10 bits there are 2 to the power of 10 hashes, which
        is 1,024, and not 10 or 20.
    more bits for one pair = ...: with one bit more there are twice as many hashes, and half as many
        pairs to expect. How often can the number of pairs be halved, down to about one?
    more bits for one pair = 13: that is the number of all bits. The question is how many more than
            10.
""")


def rounded(key: str, given: Any) -> Any:
    """The learner's value, rounded if it is an estimate that is right before rounding."""
    exact = key == PAIRS and isinstance(given, float) and abs(given - EXPECTED) < 0.1
    return round(EXPECTED) if exact else given


def bits_to_halve(given: Mapping[str, Any]) -> int:
    """How many more bits would follow from the learner's number of pairs."""
    return round(log2(given[PAIRS]))


@exercise("09.7")
def patterns(answer: Answer) -> None:
    predictions(
        answer,
        answer.solution,
        mistakes=MISTAKES,
        follows={MORE_BITS: bits_to_halve},
        read=rounded,
        parts={"patterns": (NINE, THIRTEEN), "pairs": (PAIRS, MORE_BITS)},
    )
