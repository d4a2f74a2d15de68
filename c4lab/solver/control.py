"""The numbers that a search shares with its caller, and its own room to work in.

They are one row of 64-bit words, and compiled code has its address. A search may run in another
thread than its caller, so each running search has a row of its own. One of the words is the
address of the large table, which several searches may share.
"""

from ctypes import Array, addressof, c_int64, memset, sizeof
from typing import TypeAlias

from c4lab.games.bits import MOST_BITS, STANDARD, Layout
from c4lab.solver.memory import WORD, zeros

Control: TypeAlias = Array[c_int64]
Entries: TypeAlias = Array[c_int64]

NODES = 0  # positions searched so far: the search counts up
STOP = 1  # anything but 0 asks the search to give up: set by the caller, from any thread
LIMIT = 2  # the search gives up of itself at so many nodes
LOWER, UPPER = 3, 4  # the score is known to lie between these, both included
EARLY, EARLY_SHIFT = 5, 6  # the large table: its address, and 64 less the binary digits of a place
LATE, LATE_SHIFT = 7, 8  # the small table, in this row
BUSY = 9  # the address of the marks of threads that search together; 0 for one that is alone
FOUND = 10  # a bound on the score that made sorting moves needless
TOTAL = 11  # positions searched in all questions so far: kept by the caller
MOVES = 16  # from here on: room to sort moves, a few words for each number of discs
MOST_COLUMNS = 9
SMALL_TABLE = MOVES + MOST_COLUMNS * MOST_BITS  # and from here on the small table

NEVER = 1 << 62  # a limit that no search reaches
ABORTED = -1000
"""What a search returns instead of a score or bound when it was stopped; it stores neither."""
BUSY_ENTRIES = 1 << 12
LARGEST = (STANDARD.cells.bit_count() + 1) // 2
"""No score of the standard board is further from 0: a player has as many discs."""
LATE_ENTRIES = 1 << 17  # a megabyte: what stays near the processor


def fewest_entries(layout: Layout) -> int:
    """How many places a table for boards of a size needs.

    With a long key, an entry holds only those bits that its place does not say: see `table.name`.
    """
    return 1 if layout.width * layout.column <= 52 else 1 << 12


def fresh(table: Entries, marks: Entries | None = None) -> Control:
    """A row of words for searches with this large table, whose size is a power of two.

    `marks`, BUSY_ENTRIES of them, are for several threads that search together.
    """
    late = min(LATE_ENTRIES, len(table))
    control = zeros(SMALL_TABLE + late)
    control[LIMIT] = NEVER
    control[EARLY] = addressof(table)
    control[LATE] = addressof(control) + WORD * SMALL_TABLE
    control[BUSY] = 0 if marks is None else addressof(marks)
    control[EARLY_SHIFT], control[LATE_SHIFT] = (
        65 - size.bit_length() for size in (len(table), late)
    )
    return control


def again(control: Control) -> Control:
    """The same, ready for the next question: nothing searched, no stop, no bounds."""
    control[NODES] = control[STOP] = 0
    control[LOWER], control[UPPER] = -MOST_BITS, MOST_BITS
    return control


def forget(control: Control) -> None:
    """Empties the small table."""
    begin = WORD * SMALL_TABLE
    memset(addressof(control) + begin, 0, sizeof(control) - begin)
