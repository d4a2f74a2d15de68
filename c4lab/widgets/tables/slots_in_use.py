"""Which slots of a table are in use, for a size and a hash that the learner chooses."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import traitlets as t

from c4lab.games import Bitboard
from c4lab.instruments.transpositions import Spread, by_chance, keys_at, mixed_slots, positions_at
from c4lab.pictures import draw
from c4lab.pictures.hash_tables import ACROSS, TILE, draw_tiles, first_slot, tiles_of
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Form, script, style
from c4lab.widgets.parts.wording import parse_count
from c4lab.work.english import counted

if TYPE_CHECKING:
    from c4lab.instruments.transpositions import Numbers

DEEPEST = 9
SHOWN = 4  # boards
WORKING = "Filling the table."
FUNCTIONS: dict[str, Callable[[int, int], Numbers]] = {
    "the key itself": lambda ply, size: keys_at(ply) % size,
    "mixed": lambda ply, size: mixed_slots(keys_at(ply), size),
    "the mask alone": lambda ply, size: positions_at(ply)[1] % size,
}
"""Each gives the slots of all keys, from the number of moves and the size."""


class SlotsInUse(Form):
    """Puts the keys of all positions after `ply` moves, 0 to 9, into a table of `size` slots, and
    draws which slots are in use. Choose a tile to see positions that share a slot.

    `size` may be a text such as "2^17 - 1". The page offers several hashes. Raises ValueError for
    what cannot be shown.

    >>> SlotsInUse(10, ply=2).summary
    '49 keys in 10 slots: 9 are in use. By chance it would be 10. Slot 3 has the most, 11 keys.'
    """

    _esm = script("slots_in_use")
    _css = style("form", "slots_in_use")
    fields = ("size", "function", "ply")
    size = t.Unicode().tag(sync=True)
    function = t.Unicode(next(iter(FUNCTIONS))).tag(sync=True)
    functions = t.List(t.Unicode(), list(FUNCTIONS)).tag(sync=True)
    ply = t.Int(8).tag(sync=True)
    deepest = t.Int(DEEPEST).tag(sync=True)
    across = t.Int(ACROSS).tag(sync=True)
    pitch = t.Int(TILE).tag(sync=True)
    tile = t.Int(0).tag(sync=True)
    tiles = t.Int(1).tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    boards = t.List(t.Unicode()).tag(sync=True)
    summary = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(self, size: int | str = 2**20, ply: int = 8) -> None:
        super().__init__()
        self._set(size=size, ply=ply)
        self.on_msg(self._hear)

    def look(self, tile: int) -> None:
        """Choose a tile, counted from 0, and show positions from its fullest slot."""
        import numpy as np

        self.tile = max(0, min(tile, self.tiles - 1))
        first, end = (first_slot(each, self._spread.size) for each in (self.tile, self.tile + 1))
        slots = self._spread.counted[0]
        used = int(np.diff(np.searchsorted(slots, [first, end]))[0])
        slot, count = self._spread.fullest(first, end)
        with self.hold_sync():
            self._shown = self._sharing(slot)
            self.boards = [draw(each) for each in self._shown]
            self.status = _sentence_on_tile(first, end, used, slot, count, len(self.boards))
            self.svg = self.picture()

    def picture(self) -> str:
        return draw_tiles(self._shares, self.tile, self.summary)

    def words(self) -> str:
        return f"{self.summary}\n{self.status}"

    def static_html(self) -> str:
        boards = "".join(
            f'<span style="display:inline-block;width:140px;margin-right:12px">'
            f"{img(draw(each), each.diagram())}</span>"
            for each in self._shown
        )
        look = f"font-family:{FONT};font-size:14px;margin:8px 0"
        return (
            f'{img(self.picture(), self.summary)}<p style="{look}">{escape(self.summary)}</p>'
            f'<p style="{look}">{escape(self.status)}</p>{boards}'
        )

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "look", "tile": int(tile)}:
                self.look(tile)
            case {"do": "set", **asked}:
                before, self.status = self.status, WORKING  # with nine discs it takes seconds
                self._fill_in(asked)
                if self.status == WORKING:  # it was refused
                    self.status = before

    def _set(self, **asked: Any) -> None:
        """Fills the table anew. Raises ValueError for bad settings, and changes nothing."""
        import numpy as np

        settings = self._settings_with(asked)
        size = parse_count(settings["size"], "slots")
        ply, function = settings["ply"], settings["function"]
        if type(ply) is not int or not 0 <= ply <= DEEPEST:
            raise ValueError(f"The number of discs is from 0 to {DEEPEST}, not {ply!r:.20}.")
        if function not in list(FUNCTIONS):
            raise ValueError(f"There are these hashes: {', '.join(FUNCTIONS)}.")
        self._spread = Spread(size, FUNCTIONS[function](ply, size))
        slots, _ = self._spread.counted
        tiles = tiles_of(size)
        firsts = [first_slot(tile, size) for tile in range(tiles + 1)]
        in_tile = np.diff(np.searchsorted(slots, firsts))
        self._shares = [
            float(used) / (end - first)
            for used, (first, end) in zip(in_tile, pairwise(firsts), strict=True)
        ]
        fullest, _ = self._spread.fullest()
        with self.hold_sync():
            self.ply, self.function, self.tiles = ply, function, tiles
            self.size = str(settings["size"]).strip()
            self.summary = _summary(self._spread)
            self.look(int(np.searchsorted(firsts, fullest, side="right")) - 1)

    def _sharing(self, slot: int) -> list[Bitboard]:
        """At most SHOWN positions of this slot, spread from the first to the last one."""
        import numpy as np

        sharing = np.flatnonzero(self._spread.slots == slot)
        chosen = sharing[np.linspace(0, len(sharing) - 1, min(SHOWN, len(sharing))).astype(int)]
        mine, mask = positions_at(self.ply)
        return [Bitboard.decode(int(mask[at]), int(mine[at])) for at in chosen]


def _summary(spread: Spread) -> str:
    keys = len(spread.slots)
    slot, count = spread.fullest()
    return (
        f"{counted(keys, 'key')} in {counted(spread.size, 'slot')}: {spread.used:,} "
        f"{'is' if spread.used == 1 else 'are'} in use. By chance it would be "
        f"{by_chance(spread.size, keys):,.0f}. Slot {slot:,} has the most, {counted(count, 'key')}."
    )


def _sentence_on_tile(first: int, end: int, used: int, slot: int, count: int, shown: int) -> str:
    """A sentence on the slots from `first` to before `end`, of which `slot` is the fullest."""
    if end - first == 1:
        where = f"Slot {slot:,} has {counted(count, 'key')}."
    else:
        where = f"Slots {first:,} to {end - 1:,}: {used:,} of {end - first:,} in use."
        where += f" The fullest is {slot:,}, with {counted(count, 'key')}." if count else ""
    if count < 2:
        return where
    return f"{where} Here {'they are' if shown == count else f'are {shown} of them'}:"
