"""The interval compared with tables, and with the share of intervals that contain the rate."""

from math import comb

import pytest

from c4lab.players import interval


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (10, 10, 0.6915, 1.0),
        (20, 20, 0.8316, 1.0),
        (0, 10, 0.0, 0.3085),
        (5, 10, 0.1871, 0.8129),
        (8, 20, 0.1911, 0.6395),
        (1, 4, 0.0063, 0.8059),
        (500, 1000, 0.4685, 0.5315),
    ],
)
def test_known_intervals(points: int, games: int, low: float, high: float) -> None:
    assert interval(points, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("games", [1, 7, 20])
@pytest.mark.parametrize("rate", [0.03, 0.3, 0.5, 0.81])
def test_it_holds_the_truth_as_often_as_it_says(games: int, rate: float) -> None:
    held = 0.0
    for won in range(games + 1):
        low, high = interval(won, games)
        if low <= rate <= high:
            held += comb(games, won) * rate**won * (1 - rate) ** (games - won)
    assert held >= 0.95


def test_half_a_point_is_counted_against_certainty() -> None:
    assert interval(5.5, 10).low == interval(5, 10).low
    assert interval(5.5, 10).high == interval(6, 10).high
    assert interval(9.5, 10).high == 1


def test_fewer_games_give_a_wider_interval() -> None:
    assert interval(5, 10).low < interval(50, 100).low


@pytest.mark.parametrize(("points", "games"), [(0, 0), (3, 2), (-1, 2)])
def test_impossible_results(points: float, games: int) -> None:
    with pytest.raises(ValueError, match="cannot give"):
        interval(points, games)
