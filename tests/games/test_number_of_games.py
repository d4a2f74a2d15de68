"""How many games of Connect Four there are, roughly: lesson 06 says 8 * 10^28."""

from math import factorial, prod
from random import Random

import pytest

from c4lab.games import Bitboard

FILLINGS = factorial(42) // factorial(6) ** 7
TRIES = 20_000


@pytest.mark.slow
def test_about_8e28_games_and_half_of_them_fill_the_board() -> None:
    """A game that ends early is the beginning of many fillings. So if each filling counts as one
    over the number of those that begin as it does, up to the end of its game, their sum is the
    number of games; and a mean over random fillings estimates it (Donald Knuth, "Estimating the
    Efficiency of Backtrack Programs", 1975, has the idea)."""
    random = Random(6)
    filling = [column for column in range(1, 8) for _ in range(6)]
    games = full = 0.0
    for _ in range(TRIES):
        random.shuffle(filling)
        position = Bitboard()
        for column in filling:
            if position.result() is not None:
                break
            position = position.play(column)
        free = [6 - len(column) for column in position.columns]
        games += FILLINGS / (factorial(sum(free)) // prod(map(factorial, free))) / TRIES
        full += FILLINGS / TRIES if position.left == 0 else 0
    assert 7e28 < games < 1e29
    assert 0.45 < full / games < 0.65
