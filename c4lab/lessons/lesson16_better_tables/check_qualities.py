"""16.3 Slots in use, compared with chance."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson16_better_tables import fresh_cases

CASES = [
    ([0], [2]),
    ([0, 1], [2]),
    ([0, 2], [2]),
    ([0, 3, 6], [3]),
    ([1, 2, 5], [4]),
    ([0, 8, 16, 24], [8]),
    ([0, 8, 16, 24], [7, 9]),
    ([5, 12, 19, 26, 33], [7, 12]),
    ([2**40 + 128 * i for i in range(30)], [64, 61]),
    ([i * i for i in range(40)], [16, 17, 40]),
    (list(range(0, 3000, 7)), [100, 101, 127, 343, 1000]),
]


def with_single_keys(keys: list[int], sizes: list[int]) -> dict[int, float]:
    """A wrong idea: counts only slots with a single key."""
    found = {}
    for size in sizes:
        slots = [key % size for key in keys]
        chance = size * (1 - (1 - 1 / size) ** len(keys))
        found[size] = sum(slots.count(slot) == 1 for slot in slots) / chance
    return found


KNOWN = known(
    r"""
    bracket-for-size: `size * 1 - ...` multiplies only the 1. Put the whole difference in brackets:
            `size * (1 - ...)`.
        size * (1 - (1 - 1 / size) ** len(keys)) => size * 1 - (1 - 1 / size) ** len(keys)
        size * (1 - (1 - 1 / size) ** len(keys)) => size - (1 - 1 / size) ** len(keys)
        (1 - (1 - 1 / size) ** len(keys)) => 1 - (1 - 1 / size) ** len(keys)
    bracket-for-power: The power belongs to all of `1 - 1 / size`, so put this in brackets: `**`
            comes before `/` and `-`.
        (1 - 1 / size) ** len(keys) => (1 - 1 / size ** len(keys))
        (1 - 1 / size) ** len(keys) => (1 - (1 / size) ** len(keys))
        (1 - (1 - 1 / size) ** len(keys)) => (1 - 1 - 1 / size ** len(keys))
        size) ** len(keys => size ** len(keys)
        1 / size) ** len(keys => (1 / size) ** len(keys)
    bracket-for-quotient: `used / size * (...)` divides only by the size. Put the product in
            brackets, or give it a name.
        used / chance => used / size * (1 - (1 - 1 / size) ** len(keys))
    product-for-power: `1 - 1 / size` has to be multiplied by itself, once for each key. That is a
            power: `**`.
        ** len => * len
    one-over-size: The chance to miss a slot is `1 - 1 / size` for one key. `1 / size` is the chance
            to hit it.
        (1 - 1 / size) ** len(keys) => (1 / size) ** len(keys)
    size-and-n: The size and the number of keys n have changed places in the formula.
        size * (1 - (1 - 1 / size) ** len(keys)) =>
            len(keys) * (1 - (1 - 1 / len(keys)) ** size)
        (1 - (1 - 1 / size) ** len(keys)) => (1 - (1 - 1 / len(keys)) ** size)
    keys-for-size: The formula multiplies by the number of slots, `size`, not by the number of keys.
        size * (1 - => len(keys) * (1 -
    once-only: You count only slots with a single key. A slot with several keys is in use too.
        => with_single_keys
    without-slot-0: Slot 0 is not counted, although it has keys. Does 0 mean "empty" in your code?
            Then it cannot mean slot 0.
        used = len({key % size for key in keys}) =>
            used = len({key % size for key in keys if key % size})
    quotient: `//` gives a quotient, which is no slot. The slot of a key is the remainder: `key %
            size`.
        key % size => key // size
        % size => // size
    low-bits: `& (size - 1)` is a remainder only for powers of two. The slot of a key is `key %
            size`.
        % size => & size - 1
    only-close: That is only close: a power of e comes near `(1 - 1 / size) ** n`, but is not equal
            to it. Write the power of the formula.
        size * (1 - (1 - 1 / size) ** len(keys)) =>
            size * (1 - 2.718281828459045 ** (-len(keys) / size))
    most-for-chance: You divide by the largest number of slots that so many keys could use. By
            chance they use fewer, because several keys may share a slot: take the formula.
        used / chance => used / min(len(keys), size)
    whole-division: `1 // size` is 0 in whole numbers. The chance is a fraction: `1 / size`.
        1 / size => 1 // size
        / size => // size
    cut-to-whole: The number expected by chance is cut to a whole number. Keep its decimals.
        chance = size * (1 - (1 - 1 / size) ** len(keys)) =>
            chance = int(size * (1 - (1 - 1 / size) ** len(keys)))
        chance = size * (1 - (1 - 1 / size) ** len(keys)) =>
            chance = round(size * (1 - (1 - 1 / size) ** len(keys)))
        used / chance => used // chance
    difference: The quality is a quotient: divide the slots in use by the slots that chance would
            use.
        used / chance => used - chance
    per-cent: The quality is the quotient itself, not a percentage.
        used / chance => 100 * used / chance
    unused: Those are the slots that are *not* in use.
        used = len({key % size for key in keys}) => used = size - len({key % size for key in keys})
    load: That is the load, keys for each slot. How many different slots are in use?
        used / chance => len(keys) / size
    share-of-the-slots: That is the share of all slots. Divide by the slots that chance would use.
        used / chance => used / size
    share-of-the-keys: That is the slots in use for each key. Divide by the slots that chance would
            use.
        used / chance => used / len(keys)
    counts-twice: A slot with two keys is in use once. A set, with braces, holds it once.
        {key % size for key in keys} => [key % size for key in keys]
        len({key % size for key in keys}) => len(keys)
    upside-down: Divide the slots in use by the slots that chance would use, not the other way
            round.
        used / chance => chance / used
        1 / size => size / 1
    slots-left: `(1 - 1 / size) ** n` is the chance that a slot stays empty. The chance that it is
            in use is 1 minus that.
        (1 - (1 - 1 / size) ** len(keys)) => (1 - 1 / size) ** len(keys)
    one-slot: That is the chance for one slot. There are `size` of them: multiply.
        size * (1 - => 1 * (1 -
    wrong-power: n is the number of keys, and each of them may hit the slot: `** len(keys)`.
        ** len(keys) => ** used
        ** len(keys) => ** size
    last-size-only: You make a new dict in each round, so the sizes before are lost.
        found[size] = used / chance => found = {size: used / chance}
    first-size-only: It returns after the first size. Measure the other sizes too.
        found[size] = used / chance =>
            found[size] = used / chance\n        return found
    rounded: The quality is rounded. Return all its digits.
        used / chance => round(used / chance, 4)
        used / chance => round(used / chance, 2)
        used / chance => round(used / chance, 3)
        used / chance => round(used / chance)
""",
    with_single_keys=with_single_keys,
)


@exercise("16.3", KNOWN)
def qualities(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.qualities())
