"""The rules as matrices: the boards that break them, and the games that lead to the others."""

from collections import Counter
from itertools import chain, product

import numpy as np
import pytest

from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.matrix_rules import (
    broken_rule,
    count_lawful,
    find_game,
    matrices,
)


def boards(width, height):
    """Every pair of matrices of that size with at most one disc on a cell, floating or not."""
    for cells in product((0, +1, -1), repeat=width * height):
        rows = [cells[start : start + width] for start in range(0, width * height, width)]
        yield tuple([[int(cell == player) for cell in row] for row in rows] for player in (+1, -1))


def reachable(game):
    found, level = set(), {game()}
    while level:
        found |= level
        level = {position.play(move) for position in level for move in position.moves()}
    return found


def flat(x, y):
    return tuple(chain(*x, *y))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("columns", "rows", "lawful", "reached"), [(3, 3, 984, 694), (5, 2, 4_788, 4_101)]
)
def test_small_boards(columns, rows, lawful, reached):
    class Three(ConnectFour):
        width, height, connect = columns, rows, 3

    keep = [(x, y) for x, y in boards(columns, rows) if broken_rule(x, y) is None]
    by_discs = Counter(sum(flat(x, y)) for x, y in keep)
    assert [by_discs[discs] for discs in range(columns * rows + 1)] == count_lawful(columns, rows)
    expected = {flat(*matrices(position)) for position in reachable(Three)}
    assert (len(keep), len(expected)) == (lawful, reached)
    for x, y in keep:
        moves = find_game(x, y, connect=3)
        assert (moves is not None) == (flat(x, y) in expected)
        if moves is not None:
            assert matrices(Three.parse("".join(map(str, moves)))) == (x, y)


@pytest.mark.parametrize(
    ("x", "y", "sentence"),
    [
        ([[1]], [[1]], "Rule 1: a1 holds a disc of each player."),
        (
            [[0, 1], [1, 0]],
            [[0, 0], [0, 0]],
            "Rule 2: the disc on a2 floats, because a1 below it is empty.",
        ),
        (
            [[1, 1, 1]],
            [[0, 0, 0]],
            "Rule 3: the first player has 3 discs and the second 0; the first must have as many "
            "or one more.",
        ),
        ([[0]], [[1]], "Rule 3: the first player has 0 discs and the second 1;"),
    ],
)
def test_a_broken_rule_is_named_with_the_place(x, y, sentence):
    found = broken_rule(x, y)
    assert found.startswith(sentence)
    assert broken_rule(tuple(map(tuple, x)), np.array(y)) == found
    assert find_game(x, y) is None


def test_a_won_game_goes_no_further():
    x, y = matrices(ConnectFour.parse("1122334"))
    assert find_game(x, y) is not None
    y[0][4] = 1  # amber moved after red's four: no rule is broken, but no game leads here
    assert broken_rule(x, y) is None
    assert find_game(x, y) is None


@pytest.mark.parametrize(
    ("x", "y", "way_out"),
    [
        ([[1, 2]], [[0, 0]], "x has 2 at b1"),
        ([[0]], [[None]], "y has None at a1"),
        ([[0, 0]], [[0], [0]], "x is 1 by 2 and y is 2 by 1"),
        ([[0, 0], [0]], [[0]], "x is not a matrix"),
        ([], [], "x is not a matrix"),
        ([[]], [[]], "x is not a matrix"),
        ([[0]], [0], "y is not a matrix"),
        ("10", "01", "x is not a matrix"),
    ],
)
def test_what_is_no_pair_of_matrices_is_refused(x, y, way_out):
    for function in (broken_rule, find_game):
        with pytest.raises(ValueError, match=rf"{way_out}.*\.$"):
            function(x, y)
