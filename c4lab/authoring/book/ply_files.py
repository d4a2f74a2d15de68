"""All positions ply by ply, each once: a board and its mirror image count as the same."""

from collections.abc import Iterator

from c4lab.authoring.book.boards import after, children, key, over, settled

Positions = dict[int, str]  # by canonical key, each with moves that lead to it or its mirror image


def levels(start: str) -> Iterator[Positions]:
    """All positions 0, 1, 2, ... plies from the start in which the game goes on."""
    level = {key(after(start)): start}
    while level:
        yield level
        level = replies(level)


def replies(positions: Positions) -> Positions:
    """What one more move leads to, where the game goes on."""
    return {
        key(child): line
        for moves in positions.values()
        for line, child in children(moves)
        if not over(child)
    }


def open_positions(positions: Positions) -> Positions:
    """Those in which the next disc does not win."""
    return {name: moves for name, moves in positions.items() if settled(after(moves)) is None}
