"""The hash table's widget without a browser: its steps, its sentences, and what it refuses."""

import re
from typing import Any

import pytest

from c4lab.widgets import HashTable
from c4lab.widgets.tables import filling

FINAL = """0:
1:
2:
3: Ellie
4: Carl
5: Brad, Daniel
6:
7:
8: Albert
9:
5 names in 10 slots, a load of 0.5. 1 collision. The longest chain has 2 names."""


class Pairs:
    """As a learner may write it: pairs of a name and a value, found by going through the chain."""

    def __init__(self, size: int) -> None:
        self.slots: list[list[list[Any]]] = [[] for _ in range(size)]

    def insert(self, name: str, value: int) -> None:
        if len(self.slots) == 2 and sum(map(len, self.slots)) == 2:
            old = [pair for slot in self.slots for pair in slot]
            self.slots = [[] for _ in range(4)]
            for pair in old:
                self.slots[len(pair[0]) % 4].append(pair)
        self.slots[len(name) % len(self.slots)].append([name, value])

    def find(self, name: str) -> int | None:
        for other, value in self.slots[len(name) % len(self.slots)]:
            if other == name:
                return int(value)
        return None


class Forgets(Pairs):
    def find(self, name: str) -> int | None:
        for other, value in self.slots[len(name) % len(self.slots)]:
            return int(value) if other == name else None
        return None


class Endless(Pairs):
    def insert(self, name: str, value: int) -> None:
        while True:
            pass


class Flat:
    insert = find = None

    def __init__(self, size: int) -> None:
        self.slots = size


def change(widget: HashTable, **settings: Any) -> HashTable:
    widget._on_event(widget, {"do": "set", **settings}, [])
    return widget


def test_five_names_in_ten_slots() -> None:
    widget = HashTable(find=["Daniel", "Zoe"])
    assert widget.words() == FINAL
    assert "5 names in 10 slots, a load of 0.5." in widget.static_html()
    assert widget.step == 0
    assert len(widget.pictures) == len(widget.sentences) == 18
    assert widget.sentences[-6:] == [
        "Find Daniel: its hash is 4 + 1 + 14 + 9 + 5 + 12 = 45, and 45 % 10 = 5.",
        "Compare Daniel with Brad: not the same.",
        "Compare Daniel with Daniel: the same.",
        "Daniel is found, after 2 comparisons.",
        "Find Zoe: its hash is 26 + 15 + 5 = 46, and 46 % 10 = 6.",
        "Zoe is not there, after 0 comparisons.",
    ]


def test_other_settings_start_anew_and_show_the_end() -> None:
    widget = change(HashTable(), way="the next free slot", find="Zoe")
    assert widget.step == len(widget.sentences) - 1
    assert "6: Daniel\n" in widget.words()
    assert widget.sentences[-2] == "Compare Zoe with Daniel: not the same."
    change(widget, size=7, way="a chain in each slot", names="Brad, Daniel , Brad,")
    assert widget.names == "Brad, Daniel, Brad"
    assert widget.summary == "2 names in 7 slots, a load of 0.29. 0 collisions."
    assert "Brad was there already, in slot 4." in widget.sentences
    change(widget, function="number of letters", names="")
    assert widget.summary == "0 names in 7 slots, a load of 0. 0 collisions."
    change(widget, function="first letter", names="Brad, Daniel", size=2, find="Carl")
    change(widget, way="the next free slot")  # a full table still answers
    assert widget.sentences[-1] == "Carl is not there, after 2 comparisons."
    assert widget.trouble == ""


@pytest.mark.parametrize(
    ("settings", "trouble"),
    [
        ({"size": 0}, "The size is a whole number from 1 to 60, not 0."),
        ({"size": None}, "The size is a whole number from 1 to 60, not None."),
        ({"names": "ab," * 21}, "There is room for 20 names, not for 21."),
        (
            {"names": "Abcdefghijklmnopqrst"},
            "Abcdefghijklmnop... is too long: a name has at most 16 letters.",
        ),
        (
            {"size": 4, "way": "the next free slot"},
            "5 names do not fit into 4 slots, one in each.",
        ),
        (
            {"function": "md5"},
            "There are these functions: letter sum, first letter, number of letters, times 31.",
        ),
    ],
)
def test_bad_settings_change_nothing_but_a_sentence(settings: dict[str, Any], trouble: str) -> None:
    widget = change(HashTable(), **settings)
    assert widget.trouble == trouble
    assert widget.words() == FINAL
    assert change(widget, size=10).trouble == ""


def test_a_table_of_ones_own_is_watched_from_outside() -> None:
    widget = HashTable(["Al", "Bob", "Cy"], 2, find=["Cy", "Di"], table=Pairs)
    assert widget.functions == widget.ways == []
    assert widget.words() == (
        "0:\n1:\n2: Al, Cy\n3: Bob\n3 names in 4 slots, a load of 0.75. "
        "The longest chain has 2 names."
    )
    assert "There are 4 slots now, and Cy goes into slot 2." in widget.sentences
    assert widget.sentences[-8:] == [
        "Find Cy.",
        "Compare Cy with Al: not the same.",
        "Compare Cy with Cy: the same.",
        "Cy is found, after 2 comparisons.",
        "Find Di.",
        "Compare Di with Al: not the same.",
        "Compare Di with Cy: not the same.",
        "Di is not there, after 2 comparisons.",
    ]
    wrong = HashTable(["Al", "Cy"], 3, find=["Cy"], table=Forgets)
    assert wrong.sentences[-1] == "Forgets.find('Cy') gives None, but Cy is in slot 2."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"table": dict}, "Making the table raised TypeError"),
        ({"table": lambda size: ()}, "tuple has no `slots`, no `insert`, no `find`"),
        ({"table": type("Bad", (Pairs,), {"find": None})}, "find('Al') raised TypeError"),
        ({"table": Flat}, "`slots` of Flat is 3"),
        ({"names": "Al"}, "Give the names as a list of texts"),
        ({"names": [1]}, "Give the names as a list of texts"),
        ({"table": Endless}, "is there a loop that never ends?"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(
    asked: Any, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "SECONDS", 0.2)
    with pytest.raises(ValueError, match=re.escape(said)):
        HashTable(**{"names": ["Al"], "size": 3, "find": ["Al"], **asked})


def test_many_slots_stand_in_two_columns_and_long_chains_go_on_below() -> None:
    names = [f"Somebody {letter}" for letter in "abcdefghijklmnopqrst"]
    widget = change(HashTable(names, 31), function="number of letters")
    picture = widget.picture()
    assert all(f">{name}</text>" in picture for name in names)
    assert 'x="380"' in picture  # the second column
