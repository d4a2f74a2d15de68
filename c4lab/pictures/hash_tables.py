"""Hash tables as pictures: their slots, how many are in use, and how often they knew a position.

Slots stand below each other, each with a row of names. Of very many slots there are tiles, each of
which shows how many of its slots are in use. The lookups of each ply have a bar.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Protocol

from c4lab.pictures.theme import FILL, svg

WIDTH, ROW, BOX = 720.0, 34.0, 26.0
LETTER = 8.6  # the width of a letter: only the widest need more
INDEX = 56.0  # room for the arrow and the number of a slot
TALL = 16  # most slots in one column; more slots stand in two columns


def draw_slots(
    slots: Sequence[Sequence[str]],
    slot: int | None = None,
    name: str | None = None,
    is_match: bool = False,
) -> str:
    """Returns the table as SVG. An arrow points to `slot`. There `name` has a thick outline, and is
    filled if `is_match`: if it is the name that is looked up."""
    half = len(slots) if len(slots) <= TALL else -(-len(slots) // 2)
    wide = WIDTH if half == len(slots) else WIDTH / 2
    body, height = [], 0.0
    for left, first in ((0.0, 0), (wide, half)):
        y = 4.0
        for number in range(first, min(first + half, len(slots))):
            here = number == slot
            body += _index(left, y, number, here)
            marked = name if here else None
            for x, line, text in _places(slots[number], wide):
                body += _box(left + x, y + line * ROW, text, text == marked, is_match)
            lines = max((line for _, line, _ in _places(slots[number], wide)), default=0) + 1
            y += ROW * lines
        height = max(height, y)
    names = sum(map(len, slots))
    return svg(WIDTH, height, "".join(body), f"A table of {len(slots)} slots with {names} names")


def _places(names: Sequence[str], wide: float) -> Iterator[tuple[float, int, str]]:
    """(x, line, name) for each name of a slot. A row that is too long goes on in the next line."""
    x, line = INDEX + 8, 0
    for name in names:
        if x + _width(name) > wide - 8 and x > INDEX + 8:
            x, line = INDEX + 8, line + 1
        yield x, line, name
        x += _width(name) + 18


def _width(name: str) -> float:
    return LETTER * len(name) + 16


def _index(left: float, y: float, number: int, here: bool) -> list[str]:
    middle = y + BOX / 2
    arrow = f'<path d="M{left + 2:g} {middle - 7:g}v14l12 -7Z" fill="{FILL["ink"]}"/>'
    edge = f'stroke="{FILL["ink" if here else "soft"]}" stroke-width="{3 if here else 1}"'
    return [
        arrow if here else "",
        f'<rect x="{left + 20:g}" y="{y:g}" width="32" height="{BOX:g}" rx="4" fill="none" {edge}/>'
        f'<text x="{left + 36:g}" y="{middle + 5:g}" font-size="14" text-anchor="middle" '
        f'font-weight="{700 if here else 400}" fill="{FILL["ink"]}">{number}</text>',
    ]


def _box(x: float, y: float, text: str, marked: bool, is_match: bool) -> list[str]:
    middle, width = y + BOX / 2, _width(text)
    fill = f'fill="{FILL["good"]}" fill-opacity="0.2"' if marked and is_match else 'fill="none"'
    return [
        f'<path d="M{x - 14:g} {middle:g}h12" stroke="{FILL["soft"]}"/>'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{BOX:g}" rx="12" {fill} '
        f'stroke="{FILL["ink" if marked else "soft"]}" stroke-width="{3 if marked else 1}"/>'
        f'<text x="{x + width / 2:g}" y="{middle + 5:g}" font-size="14" text-anchor="middle" '
        f'fill="{FILL["ink"]}">{escape(text)}</text>'
    ]


ACROSS, DOWN, TILE = 64, 16, 11
MOST = ACROSS * DOWN  # tiles
TOP = 4.0


def tiles_of(size: int) -> int:
    """The number of tiles for a table of `size` slots: one for each slot, but at most MOST."""
    return min(size, MOST)


def first_slot(tile: int, size: int) -> int:
    """The first slot of a tile; its last slot is the one before the first slot of the next tile."""
    return -(-tile * size // tiles_of(size))


def draw_tiles(shares: Sequence[float], chosen: int | None, title: str) -> str:
    """Returns the tiles as SVG, row by row. `shares` has the share of each tile's slots that are in
    use, from 0 to 1: the area of a square in the tile. A share above 0 is always visible. The tile
    `chosen` has a ring."""
    empty, full = [], []
    for tile, share in enumerate(shares):
        x, y = _corner(tile)
        empty.append(f"M{x:g} {y:g}h{TILE - 1}v{TILE - 1}h-{TILE - 1}z")
        if share > 0:
            side = round(max(2.0, (TILE - 1) * sqrt(share)), 1)
            gap = (TILE - 1 - side) / 2
            full.append(f"M{x + gap:.4g} {y + gap:.4g}h{side:g}v{side:g}h-{side:g}z")
    body = (
        f'<path d="{"".join(empty)}" fill="none" stroke="{FILL["line"]}" stroke-width="0.75"/>'
        f'<path d="{"".join(full)}" fill="{FILL["good"]}"/>'
    )
    if chosen is not None:
        x, y = _corner(chosen)
        body += (
            f'<rect x="{x - 2:g}" y="{y - 2:g}" width="{TILE + 3}" height="{TILE + 3}" '
            f'fill="none" stroke="{FILL["ink"]}" stroke-width="3"/>'
        )
    rows = -(-len(shares) // ACROSS)
    return svg(ACROSS * TILE + 8, rows * TILE + 2 * TOP, body, title)


def _corner(tile: int) -> tuple[float, float]:
    row, column = divmod(tile, ACROSS)
    return TOP + TILE * column, TOP + TILE * row


PLIES_WIDTH, LEFT, BAR, PLY_ROW, HEAD = 480.0, 56.0, 240.0, 28.0, 56.0


class Lookups(Protocol):
    """The lookups at one ply: `probes` in all, `hits` that found an entry, and `cut_offs` whose
    entry made a search unnecessary."""

    probes: int
    hits: int

    @property
    def cut_offs(self) -> int: ...


def hits_by_ply(plies: Mapping[int, Lookups]) -> str:
    """Returns an SVG with a row for each ply: the share of lookups that needed no search, and the
    share whose entry gave at least a first move."""
    body = [
        _key(LEFT, "answered", "needs no search"),
        _key(LEFT + 160, "known", "gives a first move"),
        *(
            part
            for row, ply in enumerate(sorted(plies))
            for part in _row(HEAD + PLY_ROW * row, ply, plies[ply])
        ),
    ]
    height = HEAD + PLY_ROW * max(1, len(plies)) + 8
    if not plies:
        body.append(_text(LEFT, HEAD + 16, "There is nothing to look up."))
    return svg(PLIES_WIDTH, height, "".join(body), "What the table knew, by ply")


def _row(y: float, number: int, ply: Lookups) -> list[str]:
    known, answered = (BAR * share / max(1, ply.probes) for share in (ply.hits, ply.cut_offs))
    return [
        _text(LEFT - 8, y + 15, f"ply {number}", "end"),
        _bar(LEFT, y, known, "known"),
        _bar(LEFT, y, answered, "answered"),
        f'<rect x="{LEFT:g}" y="{y:g}" width="{BAR:g}" height="20" fill="none" '
        f'stroke="{FILL["soft"]}"/>',
        _text(LEFT + BAR + 8, y + 15, f"{ply.cut_offs:,} of {ply.probes:,}"),
    ]


def _bar(x: float, y: float, width: float, kind: str) -> str:
    """A full bar if `kind` is "answered", a thin bar along the bottom if it is "known"."""
    if width <= 0:
        return ""
    top, height = (y, 20) if kind == "answered" else (y + 13, 7)
    colour = FILL["good"] if kind == "answered" else FILL["soft"]
    return f'<rect x="{x:g}" y="{top:g}" width="{width:.1f}" height="{height}" fill="{colour}"/>'


def _key(x: float, kind: str, text: str) -> str:
    return _bar(x, 16, 20, kind) + _text(x + 28, 31, text)


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="14" text-anchor="{anchor}" '
        f'fill="{FILL["ink"]}">{text}</text>'
    )
