"""The thirteen patterns by which shifts find winning cells, and the boards that show them."""

from typing import NamedTuple

from c4lab.games import ConnectFour
from c4lab.games.bits import COLUMN, CONNECT, SIDEWAYS, UP, to_bits
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.marked_boards import in_a_row
from c4lab.pictures.theme import FILL, img, svg

ACROSS, DOWN, CELL, LEFT, TOP = 170, 92, 18, 66, 44  # of the picture of all patterns
NAMED = {UP: "upright", **dict(zip(SIDEWAYS, ("level", "falling", "rising"), strict=True))}


class Pattern(NamedTuple):
    """Three discs around a cell: `steps` are their distances from the cell, in bits."""

    name: str
    steps: tuple[int, ...]


def all_patterns() -> list[Pattern]:
    """The patterns: one upright, since nothing lies above an empty cell, and four in each of the
    other directions. "?" is the cell, "#" a disc, from the left or from below.

    >>> [pattern.name for pattern in all_patterns()][:3]
    ['upright # # # ?', 'level # # # ?', 'level # # ? #']
    """
    return [
        Pattern(
            f"{name} {' '.join('?' if each == at else '#' for each in range(CONNECT))}",
            tuple(step * (each - at) for each in range(CONNECT) if each != at),
        )
        for step, name in NAMED.items()
        for at in (range(CONNECT - 1, -1, -1) if step != UP else [CONNECT - 1])
    ]


def catching(discs: int, cell: Cell) -> list[tuple[Pattern, list[Cell]]]:
    """The patterns that catch `cell` if these are somebody's discs, each with its three discs."""
    column, row = cell
    bit = COLUMN * (column - 1) + row - 1
    found = []
    for pattern in all_patterns():
        three = sorted(bit + step for step in pattern.steps)
        if three[0] >= 0 and all(discs >> each & 1 for each in three):
            found.append((pattern, [(each // COLUMN + 1, each % COLUMN + 1) for each in three]))
    return found


def caught(position: ConnectFour, cell: str) -> list[tuple[str, list[Cell]]]:
    """Whose pattern catches the cell with this name, in words, and the three discs of it.

    >>> [words for words, _ in caught(ConnectFour.parse("121312"), "a4")]
    ["red's upright # # # ? (a1 a2 a3)"]
    """
    mine, mask = to_bits(position)
    at = ord(cell[0]) - ord("a") + 1, int(cell[1:])
    return [
        (f"{NAMES[player]}'s {pattern.name} ({' '.join(map(cell_name, three))})", three)
        for player, discs in ((position.player, mine), (-position.player, mine ^ mask))
        for pattern, three in catching(discs, at)
    ]


def boards_caught(position: ConnectFour, *cells: str) -> str:
    """A board for each of these cells, as HTML: the cell and the discs that catch it have rings,
    and the line below names the patterns."""
    boards = []
    for cell in cells:
        found = caught(position, cell)
        at = ord(cell[0]) - ord("a") + 1, int(cell[1:])
        lit = sorted({at, *(disc for _, three in found for disc in three)})
        words = "; ".join(words for words, _ in found) or "no pattern"
        boards.append((f"{cell}: {words}", position, lit))
    return in_a_row(boards)


def patterns_drawn() -> str:
    """All patterns as one picture, in HTML: a row for each direction, the upright one last."""
    # the step to the next cell, and how far above the foot the first one is
    directions = {
        "level": (1, 0, 1.5),
        "falling": (1, -1, 3),
        "rising": (1, 1, 0),
        "upright": (0, 1, 0),
    }
    ways = ["1, 2 and 3 before", "1 and 2 before, 1 behind"]
    ways += ["1 before, 1 and 2 behind", "1, 2 and 3 behind"]
    body = []
    for x, way in enumerate(ways):
        sign = " ".join("?" if each == CONNECT - 1 - x else "#" for each in range(CONNECT))
        body += [_words(LEFT + x * ACROSS, 14, sign), _words(LEFT + x * ACROSS, 32, way)]
    for y, (name, (dx, dy, foot)) in enumerate(directions.items()):
        body.append(_words(0, TOP + y * DOWN + CONNECT * CELL / 2 + 5, name))
        for x in range(1 if name == "upright" else CONNECT):
            for each in range(CONNECT):
                left = LEFT + x * ACROSS + CELL * each * dx
                top = TOP + y * DOWN + CELL * (CONNECT - 1 - foot - each * dy)
                body.append(_square(left, top, "?" if each == CONNECT - 1 - x else "#"))
    words = "Thirteen patterns: four level, four falling, four rising, one upright."
    size = LEFT + CONNECT * ACROSS, TOP + len(directions) * DOWN
    return img(svg(*size, "".join(body), words), words, least=7 * size[0] // 10)  # a printed page


def _words(left: float, top: float, words: str) -> str:
    return f'<text x="{left}" y="{top}" font-size="13">{words}</text>'


def _square(left: float, top: float, sign: str) -> str:
    """A cell with a disc, for "#", or the cell that is asked about, for "?"."""
    middle, height = left + CELL / 2, top + CELL / 2
    inner = (
        f'<circle cx="{middle}" cy="{height}" r="{CELL / 2 - 3}" fill="{FILL["ink"]}"/>'
        if sign == "#"
        else f'<text x="{middle}" y="{height + 5}" font-size="14" font-weight="bold" '
        f'text-anchor="middle">?</text>'
    )
    edge = f'fill="none" stroke="{FILL["soft"]}"'
    return f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}" {edge}/>{inner}'
