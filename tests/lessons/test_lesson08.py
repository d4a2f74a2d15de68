"""What exercise 08.1 calls the best order is the one that prunes most, by count and by solver."""

from __future__ import annotations

from pathlib import Path

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.lesson08_move_ordering import best_order
from c4lab.lessons.lesson08_move_ordering.best_first import QUIET
from c4lab.lessons.lesson08_move_ordering.best_order import ORDERS, WORTH, order_of
from c4lab.search import alphabeta, centre_first
from c4lab.solver.plain import Table, solve

BOARDS = {
    "board 1": "5547566445656646152441",
    "board 2": "666654456454454565",
    "board 3": "61555764665464456544",
    "board 4": "5536673564645546546447",
}


def test_the_boards_are_those_of_the_exercise() -> None:
    text = Path(best_order.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    for name, moves in BOARDS.items():
        assert f'board("{name}", "{moves}"' in text


@pytest.mark.parametrize("depth", [4, 6, 8])
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
