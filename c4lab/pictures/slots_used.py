"""A table of very many slots as tiles: each tile shows how many of its slots are in use."""

from collections.abc import Sequence
from math import sqrt

from c4lab.pictures.theme import FILL, svg

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
