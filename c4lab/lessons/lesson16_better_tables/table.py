"""16.5 A table whose entries are whole numbers."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.shared.classes import a_class

LAST = 2**48 + 5  # a key that differs from 5 in its highest bit alone
STORED = [(5, -3, 4), (5, 1, 18), (12, -21, 21), (1, 0, 0), (LAST, -1, -1), (6, -21, -20)]
Entry = tuple[int, int, int]


def table(size: int, entries: list[Entry], *asked: int, ask: str = "") -> Script:
    """Stores these entries, one after the other, and asks for the bounds of keys."""
    lines = [f"table.store({key}, {lower}, {upper})" for key, lower, upper in entries]
    wanted = [f"table.bounds({key}, -21, 21)" for key in asked]
    last = ask or (wanted[0] if len(wanted) == 1 else f"[{', '.join(wanted)}]")
    return Script("\n".join((f"table = Table({size})", *lines, last)))


BOUNDS = [
    table(7, [], 5),
    Script("table = Table(7)\ntable.bounds(5, -8, 9)"),
    *(table(7, [each], each[0]) for each in STORED),
    table(101, [(5, -3, 4), (6, 1, 2)], 5, 6, 7),
]
NEW = Script("one = Table(7)\none.store(5, -3, 4)\ntwo = Table(7)\ntwo.bounds(5, -21, 21)")
OTHERS = [
    table(7, [(5, -3, 4), (5, -2, 4)], 5),
    Script("table = Table(7)\ntable.bounds(1, -21, 21)"),
    table(7, [(10, -3, 4)], 17),
    table(7, [(10, -3, 4)], 3),
    table(8, [(5, -3, 4)], 5 + 8, 5 + 2**16, 5 + 2**20, 5 + 2**32, LAST),
    table(7, [(5, -3, 4), (12, 0, 2)], 5, 12),
    table(7, [(12, 0, 2), (5, -3, 4)], 5, 12),
    table(1, [(5, -3, 4), (6, 0, 2)], 5, 6, 7),
    NEW,
]
PACKED = [
    table(7, [], ask="table.slots"),
    table(7, STORED[:5], ask="[type(entry) is int for entry in table.slots]"),
    table(7, STORED[:5], ask="[0 <= entry < 2**62 for entry in table.slots]"),
]
KEY_ZERO = known(r"""
    key-zero: An untouched slot holds 0, and here that reads as an entry for the key that is asked
            for. No entry that was stored may be 0, and 0 may be no entry.
        entry >> 12 != key => entry >> 12 != key // len(self.slots) && (key << 6 =>
            (key // len(self.slots) << 6
""")
IN_BOUNDS = known(r"""
    bound-as-value: The lower bound stands on both sides. An entry keeps two: at least `lower`, at
            most `upper`.
        | upper + 32 => | lower + 32
    upper-as-lower: The upper bound is stored as the lower one too. An entry keeps two: at least
            `lower`, at most `upper`.
        | lower + 32 => | upper + 32
    sides-swapped: Upper is stored as lower, or read as lower: both bounds come back, and in the
            other order.
        (key << 6 | lower + 32) << 6 | upper + 32 => (key << 6 | upper + 32) << 6 | lower + 32
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            return (entry & 63) - 32, (entry >> 6 & 63) - 32
    never-negative: A bound below 0 has a 1 in every bit to the left, and covers the key. Add
            something to a bound before it is packed, and take it away when it is read.
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && & 63) - 32, (entry & 63) - 32 =>
            & 63), (entry & 63)
        | lower + 32 => | lower
        | upper + 32 => | upper
    not-taken-away: What is added to a bound when it is packed has to be taken away when it is read.
        >> 6 & 63) - 32, (entry & 63) - 32 => >> 6 & 63), (entry & 63)
    field-too-small: From -21 to 21 there are 43 bounds: five bits hold only 32 numbers.
        << 6 | lower + 32) << 6 | upper + 32 => << 6 | lower + 32) << 6 | (upper + 32) % 32
        & 63) - 32, (entry & 63) - 32 => & 31) - 32, (entry & 31) - 32
    not-found: What was stored does not come back. `store` and `bounds` must agree about the slot,
            and about where the key begins in an entry.
        entry >> 12 != key => entry >> 10 != key
        self.slots[key % len(self.slots)] = entry => pass
    none-for-nothing: If nothing is known, `bounds` gives back the two that it was given.
        return lower, upper => return -21, 21
        return lower, upper ~> return None
""")
IN_OTHERS = known(r"""
    key-not-compared: The slot holds another key. Compare the whole key with the one that is asked
            for.
        $e >> $n != $k =~> $e == 0
    key-cut: Keys that differ only in higher bits are taken for each other. If the size is a power
            of two, the last bits of the key are those that the slot says already.
        entry >> 12 != key => entry >> 12 != key % 2**16 && (key << 6 => (key % 2**16 << 6
        entry >> 12 != key => entry >> 12 != key % 2**32 && (key << 6 => (key % 2**32 << 6
    first-one-stays: What was in the slot before should be gone: the newest entry stays.
        self.slots[key % len(self.slots)] = entry =>
            self.slots[key % len(self.slots)] = self.slots[key % len(self.slots)] or entry
""")


class Tuples:
    """Stores each entry as it comes."""

    def __init__(self, size: int) -> None:
        self.slots: list[object] = [0] * size

    def store(self, key: int, lower: int, upper: int) -> None:
        self.slots[key % len(self.slots)] = key, lower, upper


IN_PACKED = known(
    r"""
    tuples: An entry should be one whole number, and not a tuple: shift, and put together with `|`.
        => Tuples
    none-in-slots: A slot in which nothing was stored should hold 0, as it would in an array.
        [0] * size => [None] * size && if entry >> 12 != =>
            if entry is None or entry >> 12 !=
    too-wide: An entry takes more than 62 bits: 49 for the key and 6 for each bound are enough.
        << 6 | lower + 32) << 6 => << 16 | lower + 32) << 16 && >> 12 => >> 32 && >> 6 & 63 =>
            >> 16 & 63
""",
    Tuples=Tuples,
)


@exercise("16.5", (*KEY_ZERO, *IN_BOUNDS, *IN_OTHERS, *IN_PACKED))
def Table(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("bounds", first=True), a_class(answer, "bounds", "store"):
        compare(answer, BOUNDS, known=(*KEY_ZERO, *IN_BOUNDS))
    with answer.part("other keys"):
        refuse_shared(answer)
        compare(answer, OTHERS, known=(*KEY_ZERO, *IN_OTHERS))
    with answer.part("packing"):
        compare(answer, PACKED, known=IN_PACKED)


def refuse_shared(answer: Answer) -> None:
    """Raises Wrong if a new table knows what was stored in another."""
    if answer.ask(NEW) in ((-3, 4), [-3, 4]):
        wrong = Wrong(
            "outlives-a-reset",
            "What was stored in `Table(7)` is known to another, new `Table(7)`: both have one "
            "list, which outlives every new start. Make a new list in `__init__`, as `self.slots`, "
            "and not in the class or as the default of a parameter.",
        )
        wrong.again = refuse_shared
        raise wrong
