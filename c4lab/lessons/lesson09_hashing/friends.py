"""09.1 Names, slots and comparisons with pencil and paper, patterns, and pairs that collide."""

from collections.abc import Mapping
from math import log2
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

NAMES = "Bob", "Eve", "Ida", "Mia", "Zoe"
SLOTS = tuple(f"slot of {name}" for name in NAMES)
SUMS = 19, 32, 14, 23, 46
SEARCHES = "comparisons for Mia", "comparisons for Dan", "smallest size"
NINE, THIRTEEN = "9 slots, steps of 12", "13 slots, steps of 26"
PAIRS, MORE_BITS = "pairs with the same hash", "more bits for one pair"
TRUTH = dict(zip((*SLOTS, *SEARCHES), (1, 5, 5, 5, 1, 3, 2, 10), strict=True)) | {
    NINE: 3,
    THIRTEEN: 1,
    PAIRS: 8,
    MORE_BITS: 3,
}
EXPECTED = 129 * 128 / 2 / 2**10
MISREADINGS = {
    "The slots count from 0: a remainder of 1 is slot 1.": dict(
        zip(SLOTS, (2, 6, 6, 6, 2), strict=True)
    ),
    "Names do not take the slots in turn: the letters of a name say which slot is its own.": dict(
        zip(SLOTS, (0, 1, 2, 3, 4), strict=True)
    ),
    "A counts 1, not 0, in the table of letters.": dict(zip(SLOTS, (7, 2, 2, 2, 7), strict=True)),
    "That is how often 9 goes into the sum. The slot is the remainder.": dict(
        zip(SLOTS, (2, 3, 1, 2, 5), strict=True)
    ),
    "That is the sum of the letters. The slot is its remainder after division by 9.": dict(
        zip(SLOTS, SUMS, strict=True)
    ),
    **{
        f"You divide by {size}. This table has 9 slots: the slot is the remainder after division "
        f"by 9.": {slot: total % size for slot, total in zip(SLOTS, SUMS, strict=True)}
        for size in (5, 6, 7, 8, 10, 11, 12, 13, 26)
    },
}
MISTAKES = sentences("""
    slot of Bob or slot of Eve or slot of Ida or slot of Mia or slot of Zoe = ...: add up its
        letters, and divide by 9. The slot is what is left over.
    comparisons for Mia or comparisons for Dan = ...: go through the chain of that slot from its
        beginning, and count.
    smallest size = ...: try 5, 6, 7 and so on, until no two names have the same remainder.
    comparisons for Mia = 2: being compared with herself counts too.
    comparisons for Mia = 1: a chain is gone through from its beginning. Who came before her?
    comparisons for Mia = 4: only the names in her own slot are compared.
    comparisons for Mia = 5: only the names in her own slot are compared.
    comparisons for Dan = 0: his slot is not empty. D is 4, A is 1, N is 14. Only when he has been
        compared with every name in it is it clear that he is not there.
    comparisons for Dan = 1: he might be behind the first name: the whole chain is compared.
    comparisons for Dan = 3: Dan himself is not in the chain.
    comparisons for Dan = 5: only the names in his own slot are compared.
    smallest size = 5 | 6: two of the remainders are the same there. Which?
    smallest size = 7: that was the size for the names of the lesson. Here Eve, 32, and Zoe, 46,
        have the same remainder.
    smallest size = 8: Ida, 14, and Zoe, 46, have the same remainder there.
    smallest size = 9: there Eve, Ida and Mia share a slot.
    smallest size = 11: that is a prime, and it has no collision. Is there a smaller one?
    smallest size = 13: is there a smaller one?
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
    pairs with the same hash = 0: it is not the boards that are divided by 1,024, but their pairs.
        How many pairs do 129 boards make?
    pairs with the same hash = 8256: so many pairs there are. Two hashes of 10 bits are the same
        with a chance of 1 in 1,024.
    pairs with the same hash = 826 | 413: with 10 bits there are 2 to the power of 10 hashes, which
        is 1,024, and not 10 or 20.
    more bits for one pair = ...: with one bit more there are twice as many hashes, and half as many
        pairs to expect. How often can the number of pairs be halved, down to about one?
    more bits for one pair = 13: so many bits it takes in all. Asked is how many more than 10.
""")


def rounded(key: str, given: Any) -> Any:
    """An estimate that has not been rounded counts as rounded."""
    exact = key == PAIRS and isinstance(given, float) and abs(given - EXPECTED) < 0.1
    return TRUTH[PAIRS] if exact else given


def bits_to_halve(given: Mapping[str, Any]) -> int:
    """How many more bits it takes if the learner's number of pairs is right."""
    return round(log2(given[PAIRS]))


@exercise("09.1")
def friends(answer: Answer) -> None:
    parts = {
        "slots": SLOTS,
        "searches": SEARCHES,
        "patterns and pairs": (NINE, THIRTEEN, PAIRS, MORE_BITS),
    }
    predictions(
        answer,
        TRUTH,
        mistakes=MISTAKES,
        misreadings=MISREADINGS,
        follows={MORE_BITS: bits_to_halve},
        read=rounded,
        parts=parts,
    )
