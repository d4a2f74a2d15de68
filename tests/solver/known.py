"""Positions with known scores, by discs on the board and moves to come; and positions without."""

from itertools import islice
from pathlib import Path

from c4lab.games.bits import STANDARD
from c4lab.solver.plain.solving import sized

POSITIONS = Path(__file__).with_name("positions")


def known(name):
    """(columns played, score) for every line of a set such as "end-easy"."""
    lines = (POSITIONS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [(moves, int(score)) for moves, score in map(str.split, lines)]


def quiet_boards(rng, layout=STANDARD):
    """Boards of random games without end, in which nobody can win with the next disc.

    Each game goes on as long as there is a move after which the other side cannot win at once.
    """
    non_losing = sized(layout).non_losing
    while True:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            yield mine, mask
            cells = [cell for column in layout.columns if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)


def late_boards(layout, rng, left=16, count=50):
    """So many of them, with so many empty cells at most."""
    late = (
        each for each in quiet_boards(rng, layout) if (layout.cells ^ each[1]).bit_count() <= left
    )
    return [*islice(late, count)]
