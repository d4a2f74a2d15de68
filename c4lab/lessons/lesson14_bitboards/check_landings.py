"""14.3 The lowest empty cell of each column, for all columns at once."""

import ast
from collections.abc import Mapping
from random import Random

from c4lab.checks.writing import Answer, compare, contains, exercise, has, known, returns_in_a_loop
from c4lab.games import Bitboard, ConnectFour
from c4lab.lessons.lesson14_bitboards import fresh_cases
from c4lab.lessons.shared.positions.bits import cells_of, with_cells
from c4lab.lessons.shared.positions.boards import parsed, random_games

SOME = parsed("", "1", "2", "11", "7", "12", "111111", "4455", "1212121", "444444")
GAMES = [game[-1 - number % 9] for number, game in enumerate(random_games(20, Random(4)))]
BOARDS: Mapping[int, ConnectFour] = {Bitboard.of(each).mask: each for each in (*SOME, *GAMES)}


cuts_to_the_foot = contains("$cells & BOTTOM", "BOTTOM & $cells")

KNOWN = known(
    r"""
    spare-row: In a full column the 1 is carried into the spare bit, where no disc can land. Keep
            only the bits of `CELLS`.
        (mask + BOTTOM) & CELLS => mask + BOTTOM
    returns-in-the-loop: It returns after the first column: `return` stands in the loop. Collect the
            cells of all columns, and return them after the loop.
        return (mask + BOTTOM) => for column in range(7):\n        return mask + (1 << 7 * column)
        return (mask + BOTTOM) & CELLS => for column in range(7):
            \n        return mask + (1 << 7 * column) & CELLS & ~mask
        seen: in_a_loop
    one-cell: That is only the cell of the first column that is not full. The other columns are
            missing.
        (mask + BOTTOM) & CELLS => (mask + BOTTOM & CELLS) & -(mask + BOTTOM & CELLS)
    last-column-missing: Column 7 is missing: the loop has to go over all seven columns.
        (mask + BOTTOM) & CELLS => mask + BOTTOM & CELLS & ~(0b1111111 << 42)
    first-column-missing: Column 1 is missing: the loop has to go over all seven columns.
        (mask + BOTTOM) & CELLS => mask + BOTTOM & CELLS & ~0b1111111
    column-1-and-discs: Adding 1 finds only the cell of the first column, and your number has the
            bits of the discs too.
        (mask + BOTTOM) & CELLS => (mask | mask + 1) & CELLS
        (mask + BOTTOM) & CELLS => mask | mask + 1
    highest-empty: These are the highest empty cells. A disc falls down to the lowest one of its
            column.
        (mask + BOTTOM) & CELLS => BOTTOM << 5 & ~mask
    highest-discs: These are the highest discs. The next one lands on the cell above.
        (mask + BOTTOM) & CELLS => mask & ~(mask >> 1)
        (mask + BOTTOM) & CELLS => mask & ~(mask >> 1) | BOTTOM & ~mask
    number-of-discs: Your result depends only on how many discs there are. It should depend on where
            they lie: each column has its own lowest empty cell.
        (mask + BOTTOM) & CELLS => BOTTOM + mask.bit_count()
        (mask + BOTTOM) & CELLS => BOTTOM - 1 if mask == 63 else BOTTOM + mask.bit_count()
    one-column: Adding 1 finds the cell of the first column. Do the same in all seven columns.
        BOTTOM => 1
    all-empty-cells: These are all empty cells. A disc falls to the lowest one of its column.
        (mask + BOTTOM) & CELLS => ~mask & CELLS
    discs-too: Your number has the bits of the discs too. Use only the addition, without `|` or `^`.
        (mask + BOTTOM) & CELLS => (mask | mask + BOTTOM) & CELLS
        (mask + BOTTOM) & CELLS => mask ^ mask + BOTTOM
    no-empty-columns: A column without discs is missing: there the disc lands at the foot.
        (mask + BOTTOM) & CELLS => mask << 1 & ~mask & CELLS
        (mask + BOTTOM) & CELLS => mask << 1 & ~mask
        (mask + BOTTOM) & CELLS => mask << 1 & CELLS
    foot-only: `& BOTTOM` keeps only the cells of the lowest row. A disc may land in any row: keep
            the bits of `CELLS`.
        & CELLS => & BOTTOM
        seen: cut_to_the_foot
    empty-columns-only: A column with discs is missing: there the disc lands on top of them.
        (mask + BOTTOM) & CELLS => BOTTOM & ~mask
    no-carry: `|` and `^` do not carry. An addition does, and finds the lowest 0.
        mask + BOTTOM => mask | BOTTOM
        mask + BOTTOM => mask ^ BOTTOM
    no-spare-row: Six bits a column is a board without the spare row. The next column is 7 bits on.
        mask + BOTTOM => mask + sum(1 << 6 * column for column in range(7))
    """,
    cut_to_the_foot=lambda tree: cuts_to_the_foot(tree) and not has(ast.Invert)(tree),
    in_a_loop=returns_in_a_loop,
)


@exercise("14.3", KNOWN)
def landings(answer: Answer) -> None:
    drawn = {Bitboard.of(each).mask: each for each in fresh_cases.landings()}
    compare(
        answer,
        [(mask,) for mask in BOARDS],
        fresh=[(mask,) for mask in drawn],
        show={**drawn, **BOARDS}.__getitem__,
        tell=with_cells,
        cells=cells_of,
    )
