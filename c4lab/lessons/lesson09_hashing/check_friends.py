"""09.1 Names, slots and comparisons with pencil and paper."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

NAMES = "Bob", "Eve", "Ida", "Mia", "Zoe"
SLOTS = tuple(f"slot of {name}" for name in NAMES)
SUMS = 19, 32, 14, 23, 46
SEARCHES = "comparisons for Mia", "comparisons for Dan", "smallest size"
TRUTH = dict(zip((*SLOTS, *SEARCHES), (1, 5, 5, 5, 1, 3, 2, 10), strict=True))
MISREADINGS = {
    "The slots count from 0: a remainder of 1 is slot 1.": dict(
        zip(SLOTS, (2, 6, 6, 6, 2), strict=True)
    ),
    "Names do not take the slots in turn: the letters of a name say which slot it goes into.": dict(
        zip(SLOTS, (0, 1, 2, 3, 4), strict=True)
    ),
    "A counts 1, not 0, in the table of letters.": dict(zip(SLOTS, (7, 2, 2, 2, 7), strict=True)),
    "That is how often 9 goes into the sum. The slot is the remainder.": dict(
        zip(SLOTS, (2, 3, 1, 2, 5), strict=True)
    ),
    "That is the sum of the letters. The slot is its remainder after division by 9.": dict(
        zip(SLOTS, (19, 32, 14, 23, 46), strict=True)
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
    comparisons for Mia = 2: the comparison with Mia herself counts too.
    comparisons for Mia = 1: a search goes through a chain from its beginning. Who came before her?
    comparisons for Mia = 4: only the names in her own slot are compared.
    comparisons for Mia = 5: only the names in her own slot are compared.
    comparisons for Dan = 0: his slot is not empty. D is 4, A is 1, N is 14. He has to be compared
            with every name in the slot before it is clear that he is not there.
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
""")


@exercise("09.1")
def friends(answer: Answer) -> None:
    parts = {"slots": SLOTS, "searches": SEARCHES}
    predictions(answer, TRUTH, mistakes=MISTAKES, misreadings=MISREADINGS, parts=parts)
