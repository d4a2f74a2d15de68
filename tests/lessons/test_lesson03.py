"""Lesson 03: what stands beside its text does what the text says."""

from math import inf

from c4lab.games import Sim
from c4lab.instruments import Meter
from c4lab.lessons.lesson03_sim_negamax.counting import value_and_nodes
from c4lab.search import alphabeta


def test_remembered_nodes_are_those_that_are_looked_at():
    for depth in range(6):
        meter = Meter()
        value = alphabeta(meter.watch(Sim()), depth).value
        assert value_and_nodes(Sim(), depth) == (value, meter.nodes)
    lost = Sim.parse("12-34-13-56-23")
    assert value_and_nodes(lost, 3, -inf, inf) == (1, 1)
