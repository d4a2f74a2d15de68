"""16.5 A table whose entries are whole numbers."""

import ast

from c4lab.checks.writing import Answer, Script, Wrong, compare, contains, exercise, known
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
    Script("table = Table(7)\ntable.store(5, -3, 4)\ntable.bounds(5, -1, 2)"),
    Script("table = Table(7)\ntable.store(5, 1, 3)\ntable.bounds(5, -8, 2)"),
]
NEW = Script("one = Table(7)\none.store(5, -3, 4)\ntwo = Table(7)\ntwo.bounds(5, -21, 21)")
OTHERS = [
    table(7, [(5, -3, 4), (5, -2, 4)], 5),
    table(7, [(5, -3, 4), (5, -5, 7)], 5),
    table(7, [(5, -3, 4), (5, -20, 2)], 5),
    Script("table = Table(7)\ntable.bounds(1, -21, 21)"),
    table(101, [(5, -3, 4), (6, 1, 2)], 5, 6, 7),
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
    table(7, [(2**49 - 1, 21, 21)], ask="[0 <= entry < 2**62 for entry in table.slots]"),
    table(8, [(2**49 - 1, -21, -21)], 2**49 - 1),
]
KEY_ZERO = known(r"""
    key-zero: An untouched slot holds 0, and here that reads as an entry for the key that is asked
            for. No entry that was stored may be 0, and 0 may be no entry.
        entry >> 12 != key => entry >> 12 != key // len(self.slots) && (key << 6 =>
            (key // len(self.slots) << 6
""")


def takes_away_first(tree: ast.Module) -> bool:
    """A `seen`: on the right of an `&` something is taken away before the `&` is worked out."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitAnd)
        and isinstance(node.right, ast.BinOp)
        and isinstance(node.right.op, ast.Sub)
        for node in ast.walk(tree)
    )


IN_BOUNDS = known(
    r"""
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
    brackets: `-` comes before `&`, so `entry & 63 - 32` means `entry & (63 - 32)`. Put brackets
            around `entry & 63`.
        (entry >> 6 & 63) - 32, (entry & 63) - 32 => entry >> 6 & 63 - 32, entry & 63 - 32
        ($e & 63) - 32 ~> $e & 63 - 32
        seen: takes_away_first
    mixed-with-the-given: The bounds that are stored are mixed with the two that `bounds` was given.
            If something is stored for the key, it returns the stored pair as it is.
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            max(lower, (entry >> 6 & 63) - 32), min(upper, (entry & 63) - 32)
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            min(lower, (entry >> 6 & 63) - 32), max(upper, (entry & 63) - 32)
    never-negative: A bound below 0 has a 1 in every bit to the left, and covers the key. Add
            something to a bound before it is packed, and take it away when it is read.
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && & 63) - 32, (entry & 63) - 32 =>
            & 63), (entry & 63)
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && entry >> 12 != key => entry == 0 &&
            & 63) - 32, (entry & 63) - 32 => & 63), (entry & 63)
        | lower + 32 => | lower
        | upper + 32 => | upper
    still-negative: What you add to a bound is too little: with it, -21 is still below 0. Such a
            bound has a 1 in every bit to the left, and covers the key. Add 21 or more.
        + 32 => + 16 && - 32 => - 16
        + 32 => + 20 && - 32 => - 20
        + 32 => + 10 && - 32 => - 10
        + 32 => + 8 && - 32 => - 8
        seen: adds_too_little
    added-too-much: What you add to a bound is too much: with it, 21 is 64 or more, which six bits
            cannot hold. Add at least 21 and at most 42.
        + 32 => + 64 && - 32 => - 64
        + 32 => + 50 && - 32 => - 50
        + 32 => + 43 && - 32 => - 43
    not-taken-away: What is added to a bound when it is packed has to be taken away when it is read.
        >> 6 & 63) - 32, (entry & 63) - 32 => >> 6 & 63), (entry & 63)
    field-too-small: From -21 to 21 there are 43 bounds: five bits hold only 32 numbers.
        << 6 | lower + 32) << 6 | upper + 32 => << 6 | lower + 32) << 6 | (upper + 32) % 32
        & 63) - 32, (entry & 63) - 32 => & 31) - 32, (entry & 31) - 32
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 16) << 5 | upper + 16 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 16, (entry & 31) - 16
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 21) << 5 | upper + 21 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 21, (entry & 31) - 21
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 32) << 5 | upper + 32 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 32, (entry & 31) - 32
    other-number-back: What is taken away from a bound when it is read is not what was added when it
            was packed.
        | upper + 32 => | upper + 21
        - 32, (entry & 63) - 32 => - 21, (entry & 63) - 21
        | lower + 32) << 6 | upper + 32 => | lower + 21) << 6 | upper + 21
        | lower + 32) << 6 | upper + 32 => | lower + 22) << 6 | upper + 22
        - 32, (entry & 63) - 32 => - 31, (entry & 63) - 31
    not-found: What was stored does not come back. `store` and `bounds` must agree about the slot,
            and about where the key begins in an entry.
        entry >> 12 != key => entry >> 10 != key
        self.slots[key % len(self.slots)] = entry => pass
    none-for-nothing: If nothing is known, `bounds` gives back the two that it was given.
        return lower, upper => return -21, 21
        return lower, upper ~> return None
""",
    adds_too_little=contains(*(f"$score + {n}" for n in range(7, 21))),
    takes_away_first=takes_away_first,
)
IN_OTHERS = known(r"""
    key-not-compared: The slot holds another key. Compare the whole key with the one that is asked
            for.
        $e >> $n != $k =~> $e == 0
    key-cut: Keys that differ only in higher bits are taken for each other. If the size is a power
            of two, the last bits of the key are those that the slot says already.
        entry >> 12 != key => entry >> 12 != key % 2**16 && (key << 6 => (key % 2**16 << 6
        entry >> 12 != key => entry >> 12 != key % 2**32 && (key << 6 => (key % 2**32 << 6
    merged: What is stored depends on what was in the slot before. `store` keeps the two bounds that
            it gets as they are; what was there before is gone, also for the same key.
        entry = (key << 6 | lower + 32) => lower, upper = (max(lower, self.bounds(key, -21, 21)[0]),
            min(upper, self.bounds(key, -21, 21)[1]))\n        entry = (key << 6 | lower + 32)
        entry = (key << 6 | lower + 32) => lower, upper = (min(lower, self.bounds(key, 21, -21)[0]),
            max(upper, self.bounds(key, 21, -21)[1]))\n        entry = (key << 6 | lower + 32)
    mixed-with-the-old: The old entry is still in the slot, and the new one is put on top of it.
            What was in the slot before should be gone: assign the new entry with `=`.
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] |= entry
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] += entry
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] ^= entry
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

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        entry = self.slots[key % len(self.slots)]
        if isinstance(entry, tuple) and entry[0] == key:
            return entry[1:]
        return lower, upper


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
        << 6 | lower + 32) << 6 => << 8 | lower + 32) << 8 && >> 12 => >> 16 && >> 6 & 63 =>
            >> 8 & 63
        << 6 | lower + 32) << 6 => << 7 | lower + 32) << 7 && >> 12 => >> 14 && >> 6 & 63 =>
            >> 7 & 63
        (key << 6 | lower + 32) << 6 | upper + 32 => (key * 100 + lower + 50) * 100 + upper + 50 &&
            entry >> 12 != => entry // 10000 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            entry // 100 % 100 - 50, entry % 100 - 50
""",
    Tuples=Tuples,
)


@exercise("16.5", (*KEY_ZERO, *IN_BOUNDS, *IN_OTHERS, *IN_PACKED))
def Table(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("bounds", first=True), a_class(answer, "bounds", "store"):
        compare(answer, BOUNDS, known=(*KEY_ZERO, *IN_BOUNDS))
    with answer.part("other keys"):
        refuse_shared(answer)
        refuse_slots(answer)
        compare(answer, OTHERS, known=(*KEY_ZERO, *IN_OTHERS))
    with answer.part("packing"):
        refuse_none(answer)
        compare(answer, PACKED, known=IN_PACKED)


def refuse_shared(answer: Answer) -> None:
    """Raises Wrong if a new table knows what was stored in another."""
    if answer.ask(NEW) in ((-3, 4), [-3, 4]):
        raise Wrong(
            "outlives-a-reset",
            "What was stored in `Table(7)` is known to another, new `Table(7)`: both have one "
            "list, which outlives every new start. Make a new list in `__init__`, as `self.slots`, "
            "and not in the class or as the default of a parameter.",
            again=refuse_shared,
        )


SLOTS = Script("table = Table(7)\n[type(table.slots).__name__, len(table.slots)]")
WHERE = Script(
    "table = Table(101)\ntable.store(2060, -3, 4)\n"
    "[index for index, entry in enumerate(table.slots) if entry]"
)


NO_SLOTS = (
    "The check looks for the list of entries in `self.slots`, and your table has none of that "
    "name: call it `slots`, as the exercise says."
)


def refuse_slots(answer: Answer) -> None:
    """Raises Wrong if `self.slots` is no list of `size` entries, or an entry lies elsewhere."""
    try:
        kind, number = answer.ask(SLOTS)
    except Wrong as missing:
        if missing.reason == "no-such-attribute":
            raise Wrong("no-slots", NO_SLOTS) from None
        raise
    place = answer.ask(WHERE) if kind == "list" else [40]
    if kind == "dict":
        reason, why = "dict", (
            "`self.slots` is a dict. It should be a list of `size` whole numbers, as an array in "
            "memory is: the slot of a key is `key % size`."
        )  # fmt: skip
    elif kind == "list" and number != 7:
        reason, why = "number-of-slots", (
            "`Table(size)` has `size` slots in `self.slots`: `Table(7)` has 7, with the numbers 0 "
            f"to 6. Yours has {number}, and so the slots of the keys are others."
        )  # fmt: skip
    elif len(place) == 1 and place != [40]:
        reason, why = "other-slot", (
            "The slot of a key is the remainder, `key % size`: in `Table(101)` the key 2060 has "
            f"slot 40. In yours it lies in slot {place[0]}."
        )  # fmt: skip
    else:
        return
    raise Wrong(reason, why, again=refuse_slots)


def refuse_none(answer: Answer) -> None:
    """Raises Wrong if a slot in which nothing was stored holds None."""
    slots = answer.ask(PACKED[0])
    if isinstance(slots, list) and None in slots:
        raise Wrong(
            "none-in-slots",
            "A slot in which nothing was stored should hold the number 0, as it would in an array. "
            "Yours holds None.",
            again=refuse_none,
        )
