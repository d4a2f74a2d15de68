"""What lesson 16 promises of its exercises' answers: they are parts of a solver."""

import pytest

from c4lab.checks.writing.registry import find
from c4lab.games import Bitboard
from c4lab.instruments.transpositions import keys_at, positions_at
from c4lab.lessons.lesson16_better_tables.tables import Counted
from c4lab.solver.plain.search import exact

SOLVED = {"24422437332432465713211": 2, "656273354126117": -7, "7412433253654211116536": -2}


@pytest.mark.slow
@pytest.mark.parametrize("size", [7, 1_024, 10_007])
def test_the_table_of_16_5_solves_and_counts_as_ours(size):
    for moves, score in SOLVED.items():
        board, table, counted = Bitboard.parse(moves), find("16.5").solution(size), Counted(size)
        assert exact(board.position, board.mask, table) == score
        assert exact(board.position, board.mask, counted) == score
        kept = [entry and (entry[0] << 6 | entry[1] + 32) << 6 | entry[2] + 32 for entry in
                counted.entries]  # fmt: skip
        assert table.slots == [entry or 0 for entry in kept]


def test_the_key_of_16_2_is_the_key_of_the_game():
    mine, mask = (each.tolist() for each in positions_at(6))
    assert list(map(find("16.2").solution, mine, mask)) == keys_at(6).tolist()
