"""A Connect Four board as two whole numbers, and what shifts read off them.

`mask` has a bit set for each disc on the board, `mine` for each disc of the side to move; the
other side has `mine ^ mask`. Bits run up the columns from the left, seven to a column:

    6 13 20 27 34 41 48    the spare row: always empty
    5 12 19 26 33 40 47
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42

So the next cell up is 1 bit on, to the right 7, and on the diagonals 6 and 8. The spare row keeps
them apart: without it the top of a column would be a neighbour of the bottom of the next.

A board of another size has a `Layout` of its own; what is not told of one means the standard board.
"""

from dataclasses import dataclass, field

from c4lab.games.connect_four import ConnectFour

CONNECT = 4
UP = 1
MOST_BITS = 64


@dataclass(frozen=True)
class Layout:
    """Which bit is which cell on a board of some size: columns from the left, upwards, one spare.

    Raises ValueError, and says why, for a board that needs more than 64 bits.

    >>> layout = Layout(width=5, height=4)
    >>> layout.column, bin(layout.bottom), layout.sideways
    (5, '0b100001000010000100001', (5, 4, 6))
    """

    width: int = 7
    height: int = 6
    column: int = field(init=False)  # bits in a column, the spare one included
    bottom: int = field(init=False)  # the lowest cell of each column
    cells: int = field(init=False)  # every bit but the spare ones
    sideways: tuple[int, int, int] = field(init=False)  # level, falling, rising
    columns: tuple[int, ...] = field(init=False)  # the cells of each, centre first, left of two

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
        # The class is frozen: fields are set here, past its guard, and nowhere else.
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
    """`mine` and `mask` of a position.

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
    """The cells where a disc can come to lie: the lowest empty one of each open column.

    Adding 1 at the foot of a column carries through its discs to the first empty bit.
    """
    return (mask + layout.bottom) & layout.cells


def height(mask: int, move: int) -> int:
    """How many discs lie in column `move`, 1 to 7.

    >>> [height(111466234240, move) for move in range(1, 8)]
    [0, 2, 5, 5, 5, 2, 0]
    """
    return (mask >> COLUMN * (move - 1) & (1 << HEIGHT) - 1).bit_count()


def has_four(discs: int, layout: Layout = STANDARD) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row.

    >>> has_four(0b1111), has_four(0b10111)
    (True, False)
    """
    for step in (UP, *layout.sideways):
        pairs = discs & discs >> step  # a bit where there is a disc here and one step on
        if pairs & pairs >> 2 * step:  # a pair here and a pair two steps on
            return True
    return False
