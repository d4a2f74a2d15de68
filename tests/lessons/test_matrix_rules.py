"""The rules as matrices: the boards that break them, and the games that lead to the others."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise, product
from math import prod
from random import Random
from typing import Any

import numpy as np
import pytest

from c4lab.games import ConnectFour
from c4lab.games.grid import windows
from c4lab.lessons.lesson06_connect_four.matrix_rules import (
    broken_rule,
    count_lawful,
    find_game,
    matrices,
)

REACHABLE = 4_531_985_219_092  # positions of the usual game (OEIS A212693)


def game_on(columns: int, rows: int) -> type[ConnectFour]:
    class Three(ConnectFour):
        width, height, connect = columns, rows, 3

    return Three


def boards(width: int, height: int, floating: bool = False) -> Iterator[Any]:
    """Every pair of matrices of that size with at most one disc on a cell; only with `floating`
    also those in which a disc has an empty cell below it."""
    columns = [
        cells
        for cells in product((0, +1, -1), repeat=height)
        if floating or all(below or not cell for below, cell in pairwise(cells))
    ]
    for board in product(columns, repeat=width):
        yield tuple(
            [[int(column[row] == player) for column in board] for row in range(height)]
            for player in (+1, -1)
        )


def reachable(game: type[ConnectFour]) -> set[ConnectFour]:
    found: set[ConnectFour] = set()
    level = {game()}
    while level:
        found |= level
        level = {position.play(move) for position in level for move in position.moves()}
    return found


def flat(x: Any, y: Any) -> tuple[int, ...]:
    return tuple(chain(*x, *y))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "height", "lawful", "reached"),
    [
        (3, 3, 984, 694),
        (5, 2, 4_788, 4_101),
    ],
)
def test_small_boards(width: int, height: int, lawful: int, reached: int) -> None:
    keep = [(x, y) for x, y in boards(width, height) if broken_rule(x, y) is None]
    by_discs = Counter(sum(flat(x, y)) for x, y in keep)
    assert [by_discs[discs] for discs in range(width * height + 1)] == count_lawful(width, height)
    assert len(keep) == lawful
    game = game_on(width, height)
    expected = {flat(*matrices(position)) for position in reachable(game)}
    assert len(expected) == reached
    for x, y in keep:
        moves = find_game(x, y, connect=3)
        assert (moves is not None) == (flat(x, y) in expected)
        if moves is not None:
            assert matrices(game.parse("".join(map(str, moves)))) == (x, y)


@pytest.mark.slow
def test_boards_with_floating_discs_are_not_lawful() -> None:
    every = [broken_rule(x, y) for x, y in boards(3, 3, floating=True)]
    assert len(every) == 3**9
    assert every.count(None) == 984


def test_why_boards_of_three_by_three_are_out_of_reach() -> None:
    def has_line(matrix: Any) -> bool:
        return any(
            all(matrix[row - 1][column - 1] for column, row in window)
            for window in windows(3, 3, 3)
        )

    winners = Counter(
        has_line(x) + has_line(y)
        for x, y in boards(3, 3)
        if broken_rule(x, y) is None and find_game(x, y, connect=3) is None
    )
    assert winners == {2: 80, 1: 142, 0: 68}


def test_the_usual_board() -> None:
    lawful = count_lawful(7, 6)
    assert lawful[:10] == [1, 7, 56, 252, 1260, 4620, 18480, 59815, 206780, 605934]
    assert len(lawful) == 43
    assert sum(lawful) == 70_728_639_995_483
    assert round(100 * REACHABLE / sum(lawful), 2) == 6.41


@pytest.mark.slow
def test_games_keep_the_rules_and_are_found_again() -> None:
    random = Random(6)
    for _ in range(8):
        position = ConnectFour()
        while position.moves() and len(position.history) < 30:
            position = position.play(random.choice(position.moves()))
            assert broken_rule(*matrices(position)) is None
        moves = find_game(*matrices(position))
        assert moves is not None
        assert ConnectFour.parse("".join(map(str, moves))) == position


def test_the_smallest_board_out_of_reach() -> None:
    x, y = [[0], [1]], [[1], [0]]
    assert broken_rule(x, y) is None
    assert find_game(x, y) is None
    assert not any(
        broken_rule(*board) is None and find_game(*board) is None
        for board in boards(3, 3)
        if sum(flat(*board)) < 2
    )


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
def test_a_broken_rule_is_named_with_the_place(x: Any, y: Any, sentence: str) -> None:
    found = broken_rule(x, y)
    assert found is not None
    assert found.startswith(sentence)
    assert broken_rule(np.array(x), np.array(y)) == found
    assert broken_rule(tuple(map(tuple, x)), [np.array(row) for row in y]) == found
    assert find_game(x, y) is None


def test_matrices_have_the_bottom_row_first() -> None:
    x, y = matrices(ConnectFour.parse("445"))
    assert (len(x), len(x[0])) == (6, 7)
    assert x[0] == [0, 0, 0, 1, 1, 0, 0]
    assert y[1] == [0, 0, 0, 1, 0, 0, 0]
    assert sum(map(sum, x)) == 2
    assert sum(map(sum, y)) == 1


def test_a_won_game_goes_no_further() -> None:
    won = matrices(ConnectFour.parse("1122334"))
    assert find_game(*won) is not None
    x, y = won
    y[0][4] = 1  # amber moved after red's four: no rule is broken, but no game leads here
    assert broken_rule(x, y) is None
    assert find_game(x, y) is None


def test_a_full_board() -> None:
    drawn = "441365675334466335442232661515577771217122"
    x, y = matrices(ConnectFour.parse(drawn))
    assert sum(flat(x, y)) == prod((6, 7))
    assert broken_rule(x, y) is None


@pytest.mark.parametrize(
    ("x", "y", "way_out"),
    [
        ([[1, 2]], [[0, 0]], "x has 2 at b1"),
        ([[0]], [["O"]], "y has 'O' at a1"),
        ([[0]], [[None]], "y has None at a1"),
        ([[0, 0]], [[0], [0]], "x is 1 by 2 and y is 2 by 1"),
        ([[0, 0], [0]], [[0]], "x is not a matrix"),
        ([], [], "x is not a matrix"),
        ([[]], [[]], "x is not a matrix"),
        ([[0]], [0], "y is not a matrix"),
        (None, [[0]], "x is not a matrix"),
        ("10", "01", "x is not a matrix"),
    ],
)
def test_what_is_no_pair_of_matrices_is_refused(x: Any, y: Any, way_out: str) -> None:
    for function in (broken_rule, find_game):
        with pytest.raises(ValueError, match=way_out) as refused:
            function(x, y)
        assert str(refused.value).endswith(".")
