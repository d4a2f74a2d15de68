"""The solver and its book against a solver by others, which has a book of its own."""

import random

import pytest

from c4lab.games import Bitboard
from c4lab.solver import Solver
from c4lab.solver.book import STANDARD, Book
from c4lab.solver.keys import board_of, mirrored
from tests.solver.known import late_games

bitbully = pytest.importorskip("bitbully")
CENTRE_FIRST = (4, 3, 5, 2, 6, 1, 7)


@pytest.mark.slow
def test_scores_of_random_positions():
    games = [
        game for discs in range(14, 42) for game in late_games(discs, range(discs, discs + 1), 12)
    ]
    oracle = bitbully.bitbully_core.BitBullyCore()
    for game, score in zip(games, Solver().solve_many(games), strict=True):
        board = bitbully.bitbully_core.BoardCore()
        assert all(board.play(int(column) - 1) for column in game)
        assert oracle.mtdf(board, 0) == score, game


@pytest.mark.slow
def test_scores_and_best_columns_of_the_book():
    oracle = bitbully.BitBully(opening_book="12-ply-dist")
    book = Book.load(STANDARD)
    early = [key for key, _ in book.items() if board_of(key)[1].bit_count() < 12]
    for key in random.Random(4).sample(early, min(200, len(early))):
        for side in (key, mirrored(key)):
            mine, mask = board_of(side)
            moves = Bitboard.decode(mask=mask, position=mine).history
            board = bitbully.Board([move - 1 for move in moves])
            worth = {move + 1: score for move, score in oracle.score_all_moves(board).items()}
            score = max(worth.values())
            assert book.get(mine, mask) == score, moves
            best = next(move for move in CENTRE_FIRST if worth.get(move) == score)
            assert book.best(mine, mask) in (None, (score, best)), moves
