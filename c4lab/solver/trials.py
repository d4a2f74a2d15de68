"""Tries new machine code on late boards of random games, in a process that may crash."""

import random
from pathlib import Path

from c4lab.games.bits import Layout
from c4lab.solver.compiled import Compiled
from c4lab.solver.functions import Machine
from c4lab.solver.plain import Table
from c4lab.solver.plain.any_size import sized
from c4lab.solver.question import Board

BOARDS = 100
LEFT = 16  # empty cells, or fewer: the readable search solves such a board in milliseconds


def trial(file: str, width: str, height: str) -> None:
    """Tries the code in a file that `machine_code` is about to keep. Raises AssertionError."""
    from c4lab.solver.machine_code import load

    check_scores(load(Path(file)), Layout(int(width), int(height)))


def check_scores(code: Machine, layout: Layout) -> None:
    """Raises AssertionError unless the code finds the scores that the readable search finds."""
    engine, table = Compiled(1 << 16, layout=layout, code=code), Table()
    boards = late_boards(layout, random.Random(1))
    assert engine.prepare(boards)() == [sized(layout).exact(*board, table) for board in boards]


def late_boards(layout: Layout, rng: random.Random) -> list[Board]:
    """BOARDS or a few more, of random games, in which nobody can win with the next disc."""
    found: list[Board] = []
    non_losing = sized(layout).non_losing
    while len(found) < BOARDS:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            if (layout.cells ^ mask).bit_count() <= LEFT:
                found.append((mine, mask))
            cells = [cell for column in layout.columns if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)
    return found
