"""Numbers of positions and games of tic-tac-toe."""

from collections import Counter

from c4lab.games import TicTacToe


def test_every_game_and_every_position() -> None:
    """`level` has the number of games to each position; their sum is the size of the tree."""
    lengths: Counter[int] = Counter()
    results: Counter[int] = Counter()
    by_depth, positions, finished = [], set[tuple[int, ...]](), 0
    level = Counter({TicTacToe(): 1})
    for depth in range(10):
        by_depth.append(level.total())
        after: Counter[TicTacToe] = Counter()
        for position, games in level.items():
            positions.add(position.cells)
            result = position.result()
            if result is not None:
                finished += 1
                lengths[depth] += games
                results[result] += games
            for move in position.moves():
                after[position.play(move)] += games
        level = after
    assert by_depth == [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert sum(by_depth) == 549_946
    assert lengths == {5: 1440, 6: 5328, 7: 47952, 8: 72576, 9: 127872}
    assert lengths.total() == 255_168
    assert results == {+1: 131_184, -1: 77_904, 0: 46_080}
    assert len(positions) == 5_478
    assert finished == 958
    assert len({min(symmetric(cells)) for cells in positions}) == 765


def symmetric(cells: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The board turned and mirrored in all eight ways."""
    ways = []
    for _ in range(4):
        cells = tuple(cells[i] for i in (6, 3, 0, 7, 4, 1, 8, 5, 2))
        ways += [cells, tuple(cells[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6))]
    return ways
