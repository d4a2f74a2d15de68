"""What lesson 07's exercises say of their boards, and that each mistake in them shows."""

from c4lab.checks.writing.registry import find
from c4lab.evaluation import WindowScore, kept
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics import check_kept_threats, check_window_score
from c4lab.lessons.lesson07_heuristics import check_value as bug_hunt
from c4lab.lessons.shared.boards import parsed


def test_our_answers_are_the_published_evaluations():
    scored = check_window_score.for_both(parsed(*check_window_score.CENTRE))
    scored += [*check_window_score.without_centre(), *check_window_score.everything()]
    for position, player in scored:
        assert find("07.2").solution(position, player) == WindowScore().score(position, player)
    for position in check_kept_threats.boards():
        assert find("07.4").solution(position) == kept(position)


def test_the_finished_games_are_a_win_a_win_with_the_last_disc_and_a_draw():
    names = (bug_hunt.WON, bug_hunt.WITH_THE_LAST_DISC, bug_hunt.DRAWN)
    games = [ConnectFour.parse(name) for name in names]
    assert [(abs(game.winner), game.left) for game in games] == [(1, 35), (1, 0), (0, 0)]
