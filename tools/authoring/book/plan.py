"""Which positions the book gets, and in which order.

First come all positions a few plies from the start. Then, ply by ply, come those that the perfect
player may meet, as the first or as the second player: it plays its own move, the other side may
play any. Positions where the next disc wins are left out, since a player needs no book for them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tools.authoring.book.boards import board_after, children, is_over, key
from tools.authoring.book.facts import Facts
from tools.authoring.book.ply_files import Positions, levels, open_positions, replies


@dataclass(frozen=True)
class Stage:
    """Positions with the same number of discs; `moves`: whether to find their best moves too."""

    name: str
    positions: Positions
    moves: bool

    def todo(self, facts: Facts) -> list[str]:
        """The moves of the positions to search, sorted: similar positions are neighbours."""
        return sorted(
            moves
            for name, moves in self.positions.items()
            if not (entry := facts.entries.get(name)) or (self.moves and not entry.columns)
        )


def stages(start: str, depth: int, last: int, facts: Facts) -> Iterator[Stage]:
    """The stages in order, none with more than `last` discs.

    Solve all positions of a stage, until its `todo` is empty, before you ask for the next stage:
    the moves found in one stage lead to the positions of the next.
    """
    first = len(start)
    plies = [level for _, level in zip(range(depth + 1), levels(start), strict=False)]
    plies = plies[: last - first + 1]
    yield Stage(f"ply {first + len(plies) - 1}, all", open_positions(plies[-1]), moves=False)
    for level in reversed(plies[:-1]):
        for moves in open_positions(level).values():
            facts.back_up(moves)
    mover, other = {key(board_after(start)): start}, open_positions(replies({0: start}))
    for ply in range(first, last + 1):
        if mover:
            player = "second" if ply % 2 else "first"
            yield Stage(f"ply {ply}, the {player} player's own", mover, moves=True)
        elif not other:
            return
        mover, other = other, open_positions(replies(best_lines(mover, facts)))


def best_lines(positions: Positions, facts: Facts) -> Positions:
    """The positions after the perfect player's move, games that it ends left out.

    Of two best columns equally far from the centre it plays the left one. On the mirror image that
    is the other column, and a game may reach either board: so the positions after both are here.
    """
    return {
        key(child): line
        for moves in positions.values()
        if (entry := facts.entry_of(board_after(moves)))
        for line, child in children(moves)
        if entry.columns >> int(line[-1]) - 1 & 1 and not is_over(child)
    }
