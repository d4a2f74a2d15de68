"""Our answers in lesson 07 are the evaluations of the package."""

from c4lab.checks.writing.registry import find
from c4lab.evaluation import WindowScore, kept
from c4lab.lessons.lesson07_heuristics import check_kept_threats, check_window_score
from c4lab.lessons.shared.boards import parsed


def test_our_answers_are_the_published_evaluations():
    scored = check_window_score.for_both(parsed(*check_window_score.CENTRE))
    scored += [*check_window_score.without_centre(), *check_window_score.everything()]
    for position, player in scored:
        assert find("07.2").solution(position, player) == WindowScore().score(position, player)
    for position in check_kept_threats.boards():
        assert find("07.4").solution(position) == kept(position)
