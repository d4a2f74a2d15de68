"""The genetic search, and the games that it plays."""

from itertools import islice
from random import Random

import pytest

from c4lab.games import ConnectFour
from c4lab.tuning import Bot, evolve, play_pairs, random_openings
from c4lab.tuning.games import Pairing, pairs, play
from c4lab.tuning.population import STEPS, mutated

ONE, OTHER = Bot((3, 100, 1, 8, 29), 3), Bot((3, 100, 5, 2, 4), 2)
OPENINGS = ("44", "123", "7")


def test_each_opening_is_played_with_both_colours():
    played = play(pairs(ONE, OTHER, OPENINGS))
    assert [each.pairing.opening for each in played] == ["44", "44", "123", "123", "7", "7"]
    assert [each.pairing.first for each in played] == [ONE, OTHER] * 3
    assert play_pairs(ONE, OTHER, OPENINGS) == [
        each.points if each.pairing.first is ONE else 1 - each.points for each in played
    ]


@pytest.mark.parametrize("opening", OPENINGS)
def test_a_game_is_the_one_that_the_bots_play(opening):
    position, players = ConnectFour.parse(opening), {+1: ONE, -1: OTHER}
    while position.result() is None:
        position = position.play(players[position.player].choose(position))
    (played,) = play([Pairing(ONE, OTHER, opening)])
    assert (played.result, played.moves) == (position.result(), len(position.history))
    (plain,) = play([Pairing(Bot(ONE.weights, 1), Bot(OTHER.weights, 1), opening)], plain=True)
    (fast,) = play([Pairing(Bot(ONE.weights, 1), Bot(OTHER.weights, 1), opening)])
    assert plain == fast


def test_openings_are_legal_and_undecided():
    for plies in (0, 3, 12):
        found = list(islice(random_openings(Random(3), plies), 20))
        assert all(ConnectFour.parse(each).result() is None for each in found)
        assert {len(each) for each in found} == {plies}


def run(seed, jobs=1):
    return list(evolve(seed, bots=8, games=2, generations=3, depth=2, jobs=jobs))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_run_on_any_number_of_workers():
    assert run(1) == run(1, jobs=2)
    assert run(1) != run(2)


def test_the_better_half_stays_and_a_clone_differs_in_one_weight():
    before, after, _ = run(5)
    assert len(before.games) == 8 * 2
    assert sum(before.points) <= 8 * 2
    assert list(before.points) == sorted(before.points, reverse=True)
    survivors = before.bots[:4]
    assert sorted(bot.name for bot in after.bots if bot in survivors) == sorted(
        bot.name for bot in survivors
    )
    for bot in set(after.bots) - set(survivors):
        steps = [
            [new - old for new, old in zip(bot.weights, one.weights, strict=True)]
            for one in survivors
        ]
        assert any(sum(step != 0 for step in each) == 1 and sum(each) in STEPS for each in steps)


def test_a_weight_stays_positive_and_the_parent_as_it_was():
    random, parent = Random(1), Bot((1, 1, 1, 1, 1))
    clones = [mutated(parent, random) for _ in range(200)]
    assert all(min(clone.weights) == 1 <= max(clone.weights) for clone in clones)
    assert {max(clone.weights) for clone in clones} == {1, 2, 3, 6}
    assert parent.weights == (1, 1, 1, 1, 1)


@pytest.mark.parametrize("wrong", [{"bots": 3}, {"bots": 0}, {"games": 0}, {"generations": 0}])
def test_what_is_no_population(wrong):
    with pytest.raises(ValueError, match="an even number of bots, from 2 on"):
        next(evolve(1, **wrong))
