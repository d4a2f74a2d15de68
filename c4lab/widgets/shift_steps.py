"""Which bit is which cell, with or without a spare row, and the win test in single steps."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from c4lab.games.grid import Cell, cell_name

PARTS = 4  # steps of one direction
DIRECTIONS = {"up": (0, 1), "level": (1, 0), "falling": (1, -1), "rising": (1, 1)}
LAST = PARTS * len(DIRECTIONS)
MOVED = {
    "up": "one cell down",
    "level": "one cell to the left",
    "falling": "one cell to the left and up",
    "rising": "one cell to the left and down",
}


@dataclass(frozen=True)
class Layout:
    """Bits run up the columns from the left; with `spare`, each column has one more on top.

    >>> Layout(7, 6, spare=True).bit((2, 1)), Layout(7, 6, spare=False).bit((2, 1))
    (7, 6)
    """

    width: int
    height: int
    spare: bool

    @property
    def rows(self) -> int:
        """Bits in a column."""
        return self.height + self.spare

    @property
    def size(self) -> int:
        """Bits of the whole board."""
        return self.width * self.rows

    @property
    def bottom(self) -> int:
        return sum(1 << self.rows * column for column in range(self.width))

    @property
    def cells(self) -> int:
        return self.bottom * ((1 << self.height) - 1)

    def bit(self, cell: Cell) -> int:
        column, row = cell
        return self.rows * (column - 1) + row - 1

    def cell(self, bit: int) -> Cell:
        return bit // self.rows + 1, bit % self.rows + 1

    def number(self, cells: Iterable[Cell]) -> int:
        return sum(1 << self.bit(cell) for cell in cells)

    def spelt(self, number: int) -> str:
        """In binary, with all bits of the board and a `_` between columns.

        >>> Layout(2, 2, spare=True).spelt(0b1011)
        '0b001_011'
        """
        digits = f"{abs(number):0{self.size}b}"
        groups = []
        while digits:
            groups.append(digits[-self.rows :])
            digits = digits[: -self.rows]
        return f"{'-' if number < 0 else ''}0b{'_'.join(reversed(groups))}"

    def described(self, number: int) -> str:
        """What a number lights, in a sentence or two."""
        if number == 0:
            return "The number is 0: no bit is set."
        inside = number & (1 << self.size) - 1
        count = inside.bit_count()
        said = [
            f"{count} bit{'s' * (count != 1)} of the board {'are' if count != 1 else 'is'} lit."
        ]
        if self.spare and inside & ~self.cells:
            said.append("One or more lie in the spare row, where no disc can lie.")
        if number < 0:
            said.append("The number is negative: `& CELLS` keeps the bits of the board alone.")
        elif number >> self.size:
            said.append("The number has bits beyond the board: `& CELLS` takes them away.")
        return " ".join(said)

    def step(self, direction: str) -> int:
        """How many bits on the next cell in this direction is."""
        across, up = DIRECTIONS[direction]
        return self.rows * across + up


class Look(NamedTuple):
    """A step of the test: what it works out, under which name, and what that says."""

    number: int
    name: str
    sentence: str


def look(step: int, discs: int, bits: Layout) -> Look:
    """Step 0 shows the discs; then each direction has four: shift, and, shift, and."""
    if step == 0:
        return Look(discs, "discs", "These are the discs to be tested.")
    direction = list(DIRECTIONS)[(step - 1) // PARTS]
    by = bits.step(direction)
    pairs = discs & discs >> by
    fours = pairs & pairs >> 2 * by
    return [
        Look(
            discs >> by,
            f"discs >> {by}",
            f"{direction.capitalize()}: the shift by {by} pushes every disc {MOVED[direction]}.",
        ),
        Look(
            pairs,
            f"pairs = discs & discs >> {by}",
            f"{direction.capitalize()}: pairs has {_number(pairs.bit_count())}, one for each disc "
            f"with another disc {_number(by)} on.",
        ),
        Look(
            pairs >> 2 * by,
            f"pairs >> {2 * by}",
            f"{direction.capitalize()}: the pairs are pushed on by two cells, {_number(2 * by)}.",
        ),
        Look(
            fours,
            f"pairs & pairs >> {2 * by}",
            f"{direction.capitalize()}: {_verdict(fours, by, direction, bits)}",
        ),
    ][(step - 1) % PARTS]


def _number(count: int) -> str:
    return f"{count} bit{'s' * (count != 1)}"


def _verdict(fours: int, by: int, direction: str, bits: Layout) -> str:
    """What the last `&` of a direction says, and whether that is true of the board."""
    if not fours:
        return "0, so no pair has another pair two cells on: no four in a row."
    first = [bit for bit in range(bits.size) if fours >> bit & 1]
    found = [[bits.cell(bit + i * by) for i in range(4)] for bit in first]
    four = max(found, key=lambda cells: _is_straight(cells, direction))
    names = ", ".join(map(cell_name, four))
    if _is_straight(four, direction):
        return f"not 0, so there are four in a row: {names}."
    return (
        f"not 0, but {names} are not in a row. Without the spare row the top of a column is a "
        "neighbour of the foot of the next."
    )


def _is_straight(four: list[Cell], direction: str) -> bool:
    (column, row), (across, up) = four[0], DIRECTIONS[direction]
    return four == [(column + i * across, row + i * up) for i in range(4)]
