"""Shows a function's source with gaps, where lines are left for the reader to write."""

from collections.abc import Callable, Sequence
from inspect import getsource
from typing import Any

Gap = tuple[str, str, str]
"""How the first line of a gap begins, how the line behind it does, and what is shown instead."""


def source_with_gaps(function: Callable[..., Any], begin: str, gaps: Sequence[Gap]) -> str:
    """Returns the source of `function` from the line that begins with `begin`, without the lines of
    each gap. The gaps stand in order. Raises ValueError if no line begins as it should.

    >>> from c4lab.search import mtdf
    >>> print(source_with_gaps(mtdf, "while", [("beta =", "if value", "...")]))
        while lower < upper:
            ...
            if value < beta:
                upper = value
            else:
                lower, best = value, found  # a pass that fails low finds no best move
        return best
    """
    lines = getsource(function).splitlines()
    here = _line_that_begins(begin, lines, 0)
    shown = []
    for first, behind, instead in gaps:
        start = _line_that_begins(first, lines, here)
        indent = lines[start][: -len(lines[start].lstrip())]
        shown += [*lines[here:start], indent + instead]
        here = _line_that_begins(behind, lines, start)
    return "\n".join([*shown, *lines[here:]])


def _line_that_begins(words: str, lines: Sequence[str], start: int) -> int:
    """The number of the first line from `start` on that begins with `words`, spaces aside."""
    for number in range(start, len(lines)):
        if lines[number].lstrip().startswith(words):
            return number
    raise ValueError(f"No line below line {start} of the source begins with {words!r}.")
