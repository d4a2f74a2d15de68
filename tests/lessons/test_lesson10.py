"""What lesson 10 states and does not count itself, because it takes a while."""

from math import inf

import pytest

from c4lab.games import ConnectFour, Sim
from c4lab.instruments import Meter
from c4lab.players.forced import forced_first
from c4lab.search import Table, mirrored, with_memory
from c4lab.solver.sim import LADDER
from c4lab.solver.sim.parts import Undecided, careful, most_safe_first, relabelled


class Small(ConnectFour):
    width, height = 6, 3


def counted(position, order, table):
    """The value and the nodes of `with_memory`."""
    meter = Meter()
    found = with_memory(meter.watch(position), order=order, table=table, alpha=-1, beta=+1)
    return found.value, meter.nodes


def without_table(position, order, seen, alpha=-1, beta=+1):
    """The same with a table of no slots: each subtree is counted once for each window."""
    over = position.result()
    if over is not None:
        return position.player * over, 1
    key = position.key, alpha, beta
    if key not in seen:
        best, lower, nodes = -inf, alpha, 1
        for move in order(position):
            value, more = without_table(position.play(move), order, seen, -beta, -lower)
            best, lower, nodes = max(best, -value), max(lower, -value), nodes + more
            if lower >= beta:
                break
        seen[key] = best, nodes
    return seen[key]


@pytest.mark.slow
def test_nodes_with_and_without_a_table():
    assert without_table(Undecided(), most_safe_first, {}) == (-1, 478_459)
    assert counted(Undecided(), most_safe_first, Table()) == (-1, 59_317)
    assert without_table(Small(), forced_first, {}) == (0, 643_299)
    assert counted(Small(), forced_first, Table()) == (0, 40_758)
    assert counted(Small(), forced_first, Table(symmetry=mirrored)) == (0, 26_182)


@pytest.mark.parametrize("text", ["12-34-15-26", "12-34-13-56-24", "12-34-15-26-23-45"])
@pytest.mark.parametrize("order", [careful, most_safe_first])
def test_the_parts_find_what_the_ladder_finds(text, order):
    position = Undecided.parse(text)
    rung = LADDER["+ symmetry to ply 5"]
    for table in (Table(), Table(symmetry=relabelled), Table(64)):
        found = with_memory(position, order=order, table=table, alpha=-1, beta=+1)
        assert found.value == position.player * rung(Sim.parse(text)).value
        if found.value == 1:
            assert rung(Sim.parse(text).play(found.move)).value == position.player


def test_moves_are_renamed_with_the_points():
    position = Sim.parse("12-34-15-26-23-45")
    swap = str.maketrans("123456", "361542")
    names = ["".join(sorted(str(edge).translate(swap))) for edge in position.history]
    same = Sim.parse("-".join(names))
    (key, name), (other, other_name) = relabelled(position), relabelled(same)
    assert key == other
    there = {other_name(move): move for move in same.moves()}
    for move in position.moves():
        after = same.play(there[name(move)])
        assert relabelled(position.play(move))[0] == relabelled(after)[0]
