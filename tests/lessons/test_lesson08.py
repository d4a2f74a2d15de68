"""What exercise 08.1 calls the best order is the one that prunes most, by count and by solver."""

import re
from pathlib import Path

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons import lesson08_move_ordering
from c4lab.lessons.lesson08_move_ordering.check_best_order import ORDERS, WORTH, order_of
from c4lab.search import alphabeta, centre_first
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
