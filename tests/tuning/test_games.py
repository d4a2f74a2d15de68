"""Games of bots: who meets whom, and a run that goes on from the games that it has kept."""

import random
from itertools import islice
from random import Random

import pytest

from c4lab.__main__ import main
from c4lab.games import ConnectFour
from c4lab.tuning import Bot, evolve, random_openings, round_robin
from c4lab.tuning.games import GamesFile, Pairing, cluster, pairs, play

ONE, OTHER = Bot((3, 100, 1, 8, 29), 2), Bot((3, 100, 5, 2, 4), 2)
OPENINGS = ("44", "123", "7")
COMMAND = ["tune", "genetic"]


@pytest.mark.parametrize("opening", OPENINGS)
def test_a_game_is_the_one_that_the_bots_play(opening):
    position, players = ConnectFour.parse(opening), {+1: ONE, -1: OTHER}
    while position.result() is None:
        position = position.play(players[position.player].choose(position))
    (played,) = play([Pairing(ONE, OTHER, opening)])
    assert (played.result, played.moves) == (position.result(), len(position.history))


def test_of_equal_bots_each_has_games_of_its_own():
    twin = Bot(ONE.weights, ONE.depth)
    asked = [Pairing(ONE, OTHER), Pairing(twin, OTHER), Pairing(OTHER, twin)]
    played = play(asked)
    assert [each.pairing.first for each in played] == [ONE, ONE, OTHER]
    assert all(each.pairing is pairing for each, pairing in zip(played, asked, strict=True))


def test_openings_are_legal_and_undecided():
    for plies in (0, 3, 12):
        found = list(islice(random_openings(Random(3), plies), 20))
        assert all(ConnectFour.parse(each).result() is None for each in found)
        assert {len(each) for each in found} == {plies}


BOTS = [Bot(ONE.weights, depth) for depth in (1, 3, 5)]


@pytest.mark.parametrize(("bots", "openings"), [([], ["44"]), (BOTS[:1] * 2, ["44"]), (BOTS, [])])
def test_what_is_no_tournament(bots, openings):
    with pytest.raises(ValueError, match="two or more bots, each once"):
        round_robin(bots, openings)


def test_any_length_of_the_file_leads_to_the_same_run_and_no_game_is_played_twice(
    tmp_path, monkeypatch
):
    def run(path):
        file = GamesFile(path)
        found = list(evolve(4, bots=6, games=2, generations=2, depth=1, file=file))
        return found, path.read_bytes()

    path = tmp_path / "new" / "games.csv"
    whole, data = run(path)
    chance = random.Random(2)
    for length in [0, 1, *(chance.randrange(len(data)) for _ in range(4))]:
        path.write_bytes(data[:length])
        assert run(path) == (whole, data)
    monkeypatch.setattr("c4lab.tuning.games._batch", None)
    assert run(path) == (whole, data)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games():
    distributed = pytest.importorskip("distributed")
    pairings = pairs(*BOTS[:2], OPENINGS[:2])
    one = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**one) as machines, cluster(machines.scheduler_address):
        played = play(pairings, jobs=-1)
    assert played == play(pairings)


@pytest.mark.parametrize(
    "line",
    ["zz", "1_2_3_4_5,2,1_2_3_4_5,2,44,7,9", "1_2_3,2,1_2_3_4_5,2,44,1,9", "\xff", None],
)
def test_what_is_no_game_or_another_table_is_named(tmp_path, line):
    path = tmp_path / "games.csv"
    if line is None:
        path.write_text("name,points\n")
    else:
        GamesFile(path)
        path.write_bytes(path.read_bytes() + line.encode("latin1") + b"\n")
    with pytest.raises(ValueError, match=rf"Line {1 if line is None else 2} of .*csv is no game"):
        GamesFile(path)


def test_a_command_that_was_stopped_ends_as_one_that_was_not(tmp_path, capsys):
    """Stopped by Ctrl-C when the first batch is kept."""

    def tune(name):
        return main([*COMMAND, "--depth", "1", "--jobs", "1", "--out", str(tmp_path / name)])

    def keep_and_stop(file, games):
        keep(file, games)
        raise KeyboardInterrupt

    assert tune("whole") == 0
    keep = GamesFile.keep
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GamesFile, "keep", keep_and_stop)
        assert tune("stopped") == 130
    assert "Stopped: the same command goes on from here." in capsys.readouterr().out
    assert len(GamesFile(tmp_path / "stopped" / "games.csv")) > 0
    assert tune("stopped") == 0
    for name in ("games.csv", "result.json"):
        stopped, whole = ((tmp_path / each / name).read_bytes() for each in ("stopped", "whole"))
        assert stopped == whole


@pytest.mark.slow
def test_the_fitted_weights_are_told(tmp_path, capsys):
    assert main(["tune", "fitted", "--out", str(tmp_path)]) == 0
    assert "18_0_100_53_100 after 0 games" in capsys.readouterr().out


def test_a_folder_that_cannot_be_is_a_sentence(tmp_path, capsys):
    (tmp_path / "games.csv").mkdir()
    assert main([*COMMAND, "--out", str(tmp_path)]) == 1
    assert "games.csv" in capsys.readouterr().err
