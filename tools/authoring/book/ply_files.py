"""All positions ply by ply, each once: a board and its mirror image count as one position."""

from collections.abc import Iterator

from tools.authoring.book.boards import board_after, children, is_over, key, score_by_rules

Positions = dict[int, str]  # by canonical key, each with moves that lead to it or its mirror image


def levels(start: str) -> Iterator[Positions]:
    """All unfinished positions 0, 1, 2, ... plies from the start, ply by ply."""
    level = {key(board_after(start)): start}
    while level:
        yield level
        level = replies(level)


def replies(positions: Positions) -> Positions:
    """All unfinished positions after one more move."""
    return {
        key(child): line
        for moves in positions.values()
        for line, child in children(moves)
        if not is_over(child)
    }


def open_positions(positions: Positions) -> Positions:
    """The positions in which the next disc does not win."""
    return {
        name: moves
        for name, moves in positions.items()
        if score_by_rules(board_after(moves)) is None
    }
