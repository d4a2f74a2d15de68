"""What compiled code shares with its caller: the board that it is compiled for, and control words.

Control words are one row of 64-bit words, whose address compiled code gets: the question, what is
known of the answer, and the search's working memory.
"""

import struct

from c4lab.games.bits import MOST_BITS, STANDARD

LAYOUT = STANDARD
"""The board that this process compiles for: its measures are constants in the code. It is the
standard board, unless `tools/wasm` replaces it before `bits` is imported."""

NODES = 0  # positions searched so far: the search counts up
LIMIT = 1  # the search gives up after about this many nodes
MINE, MASK, ALPHA = 2, 3, 4  # the question
LOWER, UPPER = 5, 6  # the score is known to lie between these, both included
EARLY, EARLY_SHIFT = 7, 8  # the large table: its address, and 64 minus the bits of an index
LATE, LATE_SHIFT = 9, 10  # the small table
BOARDS, SCORES, LENGTH = 11, 12, 13  # many boards: their address, that of their scores, how many
FOUND = 14  # a bound on the score that made sorting moves needless
TEXTS = 15  # the address of positions as text; LENGTH has their bytes, and BOARDS where they go
MOVES = 16  # from here on: lists of moves, a few words for each number of discs
MOST_COLUMNS = 9
WORDS = MOVES + MOST_COLUMNS * MOST_BITS

QUESTION = struct.Struct("<5q")
"""The words from NODES to ALPHA. The numbers are signed; boards have fewer than 64 bits."""
ABORTED = -1000
"""What a search returns instead of a score or bound when it gave up; it stores neither."""
LATE_ENTRIES = 1 << 16
"""Half a megabyte: what stays near the processor."""
UNREADABLE = (1 << 63) - 1
"""In place of the discs of a position that cannot be read: more than any board has."""
