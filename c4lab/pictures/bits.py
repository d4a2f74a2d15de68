"""A board whose cells are the bits of a number: each cell shows the number of its bit."""

from collections.abc import Collection, Mapping

from c4lab.games.grid import Cell
from c4lab.pictures.connect_four import disc
from c4lab.pictures.theme import FILL, svg

CELL = 50
LEFT, TOP, FOOT = 20, 4, 24  # room for row numbers, a lit edge, column letters
SMALL = 'font-size="12"'


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
            body.append(f'<text x="{x + 5}" y="{y + 15}" {SMALL}>{bit}</text>')
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
    return f'<text x="{x:g}" y="{y:g}" {SMALL} text-anchor="middle">{text}</text>'
