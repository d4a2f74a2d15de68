"""A run goes on from the games that it has, after any end, to the same result."""

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from c4lab.__main__ import main
from c4lab.tuning import Bot, evolve
from c4lab.tuning.games import GamesFile, pairs, play

ONE, OTHER = Bot((3, 100, 1, 8, 29), 2), Bot((3, 100, 5, 2, 4), 2)
GAMES = pairs(ONE, OTHER, ["44", "1", "77"])


def test_games_are_kept_and_not_played_again(tmp_path, monkeypatch):
    file = GamesFile(tmp_path / "new" / "games.csv")
    played = play(GAMES, file=file)
    assert len(file) == len(GAMES)
    again = GamesFile(file.path)
    monkeypatch.setattr("c4lab.tuning.games._batch", None)
    assert play(GAMES, file=again) == played
    assert file.path.read_text().splitlines()[1].startswith("3_100_1_8_29,2,3_100_5_2_4,2,44,")


def test_any_length_of_the_file_leads_to_the_same_run(tmp_path):
    def run(path):
        file = GamesFile(path)
        found = list(evolve(4, bots=6, games=2, generations=2, depth=1, file=file))
        return found, path.read_bytes()

    whole, data = run(tmp_path / "games.csv")
    chance = random.Random(2)
    for length in [0, 1, *(chance.randrange(len(data)) for _ in range(4))]:
        path = tmp_path / f"{length}.csv"
        path.write_bytes(data[:length])
        assert run(path) == (whole, data)


@pytest.mark.parametrize(
    "line", ["zz", "1_2_3_4_5,2,1_2_3_4_5,2,44,7,9", "1_2_3,2,1_2_3_4_5,2,44,1,9", "\xff"]
)
def test_what_is_no_game_is_named(tmp_path, line):
    path = tmp_path / "games.csv"
    GamesFile(path)
    path.write_bytes(path.read_bytes() + line.encode("latin1") + b"\n")
    with pytest.raises(ValueError, match=r"Line 2 of .*games\.csv is no game"):
        GamesFile(path)


def test_another_table_is_refused(tmp_path):
    path = tmp_path / "games.csv"
    path.write_text("name,points\n")
    with pytest.raises(ValueError, match="Line 1"):
        GamesFile(path)


def tune(folder, *more):
    command = [sys.executable, "-m", "c4lab", "tune", "genetic", "--depth", "2", "--seed", "3"]
    return subprocess.Popen(
        [*command, "--out", str(folder), "--jobs", "1", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
def test_a_run_that_was_killed_ends_as_one_that_was_not(tmp_path):
    with tune(tmp_path / "whole") as process:
        assert process.wait(120) == 0
    games = tmp_path / "killed" / "games.csv"
    for least in (2, 300):  # lines; then it is killed
        with tune(tmp_path / "killed") as process:
            while process.poll() is None:
                if games.exists() and games.read_bytes().count(b"\n") >= least:
                    process.send_signal(signal.SIGKILL)
                time.sleep(0.01)
    with tune(tmp_path / "killed") as process:
        assert process.wait(120) == 0
    for name in ("games.csv", "result.json"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


@pytest.mark.slow
def test_the_fitted_weights_are_told(tmp_path, capsys):
    assert main(["tune", "fitted", "--out", str(tmp_path)]) == 0
    assert "18_0_100_53_100 after 0 games" in capsys.readouterr().out


def test_a_folder_that_cannot_be_is_a_sentence(tmp_path, capsys):
    (tmp_path / "games.csv").mkdir()
    assert main(["tune", "genetic", "--out", str(tmp_path)]) == 1
    assert "games.csv" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--jobs", "0"], ["--depth", "99"], ["--jobs", "two"]])
def test_wrong_numbers_are_refused(wrong, capsys):
    with pytest.raises(SystemExit):
        main(["tune", "genetic", *wrong])
    assert "is no " in capsys.readouterr().err
