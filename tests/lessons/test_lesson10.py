"""What lesson 10 states and does not count itself, because it takes a while."""

from collections.abc import Hashable
from math import inf
from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.games import ConnectFour, Position, Sim
from c4lab.instruments import Meter
from c4lab.instruments.transpositions import orders_to
from c4lab.players.forced import forced_first
from c4lab.search import (
    Bound,
    Entry,
    Order,
    Replace,
    Table,
    always,
    deeper,
    mirrored,
    negamax,
    with_memory,
)
from c4lab.solver.sim import LADDER
from c4lab.solver.sim.parts import Undecided, careful, most_safe_first, relabelled


class Small(ConnectFour):
    width, height = 6, 3


def without_table(
    position: Position,
    order: Order,
    seen: dict[Hashable, tuple[float, int]],
    alpha: float = -1,
    beta: float = +1,
) -> tuple[float, int]:
    """The value and the nodes of `with_memory` with a table of no slots: each subtree is counted
    once for each window."""
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


def test_the_counting_agrees_with_a_meter() -> None:
    for position, order in (
        (Undecided.parse("12-34-15-26"), most_safe_first),
        (Small.parse("3334215452"), forced_first),
    ):
        meter = Meter()
        watched: Any = meter.watch(position)
        found = with_memory(watched, order=order, table=Table(0), alpha=-1, beta=+1)
        assert without_table(position, order, {}) == (found.value, meter.nodes)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "order", "value", "nodes"),
    [(Undecided(), most_safe_first, -1, 478_459), (Small(), forced_first, 0, 643_299)],
)
def test_nodes_without_a_table(position: Position, order: Order, value: int, nodes: int) -> None:
    assert without_table(position, order, {}) == (value, nodes)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "order", "table", "value", "nodes"),
    [
        (Undecided(), most_safe_first, Table(), -1, 59_317),
        (Small(), forced_first, Table(symmetry=mirrored), 0, 26_182),
        (Small(), forced_first, Table(), 0, 40_758),
    ],
)
def test_nodes_with_a_table(
    position: Position, order: Order, table: Table, value: int, nodes: int
) -> None:
    meter = Meter()
    watched: Any = meter.watch(position)
    assert with_memory(watched, order=order, table=table, alpha=-1, beta=+1).value == value
    assert meter.nodes == nodes


AFTER = ["12-34-15-26", "12-34-13-56-24", "12-34-15-26-23-45"]


@pytest.mark.parametrize("text", [pytest.param("12-34-15", marks=pytest.mark.slow), *AFTER])
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


def test_the_predictions_of_10_1_are_what_the_package_does() -> None:
    exercise = find("10.1")
    assert exercise
    truth = exercise.solution
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
def test_the_full_table_of_10_7_is_what_the_package_does(name: str, rule: Replace) -> None:
    exercise = find("10.7")
    assert exercise
    truth = exercise.solution
    boards = {5: ConnectFour.parse("5"), 2: ConnectFour.parse("2"), 9: ConnectFour.parse("11")}
    boards[6] = ConnectFour.parse("6")
    numbers = {board.key: number for number, board in boards.items()}
    table = Table(4, hashed=lambda key: numbers[key], replace=rule)
    depths = {5: 6, 2: 3, 9: 2, 6: 4}
    for number, depth in depths.items():
        table.store(boards[number], Entry(depth, 0, Bound.EXACT, None))
    for slot in (1, 2):
        kept = [n for n, board in boards.items() if n % 4 == slot and table.probe(board)]
        assert kept == [truth[f"{name}, slot {slot}"]]


@pytest.mark.parametrize(("times", "word"), [(10, "ten"), (20, "twenty")])
def test_the_cheaper_rule_of_10_7(times: int, word: str) -> None:
    exercise = find("10.7")
    assert exercise
    costs = {"newest": 400, "deeper": 30 * times}
    assert exercise.solution[f"9 comes {word} times"] == min(costs, key=lambda rule: costs[rule])
