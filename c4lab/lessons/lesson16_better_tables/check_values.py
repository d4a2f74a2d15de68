"""16.6 The bug hunt: a table with three faults."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.shared.classes import a_class


def values(size: int, *lines: str) -> Script:
    """A new table, and what is done with it; the last line is asked for."""
    return Script("\n".join((f"table = Values({size})", *lines)))


def kept(size: int, key: int, value: int, *others: int) -> Script:
    """What it says of a key that was stored, and of others that were not."""
    asked = ", ".join(f"table.get({each})" for each in (key, *others))
    return values(size, f"table.store({key}, {value})", f"[{asked}]")


def found(size: int, key: int) -> Script:
    """All keys of its slot for which a value comes back, after it was stored for one."""
    keys = f"range({key % size}, {256 * size}, {size})"
    ask = f"[key for key in {keys} if table.get(key) is not None]"
    return values(size, f"table.store({key}, 1)", ask)


PLAIN = [kept(8, 5, value) for value in (1, 0, -1)]
RESET = [
    values(7, "table.store(5, 1)", "table.reset()", "table.get(5)"),
    values(7, "table.store(5, 1)", "table.reset()", "table.store(6, 0)", "table.get(6)"),
    values(8, "table.store(2047, 1)", "table.reset()", "table.get(2047)"),
    values(3, "table.reset()", "table.store(2, -1)", "table.get(2)"),
    Script("one, two = Values(7), Values(7)\none.store(5, 1)\ntwo.get(5)"),
]
UNTOUCHED = [
    values(8, "table.get(0)"),
    *(kept(8, 0, value) for value in (-1, 0, 1)),
    values(1, "table.get(0)"),
    values(8, "table.store(1, -1)", "table.get(0)"),
    values(67, "[table.get(key) for key in (0, 1, 66)]"),
]
CUT = [
    kept(8, 5, 1, 261),
    kept(8, 261, -1, 5),
    kept(64, 63, 0, 63 + 256, 63 + 64),
    kept(12, 7, 1, 7 + 768),
    kept(67, 66, 1, 66 + 67, 255 * 67 + 66),
    kept(1, 255, -1, 0, 1, 254),
    kept(8, 5, 1, 5 + 512, 5 + 1024),
    *(found(size, key) for size, key in ((8, 5), (8, 2047), (12, 7), (64, 70), (67, 300), (1, 3))),
    values(8, "table.store(5, 1)", "all(type(entry) is int for entry in table.entries)"),
    *(values(size, *(f"table.store({size * 256 - back}, 1)" for back in (1, size)),
             "all(entry < 2**11 for entry in table.entries)") for size in (8, 64, 67)),
]  # fmt: skip
IN_RESET = known(r"""
    outlives-a-reset: The table outlives its reset: what was stored before is still known. What has
            to be new is `self.entries`; a name without `self.` is gone when the function ends.
        self.entries = [0] * self.size\n\n    def store =>
            entries = [0] * self.size\n\n    def store
        self.entries = $l ~> entries = $l
    one-slot: After `reset` the list has one slot alone. It should have `self.size` of them, each
            with 0.
        self.entries = [0] * self.size ~> self.entries = [0]
    no-slots: After `reset` the list is empty. It should have `self.size` slots, each with 0.
        self.entries = [0] * self.size ~> self.entries = []
        self.entries = [0] * self.size ~> self.entries.clear()
""")
IN_PLAIN = known(r"""
    two-bits: Two bits hold the numbers 0 to 3. With 3 added, the value 1 becomes 4: that is a
            bit of the part. Add less.
        value + 2 => value + 3 && - 2 => - 3
""")
IN_UNTOUCHED = known(r"""
    key-zero: A slot in which nothing was stored holds 0, and that reads as the key 0 with the value
            -1. What is stored must never be 0, and 0 must mean None.
        $e == 0 or $b =~> $b
        value + 2 => value + 1 && - 2 => - 1 && entry == 0 or =>
        value + 2 => value + 1 && - 2 => - 1 && entry == 0 or => &&
            key // self.size => key % 2**8
    key-refused: 0 is a key too: what was stored for it should come back.
        entry == 0 or => key == 0 or entry == 0 or
    value-for-nothing: If nothing is stored for a key, `get` returns None, and not a value.
        if entry == 0 or => if entry == 0:\n            return 0\n        if
        return None => return 0
    zero-stored: The value -1 for the key 0 makes the entry 0, as if nothing were stored.
        value + 2 => value + 1 && - 2 => - 1
""")


class Pairs:
    """Stores each key beside its value."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.reset()

    def reset(self) -> None:
        self.entries: list[tuple[int, int] | None] = [None] * self.size

    def store(self, key: int, value: int) -> None:
        self.entries[key % self.size] = key, value

    def get(self, key: int) -> int | None:
        entry = self.entries[key % self.size]
        return entry[1] if entry and entry[0] == key else None


IN_CUT = known(
    r"""
    key-cut: Slot and stored bits say the same thing twice, as both are the last bits of the key.
            Store what the slot does not say: the quotient, `key // self.size`.
        key // self.size => key % 2**8
        $k // $s ~> $k % 2**8
    nine-bits: The last nine bits of the key are stored. The slot says some of them already, and
            those on the left are missing: is it right for any size? Store what the slot does not
            say.
        key // self.size => key % 2**9
        $k // $s ~> $k % 2**9
        $k // $s ~> $k & 511
    fixed-size: The key is divided by a fixed number, and not by the size of this table.
        key // self.size => key // 8
        key // self.size => key // 64
        key // self.size => key // 7
        key // self.size => key // 16
        $k // self.size ~> $k // 8
    high-bits-by-256: `key // 256` and the slot do not give the key back. The slot is what is left
            over from dividing by the size, so the other half is the quotient by the size.
        key // self.size => key // 2**8
    no-number: A slot should always hold one whole number, as in an array: no tuple, and no None.
        => Pairs
    whole-key: The whole key is stored, and a slot is no longer below 2¹¹. What does the slot say
            already?
        key // self.size => key
    two-divisions: `store` keeps one part of the key, and `get` compares another. Take the same one
            in both: the quotient, `key // self.size`.
        key // self.size\n        if entry => key % 2**8\n        if entry
""",
    Pairs=Pairs,
)


@exercise("16.6", (*IN_PLAIN, *IN_RESET, *IN_UNTOUCHED, *IN_CUT))
def Values(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "reset", "store", "get"):
        compare(answer, PLAIN, known=(*IN_PLAIN, *IN_UNTOUCHED, *IN_CUT))
    with answer.part("new start"):
        compare(answer, RESET, known=(*IN_RESET, *IN_UNTOUCHED))
    with answer.part("untouched slots"):
        compare(answer, UNTOUCHED, known=IN_UNTOUCHED)
    with answer.part("cut keys"):
        refuse_dict(answer)
        compare(answer, CUT, known=IN_CUT)
        refuse_second_list(answer)


MOVED = Script(
    "table, other = Values(8), Values(8)\ntable.store(5, 1)\n"
    "other.entries = list(table.entries)\nother.get(5)"
)


def refuse_dict(answer: Answer) -> None:
    """Raises Wrong if the entries stand in a dict."""
    if answer.ask(values(8, "type(table.entries).__name__")) == "dict":
        raise Wrong(
            "dict",
            "`self.entries` is a dict. It should be a list of `size` whole numbers, as an array "
            "in memory is: the slot of a key is `key % size`.",
            again=refuse_dict,
        )


def refuse_second_list(answer: Answer) -> None:
    """Raises Wrong if something is stored in another place than `self.entries`."""
    if answer.ask(MOVED) != 1:
        raise Wrong(
            "second-list",
            "Something is stored in another place than `self.entries`: with the same entries, a "
            "second table does not know the key. Memory is dear: one number for each slot has to "
            "do.",
            again=refuse_second_list,
        )
