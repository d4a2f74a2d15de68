"""The contests of lesson 18: pairs take the first move's advantage away, and lines go back."""

from itertools import pairwise
from random import Random

import matplotlib.pyplot as plt
import pytest

from c4lab.data import tuned_results
from c4lab.instruments.figures_read import figure_words
from c4lab.lessons.lesson18_tuning.charts import plot_shares
from c4lab.lessons.lesson18_tuning.claim import drawn
from c4lab.lessons.lesson18_tuning.contenders import (
    WEIGHTS,
    Share,
    always_first,
    ancestors,
    by_lot,
    distance,
    looked_often,
    of_match,
    of_search,
    three_ways,
    walks,
)
from c4lab.players import interval
from c4lab.players.agents_of_others import WEIGHTS as REPORTS
from c4lab.tuning import Bot, Walk, evolve, play_pairs

ONE, OTHER = Bot(REPORTS, 2), Bot(WEIGHTS["Galli"], 2)
OPENINGS = drawn(3)[:10]


class Drawn(Random):
    """Draws the same number each time."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.slow
def test_colours_by_lot_are_one_or_the_other() -> None:
    first, second = always_first(ONE, OTHER, OPENINGS), 10 - always_first(OTHER, ONE, OPENINGS)
    assert by_lot(ONE, OTHER, OPENINGS, Drawn(0.1)) == first
    assert by_lot(ONE, OTHER, OPENINGS, Drawn(0.9)) == second
    assert sum(play_pairs(ONE, OTHER, OPENINGS)) == first + second


def test_only_pairs_make_equals_equal() -> None:
    ways = three_ways(ONE, ONE, [drawn(seed)[:10] for seed in range(6)])
    assert ways["in pairs"] == (5, 0)
    assert ways["always first"][1] > 0 < ways["colours by lot"][1]


def test_more_looks_find_more() -> None:
    at_end, at_any_look = looked_often(matches=60, games=60, every=20)
    assert looked_often(matches=60, games=60, every=60) == (at_end, at_end)
    assert at_end < at_any_look


def test_a_walk_is_sooner_at_its_end_where_it_is_clear() -> None:
    test = Walk(0.5, 0.6)
    clear, between = walks(test, 0.9, matches=20), walks(test, 0.55, matches=20)
    assert clear[0] < between[0] <= between[1]
    assert clear[2] == 20


def test_a_line_of_ancestors_changes_one_weight_at_a_time() -> None:
    generations = list(evolve(5, bots=8, games=2, generations=4, depth=1))
    line = ancestors(generations)
    assert len(line) == 4
    assert line[-1] == generations[-1].best.weights
    assert line[0] in [bot.weights for bot in generations[0].bots]
    for before, after in pairwise(line):
        assert sum(a != b for a, b in zip(before, after, strict=True)) <= 1
        assert distance(before, after) <= 5


def test_a_match_has_a_share_with_its_interval() -> None:
    share = of_match("report", 2, "report", 1)
    points = sum(play_pairs(ONE, Bot(REPORTS, 1), drawn(1)[:100]))
    assert share == (points / 200, *interval(points, 200))
    assert share.low < share.rate < share.high


def test_a_search_is_judged_by_its_seeds() -> None:
    for how in ("genetic", "annealing"):
        rows = [row for row in tuned_results() if (row.how, row.other) == (how, REPORTS)]
        shares = [row.points / row.games for row in rows]
        found = of_search(how, "report")
        assert found.rate == pytest.approx(sum(shares) / 5)
        assert found.high - found.rate == pytest.approx(found.rate - found.low)
        low, high = interval(sum(row.points for row in rows), sum(row.games for row in rows))
        assert found.high - found.low > high - low


def test_intervals_that_leave_out_one_half_are_counted_and_told() -> None:
    shares = {"better": Share(0.6, 0.52, 0.68), "open": Share(0.5, 0.45, 0.55)}
    assert plot_shares({"these": shares, "those": {"worse": Share(0.4, 0.35, 0.49)}}) == 2
    assert figure_words(plt.gcf()) == (
        "2 of 3 intervals leave out one half. better: 60%, from 52% to 68%. "
        "open: 50%, from 45% to 55%. worse: 40%, from 35% to 49%."
    )
