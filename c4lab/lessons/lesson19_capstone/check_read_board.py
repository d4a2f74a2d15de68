"""19.5 Kaggle's board, a flat list from the top left, as two numbers."""

from random import Random

from c4lab.capstone.connectx import kaggle_board
from c4lab.checks.writing import Answer, compare, exercise, known, when_graded
from c4lab.checks.writing.registry import find
from c4lab.games import Bitboard
from c4lab.lessons.shared.positions.boards import random_game

Case = tuple[list[int], int]
KNOWN = known(r"""
    upside-down: The board is upside down: the list begins with the top row, but the bits count the
            rows from the bottom.
        + 5 - row => + row
    row-too-high: Every disc is one row too high: of six rows, the lowest has number 0.
        + 5 - row => + 6 - row
    six-bits: A column has seven bits, one more than it has rows: its next one begins 7 further
            on.
        1 << 7 * column + => 1 << 6 * column +
        << 7 * => << 6 *
    row-for-column: Row and column have changed places in the bit: each *column* begins 7 bits
            further on, and a row is one bit.
        7 * column + 5 - row => 7 * (5 - row) + column
    a-column-too-few: The last column is missing: there are seven columns, and six rows.
        if disc:\n            mask => if disc and column < 6:\n            mask &&
            if disc == mark => if disc == mark and column < 6
    by-columns: The list goes row by row. You read it column by column.
        row, column = divmod(place, 7) => column, row = divmod(place, 6)
    six-in-a-row: A row of the list has seven numbers, one for each column: six is how many rows
            there are.
        divmod(place, 7) => divmod(place, 6) && 5 - row => 5 - row if disc else 0
        divmod(place, 7) => place // 6, place % 7
    row-added: The row is added to the bit of the column. All of `7 * column + row` is how far to
            shift the 1.
        1 << 7 * column + 5 - row => (1 << 7 * column) + 5 - row
        1 << 7 * column + 5 - row => (1 << 7 * column) | 5 - row
    place-is-bit: The place in the list is not the number of the bit: the list goes row by row from
            the top, the bits column by column from the bottom.
        bit = 1 << 7 * column + 5 - row => bit = 1 << place
    mirrored: Left and right have changed places: the list goes from left to right, and the
            columns count from 0 at the left.
        7 * column + 5 => 7 * (6 - column) + 5
    columns-from-one: Columns count from 0 here.
        7 * column + 5 => 7 * (column + 1) + 5
    others-discs: `mine` has the other player's discs: the agent's are those that equal `mark`.
        disc == mark => disc and disc != mark
    always-player-1: It always takes player 1 for the agent. Compare with `mark`.
        disc == mark => disc == 1
    always-player-2: It always takes player 2 for the agent. Compare with `mark`.
        disc == mark => disc == 2
    mask-is-other: `mask` has only the other player's discs. It should have all of them, the
            agent's too.
        if disc:\n            mask => if disc and disc != mark:\n            mask
    mask-is-mine: `mask` has only the agent's discs. It should have all of them.
        if disc:\n            mask => if disc == mark:\n            mask
    mask-is-player-1: `mask` has only the discs of player 1. It should have all of them.
        if disc:\n            mask => if disc == 1:\n            mask
    mask-is-all: `mask` has a bit for every cell, even for empty ones.
        if disc:\n            mask => if True:\n            mask
    exchanged: The two numbers have changed places: return `mine` first, then `mask`.
        return mine, mask => return mask, mine
""")


def boards(count: int, random: Random) -> list[list[int]]:
    """Kaggle's lists for boards of random games, few discs first."""
    return [kaggle_board(random_game(random, discs)[-1]) for discs in range(count)]


def one_disc(place: int, disc: int) -> list[int]:
    return [disc * (place == each) for each in range(42)]


CORNERS = [one_disc(place, disc) for place in (35, 41, 38, 0, 6, 21) for disc in (1, 2)]
BOARDS = [[0] * 42, *CORNERS, *boards(24, Random(19))]


@when_graded
def drawn(random: Random) -> list[Case]:
    return [(board, mark) for board in boards(30, random)[6:] for mark in (1, 2)]


@exercise("19.5", KNOWN)
def read_board(answer: Answer) -> None:
    cases = [(board, mark) for board in BOARDS for mark in (1, 2)]
    every = [*cases, *drawn()]
    replies = _replies(answer, every)
    truth = answer.solution
    if replies and all(got[1] == truth(*case)[1] for case, got in zip(every, replies, strict=True)):
        answer.earn("where the discs are")
    if replies and all(
        _as_many_discs(*case, *got) for case, got in zip(every, replies, strict=True)
    ):
        answer.earn("whose they are")
    compare(answer, cases, show=position_of, fresh=drawn())


def position_of(board: list[int], mark: int) -> Bitboard | None:
    """The position to draw beside the list; None for discs that no game leaves so."""
    to_move = 1 if board.count(1) == board.count(2) else 2
    exercise = find("19.5")
    mine, mask = exercise.solution(board, to_move) if exercise else (0, 0)
    try:
        return Bitboard.decode(mask=mask, position=mine)
    except ValueError:
        return None


def _replies(answer: Answer, cases: list[Case]) -> list[tuple[int, int]]:
    """The pairs of numbers that the answer gives; none at all if some value is no such pair."""
    found = list(answer.outcomes(cases))
    right = all(
        isinstance(got, (tuple, list)) and len(got) == 2 and all(type(n) is int for n in got)
        for got in found
    )
    return found if right else []


def _as_many_discs(board: list[int], mark: int, mine: int, mask: int) -> bool:
    """Whether each side has the right number of discs, on any cells."""
    counts = mine.bit_count(), (mask ^ mine).bit_count()
    wanted = board.count(mark), board.count(3 - mark)
    return min(mine, mask) >= 0 and not mine & ~mask and counts == wanted
