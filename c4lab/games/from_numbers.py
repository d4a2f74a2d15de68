"""Finds the moves of a game that leads to a board given as two numbers, mask and position."""

from typing import Any

from c4lab.games.bits import STANDARD, Layout, has_four
from c4lab.games.grid import cell_name
from c4lab.games.position import python_int


def moves_to(mask: Any, position: Any, layout: Layout = STANDARD) -> tuple[int, ...]:
    """The moves of one game that leads to the board; there may be many such games.

    `mask` and `position` are those of a `Bitboard`. The function takes discs back from the top of
    the columns, one player's and the other's in turn. A game ends with its first four in a row, so
    neither player has one before the last disc. Raises ValueError, with the first reason found, if
    no game leads to the board.

    >>> moves_to(0b11, 0b01)
    (1, 1)
    """
    mask, position = python_int(mask), python_int(position)
    _check_numbers(mask, position, layout)
    hopeless: set[tuple[int, int]] = set()  # boards to which no game leads

    def moves_or_none(mask: int, position: int) -> tuple[int, ...] | None:
        if not mask:
            return ()
        if (mask, position) in hopeless:
            return None
        others = position ^ mask  # the discs of the player who has just moved
        tops = others & ~(mask >> 1)  # those of them that have no disc above
        while tops:
            top = tops & -tops
            tops ^= top
            if not has_four(others ^ top, layout):
                moves = moves_or_none(mask ^ top, others ^ top)
                if moves is not None:
                    return (*moves, _lowest_bit(top) // layout.column + 1)
        hopeless.add((mask, position))
        return None

    found = None if has_four(position, layout) else moves_or_none(mask, position)
    if found is None:
        raise ValueError(
            f"No game leads to the board with mask {mask} and position {position}: whichever disc "
            "was the last one, the game was over before it, or it was not that player's turn."
        )
    return found


def _check_numbers(mask: Any, position: Any, layout: Layout) -> None:
    """Raises ValueError unless both are whole numbers whose discs lie on the board, rest on each
    other, and belong to the two players in equal shares."""
    for name, number in (("mask", mask), ("position", position)):
        if type(number) is not int or number < 0:
            raise ValueError(
                f"The {name} is {number!r}: give a whole number, 0 or more, with a bit for each "
                "disc."
            )
        if spare := number & ~layout.cells:
            spares = ", ".join(str(layout.height + layout.column * place) for place in range(3))
            raise ValueError(
                f"The {name} has bit {_lowest_bit(spare)} set, and no disc can lie there: bits "
                f"{spares} and so on are the spare row, "
                f"and the board ends at bit {layout.cells.bit_length() - 1}."
            )
    if floating := mask & ~(mask << 1 | layout.bottom):
        bit = _lowest_bit(floating)
        raise ValueError(
            f"The disc on {_cell_name(bit, layout)} (bit {bit}) floats, because "
            f"{_cell_name(bit - 1, layout)} below it is empty."
        )
    if missing := position & ~mask:
        bit = _lowest_bit(missing)
        raise ValueError(
            f"The position has a disc on {_cell_name(bit, layout)} (bit {bit}) and the mask has "
            "none there: the mask holds the discs of both players."
        )
    discs, mine = mask.bit_count(), position.bit_count()
    if mine != discs // 2:
        raise ValueError(
            f"The position has {mine} of the {discs} discs: the side to move must have "
            f"{discs // 2}, because the players take turns."
        )


def _lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set, counted from 0."""
    return (bits & -bits).bit_length() - 1


def _cell_name(bit: int, layout: Layout) -> str:
    return cell_name((bit // layout.column + 1, bit % layout.column + 1))
