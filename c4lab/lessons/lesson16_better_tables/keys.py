"""The keys of all positions after some moves, in plain Python, so that a tab has them too."""

from functools import cache

from c4lab.games.bits import BOTTOM, STANDARD, has_four, landings


@cache
def keys_after(moves: int) -> tuple[int, ...]:
    """The keys of all positions of Connect Four after so many moves, each once, in order.

    >>> len(keys_after(4))
    1120
    """
    boards = {(0, 0)}  # of the side to move, of both
    for _ in range(moves):
        boards = {
            (mine ^ mask, mask | cell)
            for mine, mask in boards
            if not has_four(mine ^ mask)
            for column in STANDARD.columns
            if (cell := landings(mask) & column)
        }
    return tuple(sorted(mine + mask + BOTTOM for mine, mask in boards))
