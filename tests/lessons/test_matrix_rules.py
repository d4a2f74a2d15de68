"""The rules as matrices: the boards that break them, and the games that lead to the others."""

import numpy as np
import pytest

from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.matrix_rules import broken_rule, find_game, matrices


@pytest.mark.parametrize(
    ("x", "y", "sentence"),
    [
        ([[1]], [[1]], "Rule 1: a1 holds a disc of each player."),
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
    moves = find_game(x, y)
    assert matrices(ConnectFour.parse("".join(map(str, moves)))) == (x, y)
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
        ([[]], [[]], "x is not a matrix"),
        ([[0]], [0], "y is not a matrix"),
        ("10", "01", "x is not a matrix"),
    ],
)
def test_what_is_no_pair_of_matrices_is_refused(x, y, way_out):
    for function in (broken_rule, find_game):
        with pytest.raises(ValueError, match=rf"{way_out}.*\.$"):
            function(x, y)
