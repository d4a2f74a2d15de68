"""The upright board of Connect Four: a blue sheet with holes, its discs, and what is drawn on top.

One sees the page through the holes. A falling disc passes behind the sheet.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from math import hypot
from typing import NamedTuple

from c4lab.games import ConnectFour
from c4lab.games.bits import HEIGHT, WIDTH
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, lines
from c4lab.pictures.theme import FILL, PLAYER_EDGE, PLAYER_FILL, Spot, svg

CELL = 52
DISC, HOLE = 22, 21  # radii: a disc fills its hole
PAD = 6  # the sheet's border around the cells
HEAD = 24  # room above the sheet, for arrows
FOOT = 26  # the sheet's border below, for the numbers of the columns
SIDE = 20  # room at the left, for the numbers of the rows where cells are named
WHITE = "#FFFFFF"  # for marks on the sheet, which is the same blue in every theme


def disc(x: float, y: float, player: int, radius: float = DISC) -> str:
    """A disc with its centre at (x, y): red with a ring in it, or amber with a dot."""
    circle = f'<circle cx="{x:g}" cy="{y:g}"'
    inside = {
        +1: f'{circle} r="12" fill="none" stroke="{WHITE}" stroke-width="3"/>',
        -1: f'{circle} r="6" fill="{PLAYER_EDGE[-1]}"/>',
    }
    return f'{circle} r="{radius}" fill="{PLAYER_FILL[player]}"/>{inside[player]}'


class Rack(NamedTuple):
    """A board of `columns` by `rows` cells: its measures, and the markup of its parts."""

    columns: int
    rows: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture."""
        return 2 * PAD + self.columns * CELL, HEAD + PAD + self.rows * CELL + FOOT

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The centre of `cell`, (column, row): both count from 1, rows from the bottom."""
        column, row = cell
        return PAD + (column - 0.5) * CELL, HEAD + PAD + (self.rows - row + 0.5) * CELL

    def front(self, letters: bool = False) -> str:
        """The sheet, with a hole for each cell, and the columns' numbers or letters at its foot."""
        width, height = self.size
        across, up = range(1, self.columns + 1), range(1, self.rows + 1)
        foot = {column: chr(96 + column) if letters else str(column) for column in across}
        holes = "".join(_hole(*self.centre((column, row))) for column in across for row in up)
        numbers = "".join(
            f'<text x="{self.centre((column, 1))[0]:g}" y="{height - 9}" text-anchor="middle" '
            f'font-size="14" font-weight="600" fill="{WHITE}">{foot[column]}</text>'
            for column in across
        )
        return _pierced(_sheet(0, HEAD, width, height - HEAD, 12) + holes, FILL["board"]) + numbers

    def rows_named(self) -> str:
        """The numbers of the rows, in the room to the left of the sheet."""
        return "".join(
            f'<text x="{-SIDE / 2:g}" y="{self.centre((1, row))[1] + 5:g}" text-anchor="middle" '
            f'font-size="14" font-weight="600">{row}</text>'
            for row in range(1, self.rows + 1)
        )

    def tile(self, cell: Cell) -> str:
        """The mark of the last move: a square around its hole, paler than the sheet."""
        x, y = self.centre(cell)
        tile = _sheet(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, 10)
        return _pierced(tile + _hole(x, y), WHITE, 0.5)

    def ring(self, cell: Cell, empty: bool) -> str:
        """The mark of a lit cell: a white and a dark ring, and a tint if the cell is empty."""
        x, y = self.centre(cell)
        circle = f'<circle cx="{x:g}" cy="{y:g}"'
        tint = f'{circle} r="{HOLE}" fill="{FILL["good"]}" fill-opacity="0.35"/>'
        return (
            f"{tint if empty else ''}"
            f'{circle} r="{HOLE - 2}" fill="none" stroke="{FILL["ink"]}" stroke-width="4"/>'
            f'{circle} r="{HOLE + 2}" fill="none" stroke="{WHITE}" stroke-width="4"/>'
        )

    def outline(self, column: int) -> str:
        """The mark of a lit column: an outline, a paler sheet, and an arrow above."""
        x, _ = self.centre((column, 1))
        _, height = self.size
        left, top, wide, high = x - CELL / 2 + 2, HEAD + 3, CELL - 4, height - HEAD - 6
        holes = "".join(_hole(*self.centre((column, row))) for row in range(1, self.rows + 1))
        return (
            f'<path d="M{x - 9:g} {HEAD - 18}h18l-9 13Z" fill="{FILL["ink"]}"/>'
            f"{_pierced(_sheet(left, top, wide, high, 10) + holes, WHITE, 0.15)}"
            f'<rect x="{left:g}" y="{top}" width="{wide}" height="{high}" rx="10" fill="none" '
            f'stroke="{WHITE}" stroke-width="3"/>'
        )

    def sign(self, cell: Cell, sign: str) -> str:
        """A sign on a white disc in the middle of a cell: a green "+" or a red "×"."""
        x, y = self.centre(cell)
        path, colour = {
            "+": ("M0 -9V9M-9 0H9", FILL["good"]),
            "×": ("M-7 -7L7 7M-7 7L7 -7", PLAYER_EDGE[+1]),
        }[sign]
        return (
            f'<g transform="translate({x:g} {y:g})" stroke-linecap="round">'
            f'<circle r="15" fill="{FILL["paper"]}" stroke="{FILL["ink"]}" stroke-width="2"/>'
            f'<path d="{path}" stroke="{colour}" stroke-width="5"/></g>'
        )

    def strike(self, first: Cell, last: Cell) -> str:
        """A line through the winning discs from `first` to `last`."""
        (x1, y1), (x2, y2) = self.centre(first), self.centre(last)
        # How far it goes beyond the centres of the end discs.
        reach = DISC * 0.7 / hypot(x2 - x1, y2 - y1)
        dx, dy = reach * (x2 - x1), reach * (y2 - y1)
        path = f"M{x1 - dx:.1f} {y1 - dy:.1f}L{x2 + dx:.1f} {y2 + dy:.1f}"
        return "".join(
            f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
            for colour, width in ((FILL["paper"], 10), (FILL["ink"], 5))
        )


def _pierced(path: str, colour: str, opacity: float = 1) -> str:
    return f'<path d="{path}" fill-rule="evenodd" fill="{colour}" fill-opacity="{opacity:g}"/>'


def _sheet(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners, as a path."""
    turn = f"a{r:g} {r:g} 0 0 1"
    return (
        f"M{x + r:g} {y:g}H{x + width - r:g}{turn} {r:g} {r:g}"
        f"V{y + height - r:g}{turn} {-r:g} {r:g}"
        f"H{x + r:g}{turn} {-r:g} {-r:g}V{y + r:g}{turn} {r:g} {-r:g}Z"
    )


def _hole(x: float, y: float) -> str:
    r = HOLE
    return f"M{x - r:g} {y:g}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def draw(
    position: ConnectFour,
    lit: Collection[int | Cell] = (),
    signs: Mapping[Cell, str] | None = None,
    named: bool = False,
) -> str:
    """Returns the board as SVG, with the last move and the winning lines marked.

    `lit` holds columns, which get an arrow and an outline, and cells (column, row), which get a
    ring. `signs` has the sign to write into each cell, "+" or "×". If
    `named`, columns have letters and rows have numbers, at the left in `SIDE` more units, as in
    the names of cells.
    """
    rack = Rack(position.width, position.height)
    runs = winning_runs(position)
    body = [*_discs(position, rack), rack.front(named)]
    if position.history and not runs:
        body.append(rack.tile(_last(position)))
    for move in lit:
        # A lit cell gets a ring around its disc, a lit column an outline over all its cells.
        body.append(
            rack.ring(move, empty=not position.at(move))
            if isinstance(move, tuple)
            else rack.outline(move)
        )
    body += [rack.strike(run[0], run[-1]) for run in runs]
    body += [rack.sign(cell, sign) for cell, sign in (signs or {}).items()]
    rows = position.diagram().replace("\n", " / ")
    title, (width, height) = f"Connect Four board, top row first: {rows}", rack.size
    if not named:
        return svg(width, height, "".join(body), title)
    moved = f'<g transform="translate({SIDE} 0)">{"".join(body)}{rack.rows_named()}</g>'
    return svg(width + SIDE, height, moved, title)


def mark(position: ConnectFour, move: int) -> str:
    """The preview of `move`: its disc above the column, and a faint disc where it would land."""
    x, y = Rack(position.width, position.height).centre(position.landing(move))
    landing = f'<g opacity="0.4">{disc(x, y, position.player, HOLE)}</g>'
    return f'<g class="hovers">{landing}{disc(x, HEAD - DISC - 1, position.player)}</g>'


def spots(position: ConnectFour) -> list[Spot]:
    """A spot for each column, open or full; it is tall and reaches above the board."""
    _, height = Rack(position.width, position.height).size
    found = []
    for column in range(1, position.width + 1):
        x = PAD + (column - 1) * CELL
        shape = f'<rect x="{x}" y="0" width="{CELL}" height="{height}" rx="10"/>'
        found.append(Spot(column, _label(position, column), shape, x + CELL / 2, height / 2))
    return found


def winning_runs(position: ConnectFour) -> list[tuple[Cell, ...]]:
    """The winning lines, each with all its cells from left to right or upwards; [] without a win.

    >>> winning_runs(ConnectFour.parse("1213141"))
    [((1, 1), (1, 2), (1, 3), (1, 4))]
    """
    runs = [
        (player, tuple(cells))
        for line in lines(position.width, position.height, position.connect)
        for player, cells in groupby(line, key=position.at)
    ]
    return [run for player, run in runs if player and len(run) >= position.connect]


def _label(position: ConnectFour, column: int) -> str:
    discs = position.columns[column - 1]
    count = f"{len(discs) or 'no'} disc{'s' * (len(discs) != 1)}"
    state = "full" if len(discs) == position.height else "open"
    inside = f"; from the bottom {', '.join(NAMES[player] for player in discs)}" if discs else ""
    return f"column {column}, {count}, {state}{inside}"


def _last(position: ConnectFour) -> Cell:
    column = position.history[-1]
    return column, len(position.columns[column - 1])


def _discs(position: ConnectFour, rack: Rack) -> list[str]:
    won = position.winning_line()
    last = _last(position) if position.history else None
    drawn = []
    for column, discs in enumerate(position.columns, start=1):
        for row, player in enumerate(discs, start=1):
            x, y = rack.centre((column, row))
            element = disc(x, y, player)
            if won and (column, row) not in won:
                element = f'<g opacity="0.55">{element}</g>'
            if (column, row) == last:  # the board widget animates its fall
                element = f'<g class="falls" data-drop="{y - HEAD + DISC:g}">{element}</g>'
            drawn.append(element)
    return drawn


ROW = 40
"""The height of the row of scores."""


def with_markup(picture: str, markup: str) -> str:
    """The SVG `picture` with `markup` on top of it."""
    return f"{picture.removesuffix('</svg>')}{markup}</svg>"


def moves_ahead(position: ConnectFour, columns: Sequence[int]) -> str:
    """Returns markup: the discs of the moves in `columns`, played one after another from `position`
    on, faint and numbered from 1."""
    rack, drawn = Rack(position.width, position.height), []
    for number, column in enumerate(columns, start=1):
        x, y = rack.centre(position.landing(column))
        drawn.append(
            f'<g opacity="0.45">{disc(x, y, position.player)}</g>'
            f'<text x="{x:g}" y="{y + 6:g}" text-anchor="middle" font-size="17" font-weight="700" '
            f'fill="{FILL["ink"]}" stroke="{FILL["paper"]}" stroke-width="4" '
            f'paint-order="stroke">{number}</text>'
        )
        position = position.play(column)
    return "".join(drawn)


def with_scores(picture: str, scores: Mapping[int, str]) -> str:
    """The picture of a standard board, with the text `scores[column]` above each such column."""
    width, height = Rack(WIDTH, HEIGHT).size
    texts = "".join(
        f'<text x="{PAD + (column - 0.5) * CELL:g}" y="26" text-anchor="middle" font-size="17" '
        f'font-weight="600">{text}</text>'
        for column, text in scores.items()
    )
    title = ", ".join(f"column {column}: {text}" for column, text in scores.items())
    lower = picture.replace("<svg ", f'<svg y="{ROW}" ', 1)
    return svg(width, height + ROW, texts + lower, f"Scores: {title}")
