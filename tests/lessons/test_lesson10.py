"""The parts of lesson 10's searches, and what its exercises take for the truth."""

import pytest

from c4lab.games import Sim
from c4lab.search import (
    Order,
    Table,
    negamax,
    with_memory,
)
from c4lab.solver.sim import LADDER
from c4lab.solver.sim.parts import Undecided, careful, most_safe_first, relabelled

AFTER = ["12-34-15-26", "12-34-13-56-24", "12-34-15-26-23-45"]


@pytest.mark.parametrize("text", AFTER)
@pytest.mark.parametrize("order", [careful, most_safe_first])
def test_the_parts_find_what_the_ladder_finds(text: str, order: Order) -> None:
    position = Undecided.parse(text)
    for table in (Table(), Table(symmetry=relabelled), Table(64)):
        found = with_memory(position, order=order, table=table, alpha=-1, beta=+1)
        true = LADDER["+ symmetry to ply 5"](Sim.parse(text)).value
        assert found.value == position.player * true
        assert found.move in position.moves()
        if found.value == 1:
            after = Sim.parse(text).play(found.move)
            assert LADDER["+ ordering"](after).value == position.player


def test_moves_are_renamed_with_the_points_and_back() -> None:
    table = Table(symmetry=relabelled)
    position = Undecided.parse("12-34-15-26-23-45")
    with_memory(position, order=most_safe_first, table=table, alpha=-1, beta=+1)
    swap = str.maketrans("123456", "361542")
    names = ["".join(sorted(str(edge).translate(swap))) for edge in position.history]
    same = Undecided.parse("-".join(names))
    one, other = table.probe(position), table.probe(same)
    assert one is not None
    assert other is not None
    assert other._replace(move=None) == one._replace(move=None)
    assert relabelled(same.play(other.move or 0))[0] == relabelled(position.play(one.move or 0))[0]


def test_a_game_without_safe_edges_is_lost_as_the_rules_say() -> None:
    position = Undecided.parse("12-34-15-26-23-45")
    while position.result() is None:
        position = position.play(position.moves()[0])
    rest = Sim.parse(str(position))
    assert negamax(rest).value == -1
    assert position.result() == -position.player
