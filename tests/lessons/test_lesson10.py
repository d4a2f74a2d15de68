"""What lesson 10 states and does not count itself, because it takes a while."""

from math import inf

import pytest

from c4lab.checks.writing.registry import find
from c4lab.games import ConnectFour, Sim
from c4lab.instruments import Meter
from c4lab.instruments.transpositions import orders_to
from c4lab.players.forced import forced_first
from c4lab.search import Bound, Entry, Table, always, deeper, mirrored, with_memory
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


@pytest.mark.parametrize(
    ("position", "order"),
    [
        (Undecided.parse("12-34-15-26"), most_safe_first),
        (Small.parse("3334215452"), forced_first),
    ],
)
def test_the_counting_agrees_with_a_meter(position, order):
    assert without_table(position, order, {}) == counted(position, order, Table(0))


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


def test_the_predictions_of_10_1_are_what_the_package_does():
    truth = find("10.1").solution
    for key, number in truth.items():
        if key.startswith("orders"):
            moves = key.removeprefix("orders of ")
            assert orders_to(ConnectFour.parse(moves)).number == number
    asked = {
        "A": (Bound.EXACT, 4, 5, 9),
        "B": (Bound.LOWER, 4, -2, 3),
        "C": (Bound.LOWER, 4, -2, 4),
        "D": (Bound.UPPER, 4, 3, 6),
        "E": (Bound.UPPER, 4, 1, 6),
        "F": (Bound.EXACT, 5, -9, 9),
    }
    for key, (bound, depth, alpha, beta) in asked.items():
        settled = depth == 4 and Entry(4, 3, bound, None).settles(alpha, beta)
        assert truth[key] == ("yes" if settled else "no")
    assert truth["stored"] == Entry.of(4, -2, None, -2, 3).bound


@pytest.mark.parametrize(("name", "rule"), [("newest", always), ("deeper", deeper)])
def test_the_full_table_of_10_7_is_what_the_package_does(name, rule):
    boards = {number: ConnectFour.parse(text) for number, text in BOARDS.items()}
    numbers = {board.key: number for number, board in boards.items()}
    table = Table(4, hashed=numbers.get, replace=rule)
    for number, depth in {5: 6, 2: 3, 9: 2, 6: 4}.items():
        table.store(boards[number], Entry(depth, 0, Bound.EXACT, None))
    for slot in (1, 2):
        kept = [n for n, board in boards.items() if n % 4 == slot and table.probe(board)]
        assert kept == [find("10.7").solution[f"{name}, slot {slot}"]]


BOARDS = {5: "5", 2: "2", 9: "11", 6: "6"}
"""By the number that stands for the board in 10.7."""


@pytest.mark.parametrize(("times", "word"), [(10, "ten"), (20, "twenty")])
def test_the_cheaper_rule_of_10_7(times, word):
    costs = {"newest": 400, "deeper": 30 * times}
    assert find("10.7").solution[f"9 comes {word} times"] == min(costs, key=costs.get)
