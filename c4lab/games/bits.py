"""A Connect Four board as two whole numbers, and functions that read the board by shifts.

`mask` has a bit set for each disc on the board, `mine` for each disc of the side to move; the
other side has `mine ^ mask`. Bits run up the columns from the left, seven to a column:

    6 13 20 27 34 41 48    the spare row: always empty
    5 12 19 26 33 40 47
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42

The next cell upwards is 1 bit on, the next to the right 7 bits, the next on a diagonal 6 or 8
bits. The spare row separates the columns: without it, the top cell of a column would be the
neighbour of the bottom cell of the next column.

A board of another size needs another `Layout`. Without one, functions use the standard board.
"""

from dataclasses import dataclass, field

from c4lab.games.connect_four import ConnectFour

CONNECT = 4
UP = 1
MOST_BITS = 64


@dataclass(frozen=True)
class Layout:
    """Which bit is which cell on a board of this size. The module's text shows it for 7 x 6.

    Raises ValueError, with the reason, for a board that needs more than 64 bits.

    >>> layout = Layout(width=5, height=4)
    >>> layout.column, bin(layout.bottom), layout.sideways
    (5, '0b100001000010000100001', (5, 4, 6))
    """

    width: int = 7
    height: int = 6
    column: int = field(init=False)  # bits in a column, with the spare one
    bottom: int = field(init=False)  # one bit for the lowest cell of each column
    cells: int = field(init=False)  # every bit that is not spare
    sideways: tuple[int, int, int] = field(init=False)  # to the right, falling, rising
    columns: tuple[int, ...] = field(init=False)  # their cells, centre first

    def __post_init__(self) -> None:
        width, height = self.width, self.height
        if any(type(number) is not int or number < 1 for number in (width, height)) or width > 9:
            raise ValueError(
                f"{width!r:.20} x {height!r:.20} is no board: give the width, 1 to 9, and the "
                "height, such as 6 x 5."
            )
        column = height + 1
        if width * column > MOST_BITS:
            raise ValueError(
                f"A board of {width} x {height!r:.20} is too large: width x (height + 1) may be "
                f"{MOST_BITS} at most, a bit for each cell and a spare one above each column."
            )
        bottom = sum(1 << column * place for place in range(width))
        outwards = sorted(range(width), key=lambda place: abs(2 * place - (width - 1)))
        lowest_column = (1 << height) - 1
        # A frozen class refuses `self.column = column`, so the fields are set in its dictionary.
        self.__dict__.update(
            column=column,
            bottom=bottom,
            cells=bottom * lowest_column,
            sideways=(column, column - 1, column + 1),
            columns=tuple(lowest_column << column * place for place in outwards),
        )

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


STANDARD = Layout()
WIDTH, HEIGHT = STANDARD.width, STANDARD.height
COLUMN, BOTTOM, CELLS = STANDARD.column, STANDARD.bottom, STANDARD.cells
SIDEWAYS = STANDARD.sideways


def to_bits(position: ConnectFour, layout: Layout = STANDARD) -> tuple[int, int]:
    """`(mine, mask)` of a position.

    >>> to_bits(ConnectFour.parse("121"))  # the side to move has the disc in column 2
    (128, 131)
    """
    mine = mask = 0
    for column, discs in enumerate(position.columns):
        for row, disc in enumerate(discs):
            bit = 1 << layout.column * column + row
            mask |= bit
            if disc == position.player:
                mine |= bit
    return mine, mask


def landings(mask: int, layout: Layout = STANDARD) -> int:
    """The cells where the next disc can land: the lowest empty cell of each open column.

    Adding 1 at the bottom of a column carries through its discs to the first empty bit.
    """
    return (mask + layout.bottom) & layout.cells


def height(mask: int, move: int) -> int:
    """How many discs lie in column `move`, 1 to 7.

    >>> [height(111466234240, move) for move in range(1, 8)]
    [0, 2, 5, 5, 5, 2, 0]
    """
    return (mask >> COLUMN * (move - 1) & (1 << HEIGHT) - 1).bit_count()


def has_four(discs: int, layout: Layout = STANDARD) -> bool:
    """Whether `discs`, the discs of one player, contain four in a row.

    >>> has_four(0b1111), has_four(0b10111)
    (True, False)
    """
    for step in (UP, *layout.sideways):
        pairs = discs & discs >> step  # the discs whose neighbour one step on is a disc too
        if pairs & pairs >> 2 * step:  # a pair, and another pair two steps on
            return True
    return False
