"""Lesson 03: what stands beside its text does what the text says."""

from math import inf

from c4lab.checks.writing.registry import find
from c4lab.games import Sim
from c4lab.instruments import Meter
from c4lab.lessons.lesson03_sim_negamax.counting import value_and_nodes
from c4lab.lessons.lesson03_sim_negamax.two_seats import alternative_text, facing
from c4lab.search import alphabeta


def test_remembered_nodes_are_those_that_are_looked_at() -> None:
    for depth in range(6):
        meter = Meter()
        value = alphabeta(meter.watch(Sim()), depth).value
        assert value_and_nodes(Sim(), depth) == (value, meter.nodes)
    lost = Sim.parse("12-34-13-56-23")
    assert value_and_nodes(lost, 3, -inf, inf) == (1, 1)


def test_a_list_that_stops_at_a_coloured_edge() -> None:
    exercise = find("03.4")
    (mistake,) = (each for each in exercise.mistakes if each.reason == "stops-at-a-coloured-edge")
    stops, right = exercise.mistaken(mistake), exercise.solution
    assert stops(0, 0) == right(0, 0)
    assert stops(1 << 5, 1 << 9) == right(0, 0)[:5]
    assert stops(1 << 14, 1 << 9) == right(0, 0)[:9]
    assert stops(1, 0) == []


def test_the_picture_says_both_windows() -> None:
    assert "I read the window as −2 to 5" in alternative_text(-2, 5)
    assert "the same window reads −5 to 2" in alternative_text(-2, 5)
    for end in ("me: alpha = −2", "me: beta = 5", "you: alpha = −5", "you: beta = 2"):
        assert facing(-2, 5).count(end) == 2
