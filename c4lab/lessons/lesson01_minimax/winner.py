"""01.2 Who has three in a row."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from c4lab.checks.writing import Answer, Mistake, Slip, Wrong, compare, exercise
from c4lab.games import TicTacToe
from c4lab.games.tictactoe import LINES
from c4lab.lessons.shared.squares import positions

Cells = Sequence[int]
Line = tuple[int, ...]

KINDS = {"rows": LINES[:3], "columns": LINES[3:6], "diagonals": LINES[6:]}
EMPTY = "Three empty cells are equal too, but nobody has won there. What else must be true?"
FIRST_LINE = "Your function answers after the first line. Nobody has won only after all of them."


def winner_among(lines: Sequence[Line], empty_too: bool = False) -> Callable[[Cells], int]:
    """Finds only these lines, and with `empty_too` takes an empty one for won."""

    def winner(cells: Cells) -> int:
        for a, b, c in lines:
            if cells[a - 1] == cells[b - 1] == cells[c - 1] and (cells[a - 1] or empty_too):
                return cells[a - 1]
        return 0

    return winner


def without(what: str, sentence: str, lines: Sequence[Line]) -> Mistake:
    """The mistake of leaving out these lines."""
    found = winner_among([line for line in LINES if line not in lines])
    sentence = sentence.format(*(square - 1 for square in lines[0]))
    return Mistake(f"forgets-the-{what}", sentence, found)


winner_of = winner_among(LINES)
MISTAKES = (
    Mistake("stops-at-an-empty-line", EMPTY, winner_among(LINES, empty_too=True)),
    Mistake(
        "only-x",
        "X's wins are found, O's are not: a line of -1 is a win as well.",
        lambda cells: max(0, winner_of(cells)),
    ),
    Mistake(
        "x-for-both",
        "Each win is found, but O's is -1: return whose line it is.",
        lambda cells: abs(winner_of(cells)),
    ),
    Mistake(
        "turned-round",
        "Each win goes to the wrong player: X is +1 and O is -1.",
        lambda cells: -winner_of(cells),
    ),
    *(
        without(kind, f"No {kind[:-1]} is ever found; the other lines are right.", lines)
        for kind, lines in KINDS.items()
    ),
    *(
        without("line", "One line is never found: cells[{}], cells[{}] and cells[{}].", [line])
        for line in LINES
    ),
)
LOOP = "for $line in $lines:\n    $$before\n    if $won: $$body\n"
SLIPS = (
    Slip("stops-at-an-empty-line", EMPTY, right="$a == $b == $c != 0", wrong="$a == $b == $c"),
    *(
        Slip("looks-at-the-first-line", FIRST_LINE, right=f"{LOOP}return $none", wrong=LOOP + wrong)
        for wrong in ("    return $none", "    else: return $none")
    ),
    Slip(
        "compares-two",
        "Two equal cells make no line. What has to be true of the third?",
        right="$cells[$a] == $cells[$b] == $cells[$c]",
        wrong="$cells[$a] == $cells[$b]",
    ),
    Slip(
        "returns-the-square",
        "Your function returns the number of a square. Return what stands there.",
        right="return $cells[$square]",
        wrong="return $square",
    ),
)


def boards() -> list[TicTacToe]:
    """Boards to try: for each line and player one that is won by it, won ones with an empty line,
    and some of all kinds."""
    won = [position for position in positions() if position.winner]
    by_line = {(position.winning_line(), position.winner): position for position in won}
    beside = {
        (position.winning_line(), line): position
        for position in won
        for line in LINES
        if not any(position.cells[square - 1] for square in line)
    }
    return [*by_line.values(), *beside.values(), *positions()[::28]]


def fewer_marks(cells: Cells) -> Iterator[tuple[Cells]]:
    """The board without one mark, or without one of each player, if it may be X's or O's turn."""
    marked = [square for square, cell in enumerate(cells) if cell]
    for taken in [*combinations(marked, 1), *combinations(marked, 2)]:
        fewer = [0 if square in taken else cell for square, cell in enumerate(cells)]
        if sum(fewer) in (0, 1):
            yield (fewer,)


@exercise("01.2", slips=SLIPS, mistakes=MISTAKES)
def winner(answer: Answer) -> None:
    try:
        compare(
            answer,
            [(list(board.cells),) for board in boards()],
            mistakes=MISTAKES,
            show=lambda cells: TicTacToe(tuple(cells)),
            shrink=fewer_marks,
        )
    except Wrong as wrong:
        if wrong.reason == "index-out-of-range" and answer.tree and _counts_from_one(answer.tree):
            wrong.reason = "squares-from-one"
            wrong.message += " The squares are cells[0] to cells[8]; your lines go up to 9."
        raise


def _counts_from_one(tree: ast.Module) -> bool:
    """Whether a line is written with the number 9."""
    rows = [node.elts for node in ast.walk(tree) if isinstance(node, (ast.Tuple, ast.List))]
    return any(getattr(each, "value", None) == 9 for row in rows for each in row)
