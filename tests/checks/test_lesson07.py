"""What lesson 07's exercises say of their boards, and that each mistake in them shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from c4lab.checks.compare import Mistake
from c4lab.checks.writing.text import read_exercises
from c4lab.evaluation import OpenThrees, WindowScore, kept, threats
from c4lab.evaluation import Threats as PublishedThreats
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.games.grid import cell_name, lines
from c4lab.lessons.lesson07_heuristics import (
    by_hand,
    evaluate,
    kept_threats,
    line_tables,
    value,
    window_score,
)
from c4lab.lessons.lesson07_heuristics.finding import Threats
from c4lab.lessons.lesson07_heuristics.line_worth import MISTAKES, worth
from c4lab.lessons.lesson07_heuristics.scores import Scored
from c4lab.lessons.lesson07_heuristics.wrong_threats import wrong_threats

A, B, C = "411215444155162", "43154433557", "423635745345336464"
SOLVER = {example.moves: example.solver for example in EXAMPLES.values()}


def mirrored(moves: str) -> str:
    return "".join(str(8 - int(column)) for column in moves)


def value_for_red(moves: str) -> float:
    position = ConnectFour.parse(moves)
    return position.player * PublishedThreats()(position)


def named(cells: Any) -> str:
    return " ".join(sorted(map(cell_name, cells)))


def test_the_three_boards_are_as_the_check_says() -> None:
    a, c = ConnectFour.parse(A), ConnectFour.parse(C)
    answer = {
        "A open threes": a.player * OpenThrees()(a),
        "A red's threats": named(threats(a)[+1]),
        "A value": value_for_red(A),
        "B amber keeps": named(kept(ConnectFour.parse(B))[-1]),
        "B value": value_for_red(B),
        "C red keeps": named(kept(c)[+1]),
        "C amber keeps": named(kept(c)[-1]),
        "C value": value_for_red(C),
    }
    by_hand.by_hand(answer)
    for key, sentences in by_hand.MISTAKES.items():
        assert answer[key] not in sentences


def test_two_of_the_three_values_point_the_wrong_way() -> None:
    assert all(SOLVER[board] < 0 for board in (mirrored(A), B, mirrored(C)))
    assert [value_for_red(board) > 0 for board in (A, B, C)] == [True, True, False]


def test_our_answers_are_the_published_evaluations() -> None:
    for position, player in window_score.cases():
        assert Scored()(position, player) == WindowScore().score(position, player)
    for (position,) in kept_threats.cases():
        assert Threats()(position) == kept(position)
    for position, score in evaluate.cases():
        if score is evaluate.window_score:
            assert evaluate.antisymmetric(position, score) == WindowScore()(position)


def differs(mistake: Mistake, right: Callable[..., Any], cases: Any) -> bool:
    return any(mistake.function(*case) != right(*case) for case in cases)


def test_every_mistake_shows_in_some_case() -> None:
    for mistake in window_score.mistakes():
        assert differs(mistake, Scored(), window_score.cases()), mistake.reason
    for mistake in wrong_threats():
        assert differs(mistake, Threats(), kept_threats.cases()), mistake.reason


def test_every_mistake_in_a_line_shows_in_some_line() -> None:
    contents = [content for n in line_tables.LENGTHS for _, content in line_tables.contents(n)]
    for reason, _, function in MISTAKES:
        assert any(function(content) != worth(content) for content in contents), reason


def test_the_tables_are_those_of_the_boards_lines() -> None:
    assert {len(line) for line in lines(7, 6)} == set(line_tables.LENGTHS)
    assert sum(len(line) == 4 for line in lines(7, 6)) == 4
    assert line_tables.ENTRIES == 3_240
    assert worth((1, 1, 0, 0, 2)) == 4
    assert worth((0, 2, 0, 0, 0)) == -2


def test_as_given_the_win_is_put_off_and_mended_it_is_not() -> None:
    position = ConnectFour.parse("415161")
    wins = [move for move in position.moves() if position.play(move).winner]
    assert wins == [3, 7]

    def first_best(search: Callable[..., float]) -> int:
        return max(position.moves(), key=lambda move: -search(position.play(move), 2))

    text = read_exercises(Path(value.__file__).with_name("exercises.md"))["07.5"]
    exec(f"{text.setup}\n{text.given}", given := {})
    assert first_best(given["value"]) == 1
    assert first_best(value.ours) == 3


def test_the_finished_games_are_a_win_a_win_with_the_last_disc_and_a_draw() -> None:
    games = [ConnectFour.parse(game) for game in value.FINISHED]
    assert [(abs(game.winner), game.left) for game in games] == [(1, 35), (1, 0), (0, 0)]


@pytest.mark.parametrize("reason", ["wins", "losses"])
def test_some_case_has_two_distances(reason: str) -> None:
    def distances(game: str, depth: int) -> set[int]:
        position = ConnectFour.parse(game)
        worth = {-value.ours(position.play(move), depth - 1) for move in position.moves()}
        return {each for each in worth if (each > 0 if reason == "wins" else each < 0)}

    assert any(len(distances(*case)) > 1 for case in value.CASES)
