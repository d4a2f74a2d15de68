"""Which bit stands for which cell, with or without a spare row, and the win test step by step."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from c4lab.games.grid import Cell, cell_name
from c4lab.work.english import counted

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
    """Numbers the cells: column by column from the left, each from the bottom up.

    With `spare`, each column has one more bit on top.

    >>> Layout(7, 6, spare=True).bit((2, 1)), Layout(7, 6, spare=False).bit((2, 1))
    (7, 6)
    """

    width: int
    height: int
    spare: bool

    @property
    def rows(self) -> int:
        """The number of bits in a column."""
        return self.height + self.spare

    @property
    def size(self) -> int:
        """The number of bits of the whole board."""
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

    def in_binary(self, number: int) -> str:
        """`number` in binary, with all bits of the board and a `_` between columns.

        >>> Layout(2, 2, spare=True).in_binary(0b1011)
        '0b001_011'
        """
        digits = f"{abs(number):0{self.size}b}"
        groups = []
        while digits:
            groups.append(digits[-self.rows :])
            digits = digits[: -self.rows]
        return f"{'-' if number < 0 else ''}0b{'_'.join(reversed(groups))}"

    def sentence_about(self, number: int) -> str:
        """One or two sentences about the bits that `number` lights."""
        if number == 0:
            return "The number is 0: no bit is set."
        inside = number & (1 << self.size) - 1
        count = inside.bit_count()
        sentences = [f"{counted(count, 'bit')} of the board {'are' if count != 1 else 'is'} lit."]
        if self.spare and inside & ~self.cells:
            sentences.append("One or more lie in the spare row, where no disc can lie.")
        if number < 0:
            sentences.append("The number is negative: `& CELLS` keeps only the bits of the board.")
        elif number >> self.size:
            sentences.append("The number has bits beyond the board: `& CELLS` removes them.")
        return " ".join(sentences)

    def step(self, direction: str) -> int:
        """The distance in bits from a cell to the next one in this direction."""
        across, up = DIRECTIONS[direction]
        return self.rows * across + up


class LitNumber(NamedTuple):
    """A number whose bits are lit, the expression that gives it, and a sentence about it."""

    number: int
    name: str
    sentence: str


def win_test_step(step: int, discs: int, bits: Layout) -> LitNumber:
    """The number that this step of the win test on `discs` computes.

    Step 0 shows the discs. Then each direction has four steps: shift, and, shift, and.
    """
    if step == 0:
        return LitNumber(discs, "discs", "These are the discs to be tested.")
    direction = list(DIRECTIONS)[(step - 1) // PARTS]
    by = bits.step(direction)
    pairs = discs & discs >> by
    fours = pairs & pairs >> 2 * by
    return [
        LitNumber(
            discs >> by,
            f"discs >> {by}",
            f"{direction.capitalize()}: the shift by {by} pushes every disc {MOVED[direction]}.",
        ),
        LitNumber(
            pairs,
            f"pairs = discs & discs >> {by}",
            f"{direction.capitalize()}: pairs has {counted(pairs.bit_count(), 'bit')}, one for "
            f"each disc with another disc {counted(by, 'bit')} on.",
        ),
        LitNumber(
            pairs >> 2 * by,
            f"pairs >> {2 * by}",
            f"{direction.capitalize()}: the pairs are pushed on by two cells, "
            f"{counted(2 * by, 'bit')}.",
        ),
        LitNumber(
            fours,
            f"pairs & pairs >> {2 * by}",
            f"{direction.capitalize()}: {_verdict(fours, by, direction, bits)}",
        ),
    ][(step - 1) % PARTS]


def _verdict(fours: int, by: int, direction: str, bits: Layout) -> str:
    """What the last `&` of a direction says, and whether the board really has four in a row."""
    if not fours:
        return "0, so no pair has another pair two cells on: no four in a row."
    first = [bit for bit in range(bits.size) if fours >> bit & 1]
    runs = [[bits.cell(bit + i * by) for i in range(4)] for bit in first]
    four = max(runs, key=lambda cells: _is_straight(cells, direction))
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
