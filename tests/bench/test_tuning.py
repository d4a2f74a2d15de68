"""The costs of a tuned bot's games: for the same games, as ratios to the first way."""

import argparse
from inspect import signature
from typing import Any

import pytest

from tools.__main__ import main
from tools.bench import cli, tuning


def test_compiled_and_plain_play_the_same_games_and_are_compared() -> None:
    plain, compiled = tuning.engines(games=2, depth=2, repeats=1)
    assert (plain.way, plain.faster) == ("plain Python", 1)
    assert plain.games == compiled.games == 2
    assert compiled.faster == compiled.games_a_second / plain.games_a_second


def test_each_number_of_workers_has_a_line() -> None:
    lines = tuning.workers((1, 2), games=4, depth=1, repeats=1)
    assert [line.way for line in lines] == ["1 worker", "2 workers"]


def test_the_command_plays_as_many_games_as_the_function() -> None:
    parser = argparse.ArgumentParser()
    cli.add(parser.add_subparsers())
    given = vars(parser.parse_args(["bench", "tuning"]))
    defaults = {name: each.default for name, each in signature(tuning.workers).parameters.items()}
    assert defaults == {"numbers": (1, 2), **{name: given[name] for name in [*defaults][1:]}}


def test_other_games_are_no_comparison(monkeypatch: Any) -> None:
    real = tuning.play
    monkeypatch.setattr(
        tuning, "play", lambda given, jobs, plain: real(given, jobs, plain)[:: -1 if plain else 1]
    )
    with pytest.raises(ArithmeticError, match="plays other games than 'plain Python'"):
        tuning.engines(games=2, depth=1, repeats=1)


def test_the_command_prints_both_tables(capsys: Any) -> None:
    command = ["bench", "tuning", "--games", "4", "--plain", "2", "--depth", "1", "--repeats", "1"]
    assert main([*command, "--workers", "2"]) == 0
    out = capsys.readouterr().out
    for way in ("plain Python", "compiled", "1 worker ", "2 workers"):
        assert way in out
