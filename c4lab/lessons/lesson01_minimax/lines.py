"""The mistakes about the eight lines that 01.2 knows, each a function `winner` that makes it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product

from c4lab.checks.writing import Mistake, known
from c4lab.games.tictactoe import LINES

Line = tuple[int, ...]
Winner = Callable[[Sequence[int]], int]
TRIPLES: list[Line] = [tuple(square - 1 for square in line) for line in LINES]
ROWS, COLUMNS, DIAGONALS = TRIPLES[:3], TRIPLES[3:6], TRIPLES[6:]
KINDS = {"row": ROWS, "column": COLUMNS, "diagonal": DIAGONALS}


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


WON = "cells[a] != 0 and cells[a] == cells[b] == cells[c]"
THREE = "(cells[a], cells[b], cells[c])"
PRODUCT = "cells[a] * cells[b] * cells[c]"
EDGE = "[(i, i + 1, i + 2) for i in range(7)]"
X_FIRST = "key=lambda line: -cells[line[0]]"
ONE = "A line needs three marks of the same player."
IDEAS = known(
    rf"""
    never-finds: Your function always gives 0: when does it give +1 or -1?
        return cells[a] => pass
    compares-two: Two equal marks in a line are taken for a win. {ONE} What about the third cell?
        {WON} => cells[a] == cells[b]
        {WON} => cells[b] == cells[c] != 0 && return cells[a] => return cells[b]
        {WON} => cells[b] == cells[c] && return cells[a] => return cells[b]
        {WON} => cells[a] == cells[c] != 0
        {WON} => cells[a] == cells[c]
        {WON} => cells[a] and cells[b] == cells[c]
        {WON} => cells[b] == cells[c]
        {WON} => cells[c] and cells[a] == cells[b] && return cells[a] => return cells[c]
        {WON} => cells[a] == cells[b] && return cells[a] => return cells[c]
        {WON} => cells[a] and (cells[a] == cells[b] or cells[b] == cells[c])
        {WON} => cells[a] == cells[b] or cells[b] == cells[c]
        {WON} => abs(sum({THREE})) > 1 && return cells[a] => return 1 if sum({THREE}) > 0 else -1
        {WON} => cells[a] and abs(sum({THREE})) > 1
        {WON} => abs(sum({THREE})) > 1
    three-marks: Three marks in a line are taken for a win, no matter whose they are. They have to
            be of the same player.
        {WON} => all({THREE})
        {WON} => all({THREE}) && return cells[a] => return cells[b]
        {WON} => all({THREE}) && return cells[a] => return cells[c]
        {WON} => all({THREE}) && return cells[a] => return 1
    multiplies: The three numbers of a line are multiplied: 1 * -1 * -1 is 1 too, though two of the
            marks are O's. Compare them instead, or add them up.
        {WON} => {PRODUCT} && return cells[a] => return {PRODUCT}
        {WON} => {PRODUCT} == 1 && return cells[a] => return 1
        {WON} => {PRODUCT} == 1
    one-mark-is-enough: One mark in a line is taken for a win. {ONE} Compare all three cells.
        {WON} => any({THREE}) && return cells[a] => return cells[a] or cells[b] or cells[c]
        {WON} => cells[a]
        {WON} => any({THREE}) && return cells[a] => return 1 if 1 in {THREE} else -1
        {WON} => any({THREE}) && return cells[a] => return -1 if -1 in {THREE} else 1
        {WON} => sum({THREE}) && return cells[a] => return sum({THREE})
        {WON} => sum({THREE}) && return cells[a] => return 1 if sum({THREE}) > 0 else -1
        {WON} => cells[a] or cells[b] or cells[c] == 1 && return cells[a] => return 1
        {WON} => any({THREE}) && return cells[a] =>
            return 1 if cells[a] or cells[b] or cells[c] == 1 else -1
    adds-all: All nine cells are added up. That says nothing about where the marks stand.
        return 0 => return sum(cells) && return cells[a] => return sum(cells)
    three-anywhere: Three marks anywhere on the board are taken for a win. They have to stand in a
            line.
        for a, b, c in lines => for a in (1, -1) && {WON} => list(cells).count(a) >= 3 &&
            return cells[a] => return a
        for a, b, c in lines => for a in (1, -1) && {WON} => list(cells).count(a) == 3 &&
            return cells[a] => return a
    over-the-edge: Three equal cells one behind the other in `cells` are taken for a row, even where
            the row ends between them: cells[2] is at the right edge, cells[3] at the left.
        in lines => in {EDGE}
        in lines => in {EDGE} + lines[3:]
        in lines => in {EDGE} + lines[3:6]
        in lines => in sorted({EDGE}, {X_FIRST})
        in lines => in sorted({EDGE} + lines[3:], {X_FIRST})
        in lines => in sorted({EDGE} + lines[3:6], {X_FIRST})
    """
)
OF_LINES = (*IDEAS, *_some_lines(), *_mistyped(), *_lines_of_one_player())
