"""No game is played twice, and a play that was interrupted goes on."""

from itertools import islice

import pytest

from c4lab.tuning import Bot, evolve
from c4lab.tuning.games import GamesFile, Pairing, pairs, play

ONE, OTHER = Bot((3, 100, 1, 8, 29), 1), Bot((3, 100, 5, 2, 4), 1)
GAMES = pairs(ONE, OTHER, ["44", "123", "7", "1", "2", "3"])


class Enough(Exception):
    pass


class BreaksOff(GamesFile):
    def keep(self, games):
        super().keep(games)
        raise Enough


def test_a_play_that_broke_off_goes_on_with_what_is_missing(tmp_path):
    path = tmp_path / "games.csv"
    with pytest.raises(Enough):
        play(GAMES, file=BreaksOff(path))
    assert 0 < len(GamesFile(path)) < len(GAMES)
    assert play(GAMES, file=GamesFile(path)) == play(GAMES)
    assert len(GamesFile(path)) == len(GAMES)
    assert play(GAMES, file=BreaksOff(path)) == play(GAMES)  # nothing is played any more


def test_of_equal_bots_each_has_games_of_its_own():
    twin = Bot(ONE.weights, ONE.depth)
    asked = [Pairing(ONE, OTHER), Pairing(twin, OTHER), Pairing(OTHER, twin)]
    played = play(asked)
    assert [each.pairing.first for each in played] == [ONE, ONE, OTHER]
    assert all(each.pairing is pairing for each, pairing in zip(played, asked, strict=True))


def test_parents_are_where_a_bot_or_its_clone_was_before():
    generations = list(evolve(3, bots=8, games=2, generations=4, depth=1))
    assert generations[0].parents == ()
    for before, after in zip(generations, islice(generations, 1, None), strict=False):
        assert sorted(after.parents) == sorted([0, 1, 2, 3] * 2)
        for bot, parent in zip(after.bots, after.parents, strict=True):
            pair = zip(bot.weights, before.bots[parent].weights, strict=True)
            assert sum(new != old for new, old in pair) <= 1
