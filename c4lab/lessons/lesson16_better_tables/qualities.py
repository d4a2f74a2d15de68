"""16.3 Slots in use, compared with chance."""

from c4lab.checks.writing import Answer, compare, exercise, known

CASES = [
    ([0], [2]),
    ([0, 1], [2]),
    ([0, 2], [2]),
    ([0, 8, 16, 24], [8]),
    ([0, 8, 16, 24], [7, 9]),
    ([5, 12, 19, 26, 33], [7, 12]),
    ([2**40 + 128 * i for i in range(30)], [64, 61]),
    ([i * i for i in range(40)], [16, 17, 40]),
    (list(range(0, 3000, 7)), [100, 101, 127, 343, 1000]),
]
KNOWN = known(r"""
    load: That is the load, keys for each slot. How many different slots are in use?
        used / chance => len(keys) / size
    share-of-the-slots: That is the share of all slots. Divide by what chance would use.
        used / chance => used / size
    share-of-the-keys: That is slots in use for each key. Divide by what chance would use.
        used / chance => used / len(keys)
    counts-twice: A slot with two keys is in use once. A set, with braces, holds it once.
        len({$e for $k in $keys}) ~> len([$e for $k in $keys])
        len({key % size for key in keys}) => len(keys)
    upside-down: What is in use is divided by what chance would use, not the other way.
        used / chance => chance / used
        $u / $c ~> $c / $u
    slots-left: `(1 - 1 / size) ** n` is the chance that a slot stays empty. Slots in use are the
            others: 1 minus that.
        (1 - (1 - 1 / size) ** len(keys)) => (1 - 1 / size) ** len(keys)
    one-slot: That is the chance for one slot. There are `size` of them: multiply.
        size * (1 - => 1 * (1 -
    wrong-power: n is the number of keys, and each of them may hit the slot: `** len(keys)`.
        ** len(keys) => ** used
        ** len(keys) => ** size
    last-size-only: A new dict is made in each round, and the sizes before are lost.
        found[size] = used / chance => found = {size: used / chance}
    first-size-only: It returns in the first round of the loop. The other sizes are never measured.
        found[size] = used / chance =>
            found[size] = used / chance\n        return found
    rounded: The quality is rounded. Return all of it.
        $a / $b ~> round($a / $b, $n)
""")


@exercise("16.3", KNOWN)
def qualities(answer: Answer) -> None:
    compare(answer, CASES)
