"""What lesson 07's exercises say of their boards, and that each mistake in them shows."""

from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import OpenThrees, Threats, WindowScore, kept, threats
from c4lab.games import ConnectFour
from c4lab.games.grid import cell_name
from c4lab.lessons.lesson07_heuristics import check_by_hand, check_kept_threats, check_window_score
from c4lab.lessons.lesson07_heuristics import check_value as bug_hunt
from c4lab.lessons.lesson07_heuristics.boards import PARTS
from c4lab.lessons.shared.boards import parsed

A, B, C = map(ConnectFour.parse, ("411215444155162", "43154433557", "423635745345336464"))


def named(cells: Any) -> str:
    return " ".join(sorted(map(cell_name, cells))) or "none"


def test_the_three_boards_are_as_the_check_says() -> None:
    assert {
        "A open threes": A.player * OpenThrees()(A),
        "A red's threats": named(threats(A)[+1]),
        "A value": A.player * Threats()(A),
        "B amber keeps": named(kept(B)[-1]),
        "B value": B.player * Threats()(B),
        "C red keeps": named(kept(C)[+1]),
        "C amber keeps": named(kept(C)[-1]),
        "C value": C.player * Threats()(C),
    } == find("07.1").solution
    assert check_by_hand.value("b2 f2", "none") == 100
    assert check_by_hand.value("g4", "b4") == -9


@pytest.mark.parametrize("key", check_by_hand.MISTAKES)
def test_no_sentence_is_about_what_is_right(key: str) -> None:
    assert find("07.1").solution[key] not in check_by_hand.MISTAKES[key]


@pytest.mark.slow
def test_the_parts_of_agent_ts_score_by_hand() -> None:
    """Red is to move, with a good threat in row 3, (7 - 3) * 13, and a bad one in row 4."""
    position = ConnectFour.parse("51752257431651553167")
    assert {name: part(position) for name, part in PARTS.items()} == {
        "all of T": 52 + 30,
        "none dropped": 52 + 30,
        "low or high alike": 13 + 10,
        "good or bad alike": 40 + 30,
    }


def test_our_answers_are_the_published_evaluations() -> None:
    for position, player in _scored():
        score = find("07.2").solution(position, player)
        assert score == WindowScore().score(position, player)
    for position in check_kept_threats.boards():
        assert find("07.4").solution(position) == kept(position)


def _scored() -> list[Any]:
    centre = check_window_score.for_both(parsed(*check_window_score.CENTRE))
    return [*centre, *check_window_score.without_centre(), *check_window_score.everything()]


def test_the_finished_games_are_a_win_a_win_with_the_last_disc_and_a_draw() -> None:
    names = (bug_hunt.WON, bug_hunt.WITH_THE_LAST_DISC, bug_hunt.DRAWN)
    games = [ConnectFour.parse(name) for name in names]
    assert [(abs(game.winner), game.left) for game in games] == [(1, 35), (1, 0), (0, 0)]
