"""Orders: which moves they put first."""

import pytest

from c4lab.games import ConnectFour, Sim
from c4lab.search import by_evaluation, centre_first, left_to_right, reverse
from tests.search.conftest import Small


def test_the_orders_by_name():
    position = ConnectFour.parse("4444443")
    assert left_to_right(position) == (1, 2, 3, 5, 6, 7)
    assert centre_first(position) == [3, 5, 2, 6, 1, 7]
    assert centre_first(Small()) == [2, 3, 1, 4]  # an even width has two middles
    assert reverse(left_to_right)(position) == [7, 6, 5, 3, 2, 1]
    with pytest.raises(TypeError, match="a game with columns"):
        centre_first(Sim())


def test_by_evaluation_takes_wins_first_and_shuns_what_the_opponent_likes():
    x_wins_in_4 = ConnectFour.parse("112233")
    assert by_evaluation(lambda position: 0)(x_wins_in_4) == [4, 1, 2, 3, 5, 6, 7]
    likes_high = by_evaluation(lambda position: -position.history[-1])
    assert likes_high(ConnectFour()) == [7, 6, 5, 4, 3, 2, 1]
    assert likes_high(ConnectFour.parse("4")) == [7, 6, 5, 4, 3, 2, 1]
