"""Numbers of positions and games of tic-tac-toe."""

from collections import Counter

from c4lab.games import TicTacToe


def test_every_game_and_every_position() -> None:
    """`level` has the number of games to each position; their sum is the size of the tree."""
    results: Counter[int] = Counter()
    by_depth, positions = [], set[TicTacToe]()
    level = Counter({TicTacToe(): 1})
    while level:
        by_depth.append(level.total())
        positions |= level.keys()
        after: Counter[TicTacToe] = Counter()
        for position, games in level.items():
            if (result := position.result()) is not None:
                results[result] += games
            for move in position.moves():
                after[position.play(move)] += games
        level = after
    assert by_depth == [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert sum(by_depth) == 549_946
    assert results == {+1: 131_184, -1: 77_904, 0: 46_080}
    assert results.total() == 255_168
    assert len(positions) == 5_478
