"""The hash table, and slots in use, without a browser: counts, steps, sentences, refusals."""

import re

import numpy as np
import pytest

from c4lab.instruments.transpositions import keys_at, positions_at
from c4lab.pictures.hash_tables import draw_tiles, tiles_of
from c4lab.widgets import HashTable, SlotsInUse
from c4lab.widgets.tables import filling
from tests.widgets.helpers import do


class Pairs:
    """As a learner may write it: pairs of a name and a value, found by going through the chain."""

    def __init__(self, size):
        self.slots = [[] for _ in range(size)]

    def insert(self, name, value):
        if len(self.slots) == 2 and sum(map(len, self.slots)) == 2:
            old = [pair for slot in self.slots for pair in slot]
            self.slots = [[] for _ in range(4)]
            for pair in old:
                self.slots[len(pair[0]) % 4].append(pair)
        self.slots[len(name) % len(self.slots)].append([name, value])

    def find(self, name):
        for other, value in self.slots[len(name) % len(self.slots)]:
            if other == name:
                return int(value)
        return None


class Forgets(Pairs):
    def find(self, name):
        return None


class Endless(Pairs):
    def insert(self, name, value):
        while True:
            pass


def change(widget, **settings):
    do(widget, "set", **settings)
    return widget


def test_five_names_in_ten_slots():
    widget = HashTable(find=["Daniel", "Zoe"])
    said = "5 names in 10 slots, a load of 0.5. 1 collision. The longest chain has 2 names."
    assert widget.summary == said
    assert said in widget.static_html()
    assert widget.step == 0
    assert len(widget.pictures) == len(widget.sentences) == 18
    assert widget.sentences[-6:-1] == [
        "Find Daniel: its hash is 4 + 1 + 14 + 9 + 5 + 12 = 45, and 45 % 10 = 5.",
        "Compare Daniel with Brad: not the same.",
        "Compare Daniel with Daniel: the same.",
        "Daniel is found, after 2 comparisons.",
        "Find Zoe: its hash is 26 + 15 + 5 = 46, and 46 % 10 = 6.",
    ]


def test_other_settings_start_anew_and_show_the_end():
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
def test_bad_settings_change_nothing_but_a_sentence(settings, trouble):
    widget = change(HashTable(), **settings)
    assert widget.trouble == trouble
    assert widget.words() == HashTable().words()
    assert change(widget, size=10).trouble == ""


def test_a_table_of_ones_own_is_watched_from_outside():
    widget = HashTable(["Al", "Bob", "Cy"], 2, find=["Cy", "Di"], table=Pairs)
    assert widget.functions == widget.ways == []
    assert widget.words() == (
        "0:\n1:\n2: Al, Cy\n3: Bob\n3 names in 4 slots, a load of 0.75. "
        "The longest chain has 2 names."
    )
    assert "There are 4 slots now, and Cy goes into slot 2." in widget.sentences
    assert widget.sentences[-5:] == [
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
        ({"table": lambda size: ()}, "tuple has no `slots`, no `insert`, no `find`"),
        ({"table": type("Bad", (Pairs,), {"find": None})}, "find('Al') raised TypeError"),
        ({"names": [1]}, "Give the names as a list of texts"),
        ({"table": Endless}, "is there a loop that never ends?"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(asked, said, monkeypatch):
    monkeypatch.setattr(filling, "SECONDS", 0.2)
    with pytest.raises(ValueError, match=re.escape(said)):
        HashTable(**{"names": ["Al"], "size": 3, "find": ["Al"], **asked})


def test_many_slots_stand_in_two_columns_and_long_chains_go_on_below():
    names = [f"Somebody {letter}" for letter in "abcdefghijklmnopqrst"]
    widget = change(HashTable(names, 31), function="number of letters")
    picture = widget.picture()
    assert all(f">{name}</text>" in picture for name in names)
    assert 'x="380"' in picture  # the second column


def test_mixing_spreads_them_as_chance_would():
    widget = change(SlotsInUse(), function="mixed")
    assert "168,578 are in use. By chance it would be 168,991." in widget.summary
    change(widget, function="the mask alone", size=10**6, ply=4)
    masks = {mask % 10**6 for mask in positions_at(4)[1].tolist()}
    assert f": {len(masks)} are in use." in widget.summary


def test_the_page_hears_that_it_works_and_then_what_came_out():
    widget = SlotsInUse(10, ply=2)
    before, heard = widget.status, []
    widget.observe(lambda change: heard.append(change["new"]), "status")
    change(widget, size="ten")
    assert heard == ["Filling the table.", before]
    change(widget, size=1)
    assert heard[2:] == ["Filling the table.", "Slot 0 has 49 keys. Here are 4 of them:"]


def test_tiles_are_slots_while_there_is_room():
    assert [tiles_of(size) for size in (1, 10, 1024, 1025, 10**9)] == [1, 10, 1024, 1024, 1024]
    widget = SlotsInUse(10, ply=2)
    counts = np.bincount(keys_at(2) % np.uint64(10), minlength=10).tolist()
    for tile, count in enumerate(counts):
        do(widget, "look", tile=tile)
        assert widget.status.startswith(f"Slot {tile} has {count} key")
        assert len(widget.boards) == min(4, count)
    assert widget.static_html().count("data:image/svg+xml") == 1 + len(widget.boards)
    for tile, stays in ((-5, 0), (99, 9)):
        widget.look(tile)
        assert widget.tile == stays


def test_a_square_is_as_large_as_its_share_and_never_too_small_to_see():
    picture = draw_tiles([0, 1e-6, 0.25, 1], 1, "four")
    full = re.findall(r"M([\d.]+) [\d.]+h([\d.]+)v", picture.split("/><path")[1])
    assert full == [("19", "2"), ("28.5", "5"), ("37", "10")]
    assert picture.count("<rect") == 1
    assert 'x="13" y="2"' in picture
    assert "<rect" not in draw_tiles([0], None, "one")
    assert 'viewBox="0 0 712 30"' in draw_tiles([0] * 65, None, "two rows")


def test_it_begins_at_the_fullest_slot_and_shows_who_shares_it():
    widget = SlotsInUse("2^17")
    assert widget.status == (
        "Slots 16,512 to 16,639: 77 of 128 in use. The fullest is 16,513, with 8,693 keys. "
        "Here are 4 of them:"
    )
    assert widget._shares[widget.tile] == 77 / 128
    shared = widget._sharing(16_513)
    assert {board.key % 2**17 for board in shared} == {16_513}
    assert len({board.key for board in shared}) == 4
    change(widget, size="1000003")
    assert widget.status.endswith("The fullest is 33,440, with 4 keys. Here they are:")


@pytest.mark.parametrize("size", ["", "0", "many", "9999^999", "1e6", "10^10", "1" * 5000, True])
def test_a_bad_size_gets_a_sentence_and_changes_nothing(size):
    widget = SlotsInUse(10, ply=2)
    before = widget.words(), widget.svg
    change(widget, size=size)
    assert re.fullmatch(
        r"The number of slots is a whole number from 1 to 1,000,000,000, such as 1000003 or 2\^20, "
        r"not '.{0,30}\.?",
        widget.trouble,
    )
    assert (widget.words(), widget.svg) == before
    assert change(widget, size="11").trouble == ""


def test_another_hash_and_more_discs_than_there_are_get_a_sentence():
    widget = change(SlotsInUse(10, ply=2), function="sha")
    assert widget.trouble == "There are these hashes: the key itself, mixed, the mask alone."
    with pytest.raises(ValueError, match="from 0 to 9, not 10"):
        SlotsInUse(10, 10)
