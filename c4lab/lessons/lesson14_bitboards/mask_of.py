"""14.2 The bug hunt: a mask whose bits are in the wrong order."""

from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known

FIGURE = [0, 2, 5, 5, 5, 2, 0]
ONE = [[discs if place == column else 0 for place in range(7)] for column in (0, 1, 6, 3)
       for discs in (1, 2, 6)]  # fmt: skip
MANY = [[Random(seed).randint(0, 6) for _ in range(7)] for seed in range(12)]
CASES = [(heights,) for heights in (*ONE, [0] * 7, FIGURE, *MANY, [6] * 7)]


def numbers_added(heights: list[int]) -> int:
    return sum(7 * column + row for column in range(7) for row in range(heights[column]))


def along_the_rows(heights: list[int]) -> int:
    return sum(1 << 7 * row + column for column in range(7) for row in range(heights[column]))


KNOWN = known(
    r"""
    first-cell-highest: Cell 0 becomes the highest bit. In a binary number bit 0 is the last digit,
            on the right.
        int($t[::-1], 2) =~> int($t, 2)
    columns-upside-down: The columns are in the right order, and each stands on its head: its lowest
            cell has to be its last digit.
        digits += "1" * discs + "0" * (7 - discs)\n    return int(digits[::-1], 2) =>
            digits = "1" * discs + "0" * (7 - discs) + digits\n    return int(digits, 2)
    columns-from-the-right: Each column is right, but they are in the wrong order: the first column
            has the lowest bits, on the right.
        digits += "1" * discs + "0" * (7 - discs)\n    return int(digits[::-1], 2) =>
            digits += "0" * (7 - discs) + "1" * discs\n    return int(digits, 2)
    no-spare-row: Each column has seven bits, the seventh one spare. With six a column, all columns
            but the first slide down.
        (7 - discs) => (6 - discs)
        7 * $c ~> 6 * $c
    along-the-rows: That numbers the cells along the rows. Bits run up the columns.
        => along_the_rows
    numbers-for-bits: Those are the numbers of the bits, added up. Bit b is worth `1 << b`.
        => numbers_added
    spare-bit-set: The spare bit stays 0, also if the column is full: no disc lies there.
        "1" * discs + => "1" * (7 if discs == 6 else discs) +
    columns-from-one: The first column has the bits 0 to 6, so its number is 0 here.
        int(digits[::-1], 2) => int(digits[::-1], 2) << 7
    decimal: The digits are read as a decimal number: `int(text, 2)` reads binary.
        int($t, 2) =~> int($t)
    """,
    along_the_rows=along_the_rows,
    numbers_added=numbers_added,
)


@exercise("14.2", KNOWN)
def mask_of(answer: Answer) -> None:
    compare(answer, CASES)
