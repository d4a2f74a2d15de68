"""06.5 The rules as matrices."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from random import Random

from c4lab.checks.writing import Answer, Wrong, compare, equal, exercise, known, when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.matrix_rules import Matrix, matrices
from c4lab.lessons.lesson06_connect_four.matrix_rules import broken_rule as sentence_of_rule
from c4lab.lessons.lesson06_connect_four.rows import DRAWN
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.boards import parsed
from c4lab.lessons.shared.positions.drawn_positions import boards

ONE = r"\n    if any(discs[i][j] > 1 for i in rows for j in columns):\n        return 1"
FLOATS = "discs[i][j] > discs[i - 1][j]"
TWO = rf"\n    if any({FLOATS} for i in rows[1:] for j in columns):\n        return 2"
THREE = r"\n    if sum(map(sum, x)) - sum(map(sum, y)) not in (0, 1):\n        return 3"
BOTH = (
    r"\n    for i in rows:\n        for j in columns:\n            if discs[i][j] > 1:"
    r"\n                return 1\n            if i and discs[i][j] > discs[i - 1][j]:"
    r"\n                return 2"
)
KNOWN = known(
    rf"""
    below-the-floor: In the bottom row i - 1 is -1, the last row. Begin with the second row.
        rows[1:] => rows
        {ONE} => {BOTH.replace("i and ", "")}
    empty-cells: Rule 1 is found broken where a cell is empty. It says at most one disc.
        discs[i][j] > 1 => discs[i][j] != 1
    one-disc-is-enough: Rule 1 is found broken where a cell holds a single disc, which is allowed.
        discs[i][j] > 1 => discs[i][j] >= 1
    equal-rows: Rule 2 is found broken where a cell holds as many discs as the one below it. That is
            allowed: the sign in rule 2 is ≤.
        {FLOATS} => discs[i][j] >= discs[i - 1][j]
    one-row-only: Rule 3 is about all discs of the board, but you count the discs of one row.
        sum(map(sum, x)) - sum(map(sum, y)) => sum(x[0]) - sum(y[0])
        sum(map(sum, x)) - sum(map(sum, y)) => sum(x[-1]) - sum(y[-1])
    ahead-by-one-only: Rule 3 is found broken where both players have equally many discs. That is so
            after every even move: the difference is 0 or 1.
        not in (0, 1) => != 1
    rule-3-turned-round: Rule 3 is found broken where it is kept, and kept where it is broken.
        not in (0, 1) => in (0, 1)
    of-one-player: You ask rule 2 about the discs of one player only: discs of both players may
            float.
        {FLOATS} => x[i][j] > discs[i - 1][j]
        {FLOATS} => y[i][j] > discs[i - 1][j]
        {FLOATS} => x[i][j] > x[i - 1][j]
        {FLOATS} => y[i][j] > y[i - 1][j]
    upside-down: Rule 2 is found broken where a cell holds fewer discs than the one below it. That
            is allowed: a disc floats where a cell holds more than the one below it.
        {FLOATS} => discs[i][j] < discs[i - 1][j]
    rests-on-own-colour: A disc may lie on the other colour: compare the sums x + y of the two rows.
        {FLOATS} => x[i][j] > x[i - 1][j] or y[i][j] > y[i - 1][j]
    cell-by-cell: Rules 1 and 2 are both asked at each cell, so a disc that floats hides two discs
            in a later cell. Go through the whole board for rule 1 first.
        {ONE} => {BOTH}
    only-equal-numbers: The first player may be one disc ahead: that is so after every odd move.
        not in (0, 1) => != 0
    anyone-begins: x begins, so y never has more discs: the difference is 0 or 1, not below 0.
        not in (0, 1) => not in (-1, 0, 1)
        not in (0, 1) => > 1
    colours-swapped: Rule 3 is the wrong way round: x begins, so x may be one disc ahead.
        not in (0, 1) => not in (-1, 0)
    never-lawful: The answer is never 0.
        not in (0, 1) => < 99
    last-rule-first: If several rules are broken, give the first: ask for rule 1, then 2, then 3.
        {ONE}{TWO}{THREE} => {THREE}{TWO}{ONE}
        {ONE}{TWO}{THREE} => {THREE}{ONE}{TWO}
        {ONE}{TWO}{THREE} => {ONE}{THREE}{TWO}
        {ONE}{TWO}{THREE} => {TWO}{ONE}{THREE}
        {ONE}{TWO}{THREE} => {TWO}{THREE}{ONE}
    forgets-rule-1: Rule 1 is never found broken.
        return 1 => pass
    forgets-rule-2: Rule 2 is never found broken.
        return 2 => pass
    forgets-rule-3: Rule 3 is never found broken.
        return 3 => pass
    true-or-false: The answer is true or false. Return the number of the broken rule, 0 if none is.
        => breaks
        => keeps
    """,
    breaks=lambda x, y: sentence_of_rule(x, y) is not None,
    keeps=lambda x, y: sentence_of_rule(x, y) is None,
)


SIZES = "The matrices may have any size: `len(x)` rows, and `len(x[0])` numbers in each."
LEAVES = ("IndexError", None, "leaves-the-matrix", SIZES)


@cache
def cases() -> list[tuple[Matrix, Matrix]]:
    return _drawn(Random(5), parsed(*(DRAWN[:discs] for discs in range(6, 42, 5))))


@when_graded
def fresh(random: Random) -> list[tuple[Matrix, Matrix]]:
    return _drawn(random, boards(random, (9, 13, 17, 22, 27, 32)))[1::2]


def _drawn(random: Random, positions: Iterable[ConnectFour]) -> list[tuple[Matrix, Matrix]]:
    """Matrices of very small boards, and of positions, as they are and with one cell changed."""
    pairs = []
    for rows, columns in ((1, 1), (2, 1), (1, 2), (3, 1), (2, 2)):
        lines = list(product(product((0, 1), repeat=columns), repeat=2 * rows))
        for drawn in random.sample(lines, min(24, len(lines))):
            listed = [*map(list, drawn)]
            pairs.append((listed[:rows], listed[rows:]))
    for position in positions:
        x, y = matrices(position)
        changed = [*map(list, x)]
        changed[random.randrange(6)][random.randrange(7)] ^= 1
        pairs += [(x, y), (changed, y)]
    return sorted(pairs, key=lambda pair: len(str(pair)))


@exercise("06.5", KNOWN)
def broken_rule(answer: Answer) -> None:
    try:  # all rules at once: the boards of a single rule cannot tell the mistakes apart
        with told_by_code(answer, LEAVES), explain_loops(answer):
            compare(answer, cases(), fresh=fresh())
    except Wrong:
        every = [*cases(), *fresh()]
        right = [answer.solution(*pair) for pair in every]
        got = list(answer.outcomes(every))
        for rule in (1, 2, 3):
            if all(equal(*pair) for pair in zip(got, right, strict=True) if pair[1] in (0, rule)):
                answer.earn(f"rule {rule}")
        raise
