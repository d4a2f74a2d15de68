"""What exercise 08.1 calls the best order is the one that prunes most, by count and by solver."""

import re
from collections import Counter
from pathlib import Path

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.games.grid import windows
from c4lab.instruments import Meter
from c4lab.lessons import lesson08_move_ordering
from c4lab.lessons.lesson02_alpha_beta.trees import looked_at
from c4lab.lessons.lesson08_move_ordering.check_best_first import QUIET
from c4lab.lessons.lesson08_move_ordering.check_best_order import ORDERS, WORTH, order_of
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.search import alphabeta, by_evaluation, centre_first
from c4lab.solver.plain import Table, solve

TEXT = Path(lesson08_move_ordering.__path__[0], "exercises.md").read_text(encoding="utf-8")
BOARDS = dict(re.findall(r'board\("(board \d)", "(\d+)"', TEXT))


@pytest.mark.parametrize("depth", [4, 6, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("board", WORTH)
def test_the_best_order_looks_at_the_fewest_nodes(board, depth):
    root, nodes = ConnectFour.parse(BOARDS[board]), {}
    assert set(root.moves()) == set(WORTH[board])
    for name, columns in ORDERS.items():

        def order(position, columns=columns):
            return columns if position == root else centre_first(position)

        meter = Meter()
        alphabeta(meter.watch(root), depth, Squares(), order=order)
        nodes[name] = meter.nodes
    assert min(nodes, key=nodes.get) == order_of(WORTH[board])


@pytest.mark.parametrize("board", WORTH)
def test_the_moves_are_worth_what_a_solver_says(board):
    root, table = ConnectFour.parse(BOARDS[board]), Table()
    for move, score in WORTH[board].items():
        after = root.play(move)
        wins_at_once = after.result() is not None
        assert score == ((root.left + 1) // 2 if wins_at_once else -solve(after, table))


def test_no_move_ends_the_game_where_08_5_is_tried():
    assert all(board.play(move).result() is None for board in QUIET for move in board.moves())


def test_the_predictions_of_08_7_are_what_alpha_beta_does():
    truth = find("08.7").solution
    two = [[0] * 4] * 4
    assert looked_at(two) == (0, truth["fewest, two moves away"])  # all equal: the best order
    assert looked_at([two] * 4) == (0, truth["fewest, three moves away"])
    root = Drawn([2, 5, 5, -1])  # moves 1, 3, 4 and 7
    found = alphabeta(root, 1, worth)
    assert (1, 3, 4, 7)[found.move - 1] == truth["move, 1 first"]
    found = alphabeta(root, 1, worth, order=lambda _: (4, 3, 2, 1))
    assert (found.value, (1, 3, 4, 7)[found.move - 1]) == (
        truth["value, 7 first"],
        truth["move, 7 first"],
    )
    five = ConnectFour.parse("111111777777")
    orders = {"by evaluation": by_evaluation(Squares()), "of centre first": centre_first}
    for name, order in orders.items():
        meter = Meter()
        order(meter.watch(five))
        assert meter.nodes - 1 == truth[f"peeks {name}"]  # less the position itself


def test_the_predictions_of_08_8_are_what_the_windows_hold():
    columns = Counter(column for window in windows(6, 1) for column, _ in window)
    assert find("08.8").solution == {"column 3": columns[3], "column 1": columns[1]}
