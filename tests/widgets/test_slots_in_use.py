"""Slots in use without a browser: the counts, the tiles, the sentences, and what it refuses."""

import re
from typing import Any

import numpy as np
import pytest

from c4lab.games import Bitboard
from c4lab.instruments.spread import Spread, by_chance, keys_at, mixed_slots, positions_at
from c4lab.pictures.slots import draw_tiles, first_slot, tiles_of
from c4lab.widgets import SlotsInUse


def change(widget: SlotsInUse, **settings: Any) -> SlotsInUse:
    widget._hear(widget, {"do": "set", **settings}, [])
    return widget


def test_positions_are_counted_as_ever_and_keys_are_those_of_the_game() -> None:
    counts = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275]
    assert [len(keys_at(ply)) for ply in range(9)] == counts
    level = {Bitboard().key: Bitboard()}
    for ply in range(1, 5):
        level = {
            after.key: after for board in level.values() for after in map(board.play, board.moves())
        }
        assert sorted(level) == keys_at(ply).tolist()


@pytest.mark.parametrize(
    ("size", "used"),
    [("2^17", 3_395), ("10^6", 92_290), ("1,000,003", 169_117), ("2^17 - 1", 35_959)],
)
def test_slots_in_use_of_the_positions_after_eight_moves(size: str, used: int) -> None:
    widget = change(SlotsInUse(10, ply=3), size=size, ply=8)
    assert widget.trouble == ""
    assert f": {used:,} are in use." in widget.summary
    shares = widget._shares
    firsts = [first_slot(tile, widget._spread.size) for tile in range(widget.tiles + 1)]
    assert (firsts[0], firsts[-1]) == (0, widget._spread.size)
    assert round(sum(s * (b - a) for s, a, b in zip(shares, firsts, firsts[1:], strict=False))) == (
        used
    )


def test_mixing_spreads_them_as_chance_would() -> None:
    assert [round(by_chance(size, 184_275)) for size in (1_000_003, 131_071)] == [168_293, 98_940]
    widget = change(SlotsInUse(), function="mixed")
    assert "168,578 are in use. By chance it would be 168,991." in widget.summary
    key = int(keys_at(5)[7])
    assert (
        int(mixed_slots(keys_at(5), 101)[7]) == (key * 0x9E3779B97F4A7C15 % 2**64 >> 32) * 101 >> 32
    )
    change(widget, function="the mask alone", size=10**6, ply=4)
    masks = {mask % 10**6 for mask in positions_at(4)[1].tolist()}
    assert f": {len(masks)} are in use." in widget.summary


def test_the_page_hears_that_it_works_and_then_what_came_out() -> None:
    widget = SlotsInUse(10, ply=2)
    before, heard = widget.status, []
    widget.observe(lambda change: heard.append(change["new"]), "status")
    change(widget, size="ten")
    assert heard == ["Filling the table.", before]
    change(widget, size=1)
    assert heard[2:] == ["Filling the table.", "Slot 0 has 49 keys. Here are 4 of them:"]


def test_tiles_are_slots_while_there_is_room() -> None:
    assert [tiles_of(size) for size in (1, 10, 1024, 1025, 10**9)] == [1, 10, 1024, 1024, 1024]
    widget = SlotsInUse(10, ply=2)
    counts = np.bincount(keys_at(2) % np.uint64(10), minlength=10).tolist()
    for tile, count in enumerate(counts):
        widget._hear(widget, {"do": "look", "tile": tile}, [])
        assert widget.status.startswith(f"Slot {tile} has {count} key")
        assert len(widget.boards) == min(4, count)
    assert widget.static_html().count("data:image/svg+xml") == 1 + len(widget.boards)
    for tile, stays in ((-5, 0), (99, 9)):
        widget.look(tile)
        assert widget.tile == stays


def test_a_square_is_as_large_as_its_share_and_never_too_small_to_see() -> None:
    picture = draw_tiles([0, 1e-6, 0.25, 1], 1, "four")
    full = re.findall(r"M([\d.]+) [\d.]+h([\d.]+)v", picture.split("/><path")[1])
    assert full == [("19", "2"), ("28.5", "5"), ("37", "10")]
    assert picture.count("<rect") == 1
    assert 'x="13" y="2"' in picture
    assert "<rect" not in draw_tiles([0], None, "one")
    assert 'viewBox="0 0 712 30"' in draw_tiles([0] * 65, None, "two rows")


def test_it_begins_at_the_fullest_slot_and_shows_who_shares_it() -> None:
    widget = SlotsInUse("2^17")
    assert "Slot 16,513 has the most, 8,693 keys." in widget.summary
    assert widget.status == (
        "Slots 16,512 to 16,639: 77 of 128 in use. The fullest is 16,513, with 8,693 keys. "
        "Here are 4 of them:"
    )
    shared = widget._sharing(16_513)
    assert {board.key % 2**17 for board in shared} == {16_513}
    assert {board.columns[:2] for board in shared} == {((), ())}  # the low 14 bits are two columns
    assert len({board.key for board in shared}) == 4
    change(widget, size="1000003")
    assert widget.status.endswith("The fullest is 33,440, with 4 keys. Here they are:")


def test_the_fullest_slot_of_a_part_of_the_table() -> None:
    spread = Spread(10, np.array([3, 3, 7, 7, 7, 9], np.uint64))
    assert spread.used == 3
    assert [spread.fullest(), spread.fullest(0, 7), spread.fullest(4, 7)] == [
        (7, 3),
        (3, 2),
        (4, 0),
    ]


@pytest.mark.parametrize(
    "size", ["", "0", "many", "9999^999", "1e6", "10^10", "1" * 5000, None, True, 2.5]
)
def test_a_bad_size_gets_a_sentence_and_changes_nothing(size: Any) -> None:
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


def test_another_hash_and_more_discs_than_there_are_get_a_sentence() -> None:
    widget = change(SlotsInUse(10, ply=2), function="sha")
    assert widget.trouble == "There are these hashes: the key itself, mixed, the mask alone."
    with pytest.raises(ValueError, match="from 0 to 9, not 10"):
        SlotsInUse(10, 10)
