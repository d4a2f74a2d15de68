"""Control words: the numbers that a search shares with its caller, and its working memory.

They are one row of 64-bit words, whose address compiled code gets. A search may run in another
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
LIMIT = 2  # the search gives up by itself after this many nodes
LOWER, UPPER = 3, 4  # the score is known to lie between these, both included
EARLY, EARLY_SHIFT = 5, 6  # the large table: its address, and 64 minus the bits of an index
LATE, LATE_SHIFT = 7, 8  # the small table, in this row
BUSY = 9  # the address of the marks of threads that search together; 0 for one thread
FOUND = 10  # a bound on the score that made sorting moves needless
TOTAL = 11  # positions searched in all questions so far: the caller counts them
MOVES = 16  # from here on: lists of moves, a few words for each number of discs
MOST_COLUMNS = 9
SMALL_TABLE = MOVES + MOST_COLUMNS * MOST_BITS  # from here on: the small table

NEVER = 1 << 62  # a limit that no search reaches
ABORTED = -1000
"""What a search returns instead of a score or bound when it was stopped; it stores neither."""
BUSY_ENTRIES = 1 << 12
LARGEST = (STANDARD.cells.bit_count() + 1) // 2
"""The discs of a player on the standard board: no score is further from 0."""
LATE_ENTRIES = 1 << 17  # a megabyte: what stays near the processor


def fewest_entries(layout: Layout) -> int:
    """The fewest entries that a table for boards of a size may have.

    An entry has no room for all of a long key; its place says the rest: see `table.key_part`.
    """
    return 1 if layout.width * layout.column <= 52 else 1 << 12


def new_control(table: Entries, marks: Entries | None = None) -> Control:
    """A row of words for searches with this large table, whose size is a power of two.

    `marks` are BUSY_ENTRIES words that threads share while they search together.
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


def reset_question(control: Control) -> Control:
    """Resets node count, stop flag and bounds; returns `control`."""
    control[NODES] = control[STOP] = 0
    control[LOWER], control[UPPER] = -MOST_BITS, MOST_BITS
    return control


def empty_small_table(control: Control) -> None:
    begin = WORD * SMALL_TABLE
    memset(addressof(control) + begin, 0, sizeof(control) - begin)
