"""A Connect Four board on which cells are lit by how much they count, and for whom."""

from collections.abc import Collection, Mapping
from math import sqrt

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.connect_four import draw
from c4lab.pictures.rack import HOLE, WHITE, Rack
from c4lab.pictures.theme import FILL, PLAYER_FILL

SMALL, LARGE = 6, 18  # radii in an empty cell, from next to nothing to the most on the board
FAINT = 0.35  # how strongly a disc that counts little is ringed

Shares = Mapping[Cell, Mapping[int, float]]
"""For each cell that counts: how much for red (+1) and for amber (-1), both above 0 or left out."""


def draw_amounts(position: ConnectFour, shares: Shares, chosen: Collection[Cell] = ()) -> str:
    """The board as SVG: a larger circle in an empty cell, a stronger ring around a disc, for more.

    Red's circles are whole and amber's dashed; where a cell counts for both, each has a half. If
    any cells are `chosen`, these are ringed instead. A script can choose others: each cell in
    `shares` has its ring in an element with `data-cell`, all amounts are in one with `c4-amounts`.
    """
    rack = Rack(position.width, position.height)
    most = max((sum(sides.values()) for sides in shares.values()), default=1)
    amounts, rings = [], []
    for cell, sides in shares.items():
        x, y = rack.centre(cell)
        if position.at(cell):
            strength = sqrt(sum(sides.values()) / most)
            amounts.append(_around(x, y, FAINT + (1 - FAINT) * strength))
        else:
            amounts += [
                _inside(x, y, side, sqrt(amount / most), both=len(sides) > 1)
                for side, amount in sides.items()
            ]
        ring = rack.ring(cell, empty=not position.at(cell))
        rings.append(f'<g data-cell="{cell_name(cell)}"{_hidden(cell not in chosen)}>{ring}</g>')
    layer = f'<g class="c4-amounts"{_hidden(bool(chosen))}>{"".join(amounts)}</g>'
    return draw(position).removesuffix("</svg>") + layer + "".join(rings) + "</svg>"


def _hidden(hidden: bool) -> str:
    return ' style="display:none"' if hidden else ""


def _around(x: float, y: float, strength: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{HOLE + 2}" fill="none" stroke="{WHITE}" '
        f'stroke-width="{1 + 3 * strength:.1f}" stroke-opacity="{strength:.2f}"/>'
    )


def _inside(x: float, y: float, side: int, strength: float, both: bool) -> str:
    r = SMALL + (LARGE - SMALL) * strength
    if both:  # red's half on the left, amber's on the right
        sweep = 0 if side == +1 else 1
        path = f"M{x - side:g} {y - r:.1f}a{r:.1f} {r:.1f} 0 0 {sweep} 0 {2 * r:.1f}Z"
    else:
        path = f"M{x:g} {y - r:.1f}a{r:.1f} {r:.1f} 0 1 0 .01 0Z"
    dashes = "" if side == +1 else ' stroke-dasharray="4 3"'
    return (
        f'<path d="{path}" fill="{PLAYER_FILL[side]}" fill-opacity="0.4" '
        f'stroke="{FILL["ink"]}" stroke-width="2"{dashes}/>'
    )
