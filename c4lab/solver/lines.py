"""Positions as lines of text: the columns played, then perhaps a score and more.

A line such as `4455 18` is a position. Blank lines, and lines that begin with #, are skipped.
A dash stands for the empty board, which has no columns.
"""

from collections.abc import Iterable, Iterator

EMPTY = "-"


def numbered_words(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """(number, words) of each line that is not skipped; the first line has number 1.

    >>> list(numbered_words(["# a comment", "", "4455 18"]))
    [(3, ['4455', '18'])]
    """
    for number, line in enumerate(lines, 1):
        words = line.split()
        if words and not words[0].startswith("#"):
            yield number, words


def moves_in(word: str) -> str:
    """The columns that a word stands for: the word itself, or none for a dash."""
    return "" if word == EMPTY else word


def word_for(moves: str) -> str:
    """The word that stands for these columns: the inverse of `moves_in`.

    >>> word_for(""), moves_in(word_for("")), moves_in(word_for("4455"))
    ('-', '', '4455')
    """
    return moves or EMPTY
