"""What exercise 08.1 calls the best order is the one that prunes most, by count and by solver."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.games.grid import windows
from c4lab.instruments import Meter
from c4lab.lessons.lesson08_move_ordering import check_best_order
from c4lab.lessons.lesson08_move_ordering.check_best_first import QUIET
from c4lab.lessons.lesson08_move_ordering.check_best_order import ORDERS, WORTH, order_of
from c4lab.search import alphabeta, by_evaluation, centre_first
from c4lab.solver.plain import Table, solve

BOARDS = {
    "board 1": "5547566445656646152441",
    "board 2": "666654456454454565",
    "board 3": "61555764665464456544",
    "board 4": "5536673564645546546447",
}


def test_the_boards_are_those_of_the_exercise() -> None:
    text = Path(check_best_order.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    for name, moves in BOARDS.items():
        assert f'board("{name}", "{moves}"' in text


@pytest.mark.parametrize("depth", [4, 6, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("board", BOARDS)
def test_the_best_order_looks_at_the_fewest_nodes(board: str, depth: int) -> None:
    root = ConnectFour.parse(BOARDS[board])
    assert set(root.moves()) == set(WORTH[board])
    nodes = {}
    for name, columns in ORDERS.items():
        meter = Meter()
        alphabeta(
            meter.watch(root),
            depth,
            Squares(),
            order=lambda position, columns=columns: (
                columns if position == root else centre_first(position)
            ),
        )
        nodes[name] = meter.nodes
    assert min(nodes, key=lambda name: nodes[name]) == order_of(WORTH[board])


@pytest.mark.parametrize("board", BOARDS)
def test_the_moves_are_worth_what_a_solver_says(board: str) -> None:
    root, table = ConnectFour.parse(BOARDS[board]), Table()
    for move, worth in WORTH[board].items():
        after = root.play(move)
        wins_at_once = after.result() is not None
        assert worth == ((root.left + 1) // 2 if wins_at_once else -solve(after, table))


def test_no_move_ends_the_game_where_08_5_is_tried() -> None:
    assert all(board.play(move).result() is None for board in QUIET for move in board.moves())


class Uniform:
    """A node of four moves down to a depth, worth `worth` at the first level and 0 below it."""

    left = 99
    visits: ClassVar[Counter[int]] = Counter()

    def __init__(self, path: tuple[int, ...] = (), worth: dict[int, int] | None = None) -> None:
        self.path, self.player, self.worth = path, (-1) ** len(path), worth or {}
        self.key = path
        self.visits[len(path)] += 1

    def moves(self) -> tuple[int, ...]:
        return 1, 3, 4, 7

    def result(self) -> None:
        return None

    def play(self, move: int) -> Uniform:
        return Uniform((*self.path, move), self.worth)

    def opinion(self) -> int:
        return self.player * self.worth.get(self.path[0], 0)


def test_the_predictions_of_08_7_are_what_alpha_beta_does() -> None:
    truth = find("08.7").solution
    Uniform.visits.clear()
    alphabeta(cast(Any, Uniform()), 3, Uniform.opinion)  # all equal: the first is a best one
    assert Uniform.visits[2] == truth["fewest, two moves away"]
    assert Uniform.visits[3] == truth["fewest, three moves away"]
    for first, order in ((7, (7, 4, 3, 1)), (1, (1, 3, 4, 7))):
        root = Uniform(worth={1: 2, 3: 5, 4: 5, 7: -1})
        found = alphabeta(cast(Any, root), 1, Uniform.opinion, order=lambda _, each=order: each)
        assert found == (truth["value, 7 first"], truth[f"move, {first} first"])
    five = ConnectFour.parse("111111777777")
    for order, key in (
        (by_evaluation(Squares()), "by evaluation"),
        (centre_first, "of centre first"),
    ):
        meter = Meter()
        order(meter.watch(five))
        assert meter.nodes - 1 == truth[f"peeks {key}"]  # less the position itself


def test_the_predictions_of_08_8_are_what_the_windows_hold() -> None:
    columns = [column for window in windows(6, 1) for column, _ in window]
    truth = find("08.8").solution
    assert truth == {f"column {number}": columns.count(number) for number in (3, 1)}
