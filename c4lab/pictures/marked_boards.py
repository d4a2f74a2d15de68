"""Boards of Connect Four with something on their cells: rings, amounts, signs, numbers of bits."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from math import sqrt

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.connect_four import HEAD, HOLE, WHITE, Rack, disc, draw
from c4lab.pictures.theme import FILL, FONT, PLAYER_EDGE, PLAYER_FILL, img, svg


def ringed(position: ConnectFour, lit: Collection[int | Cell] = ()) -> str:
    """The board as an <img> element, with the columns and cells in `lit` marked.

    If cells are, the board has the letters and numbers that name them. The alternative text is
    the diagram, and the names of what is marked.
    """
    cells = ", ".join(cell_name(each) for each in lit if isinstance(each, tuple))
    columns = ", ".join(str(each) for each in lit if isinstance(each, int))
    words = [position.diagram()]
    words += [f"with a ring: {cells}"] if cells else []
    words += [f"with an arrow above: {columns}"] if columns else []
    return img(draw(position, lit, named=bool(cells)), "\n".join(words))


def in_a_row(boards: Iterable[tuple[str, ConnectFour, Collection[int | Cell]]]) -> str:
    """Boards side by side, as HTML: each has a caption, a position, and what is marked on it."""
    figures = "".join(
        '<figure style="flex:0 1 220px;margin:0">'
        f"{ringed(position, lit)}<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, position, lit in boards
    )
    look = f"display:flex;flex-wrap:wrap;gap:16px;font-family:{FONT};font-size:14px"
    return f'<div style="{look}">{figures}</div>'


SMALL, LARGE = 6, 18  # radii in an empty cell, for the smallest and the largest amount
FAINT = 0.35  # the strength of the ring around a disc that counts least

Shares = Mapping[Cell, Mapping[int, float]]
"""For each cell that counts: its amounts for red (+1) and for amber (-1), without amounts of 0."""


def draw_amounts(position: ConnectFour, shares: Shares, chosen: Collection[Cell] = ()) -> str:
    """Returns the board as SVG: the more a cell counts, the larger is the circle in an empty cell
    and the stronger the ring around a disc.

    Red's circles have a solid outline, amber's a dashed one; a cell that counts for both has one
    half of each. If any cells are `chosen`, rings around these are shown instead. A script can
    choose others: the ring of each cell is in an element with `data-cell`, and all amounts are in
    one with the class `c4-amounts`.
    """
    rack = Rack(position.width, position.height)
    most = max((sum(sides.values()) for sides in shares.values()), default=1)
    amounts, rings = [], []
    for cell, sides in shares.items():
        x, y = rack.centre(cell)
        if position.at(cell):
            strength = sqrt(sum(sides.values()) / most)
            amounts.append(_ring(x, y, FAINT + (1 - FAINT) * strength))
        else:
            amounts += [
                _circle(x, y, side, sqrt(amount / most), both=len(sides) > 1)
                for side, amount in sides.items()
            ]
        ring = rack.ring(cell, empty=not position.at(cell))
        rings.append(f'<g data-cell="{cell_name(cell)}"{_hidden(cell not in chosen)}>{ring}</g>')
    layer = f'<g class="c4-amounts"{_hidden(bool(chosen))}>{"".join(amounts)}</g>'
    return draw(position).removesuffix("</svg>") + layer + "".join(rings) + "</svg>"


def _hidden(hidden: bool) -> str:
    return ' style="display:none"' if hidden else ""


def _ring(x: float, y: float, strength: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{HOLE + 2}" fill="none" stroke="{WHITE}" '
        f'stroke-width="{1 + 3 * strength:.1f}" stroke-opacity="{strength:.2f}"/>'
    )


def _circle(x: float, y: float, side: int, strength: float, both: bool) -> str:
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


def draw_filtered(
    position: ConnectFour,
    own: Collection[Cell],
    theirs: Collection[Cell],
    stays: Sequence[int],
    out: Collection[int],
    ranked: bool = False,
) -> str:
    """Returns the board as SVG.

    A column in `stays` has an outline and an arrow; if `ranked`, its place in the order instead of
    the arrow. A column in `out` has a cross. `own` are the empty cells where the side to move would
    make four, `theirs` those of the other side: they show "+" and "!", in the colour of the side.
    """
    rack = Rack(position.width, position.height)
    lit = () if ranked else stays
    body = [_outlined(rack, column) for column in stays if ranked]
    for place, column in enumerate(stays if ranked else (), start=1):
        body.append(_above(rack, column, str(place), "ink"))
    body += [_above(rack, column, "✕", "soft") for column in out]
    for cell in sorted({*own, *theirs}):
        sides = [(position.player, "+")] * (cell in own) + [(-position.player, "!")] * (
            cell in theirs
        )
        body += _signs(rack, cell, sides)
    sentences = [
        f"winning cells of the side to move: {_names_of(own)}",
        f"of the other side: {_names_of(theirs)}",
        f"columns that stay: {' '.join(map(str, stays)) or 'none'}",
    ]
    picture = draw(position, lit)
    head, title_end, rest = picture.removesuffix("</svg>").partition('" font-family')
    title = "; ".join([head, *sentences])
    return f"{title}{title_end}{rest}{''.join(body)}</svg>"


def _outlined(rack: Rack, column: int) -> str:
    """The outline of a column that stays, without its arrow."""
    outline = rack.outline(column)
    return outline[outline.index("/>") + 2 :]


def _above(rack: Rack, column: int, text: str, colour: str) -> str:
    x, _ = rack.centre((column, 1))
    return (
        f'<text x="{x:g}" y="{HEAD - 6}" text-anchor="middle" font-size="16" font-weight="600" '
        f'fill="{FILL[colour]}">{text}</text>'
    )


def _signs(rack: Rack, cell: Cell, sides: list[tuple[int, str]]) -> list[str]:
    """The signs of one empty cell: two side by side if both sides would make four there."""
    x, y = rack.centre(cell)
    found = []
    for number, (player, sign) in enumerate(sides):
        at = x + (number - (len(sides) - 1) / 2) * 20
        radius = 9 if len(sides) > 1 else HOLE - 6
        found.append(
            f'<circle cx="{at:g}" cy="{y:g}" r="{radius}" fill="{FILL["paper"]}" '
            f'stroke="{PLAYER_FILL[player]}" stroke-width="4"/>'
            f'<circle cx="{at:g}" cy="{y:g}" r="{radius + 2}" fill="none" '
            f'stroke="{PLAYER_EDGE[player] if player < 0 else WHITE}" stroke-width="1"/>'
            f'<text x="{at:g}" y="{y + 6:g}" text-anchor="middle" font-size="17" '
            f'font-weight="700" fill="{FILL["ink"]}">{sign}</text>'
        )
    return found


def _names_of(cells: Collection[Cell]) -> str:
    return " ".join(map(cell_name, sorted(cells))) or "none"


CELL = 50
LEFT, TOP, FOOT = 20, 4, 24  # room for row numbers, a lit edge, column letters
SMALL_TEXT = 'font-size="12"'


def size(columns: int, rows: int) -> tuple[int, int]:
    """Width and height of the picture; `rows` includes the spare row, if there is one."""
    return LEFT + columns * CELL + 4, TOP + rows * CELL + FOOT


def corner(cell: Cell, rows: int) -> tuple[int, int]:
    """The upper left corner of `cell`, (column, row): both count from 1, rows from the bottom."""
    column, row = cell
    return LEFT + (column - 1) * CELL, TOP + (rows - row) * CELL


def draw_bits(
    columns: int,
    rows: int,
    spare: bool,
    discs: Mapping[Cell, int],
    lit: Collection[int],
    title: str,
) -> str:
    """Returns the board as SVG. With `spare` the top row is the spare row, drawn dashed.

    `discs` has +1 or -1 for each cell with a disc. The bits in `lit` get a thick edge.
    """
    body = []
    for column in range(1, columns + 1):
        for row in range(1, rows + 1):
            bit = (column - 1) * rows + row - 1
            x, y = corner((column, row), rows)
            body.append(_tile(x, y, spare and row == rows, bit in lit))
            body.append(f'<text x="{x + 5}" y="{y + 15}" {SMALL_TEXT}>{bit}</text>')
            if player := discs.get((column, row)):
                body.append(disc(x + 28, y + 29, player, 16))
        x, y = corner((column, 0), rows)
        body.append(_name(x + CELL / 2, y + 17, chr(96 + column)))
    for row in range(1, rows + 1 - spare):
        x, y = corner((1, row), rows)
        body.append(_name(x - 10, y + CELL / 2 + 4, str(row)))
    return svg(*size(columns, rows), "".join(body), title)


def _tile(x: int, y: int, spare: bool, lit: bool) -> str:
    square = f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="6"'
    dashes = ' stroke-dasharray="4 4"' if spare else ""
    plain = f'{square} fill="none" stroke="{FILL["line"]}"{dashes}/>'
    if not lit:
        return plain
    good = FILL["good"]
    return (
        f'{square} fill="{good}" fill-opacity="0.18"/>'
        f'{square} fill="none" stroke="{good}" stroke-width="4"/>'
    )


def _name(x: float, y: float, text: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" {SMALL_TEXT} text-anchor="middle">{text}</text>'
