"""Positions as lines of text: the columns played, then perhaps a score and more.

A line like `4455 18` is a position; blank ones, and those that begin with #, say nothing.
The empty board has no columns to write down, so a dash stands for it.
"""

from collections.abc import Iterable, Iterator

EMPTY = "-"


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The words of each line that says something, with its number from 1 on.

    >>> list(numbered(["# a comment", "", "4455 18"]))
    [(3, ['4455', '18'])]
    """
    for number, line in enumerate(lines, 1):
        words = line.split()
        if words and not words[0].startswith("#"):
            yield number, words


def moves_in(word: str) -> str:
    """The columns that a word of text stands for: itself, but none for a dash."""
    return "" if word == EMPTY else word


def written(moves: str) -> str:
    """The word that stands for these columns, the other way round.

    >>> written(""), moves_in(written("")), moves_in(written("4455"))
    ('-', '', '4455')
    """
    return moves or EMPTY
