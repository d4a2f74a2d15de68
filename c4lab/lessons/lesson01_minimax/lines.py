"""The mistakes about the eight lines that 01.2 knows, each a function `winner` that makes it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product

from c4lab.checks.writing import Mistake
from c4lab.games.tictactoe import LINES

Line = tuple[int, ...]
Winner = Callable[[Sequence[int]], int]
TRIPLES: list[Line] = [tuple(square - 1 for square in line) for line in LINES]
ROWS, COLUMNS, DIAGONALS = TRIPLES[:3], TRIPLES[3:6], TRIPLES[6:]
KINDS = {"row": ROWS, "column": COLUMNS, "diagonal": DIAGONALS}


def first_that(
    won: Callable[[int, int, int], int | None],
    lines: Sequence[Line] = TRIPLES,
    *,
    empty: bool = False,
) -> Winner:
    """A `winner` that asks `won` about the three cells of each line, and gives its first answer.

    None means that nobody has won with the line, and so does 0, unless this `winner` also takes
    `empty` cells for a win.
    """

    def winner(cells: Sequence[int]) -> int:
        players = (won(*(cells[square] for square in line)) for line in lines)
        return next((each for each in players if each or (empty and each is not None)), 0)

    return winner


def finds(for_x: Iterable[Line], for_o: Iterable[Line]) -> Winner:
    """A `winner` that knows only these lines: some for X, some for O."""
    lines = {+1: tuple(for_x), -1: tuple(for_o)}

    def winner(cells: Sequence[int]) -> int:
        for player, own in lines.items():
            if any(all(cells[square] == player for square in line) for line in own):
                return player
        return 0

    return winner


def cells_of(line: Line) -> str:
    return "cells[{}], cells[{}] and cells[{}]".format(*line)


def _some_lines() -> Iterator[Mistake]:
    """The mistakes of never finding one or two kinds of lines, or up to four single lines."""
    for number in (1, 2):
        for names in combinations(KINDS, number):
            left = [line for name, lines in KINDS.items() if name not in names for line in lines]
            kinds = " and no ".join(names)
            sentence = f"No {kinds} is ever found; the other lines are right."
            yield Mistake(f"forgets-the-{names[0]}s", sentence, finds(left, left))
    for number in (1, 2, 3, 4):
        for missing in combinations(TRIPLES, number):
            left = [line for line in TRIPLES if line not in missing]
            cells = "; ".join(map(cells_of, missing))
            sentence = f"{'One line is' if number == 1 else 'Some lines are'} never found: {cells}."
            yield Mistake("forgets-the-line", sentence, finds(left, left))


def _lines_of_one_player() -> Iterator[Mistake]:
    """The mistakes of never finding a line for one of the two players."""
    for line in TRIPLES:
        left = [each for each in TRIPLES if each != line]
        for who, lines in (("X", (left, TRIPLES)), ("O", (TRIPLES, left))):
            sentence = f"{who} wins with {cells_of(line)} too: that is never found for {who}."
            yield Mistake("forgets-the-line", sentence, finds(*lines))


def _mistyped() -> Iterator[Mistake]:
    """The mistakes of a wrong index in one line."""
    for line, place, square in product(TRIPLES, range(3), range(9)):
        wrong = (*line[:place], square, *line[place + 1 :])
        if len(set(wrong)) == 3 and tuple(sorted(wrong)) not in TRIPLES:
            others = [each for each in TRIPLES if each != line]
            sentence = f"{cells_of(wrong)} are taken for a line, and they are none."
            for lines in ([*others, wrong], [*TRIPLES, wrong]):
                yield Mistake("no-line", sentence, finds(lines, lines))


ONE = "A line needs three marks of the same player."
SAME = (
    "Three marks in a line are taken for a win, no matter whose they are. They have to be of the "
    "same player."
)
EDGE = [(i, i + 1, i + 2) for i in range(7)]
IDEAS = [
    Mistake(
        "never-finds", "Your function always gives 0: when does it give +1 or -1?", lambda _: 0
    ),
    *(
        Mistake(
            "compares-two",
            f"Two equal marks in a line are taken for a win. {ONE} What about the third cell?",
            first_that(won, empty=empty),
        )
        for won in (
            lambda a, b, c: a if a == b else None,
            lambda a, b, c: b if b == c else None,
            lambda a, b, c: a if a == c else None,
            lambda a, b, c: a if b == c else None,
            lambda a, b, c: c if a == b else None,
            lambda a, b, c: a if a == b or b == c else None,
            lambda a, b, c: 1 if a + b + c >= 2 else -1 if a + b + c <= -2 else None,
            lambda a, b, c: a if abs(a + b + c) >= 2 else None,
        )
        for empty in (False, True)
    ),
    *(
        Mistake("three-marks", SAME, first_that(won))
        for won in (
            lambda a, b, c: a if a and b and c else 0,
            lambda a, b, c: b if a and b and c else 0,
            lambda a, b, c: c if a and b and c else 0,
            lambda a, b, c: 1 if a and b and c else 0,
        )
    ),
    *(
        Mistake(
            "multiplies",
            "The three numbers of a line are multiplied: 1 * -1 * -1 is 1 too, though two of the "
            "marks are O's. Compare them instead, or add them up.",
            first_that(won),
        )
        for won in (
            lambda a, b, c: a * b * c,
            lambda a, b, c: 1 if a * b * c == 1 else 0,
            lambda a, b, c: a if a * b * c == 1 else 0,
        )
    ),
    *(
        Mistake(
            "one-mark-is-enough",
            f"One mark in a line is taken for a win. {ONE} Compare all three cells.",
            first_that(won),
        )
        for won in (
            lambda a, b, c: a or b or c,
            lambda a, b, c: a,
            lambda a, b, c: 1 if 1 in (a, b, c) else -1 if -1 in (a, b, c) else 0,
            lambda a, b, c: -1 if -1 in (a, b, c) else 1 if 1 in (a, b, c) else 0,
            lambda a, b, c: a + b + c,
            lambda a, b, c: (a + b + c > 0) - (a + b + c < 0),
            lambda a, b, c: 1 if a or b or c == 1 else 0,
            lambda a, b, c: 1 if a or b or c == 1 else -1 if a or b or c == -1 else 0,
            lambda a, b, c: 1 if a and b and c == 1 else -1 if a and b and c == -1 else 0,
            lambda a, b, c: a if a or b or c == 1 else 0,
        )
    ),
    Mistake(
        "adds-all",
        "All nine cells are added up. That says nothing about where the marks stand.",
        sum,
    ),
    *(
        Mistake(
            "three-anywhere",
            "Three marks anywhere on the board are taken for a win. They have to stand in a line.",
            winner,
        )
        for winner in (
            lambda cells: next((p for p in (1, -1) if list(cells).count(p) >= 3), 0),
            lambda cells: next((p for p in (1, -1) if list(cells).count(p) == 3), 0),
        )
    ),
    *(
        Mistake(
            "over-the-edge",
            "Three equal cells one behind the other in `cells` are taken for a row, even where the "
            "row ends between them: cells[2] is at the right edge, cells[3] at the left.",
            winner,
        )
        for lines in (EDGE, [*EDGE, *COLUMNS, *DIAGONALS], [*EDGE, *COLUMNS])
        for winner in (
            finds(lines, lines),
            first_that(lambda a, b, c: a if a == b == c else 0, lines),
        )
    ),
]
OF_LINES = (*IDEAS, *_some_lines(), *_mistyped(), *_lines_of_one_player())
