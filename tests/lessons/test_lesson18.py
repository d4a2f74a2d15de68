"""The contests of lesson 18: pairs take the first move's advantage away, and lines go back."""

from itertools import pairwise
from random import Random

import pytest

from c4lab.lessons.lesson18_tuning.check_accepts import ZERO
from c4lab.lessons.lesson18_tuning.claim import drawn
from c4lab.lessons.lesson18_tuning.contenders import (
    REPORTS,
    RIVALS,
    always_first,
    ancestors,
    by_lot,
    distance,
    looked_often,
    points_in_words,
    three_ways,
    timed,
    walks,
)
from c4lab.tuning import Bot, Walk, evolve, play_pairs

ONE, OTHER = Bot(REPORTS, 2), Bot(RIVALS[0], 2)
OPENINGS = drawn(3)[:10]


class Drawn(Random):
    """Draws the same number each time."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


def test_all_cases_without_warmth_are_so() -> None:
    assert {temperature for _, _, temperature, _ in ZERO} == {0}


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


def test_the_timed_games_are_the_same_plain_and_compiled() -> None:
    plain, _ = timed(1, plain=True, repeats=1)
    compiled, milliseconds = timed(1, plain=False, repeats=2)
    assert plain == compiled
    assert milliseconds > 0


def test_a_match_is_told_with_its_interval() -> None:
    assert points_in_words([1] * 10) == "   10 of 10: 100%, from 69% to 100%"
