"""16.5 A table whose entries are whole numbers."""

import ast

from c4lab.checks.writing import Answer, Script, Wrong, compare, contains, exercise, known
from c4lab.lessons.lesson16_better_tables import fresh_cases
from c4lab.lessons.shared.classes import a_class

LAST = 2**48 + 5  # a key that differs from 5 only in its highest bit
STORED = [(5, -3, 4), (5, 1, 18), (12, -21, 21), (1, 0, 0), (LAST, -1, -1), (6, -21, -20)]
Entry = tuple[int, int, int]


def ask_table(size: int, entries: list[Entry], *asked: int, ask: str = "") -> Script:
    """The code that stores these entries, one after the other, and asks for the bounds of keys.

    With `ask`, the code evaluates that text instead.
    """
    lines = [f"table.store({key}, {lower}, {upper})" for key, lower, upper in entries]
    wanted = [f"table.bounds({key}, -21, 21)" for key in asked]
    last = ask or (wanted[0] if len(wanted) == 1 else f"[{', '.join(wanted)}]")
    return Script("\n".join((f"table = Table({size})", *lines, last)))


BOUNDS = [
    ask_table(7, [], 5),
    Script("table = Table(7)\ntable.bounds(5, -8, 9)"),
    *(ask_table(7, [each], each[0]) for each in STORED),
    Script("table = Table(7)\ntable.store(5, -3, 4)\ntable.bounds(5, -1, 2)"),
    Script("table = Table(7)\ntable.store(5, 1, 3)\ntable.bounds(5, -8, 2)"),
]
NEW = Script("one = Table(7)\none.store(5, -3, 4)\ntwo = Table(7)\ntwo.bounds(5, -21, 21)")
OTHERS = [
    ask_table(7, [(5, -3, 4), (5, -2, 4)], 5),
    ask_table(7, [(5, -3, 4), (5, -5, 7)], 5),
    ask_table(7, [(5, -3, 4), (5, -20, 2)], 5),
    Script("table = Table(7)\ntable.bounds(1, -21, 21)"),
    ask_table(101, [(5, -3, 4), (6, 1, 2)], 5, 6, 7),
    ask_table(7, [(10, -3, 4)], 17),
    ask_table(7, [(10, -3, 4)], 3),
    ask_table(8, [(5, -3, 4)], 5 + 8, 5 + 2**16, 5 + 2**20, 5 + 2**32, LAST),
    ask_table(7, [(5, -3, 4), (12, 0, 2)], 5, 12),
    ask_table(7, [(12, 0, 2), (5, -3, 4)], 5, 12),
    ask_table(1, [(5, -3, 4), (6, 0, 2)], 5, 6, 7),
    NEW,
]
PACKED = [
    ask_table(7, [], ask="table.slots"),
    ask_table(7, STORED[:5], ask="[type(entry) is int for entry in table.slots]"),
    ask_table(7, STORED[:5], ask="[0 <= entry < 2**62 for entry in table.slots]"),
    ask_table(7, [(2**49 - 1, 21, 21)], ask="[0 <= entry < 2**62 for entry in table.slots]"),
    ask_table(8, [(2**49 - 1, -21, -21)], 2**49 - 1),
]
KEY_ZERO = known(r"""
    key-zero: An unused slot holds 0, but your table reads this as an entry for some key. A stored
            entry must never be 0, and 0 must mean "no entry".
        entry >> 12 != key => entry >> 12 != key // len(self.slots) && (key << 6 =>
            (key // len(self.slots) << 6
""")


def takes_away_first(tree: ast.Module) -> bool:
    """For a `seen` line: whether a subtraction stands on the right of an `&`, without brackets."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitAnd)
        and isinstance(node.right, ast.BinOp)
        and isinstance(node.right.op, ast.Sub)
        for node in ast.walk(tree)
    )


IN_BOUNDS = known(
    r"""
    bound-as-value: The lower bound is stored as both bounds. An entry has two: at least `lower`, at
            most `upper`.
        | upper + 32 => | lower + 32
    upper-as-lower: The upper bound is stored as the lower one too. An entry has two: at least
            `lower`, at most `upper`.
        | lower + 32 => | upper + 32
    sides-swapped: Both bounds come back in the wrong order: `upper` is stored or read as `lower`.
        (key << 6 | lower + 32) << 6 | upper + 32 => (key << 6 | upper + 32) << 6 | lower + 32
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            return (entry & 63) - 32, (entry >> 6 & 63) - 32
    brackets: `-` comes before `&`, so `entry & 63 - 32` means `entry & (63 - 32)`. Put brackets
            around `entry & 63`.
        (entry >> 6 & 63) - 32, (entry & 63) - 32 => entry >> 6 & 63 - 32, entry & 63 - 32
        (entry >> 6 & 63) => entry >> 6 & 63
        seen: takes_away_first
    mixed-with-the-given: You mix the stored bounds with the two that `bounds` was given. If
            something is stored for the key, return the stored pair as it is.
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            max(lower, (entry >> 6 & 63) - 32), min(upper, (entry & 63) - 32)
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            min(lower, (entry >> 6 & 63) - 32), max(upper, (entry & 63) - 32)
    never-negative: A negative number has a 1 in every bit to the left, and these overwrite the key.
            Add a number to each bound before you pack it, and subtract it when you read.
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && & 63) - 32, (entry & 63) - 32 =>
            & 63), (entry & 63)
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && entry >> 12 != key => entry == 0 &&
            & 63) - 32, (entry & 63) - 32 => & 63), (entry & 63)
        | lower + 32 => | lower
        | upper + 32 => | upper
    still-negative: The number that you add to a bound is too small: -21 is still below 0. A
            negative number has a 1 in every bit to the left, and these overwrite the key. Add 21 or
            more.
        + 32 => + 16 && - 32 => - 16
        + 32 => + 20 && - 32 => - 20
        + 32 => + 10 && - 32 => - 10
        + 32 => + 8 && - 32 => - 8
        seen: adds_too_little
    added-too-much: The number that you add to a bound is too large: 21 becomes 64 or more, which
            six bits cannot hold. Add at least 21 and at most 42.
        + 32 => + 64 && - 32 => - 64
        + 32 => + 50 && - 32 => - 50
        + 32 => + 43 && - 32 => - 43
    not-taken-away: Subtract what you added to a bound when you read it.
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
    other-number-back: You subtract another number when you read a bound than you add when you pack
            it.
        | upper + 32 => | upper + 21
        - 32, (entry & 63) - 32 => - 21, (entry & 63) - 21
        | lower + 32) << 6 | upper + 32 => | lower + 21) << 6 | upper + 21
        | lower + 32) << 6 | upper + 32 => | lower + 22) << 6 | upper + 22
        - 32, (entry & 63) - 32 => - 31, (entry & 63) - 31
    not-found: What was stored does not come back. `store` and `bounds` must agree about the slot,
            and about where the key begins in an entry.
        entry >> 12 != key => entry >> 10 != key
        self.slots[key % len(self.slots)] = entry => pass
    none-for-nothing: If nothing is known, return the two bounds that `bounds` was given.
        return lower, upper => return -21, 21
        return lower, upper => return None
""",
    adds_too_little=contains(*(f"$score + {n}" for n in range(7, 21))),
    takes_away_first=takes_away_first,
)
IN_OTHERS = known(r"""
    key-not-compared: The slot holds another key. Compare the stored key with the one that `bounds`
            is asked about.
        >> 12 != key => == 0
    key-cut: Your table takes keys for each other that differ only in higher bits. If the size is a
            power of two, the slot already says the last bits of the key, so storing these is not
            enough.
        entry >> 12 != key => entry >> 12 != key % 2**16 && (key << 6 => (key % 2**16 << 6
        entry >> 12 != key => entry >> 12 != key % 2**32 && (key << 6 => (key % 2**32 << 6
    merged: Your entry depends on what was in the slot before. `store` should store the two bounds
            that it gets, and replace what was there, even for the same key.
        entry = (key << 6 | lower + 32) => lower, upper = (max(lower, self.bounds(key, -21, 21)[0]),
            min(upper, self.bounds(key, -21, 21)[1]))\n        entry = (key << 6 | lower + 32)
        entry = (key << 6 | lower + 32) => lower, upper = (min(lower, self.bounds(key, 21, -21)[0]),
            max(upper, self.bounds(key, 21, -21)[1]))\n        entry = (key << 6 | lower + 32)
    mixed-with-the-old: You mix the new entry with the old one. The old entry should be gone: assign
            the new one with `=`.
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] |= entry
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] += entry
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] ^= entry
    first-one-stays: The first entry stays in the slot. Replace it: the newest entry stays.
        self.slots[key % len(self.slots)] = entry =>
            self.slots[key % len(self.slots)] = self.slots[key % len(self.slots)] or entry
""")


class Tuples:
    """A wrong idea: each entry is a tuple."""

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
    tuples: An entry should be one whole number, not a tuple: shift the parts, and join them with
            `|`.
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
    stored = fresh_cases.stored()
    with answer.part("bounds", first=True), a_class(answer, "bounds", "store"):
        fresh = [ask_table(size, each[:1], each[0][0]) for size, each in stored]
        compare(answer, BOUNDS, known=(*KEY_ZERO, *IN_BOUNDS), fresh=fresh)
    with answer.part("other keys"):
        refuse_shared(answer)
        refuse_slots(answer)
        fresh = [
            ask_table(size, each, *(key + more for key, _, _ in each for more in (0, size)))
            for size, each in stored
        ]
        compare(answer, OTHERS, known=(*KEY_ZERO, *IN_OTHERS), fresh=fresh)
    with answer.part("packing"):
        refuse_none(answer)
        refuse_beside(answer)
        compare(answer, PACKED, known=IN_PACKED)


def refuse_shared(answer: Answer) -> None:
    """Raises Wrong if a new table knows the entries of another."""
    if answer.ask(NEW) in ((-3, 4), [-3, 4]):
        raise Wrong(
            "outlives-a-reset",
            "A new `Table(7)` knows what was stored in another `Table(7)`: both use the same "
            "list. Make a new list in `__init__`, as `self.slots`, and not in the class or as "
            "the default of a parameter.",
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
    """Raises Wrong if `self.slots` is no list of `size` entries, or an entry is in a wrong slot."""
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
    raise Wrong(reason, why)


MOVED = Script(
    "one, two = Table(7), Table(7)\n"
    "for key, lower, upper in [(5, -3, 4), (12, -21, 21), (1, 0, 7)]: "
    "one.store(key, lower, upper)\n"
    "two.slots[:] = one.slots\n"
    "[two.bounds(key, -8, 8) for key in (5, 12, 1, 8)]"
)


def refuse_beside(answer: Answer) -> None:
    """Raises Wrong if the slots alone do not say the bounds."""
    try:
        compare(answer, [MOVED], known=())
    except Wrong as wrong:
        raise Wrong(
            "beside-the-slots",
            "The numbers in `self.slots` do not hold the whole entry: a table that gets the "
            "slots of another does not know the same bounds. Pack key and both bounds into "
            "the one number, and keep nothing in a second list or dict.",
            wrong.counterexample,
        ) from None


def refuse_none(answer: Answer) -> None:
    """Raises Wrong if a slot in which nothing was stored holds None."""
    slots = answer.ask(PACKED[0])
    if isinstance(slots, list) and None in slots:
        raise Wrong(
            "none-in-slots",
            "A slot in which nothing was stored should hold the number 0, as it would in an array. "
            "Yours holds None.",
        )
