"""16.5 A table whose entries are whole numbers."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise
from c4lab.lessons.lesson16_better_tables import fresh_cases
from c4lab.lessons.lesson16_better_tables.table_mistakes import (
    IN_BOUNDS,
    IN_OTHERS,
    IN_PACKED,
    KEY_ZERO,
)
from c4lab.lessons.shared.code.classes import a_class

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
        compare(answer, PACKED[:1], known=IN_PACKED)
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
