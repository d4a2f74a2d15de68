"""The book of the package against a solver by others, which has a book of its own."""

import random

import pytest

from c4lab.games import Bitboard
from c4lab.solver.book import STANDARD, Book
from c4lab.solver.keys import board_of, mirrored

bitbully = pytest.importorskip("bitbully")
CENTRE_FIRST = (4, 3, 5, 2, 6, 1, 7)


@pytest.mark.slow
def test_scores_and_best_columns_of_the_book():
    oracle = bitbully.BitBully(opening_book="12-ply-dist")
    book = Book.load(STANDARD)
    early = [key for key, _ in book.items() if board_of(key)[1].bit_count() < 12]
    for key in random.Random(4).sample(early, min(400, len(early))):
        for side in (key, mirrored(key)):
            mine, mask = board_of(side)
            moves = Bitboard.decode(mask=mask, position=mine).history
            board = bitbully.Board([move - 1 for move in moves])
            worth = {move + 1: score for move, score in oracle.score_all_moves(board).items()}
            score = max(worth.values())
            assert book.get(mine, mask) == score, moves
            best = next(move for move in CENTRE_FIRST if worth.get(move) == score)
            assert book.best(mine, mask) in (None, (score, best)), moves
