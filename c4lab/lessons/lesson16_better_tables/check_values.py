"""16.6 The bug hunt: a table with three faults."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.lesson16_better_tables import fresh_cases
from c4lab.lessons.shared.code.classes import a_class


def on_new_table(size: int, *lines: str) -> Script:
    """The code that makes a new table and runs these lines; the last one gives the value."""
    return Script("\n".join((f"table = Values({size})", *lines)))


def ask_stored(size: int, key: int, value: int, *others: int) -> Script:
    """The code that stores a value for a key, and then asks for that key and for others."""
    asked = ", ".join(f"table.get({each})" for each in (key, *others))
    return on_new_table(size, f"table.store({key}, {value})", f"[{asked}]")


def keys_that_answer(size: int, key: int) -> Script:
    """The code that stores a value for a key, and then lists all keys of its slot with a value."""
    keys = f"range({key % size}, {256 * size}, {size})"
    ask = f"[key for key in {keys} if table.get(key) is not None]"
    return on_new_table(size, f"table.store({key}, 1)", ask)


PLAIN = [ask_stored(8, 5, value) for value in (1, 0, -1)]
RESET = [
    on_new_table(7, "table.store(5, 1)", "table.reset()", "table.get(5)"),
    on_new_table(7, "table.store(5, 1)", "table.reset()", "table.store(6, 0)", "table.get(6)"),
    on_new_table(8, "table.store(2047, 1)", "table.reset()", "table.get(2047)"),
    on_new_table(3, "table.reset()", "table.store(2, -1)", "table.get(2)"),
    Script("one, two = Values(7), Values(7)\none.store(5, 1)\ntwo.get(5)"),
]
SHARED_AGAIN = on_new_table(
    3,
    *("table.reset()", "table.store(305, 1)", "table.store(2, 0)"),
    "[table.get(305), table.get(2)]",
)
UNTOUCHED = [
    on_new_table(8, "table.get(0)"),
    *(ask_stored(8, 0, value) for value in (-1, 0, 1)),
    on_new_table(1, "table.get(0)"),
    on_new_table(8, "table.store(1, -1)", "table.get(0)"),
    on_new_table(67, "[table.get(key) for key in (0, 1, 66)]"),
]
CUT = [
    ask_stored(8, 5, 1, 261),
    ask_stored(8, 261, -1, 5),
    ask_stored(64, 63, 0, 63 + 256, 63 + 64),
    ask_stored(12, 7, 1, 7 + 768),
    ask_stored(67, 66, 1, 66 + 67, 255 * 67 + 66),
    ask_stored(1, 255, -1, 0, 1, 254),
    ask_stored(8, 5, 1, 5 + 512, 5 + 1024),
    *(keys_that_answer(size, key)
      for size, key in ((8, 5), (8, 2047), (12, 7), (64, 70), (67, 300), (1, 3))),
    on_new_table(8, "table.store(5, 1)", "all(type(entry) is int for entry in table.entries)"),
    *(on_new_table(size, *(f"table.store({size * 256 - back}, 1)" for back in (1, size)),
             "all(entry < 2**11 for entry in table.entries)") for size in (8, 64, 67)),
    *(ask_stored(size, 5, 1, 5 + size) for size in (255, 257, *range(259, 512, 2))),
]  # fmt: skip
IN_RESET = known(r"""
    outlives-a-reset: After `reset` the table still knows what was stored before. Give
            `self.entries` a new list: a variable without `self.` is gone when the function ends.
        self.entries = [0] * self.size\n\n    def store =>
            entries = [0] * self.size\n\n    def store
    too-few-slots: After `reset` the list has too few slots. It should have `self.size` of them,
            each with 0.
        [0] * self.size => []
    other-size: After `reset` the table has more slots than before: two keys that shared a slot
            share none now. It should have the number of slots that it was made with.
        self.entries = [0] * self.size\n\n    def store => self.__init__(8)\n\n    def store
""")
IN_PLAIN = known(r"""
    two-bits: Two bits hold the numbers 0 to 3. If you add 3, the value 1 becomes 4, which needs a
            third bit. Add less.
        value + 2 => value + 3 && - 2 => - 3
""")
IN_UNTOUCHED = known(r"""
    key-zero: An unused slot holds 0, but your table reads this as the key 0 with the value -1. A
            stored entry must never be 0, and 0 must mean None.
        == 0 or entry > => >
        value + 2 => value + 1 && - 2 => - 1 && entry == 0 or =>
        value + 2 => value + 1 && - 2 => - 1 && entry == 0 or => &&
            key // self.size => key % 2**8
    key-refused: 0 is a key too: `get(0)` should return what was stored for it.
        entry == 0 or => key == 0 or entry == 0 or
    value-for-nothing: If nothing is stored for a key, return None, not a value.
        if entry == 0 or => if entry == 0:\n            return 0\n        if
        return None => return 0
    zero-stored: The value -1 makes the entry 0 if the stored part of the key is 0, and 0 means
            "nothing is stored". Pack the value so that no entry is ever 0.
        value + 2 => value + 1 && - 2 => - 1
""")


IN_CUT = known(r"""
    key-cut: The slot and the stored bits say the same: both are the last bits of the key. Store
            what the slot does not say: the quotient, `key // self.size`.
        key // self.size => key % 2**8
    nine-bits: You store the last nine bits of the key. The slot says some of them already, and the
            bits to their left are missing. Is that right for every size? Store what the slot does
            not say.
        key // self.size => key % 2**9
    other-remainder: You store the remainder by another number. That is enough only for a size that
            has no factor in common with it. What is enough for any size?
        key // self.size => key % 257
        key // self.size => key % 511
    fixed-size: You divide the key by a fixed number. Divide by the size of this table.
        key // self.size => key // 8
        key // self.size => key // 64
        key // self.size => key // 7
        key // self.size => key // 16
    high-bits-by-256: `key // 256` and the slot together do not give the key. The slot is the
            remainder of a division by the size, so store the quotient of the same division.
        key // self.size => key // 2**8
    no-number: A slot should always hold one whole number, as in an array: no tuple, and no None.
        = part << 2 | value + 2 => = key, value && (entry & 3) - 2 => entry[1] &&
            entry >> 2 != part => entry[0] != key
        [0] * size => [None] * size && [0] * self.size => [None] * self.size &&
            value + 2 => value + 1 && - 2 => - 1 && entry == 0 => entry is None
    whole-key: You store the whole key, so an entry can be 2¹¹ or more. What does the slot say
            already?
        key // self.size => key
    two-divisions: `store` stores one part of the key, but `get` compares another. Use the same part
            in both: the quotient, `key // self.size`.
        key // self.size\n        if entry => key % 2**8\n        if entry
""")


@exercise("16.6", (*IN_PLAIN, *IN_RESET, *IN_UNTOUCHED, *IN_CUT))
def Values(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "reset", "store", "get"):
        compare(answer, PLAIN, known=(*IN_PLAIN, *IN_UNTOUCHED, *IN_CUT))
    drawn = fresh_cases.values()
    with answer.part("new start"):
        fresh = [
            on_new_table(size, f"table.store({key}, {value})", "table.reset()", f"table.get({key})")
            for size, key, value, _ in drawn
        ]
        compare(answer, RESET, known=(*IN_RESET, *IN_UNTOUCHED), fresh=fresh)
        if not has_dict(answer):
            compare(answer, [SHARED_AGAIN], known=IN_RESET)
    with answer.part("untouched slots"):
        fresh = [ask_stored(size, 0, value, size - 1) for size, _, value, _ in drawn]
        compare(answer, UNTOUCHED, known=IN_UNTOUCHED, fresh=fresh)
    with answer.part("cut keys"):
        refuse_dict(answer)
        fresh = [ask_stored(size, key, value, *others) for size, key, value, others in drawn]
        compare(answer, CUT, known=IN_CUT, fresh=fresh)
        refuse_second_list(answer)


MOVED = Script(
    "table, other = Values(8), Values(8)\ntable.store(5, 1)\n"
    "other.entries = list(table.entries)\nother.get(5)"
)


def has_dict(answer: Answer) -> bool:
    """Whether `self.entries` is a dict."""
    return bool(answer.ask(on_new_table(8, "type(table.entries).__name__")) == "dict")


def refuse_dict(answer: Answer) -> None:
    """Raises Wrong if `self.entries` is a dict."""
    if has_dict(answer):
        raise Wrong(
            "dict",
            "`self.entries` is a dict. It should be a list of `size` whole numbers, as an array "
            "in memory is: the slot of a key is `key % size`.",
        )


def refuse_second_list(answer: Answer) -> None:
    """Raises Wrong if something is stored in another place than `self.entries`."""
    if answer.ask(MOVED) != 1:
        raise Wrong(
            "second-list",
            "Your table stores something outside of `self.entries`: a second table with the same "
            "entries does not know the key. Memory is expensive: one number for each slot has to "
            "be enough.",
        )
