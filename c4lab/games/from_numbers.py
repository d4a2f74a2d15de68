"""Which pairs of numbers are boards that a game leads to, and by which moves."""

from typing import Any

from c4lab.games.bits import STANDARD, Layout, has_four
from c4lab.games.grid import cell_name
from c4lab.games.position import python_int


def moves_to(mask: Any, position: Any, layout: Layout = STANDARD) -> tuple[int, ...]:
    """The moves of a game that leads to the board; there may be many, and this is one of them.

    Takes discs back from the top of the columns, the players in turn. A game ends with its first
    four, so before its last disc neither player has one. Raises ValueError, with the first reason
    found, if no game leads there.

    >>> moves_to(0b11, 0b01)
    (1, 1)
    """
    mask, position = python_int(mask), python_int(position)
    _refuse(mask, position, layout)
    hopeless: set[tuple[int, int]] = set()  # the same board is reached in many orders

    def back(mask: int, position: int) -> tuple[int, ...] | None:
        if not mask:
            return ()
        if (mask, position) in hopeless:
            return None
        others = position ^ mask  # of the player who has just moved
        tops = others & ~(mask >> 1)  # those of their discs with none above
        while tops:
            top = tops & -tops
            tops ^= top
            if not has_four(others ^ top, layout):
                moves = back(mask ^ top, others ^ top)
                if moves is not None:
                    return (*moves, _number(top) // layout.column + 1)
        hopeless.add((mask, position))
        return None

    found = None if has_four(position, layout) else back(mask, position)
    if found is None:
        raise ValueError(
            f"No game leads to the board with mask {mask} and position {position}: whatever disc "
            "was the last, the game was over before it, or it was not that player's turn."
        )
    return found


def _refuse(mask: Any, position: Any, layout: Layout) -> None:
    """Raises ValueError if the numbers are not those of discs that lie as the rules have it."""
    for name, number in (("mask", mask), ("position", position)):
        if type(number) is not int or number < 0:
            raise ValueError(
                f"The {name} is {number!r}: give a whole number, 0 or more, with a bit for each "
                "disc."
            )
        if spare := number & ~layout.cells:
            spares = ", ".join(str(layout.height + layout.column * place) for place in range(3))
            raise ValueError(
                f"The {name} has bit {_number(spare)} set, and no disc can lie there: bits "
                f"{spares} and so on are the spare row, "
                f"and the board ends at bit {layout.cells.bit_length() - 1}."
            )
    if floating := mask & ~(mask << 1 | layout.bottom):
        bit = _number(floating)
        raise ValueError(
            f"The disc on {_name(bit, layout)} (bit {bit}) floats, because "
            f"{_name(bit - 1, layout)} below it is empty."
        )
    if missing := position & ~mask:
        bit = _number(missing)
        raise ValueError(
            f"The position has a disc on {_name(bit, layout)} (bit {bit}) and the mask has none "
            "there: the mask holds the discs of both players."
        )
    discs, mine = mask.bit_count(), position.bit_count()
    if mine != discs // 2:
        raise ValueError(
            f"The position has {mine} of the {discs} discs: the side to move must have "
            f"{discs // 2}, for the players take turns."
        )


def _number(bits: int) -> int:
    """Which bit is the lowest that is set."""
    return (bits & -bits).bit_length() - 1


def _name(bit: int, layout: Layout) -> str:
    return cell_name((bit // layout.column + 1, bit % layout.column + 1))
