"""15.6 Boards on which the filter leaves a certain number of columns."""

from c4lab.checks.writing import Answer, exercise
from c4lab.games import ConnectFour
from c4lab.games.bits import landings, to_bits
from c4lab.lessons.shared.positions.boards_found import Amiss, found_boards
from c4lab.solver.plain.bits import non_losing, winning_cells

ALL = 7


def surviving(count: int, blocks: int = 0) -> Amiss:
    """What is amiss with a board with so many cells to block and so many columns that survive;
    with nothing to block, all columns are open."""

    def amiss(position: ConnectFour) -> str:
        mine, mask = to_bits(position)
        must = (winning_cells(mine ^ mask, mask) & landings(mask)).bit_count()
        if must != blocks:
            asked = "none" if blocks == 0 else f"exactly {blocks}"
            cells = "cell has" if must == 1 else "cells have"
            return f"there {must} {cells} to be blocked, and {asked} should."
        is_open = landings(mask).bit_count()
        if blocks == 0 and is_open < ALL:
            return f"there {is_open} columns are open, and all {ALL} should be."
        stay = non_losing(mine, mask).bit_count()
        if stay != count:
            survive = "survives" if stay == 1 else "survive"
            return f"there {stay} of {is_open} columns {survive}, and exactly {count} should."
        return ""

    return amiss


@exercise("15.6", allowed=["winning_cells", "non_losing"])
def built(answer: Answer) -> None:
    asked = {"A": surviving(6), "B": surviving(0, blocks=1), "C": surviving(5)}
    found_boards(answer, asked, range(43))
