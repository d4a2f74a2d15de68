"""Our answer in lesson 07 is the evaluation of the package."""

from c4lab.checks.writing.registry import find
from c4lab.evaluation import WindowScore
from c4lab.lessons.lesson07_heuristics.check_window_score import everything


def test_our_window_score_is_the_published_one():
    for position, player in everything():
        assert find("07.2").solution(position, player) == WindowScore().score(position, player)
