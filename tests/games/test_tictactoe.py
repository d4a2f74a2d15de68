"""Numbers of positions and games of tic-tac-toe."""

from collections import Counter
from math import perm

import pytest

from c4lab.games import TicTacToe


@pytest.mark.slow
def test_every_game_and_every_position() -> None:
    lengths: Counter[int] = Counter()
    results: Counter[int] = Counter()
    by_depth: Counter[int] = Counter()
    positions = set()
    finished = set()

    def visit(position: TicTacToe) -> None:
        by_depth[len(position.history)] += 1
        positions.add(position.cells)
        result = position.result()
        if result is not None:
            lengths[len(position.history)] += 1
            results[result] += 1
            finished.add(position.cells)
        for move in position.moves():
            visit(position.play(move))

    visit(TicTacToe())
    assert [by_depth[depth] for depth in range(10)] == [
        *(1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872)
    ]
    assert by_depth.total() == 549_946
    assert lengths == {5: 1440, 6: 5328, 7: 47952, 8: 72576, 9: 127872}
    assert lengths.total() == 255_168
    assert results == {+1: 131_184, -1: 77_904, 0: 46_080}
    assert len(positions) == 5_478
    assert len(finished) == 958
    assert len({min(symmetric(cells)) for cells in positions}) == 765


def symmetric(cells: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The board turned and mirrored in all eight ways."""
    ways = []
    for _ in range(4):
        cells = tuple(cells[i] for i in (6, 3, 0, 7, 4, 1, 8, 5, 2))
        ways += [cells, tuple(cells[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6))]
    return ways


def test_a_tree_that_did_not_stop_at_wins() -> None:
    assert sum(perm(9, moves) for moves in range(10)) == 986_410
