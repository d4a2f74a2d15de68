"""Squares by look-up: the content of each of the 25 lines is a key in a dictionary.

There are few look-ups, but before each one the content of the line has to be gathered, which
takes time.
"""

from operator import itemgetter

from c4lab.evaluation.squares import list_scan
from c4lab.evaluation.squares.tables import by_content
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import lines

board = list_scan.board

LINES = tuple(
    (
        by_content(len(line)),
        itemgetter(*((column - 1) * ConnectFour.height + row - 1 for column, row in line)),
    )
    for line in lines(ConnectFour.width, ConnectFour.height)
)
"""For each line its table, and a getter that gathers its content from the list of cells."""


def value(board: list[int]) -> int:
    """Red's squares minus amber's."""
    total = 0
    for table, content in LINES:
        total += table[content(board)]
    return total
