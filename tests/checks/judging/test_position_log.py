"""What is looked at is counted on whatever board that is, and only while it is watched."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from c4lab.checks.working.calling import PositionLog
from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.instruments.meter import BudgetExceeded

START = TicTacToe.parse("519")
WAYS: dict[str, Callable[[Any], list[Any]]] = {
    "played": lambda start: [start.play(2), start.play(2).play(3)],
    "parsed": lambda start: [type(start).parse("5192"), TicTacToe.parse("5192").play(3)],
    "built": lambda start: [TicTacToe(start.cells, start.history), replace(start).play(2)],
    "another game": lambda start: [ConnectFour(), Bitboard.of(ConnectFour.parse("44"))],
}
SEEN = {
    "played": ["519", "5192", "5192", "51923"],
    "parsed": ["519", "5192", "5192", "51923"],
    "built": ["519", "519", "519", "5192"],
    "another game": ["519", "", "44", "44"],
}


@pytest.mark.parametrize("way", WAYS)
def test_every_board_counts(way: str) -> None:
    log = PositionLog(100)
    with log.watching(START):
        WAYS[way](START)
    WAYS[way](START)  # nobody watches any more
    assert log.positions == SEEN[way]
    assert log.nodes == len(log.positions)


def test_a_search_that_swallows_the_stop_is_found_out() -> None:
    log = PositionLog(2)
    with log.watching(START):
        START.play(2)
        with pytest.raises(BudgetExceeded):
            START.play(3)
    assert log.stopped
    assert START.play(3).history == (5, 1, 9, 3)
