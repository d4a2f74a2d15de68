"""All positions of a game, from its beginning: where a widget's Undo goes back through."""

from typing import TypeVar

from c4lab.games import Position

P = TypeVar("P", bound=Position)


def line_to(position: P) -> list[P]:
    """The positions of its game from the empty board to `position`, which is the last one.

    It stands alone if its history does not lead to it: it was made without its moves.
    """
    line = [type(position)()]
    for move in position.history:
        line.append(line[-1].play(move))
    return [*line[:-1], position] if line[-1].key == position.key else [position]


def undone(line: list[P]) -> list[P]:
    """The line without its last position; the first one always stays."""
    return line[: max(1, len(line) - 1)]
