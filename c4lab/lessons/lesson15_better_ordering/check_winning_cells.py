"""15.2 The empty cells where one more disc makes four."""

from collections.abc import Iterable, Sequence
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, when_graded
from c4lab.games.bits import CELLS
from c4lab.lessons.lesson15_better_ordering.winning_cells_mistakes import KNOWN
from c4lab.lessons.shared.bits import (
    Board,
    boards_after,
    cells_of,
    drawn_boards,
    fewer_discs,
    matched_bits,
    position_of,
    random_boards,
    with_cells,
)

SMALL = boards_after("121212", "1213141", "12131", "7172737", "141516")


def cases(boards: Iterable[Board]) -> tuple[list[Board], list[Board], list[Board]]:
    """Boards with upright threes only, boards with other threes, and boards with false cells.

    A false cell would make four, but a disc lies there or it is off the board.
    """
    upright: list[Board] = []
    sideways: list[Board] = []
    taken: list[Board] = []
    for board in boards:
        discs, mask = board
        whole = matched_bits(discs, (1, 6, 7, 8))
        if whole & ~(CELLS ^ mask):
            taken.append(board)
        elif matched_bits(discs, (6, 7, 8)):
            sideways.append(board)
        elif matched_bits(discs, (1,)) or len(upright) < 12:
            upright.append(board)
    return upright[:30], sideways[:70], taken[:70]


UPRIGHT, SIDEWAYS, TAKEN = cases([*SMALL, *random_boards(24, 15)])


@when_graded
def drawn(random: Random) -> tuple[list[Board], list[Board], list[Board]]:
    return cases(drawn_boards(8, random))


@exercise("15.2", KNOWN, allowed=["landings", "has_four", "BOTTOM", "UP"])
def winning_cells(answer: Answer) -> None:
    upright, sideways, taken = drawn() or ((), (), ())
    with answer.part("upright"):
        _compare(answer, UPRIGHT, upright)
    with answer.part("other directions"):
        _compare(answer, SIDEWAYS, sideways)
    with answer.part("what is empty"):
        _compare(answer, [*UPRIGHT[:10], *SIDEWAYS[:20], *TAKEN], taken)


def _compare(answer: Answer, boards: Sequence[Board], fresh: Sequence[Board]) -> None:
    compare(
        answer,
        boards,
        show=position_of,
        tell=with_cells,
        cells=cells_of,
        shrink=fewer_discs,
        fresh=fresh,
    )
