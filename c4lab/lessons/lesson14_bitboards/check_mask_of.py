"""14.2 The bug hunt: a mask whose bits are in the wrong order."""

import ast
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson14_bitboards import fresh_cases

FIGURE = [0, 2, 5, 5, 5, 2, 0]
ONE = [[discs if place == column else 0 for place in range(7)] for column in (0, 1, 6, 3)
       for discs in (1, 2, 6)]  # fmt: skip
MANY = [[Random(seed).randint(0, 6) for _ in range(7)] for seed in range(12)]
CASES = [(heights,) for heights in (*ONE, [0] * 7, FIGURE, *MANY, [6] * 7)]


def drops_a_text(tree: ast.Module) -> bool:
    """For a `seen` line: whether a text is sliced in a line of its own."""
    return any(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Subscript)
        for node in ast.walk(tree)
    )


KNOWN = known(
    r"""
    reversed-and-forgotten: `digits[::-1]` makes a new text and leaves the old one as it is: read
            the new one.
        return int(digits[::-1], 2) => digits[::-1]\n    return int(digits, 2)
        seen: drops_a_text
    reversed-object: `reversed` gives no text, and `int` wants one: `text[::-1]` is the text read
            backwards.
        digits[::-1] => reversed(digits)
    number-reversed: A number cannot be reversed. Reverse the text, and then make a number of it.
        (digits[::-1], 2) => (digits, 2)[::-1]
    first-cell-highest: Cell 0 becomes the highest bit. In a binary number bit 0 is the last digit,
            on the right.
        [::-1] =>
    columns-upside-down: The columns are in the right order, but each is upside down: its lowest
            cell has to be its last digit.
        digits += "1" * discs + "0" * (7 - discs)\n    return int(digits[::-1], 2) =>
            digits = "1" * discs + "0" * (7 - discs) + digits\n    return int(digits, 2)
    columns-from-the-right: Each column is right, but the columns are in the opposite order: the
            first column has the lowest bits, on the right.
        digits += "1" * discs + "0" * (7 - discs)\n    return int(digits[::-1], 2) =>
            digits += "0" * (7 - discs) + "1" * discs\n    return int(digits, 2)
    no-spare-row: Each column has seven bits, the seventh one spare. With six bits a column, all
            columns but the first move down.
        (7 - discs) => (6 - discs)
    along-the-rows: That numbers the cells along the rows. Bits run up the columns.
        return int(digits[::-1], 2) => return sum(
            1 << 7 * row + column for column in range(7) for row in range(heights[column]))
    turned-each-time: The text is reversed after each column. Reverse it once, when it has all
            columns.
        return int(digits[::-1], 2) =>     digits = digits[::-1]\n    return int(digits, 2)
    one-for-the-empty: You write a 1 for each empty cell. Write a 1 for each disc.
        "1" * discs + "0" * (7 - discs) => "0" * discs + "1" * (7 - discs)
        "1" * discs + "0" * (7 - discs) => "0" * discs + "1" * (6 - discs) + "0"
        "1" * discs + "0" * (7 - discs) => "0" * discs + "1" * (7 - discs) && digits[::-1] => digits
    columns-too-long: A column takes seven digits in all, its ones and its zeros together.
        "0" * (7 - discs) => "0" * 7
        "0" * (7 - discs) => "0" * 6
        "0" * (7 - discs) => "0" * 7 && digits[::-1] => digits
        (7 - discs) => (8 - discs)
    last-column-only: Only the last column is left: add each column to the text of those before.
        digits += => digits =
    cell-above: These are the cells above the highest discs, one in each column. Set a bit for each
            disc.
        int(digits[::-1], 2) => sum(1 << 7 * c + discs for c, discs in enumerate(heights))
    highest-disc-only: These are the highest discs, one in each column. Set a bit for each disc.
        "1" * discs + => ("0" * (discs - 1) + "1") * (discs > 0) +
    one-row-too-high: Each disc is one row too high: the lowest cell of a column is its first bit.
        int(digits[::-1], 2) => int(digits[::-1], 2) << 1
    one-disc-too-many: Each column has one disc too many.
        "1" * discs + => "1" * (discs + 1) + && (7 - discs) => (6 - discs)
    one-column-missing: A column is missing: all seven columns need their bits.
        in heights => in heights[:-1]
        in heights => in [0, *heights[1:]]
    discs-counted: That is how many discs there are. A mask has a bit for each of them.
        int(digits[::-1], 2) => sum(heights)
    numbers-for-bits: Those are the numbers of the bits, added up. Bit b is worth `1 << b`.
        int(digits[::-1], 2) => sum(bit for bit, digit in enumerate(digits) if digit == "1")
    height-for-bits: Each column has the number of its discs, and not a 1 for each disc: two discs
            are 11 in binary.
        int(digits[::-1], 2) => sum(discs << 7 * c for c, discs in enumerate(heights))
    spare-bit-set: The spare bit stays 0, even if the column is full: no disc can lie there.
        "1" * discs + => "1" * (7 if discs == 6 else discs) +
    columns-from-one: The first column has the bits 0 to 6, so its number is 0 here.
        int(digits[::-1], 2) => int(digits[::-1], 2) << 7
    decimal: The digits are read as a decimal number: `int(text, 2)` reads binary.
        int(digits[::-1], 2) => int(digits[::-1])
    """,
    drops_a_text=drops_a_text,
)


@exercise("14.2", KNOWN)
def mask_of(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.mask_of())
