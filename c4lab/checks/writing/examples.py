"""Makes a wrong case smaller, and draws its board with the cells that an answer got wrong."""

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from typing import Any

from c4lab.checks.writing.result import Wrong
from c4lab.games import IllegalMove, Position
from c4lab.games.grid import Cell

MOST = 150  # calls of the answer
MEANINGS = (("+", "missing"), ("×", "too much"))
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


def drawn(
    position: Position, missing: Collection[Any] = (), too_many: Collection[Any] = ()
) -> tuple[str, str, str]:
    """The position as text and as a picture, with signs on the cells that are `missing` in an
    answer and on those that are `too_many`, and a sentence that explains them. Cells are (column,
    row), both from 1, rows from the bottom; what is no cell of the board is left out.

    >>> from c4lab.games import ConnectFour
    >>> board, _, legend = drawn(ConnectFour.parse("44"), {(1, 1), (8, 1), "a1"})
    >>> board.splitlines()[-2], legend
    ('+ . . X . . .', 'On the board, + marks what is missing in your answer.')
    """
    width, height = getattr(position, "width", 0), getattr(position, "height", 0)
    board = {(column, row) for column in range(1, width + 1) for row in range(1, height + 1)}
    signs: dict[Cell, str] = dict.fromkeys(board.intersection(missing), "+")
    signs |= dict.fromkeys(board.intersection(too_many), "×")
    lines = [line.split(" ") for line in position.diagram().split("\n")]
    for (column, row), sign in signs.items():
        lines[-1 - row][column - 1] = sign
    used = [f"{sign} marks what is {what}" for sign, what in MEANINGS if sign in signs.values()]
    picture = ""
    with suppress(Exception):  # a game without a picture still has its diagram
        from c4lab.pictures import draw  # only a wrong answer needs it

        picture = draw(position, signs=signs)
    legend = f"On the board, {' and '.join(used)} in your answer." if used else ""
    return "\n".join(" ".join(line) for line in lines), picture, legend
