"""Squares by look-up: the content of each of the 25 lines is a key in a dictionary.

Few look-ups, and still not cheap: to look a line up, its content has to be gathered first.
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
"""For each line the table for its length, and what gathers its content from the list of cells."""


def value(board: list[int]) -> int:
    """Red's squares less amber's."""
    total = 0
    for table, content in LINES:
        total += table[content(board)]
    return total
