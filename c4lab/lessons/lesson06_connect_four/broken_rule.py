"""06.5 The rules as matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, product
from random import Random

from c4lab.checks.writing import Answer, Mistake, Slip, Wrong, compare, equal, exercise
from c4lab.games.matrix_rules import Matrix, matrices
from c4lab.lessons.shared.boards import random_games

Pair = tuple[Matrix, Matrix]
Test = Callable[[Matrix, Matrix], bool]


def two_in_a_cell(x: Matrix, y: Matrix) -> bool:
    return any(a + b > 1 for rows in zip(x, y, strict=True) for a, b in zip(*rows, strict=True))


def floats(x: Matrix, y: Matrix, first_row: int = 1, up: int = 1) -> bool:
    """Whether a disc lies above an empty cell; `up` -1 is upside down."""
    both = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(x, y, strict=True)]
    rows = range(first_row, len(x))
    return any(up * (a - b) > 0 for i in rows for a, b in zip(both[i], both[i - 1], strict=True))


def lead(x: Matrix, y: Matrix) -> int:
    return sum(map(sum, x)) - sum(map(sum, y))


def rules(
    one: Test = two_in_a_cell,
    two: Test = floats,
    three: Test = lambda x, y: lead(x, y) not in (0, 1),
    order: tuple[int, ...] = (1, 2, 3),
) -> Callable[[Matrix, Matrix], int]:
    """The number of the first broken rule, or a mistaken version."""
    tests = {1: one, 2: two, 3: three}
    return lambda x, y: next((rule for rule in order if tests[rule](x, y)), 0)


def cell_by_cell(x: Matrix, y: Matrix) -> int:
    """Asks for rules 1 and 2 at each cell before going on to the next."""
    for i, row in enumerate(x):
        for j, cell in enumerate(row):
            if cell + y[i][j] > 1:
                return 1
            if i and cell + y[i][j] > x[i - 1][j] + y[i - 1][j]:
                return 2
    return 0 if lead(x, y) in (0, 1) else 3


def empty(x: Matrix) -> Matrix:
    return [[0] * len(x[0])] * len(x)


def never(x: Matrix, y: Matrix) -> bool:
    return False


BEGINS = "x begins, so y never has more discs than x: the difference is 0 or 1, not below 0."
SLIPS = (
    Slip(
        "never-lawful",
        "Every difference is unequal to 0 or unequal to 1: join the two with `and`, or write "
        "`not in (0, 1)`.",
        right="$d != 0 and $d != 1",
        wrong="$d != 0 or $d != 1",
    ),
)
MISTAKES = (
    Mistake(
        "below-the-floor",
        "In the bottom row i - 1 is -1, and index -1 is the last row, here the top one: a disc on "
        "the floor seems to float. Begin with the second row.",
        rules(two=lambda x, y: floats(x, y, 0)),
    ),
    Mistake(
        "upside-down",
        "Rule 2 is upside down: the bottom row comes first, so the row below row i is row i - 1.",
        rules(two=lambda x, y: floats(x, y, up=-1)),
    ),
    Mistake(
        "rests-on-own-colour",
        "A disc may lie on one of the other colour: compare the sums x + y of the two rows, not x "
        "and y on their own.",
        rules(two=lambda x, y: floats(x, empty(x)) or floats(y, empty(y))),
    ),
    Mistake(
        "cell-by-cell",
        "Rules 1 and 2 are both asked at each cell, so a disc that floats hides two discs in a "
        "later cell. Go through the whole board for rule 1 first.",
        cell_by_cell,
    ),
    Mistake(
        "only-equal-numbers",
        "The first player may be one disc ahead: that is so after every odd move.",
        rules(three=lambda x, y: lead(x, y) != 0),
    ),
    Mistake("anyone-begins", BEGINS, rules(three=lambda x, y: abs(lead(x, y)) > 1)),
    Mistake("anyone-begins", BEGINS, rules(three=lambda x, y: lead(x, y) > 1)),
    Mistake(
        "colours-swapped",
        "Rule 3 is the wrong way round: x begins, so x may be one disc ahead.",
        rules(three=lambda x, y: -lead(x, y) not in (0, 1)),
    ),
    Mistake("never-lawful", "The answer is never 0.", rules(three=lambda x, y: True)),
    Mistake("forgets-rule-1", "Rule 1 is never found broken.", rules(one=never)),
    Mistake("forgets-rule-2", "Rule 2 is never found broken.", rules(two=never)),
    Mistake("forgets-rule-3", "Rule 3 is never found broken.", rules(three=never)),
    Mistake(
        "last-rule-first",
        "Where several rules are broken, give the number of the first of them: ask for rule 1, "
        "then 2, then 3.",
        rules(order=(3, 2, 1)),
    ),
    Mistake(
        "true-or-false",
        "The answer says whether a rule is broken, but not which one: return 1, 2, 3 or 0.",
        lambda x, y: rules()(x, y) > 0,
    ),
    Mistake(
        "true-or-false",
        "The answer says whether the board is lawful. Return the number of the broken rule, 0 if "
        "there is none.",
        lambda x, y: rules()(x, y) == 0,
    ),
)


@cache
def cases() -> dict[str, list[Pair]]:
    """Boards that break a rule and boards that break none, by the part that they count for: very
    small ones, and boards of games with a disc more or less."""
    pairs = [pair for size in ((1, 1), (2, 1), (1, 2), (3, 1)) for pair in _all_of_size(*size)]
    pairs = pairs[:40] + pairs[40::3] + list(_all_of_size(2, 2))[::9]
    random = Random(5)
    for game in random_games(3, random):
        for position in game[::9]:
            x, y = matrices(position)
            i, j = random.randrange(6), random.randrange(7)
            changed = [list(row) for row in x]
            changed[i][j] = 1 - changed[i][j]
            pairs += [(x, y), (changed, y)]
    broken = {rule: [pair for pair in pairs if rules()(*pair) == rule] for rule in range(4)}
    return {f"rule {rule}": [*broken[rule], *broken[0]] for rule in (1, 2, 3)}


def _all_of_size(rows: int, columns: int) -> Iterator[Pair]:
    for cells in product((0, 1), repeat=2 * rows * columns):
        listed = [list(cells[i : i + columns]) for i in range(0, len(cells), columns)]
        yield listed[:rows], listed[rows:]


@exercise("06.5", slips=SLIPS, mistakes=MISTAKES)
def broken_rule(answer: Answer) -> None:
    parts = cases()
    try:  # over all parts at once: fewer boards would not tell the mistakes apart
        compare(
            answer,
            sorted(chain(*parts.values()), key=lambda pair: len(str(pair))),
            mistakes=MISTAKES,
        )
    except Wrong:
        for part, pairs in parts.items():
            got = answer.outcomes(pairs)
            if all(equal(rules()(*pair), each) for pair, each in zip(pairs, got, strict=True)):
                answer.earn(part)
        raise
