"""01.2 Who has three in a row."""

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

from c4lab.checks.writing import Answer, compare, contains, exercise, has, known
from c4lab.games import TicTacToe
from c4lab.games.tictactoe import LINES
from c4lab.lessons.lesson01_minimax import fresh_cases
from c4lab.lessons.lesson01_minimax.lines import OF_LINES, THREE, WON
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.squares import positions


def number_behind_or(tree: ast.Module) -> bool:
    """Whether a number alone, such as -3, stands in an `or`."""
    ors = [node for node in ast.walk(tree) if isinstance(node, ast.BoolOp)]
    parts = [part for node in ors if isinstance(node.op, ast.Or) for part in node.values]
    bare = [part.operand if isinstance(part, ast.UnaryOp) else part for part in parts]
    return any(isinstance(part, ast.Constant) and part.value for part in bare)


EACH = "for a, b, c in lines"
EQUAL = "cells[a] == cells[b] == cells[c]"
KNOWN = known(
    rf"""
    stops-at-an-empty-line: Three empty cells are equal too. What else must be true of a win?
        cells[a] != 0 and cells[a] => cells[a]
    only-x: X's wins are found, and O's are not: three times -1 in a line is a win as well.
        cells[a] != 0 => cells[a] == 1
    x-for-both: Each win is found, but +1 comes back for O's wins too: return whose line it is.
        return cells[a] => return 1
    turned-round: Each win goes to the wrong player: X is +1 and O is -1.
        return cells[a] => return -cells[a]
    looks-at-the-first-line: It looks at three cells and answers. Only when it has looked at all
            eight lines of the board can it say that nobody has won.
        \n    return 0 => \n        return 0
    last-line-only: Only the last of the eight lines counts: a win in an earlier one is forgotten.
        for a, b, c in lines: => for a, b, c in lines[-1:]:
    compares-two: Two equal cells make no line. What has to be true of the third?
        [b] == cells[c] => [b]
    rounds-down: `//` rounds down: -1 // 3 is -1, so a sum of -1 counts as a win of O. Ask
            whether the sum is 3 or -3.
        {WON} => True && return cells[a] => return sum({THREE}) // 3
        {WON} => sum({THREE}) // 3 && return cells[a] => return sum({THREE}) // 3
        {EACH} => return sum(sum({THREE}) // 3 {EACH})\n    {EACH}
        seen: divides
    true-number: A number alone behind `or` counts as true, so the first line is always taken for
            won. Write the comparison out once more behind the `or`.
        {WON} => sum({THREE}) == 3 or -3
        {WON} => sum({THREE}) == 3 or -3 && return cells[a] => return 1
        seen: number_behind_or
    two-lines: One move can win two lines at once, and then your function gives 2. Return 1.
        {EACH} => return sum(cells[a] {EACH} if {EQUAL})\n    {EACH}
    three-times: Three times the player comes back, the sum of a line. Return +1 or -1.
        return cells[a] => return 3 * cells[a]
    wiped-out: A win is forgotten when a later line has three empty cells: they are equal too.
        {EACH} => return [0, *(cells[a] {EACH} if {EQUAL})][-1]\n    {EACH}
    returns-the-square: Your function returns the number of a square. Return what stands there.
        return cells[a] => return a
""",
    divides=has(ast.FloorDiv),
    number_behind_or=number_behind_or,
)


TWO_LINES = TicTacToe.parse("253648791")


def boards() -> list[TicTacToe]:
    """The boards to try an answer on.

    A board with few marks for each line and the player who has won with it; all drawn boards, since
    three of a player's marks stand in no line there; a won board beside each line that is empty;
    one on which X has won with two lines at once; and every fortieth of all positions.
    """
    won = [board for board in reversed(positions()) if board.winner]
    drawn = [board for board in positions(9) if not board.winner]
    in_each = {(board.winning_line(), board.winner): board for board in won}
    beside = {
        (board.winning_line(), line): board
        for board in won
        for line in LINES
        if not any(board.cells[square - 1] for square in line)
    }
    return [*in_each.values(), *drawn, *beside.values(), TWO_LINES, *positions()[::40]]


def fewer_marks(cells: Sequence[int]) -> Iterator[tuple[Sequence[int]]]:
    """The board without one mark, or without two, if X then has as many as O or one more."""
    marked = [square for square, cell in enumerate(cells) if cell]
    for taken in [*combinations(marked, 1), *combinations(marked, 2)]:
        fewer = [0 if square in taken else cell for square, cell in enumerate(cells)]
        if sum(fewer) in (0, 1):
            yield (fewer,)


ROWS = (
    "`cells` is one list of nine numbers, not three rows of three: the second row is cells[3], "
    "cells[4] and cells[5]."
)
SQUARES = "Square 1 is `cells[0]`, so the squares 1 to 9 are 0 to 8 here."


@exercise("01.2", (*KNOWN, *OF_LINES))
def winner(answer: Answer) -> None:
    rows = ("not-subscriptable", contains("$rows[$r][$c]"), "three-by-three", ROWS)
    squares = ("index-out-of-range", None, "index-out-of-range", SQUARES)
    with told_by_code(answer, rows, squares):
        compare(
            answer,
            [(list(board.cells),) for board in boards()],
            show=lambda cells: TicTacToe(tuple(cells)),
            shrink=fewer_marks,
            fresh=fresh_cases.winner(),
        )
