"""06.5 The rules as matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games.matrix_rules import Matrix, matrices
from c4lab.lessons.lesson06_connect_four.boards import random_games

Pair = tuple[Matrix, Matrix]
Test = Callable[[Matrix, Matrix], bool]


def two_in_a_cell(x: Matrix, y: Matrix) -> bool:
    return any(a + b > 1 for rows in zip(x, y, strict=True) for a, b in zip(*rows, strict=True))


def floats_where(floats: Callable[[int, int, Matrix, Matrix], bool], first_row: int = 1) -> Test:
    """Whether a cell floats, by what `floats(row, column, x, y)` says of it."""
    return lambda x, y: any(
        floats(i, j, x, y) for i in range(first_row, len(x)) for j in range(len(x[0]))
    )


def floats(i: int, j: int, x: Matrix, y: Matrix) -> bool:
    return x[i][j] + y[i][j] > x[i - 1][j] + y[i - 1][j]


def floats_upside_down(i: int, j: int, x: Matrix, y: Matrix) -> bool:
    return x[i - 1][j] + y[i - 1][j] > x[i][j] + y[i][j]


def floats_on_other_colour(i: int, j: int, x: Matrix, y: Matrix) -> bool:
    return x[i][j] > x[i - 1][j] or y[i][j] > y[i - 1][j]


def lead(x: Matrix, y: Matrix) -> int:
    return sum(map(sum, x)) - sum(map(sum, y))


def rules(
    one: Test = two_in_a_cell,
    two: Test = floats_where(floats),  # noqa: B008
    three: Test = lambda x, y: lead(x, y) not in (0, 1),
    order: tuple[int, ...] = (1, 2, 3),
) -> Callable[[Matrix, Matrix], int]:
    """The number of the first broken rule, or a mistaken version."""
    tests = {1: one, 2: two, 3: three}
    return lambda x, y: next((rule for rule in order if tests[rule](x, y)), 0)


def in_one_pass(
    floats: Callable[[int, int, Matrix, Matrix], bool] = floats, first_row: int = 1
) -> Callable[[Matrix, Matrix], int]:
    """Asks for rules 1 and 2 at each cell before going on to the next."""

    def broken_rule(x: Matrix, y: Matrix) -> int:
        for i, row in enumerate(x):
            for j, cell in enumerate(row):
                if cell + y[i][j] > 1:
                    return 1
                if i >= first_row and floats(i, j, x, y):
                    return 2
        return 0 if lead(x, y) in (0, 1) else 3

    return broken_rule


def never(x: Matrix, y: Matrix) -> bool:
    return False


@cache
def matrix_cases() -> list[Pair]:
    """All boards of very small size, and boards of games with a disc more, less or elsewhere."""
    found = [pair for size in ((1, 1), (2, 1), (1, 2), (3, 1)) for pair in _all_of_size(*size)]
    found += list(_all_of_size(2, 2))[::3]
    random = Random(5)
    for game in random_games(6, random):
        for position in game[::5]:
            x, y = matrices(position)
            found.append((x, y))
            i, j = random.randrange(6), random.randrange(7)
            changed = [list(row) for row in random.choice((x, y))]
            changed[i][j] = 1 - changed[i][j]
            found.append((changed, y) if random.random() < 0.5 else (x, changed))
    return found


def _all_of_size(rows: int, columns: int) -> Iterator[Pair]:
    for cells in product((0, 1), repeat=2 * rows * columns):
        listed = [list(cells[i : i + columns]) for i in range(0, len(cells), columns)]
        yield listed[:rows], listed[rows:]


@exercise("06.5")
def broken_rule(answer: Callable[[Any, Any], Any]) -> None:
    compare(
        answer,
        rules(),
        matrix_cases(),
        mistakes=(
            *(
                Mistake(reason, sentence, function)
                for reason, sentence, test, first_row in (
                    (
                        "below-the-floor",
                        "In the bottom row i - 1 is -1, and index -1 is the last row, here the top "
                        "one: a disc on the floor seems to float. Begin with the second row.",
                        floats,
                        0,
                    ),
                    (
                        "upside-down",
                        "Rule 2 is upside down: the bottom row comes first, so the row below row i "
                        "is row i - 1.",
                        floats_upside_down,
                        1,
                    ),
                    (
                        "rests-on-own-colour",
                        "A disc may lie on one of the other colour: compare the sums x + y of the "
                        "two rows, not x and y on their own.",
                        floats_on_other_colour,
                        1,
                    ),
                )
                for function in (
                    rules(two=floats_where(test, first_row)),
                    in_one_pass(test, first_row),
                )
            ),
            Mistake(
                "cell-by-cell",
                "Rules 1 and 2 are both asked at each cell, so a disc that floats hides two discs "
                "in a later cell. Go through the whole board for rule 1 first.",
                in_one_pass(),
            ),
            Mistake(
                "only-equal-numbers",
                "The first player may be one disc ahead: that is so after every odd move.",
                rules(three=lambda x, y: lead(x, y) != 0),
            ),
            *(
                Mistake(
                    "never-lawful",
                    "It never says 0. Every difference is unequal to 0 or unequal to 1: write "
                    "`not in (0, 1)`, or join the two with `and`.",
                    function,
                )
                for function in (
                    rules(three=lambda x, y: True),
                    lambda x, y: in_one_pass()(x, y) or 3,
                )
            ),
            Mistake(
                "anyone-begins",
                "x begins, so y never has more discs than x: the difference is 0 or 1, not -1.",
                rules(three=lambda x, y: abs(lead(x, y)) > 1),
            ),
            Mistake(
                "anyone-begins",
                "x begins, so y never has more discs than x: the difference must not be below 0.",
                rules(three=lambda x, y: lead(x, y) > 1),
            ),
            Mistake(
                "colours-swapped",
                "Rule 3 is the wrong way round: x begins, so x may be one disc ahead.",
                rules(three=lambda x, y: -lead(x, y) not in (0, 1)),
            ),
            Mistake("forgets-rule-1", "Rule 1 is never found broken.", rules(one=never)),
            Mistake("forgets-rule-2", "Rule 2 is never found broken.", rules(two=never)),
            Mistake("forgets-rule-3", "Rule 3 is never found broken.", rules(three=never)),
            Mistake(
                "last-rule-first",
                "Where several rules are broken, give the number of the first of them: ask for "
                "rule 1, then 2, then 3.",
                rules(order=(3, 2, 1)),
            ),
            Mistake(
                "true-or-false",
                "It says whether a rule is broken, but not which one: return 1, 2, 3 or 0.",
                lambda x, y: rules()(x, y) > 0,
            ),
            Mistake(
                "true-or-false",
                "It says whether the board is lawful. Return the number of the broken rule, 0 if "
                "there is none.",
                lambda x, y: rules()(x, y) == 0,
            ),
        ),
    )
