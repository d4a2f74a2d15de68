"""Without this module, counterexamples would be larger than they need to be."""

from collections.abc import Callable, Iterator
from typing import Any

from c4lab.checks.writing.wrong import Wrong
from c4lab.games import IllegalMove, Position

MOST = 150  # calls of the answer
Shrink = Callable[..., Iterator[tuple[Any, ...]]]
"""Takes the arguments of a call; yields those of calls that are one step smaller, smallest
first."""


def smallest(
    case: tuple[Any, ...], wrong: Wrong, shrink: Shrink, look: Callable[[tuple[Any, ...]], Any]
) -> tuple[tuple[Any, ...], Wrong]:
    """The smallest case found for which `look` raises Wrong for the same reason, and that Wrong."""
    left = MOST
    while True:
        for smaller in shrink(*case):
            left -= 1
            if left < 0:
                return case, wrong
            try:
                look(smaller)
            except Wrong as still:
                if still.reason == wrong.reason:
                    case, wrong = smaller, still
                    break
            except Exception:  # the reference refuses this case
                continue
        else:
            return case, wrong


def without_items(*case: Any) -> Iterator[tuple[Any, ...]]:
    """Yields the case with one item less in one of its lists, at any depth; no list becomes empty.

    >>> list(without_items([1, [2, 3]]))
    [([[2, 3]],), ([1],), ([1, [3]],), ([1, [2]],)]
    """
    return _smaller(case, _fewer)


def fewer_moves(*case: Any) -> Iterator[tuple[Any, ...]]:
    """Yields the case with one move less, or two in a row, in the history of a position."""
    return _smaller(case, _shorter)


def _smaller(
    case: tuple[Any, ...], smaller: Callable[[Any], Iterator[Any]]
) -> Iterator[tuple[Any, ...]]:
    for index, value in enumerate(case):
        for each in smaller(value):
            yield (*case[:index], each, *case[index + 1 :])


def _fewer(value: Any) -> Iterator[Any]:
    if not isinstance(value, list):
        return
    for index in range(len(value)) if len(value) > 1 else ():
        yield value[:index] + value[index + 1 :]
    for index, inner in enumerate(value):
        for smaller in _fewer(inner):
            yield [*value[:index], smaller, *value[index + 1 :]]


def _shorter(position: Any) -> Iterator[Position]:
    moves = position.history if isinstance(position, Position) else ()
    for gap in (1, 2):  # with two moves less, each player keeps the own discs
        for index in range(len(moves) - gap + 1):
            after = type(position)()
            try:
                for move in (*moves[:index], *moves[index + gap :]):
                    after = after.play(move)
            except IllegalMove:
                continue
            yield after
