"""15.2 The empty cells where one more disc makes four."""

from collections.abc import Iterable
from random import Random

from c4lab.checks.writing import Answer, exercise, when_graded
from c4lab.games.bits import CELLS, has_four
from c4lab.lessons.lesson15_better_ordering.winning_cells_mistakes import KNOWN
from c4lab.lessons.shared.positions.bits import (
    Board,
    boards_after,
    compare_boards,
    drawn_boards,
    random_boards,
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
        above_three = (discs & discs << 1 & discs << 2) << 1
        # A shift may also find a bit beyond the board, three steps of 8 behind its last cell.
        fours = sum(1 << bit for bit in range(72) if has_four(discs | 1 << bit))
        if fours & ~(CELLS ^ mask):
            taken.append(board)
        elif fours & ~above_three:
            sideways.append(board)
        elif fours or len(upright) < 12:
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
        compare_boards(answer, UPRIGHT, fresh=upright)
    with answer.part("other directions"):
        compare_boards(answer, SIDEWAYS, fresh=sideways)
    with answer.part("what is empty"):
        compare_boards(answer, [*UPRIGHT[:10], *SIDEWAYS[:20], *TAKEN], fresh=taken)
