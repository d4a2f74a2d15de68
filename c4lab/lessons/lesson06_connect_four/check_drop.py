"""06.1 A disc falls into a column."""

from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.lesson06_connect_four.rows import (
    DRAWN,
    INDICES,
    Board,
    board_after,
    fewer_discs,
    position_of,
)
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.windows import CELLS, HEIGHT, WIDTH

KNOWN = known(r"""
    other-colour: The disc has the colour of the other player.
        = player => = -player
    falls-upwards: The disc stays in the highest empty cell. It should fall to the lowest: the
            bottom row is the first in the list.
        in after => in reversed(after)
    counts-columns-from-0: The disc lands one column too far to the right: columns are counted from
            1, and the items of a list from 0, so column 1 is item 0 of a row.
        column - 1 => column
    row-for-column: Column and row are exchanged. The first index of a board is the row, the second
            the column: d1, in column 4, is `board[0][3]`.
        row in after => row in range(6) && if row[column - 1] => if after[column - 1][row] &&
            row[column - 1] = player => after[column - 1][row] = player
    one-too-far-left: The disc lands one column too far to the left: column 1 is item 0 of a row.
        column - 1 => column - 2
    mirrored: The disc lands in the mirror image of its column: column 1 is on the left.
        column - 1 => 7 - column
    looks-at-one-row: It looks at the bottom row only: where that cell is taken, go on with the next
            row. `None` is the answer only when no row is left.
        return after\n    return None => return after\n        return None
    never-the-top-row: A disc fits into the top row too: there are six rows.
        row in after => row in after[:5]
    never-the-bottom-row: The lowest cell of a column is in the bottom row, the first of the list.
        row in after => row in after[1:]
    always-one-colour: The disc has the same colour, whoever plays: put `player` into the cell.
        = player => = 1
        = player => = -1
    no-new-disc: It returns the board as it was given. Return the new board, with the disc.
        return after => return board
    returns-a-row: It returns one row. Return the whole new board.
        return after => return row
    always-on-the-floor: The disc always goes to the bottom row, even if there is one already.
        row[column - 1] == 0 => True
        row[column - 1] = player => after[0][column - 1] = player
    replaces-the-highest: In a full column the disc on top is replaced. Nothing fits: return None.
        return None => row[column - 1] = player\n    return after
    leaves-a-full-column: A full column gives the board back as it was. Nothing fits: return None.
        return None => return after
    fills-the-column: All empty cells of the column are filled: end the loop after the first disc.
        return after\n    return None => pass\n    return None if board[5][column - 1] else after
        return after\n    return None => pass\n    return after
""")
FULL = "Where a column is full there is no seventh row: return None."
ROWS_TOO = "A copy of the list alone, as `board[:]` makes it, has the same rows: copy these too."
CASES = [
    *(
        (board_after(str(column) * height), column, player)
        for height in range(HEIGHT + 1)
        for column, player in ((4, +1), (1, -1), (7, +1))
    ),
    *((board_after(DRAWN[:discs]), discs % WIDTH + 1, -1) for discs in range(7, 42, 3)),
]


class Words(str):
    """A description of a board, whose repr has no quotation marks. It is shown in place of the
    forty-two numbers, which nobody can read."""

    __repr__ = str.__str__


def board_in_words(got: Any, board: Board, column: int, player: int) -> Any:
    """How the board `got` differs from `board`, in words; `got` itself if it is no board."""
    try:
        if [len(row) for row in got] != [WIDTH] * HEIGHT:
            return got
        cells = {(x, y): got[y - 1][x - 1] for x, y in CELLS}
    except (TypeError, LookupError):
        return got
    changed = {cell: disc for cell, disc in cells.items() if disc != board.position.at(cell)}
    if len(changed) > HEIGHT:
        return Words(f"a board that differs in {len(changed)} cells")
    discs = [
        f"{NAMES[disc] if disc in (1, -1) else repr(disc)} on {cell_name(cell)}"
        for cell, disc in changed.items()
    ]
    return Words(f"a board with {' and '.join(discs) or 'no new disc'}")


@exercise("06.1", KNOWN)
def drop(answer: Answer) -> None:
    off_the_board = ("IndexError", None, "leaves-the-board", f"{INDICES} {FULL}")
    rows_too = ("mutates", None, "mutates", ROWS_TOO)
    with told_by_code(answer, off_the_board, rows_too), explain_loops(answer):
        compare(
            answer,
            CASES,
            show=position_of,
            tell=board_in_words,
            shrink=fewer_discs,
            fresh=fresh_cases.drop(),
        )
