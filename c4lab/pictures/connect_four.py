"""Connect Four as a picture: discs behind a blue board, red with a ring and amber with a dot."""

from collections.abc import Collection, Mapping
from itertools import groupby

from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, lines
from c4lab.pictures.rack import CELL, DISC, HEAD, HOLE, PAD, SIDE, Rack, disc
from c4lab.pictures.spot import Spot
from c4lab.pictures.theme import svg


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
