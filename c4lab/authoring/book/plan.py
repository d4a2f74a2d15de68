"""Which positions the book is to have, in which order.

First come all positions a few plies from the start. Then, ply by ply, come those that the perfect
player may meet, as the first player or as the second: it makes its own move, and the other side
may answer with any. A position where the next disc wins needs no book and is left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from c4lab.authoring.book.boards import after, children, key, over
from c4lab.authoring.book.facts import Facts
from c4lab.authoring.book.ply_files import Positions, levels, open_positions, replies


@dataclass(frozen=True)
class Stage:
    """Positions with the same number of discs, and whether their best moves are wanted too."""

    name: str
    positions: Positions
    moves: bool

    def todo(self, facts: Facts) -> list[str]:
        """Those that must be searched, in an order in which neighbours are alike."""
        return sorted(
            moves
            for name, moves in self.positions.items()
            if not (entry := facts.entries.get(name)) or (self.moves and not entry.columns)
        )


def stages(start: str, depth: int, last: int, facts: Facts) -> Iterator[Stage]:
    """The stages in order, none with more than `last` discs.

    All that a stage lists must be known, its `todo` empty, before the next one is asked for: the
    moves found in one are what leads to another.
    """
    first = len(start)
    plies = [level for _, level in zip(range(depth + 1), levels(start), strict=False)]
    plies = plies[: last - first + 1]
    yield Stage(f"ply {first + len(plies) - 1}, all", open_positions(plies[-1]), moves=False)
    for level in reversed(plies[:-1]):
        for moves in open_positions(level).values():
            facts.back_up(moves)
    mover, other = {key(after(start)): start}, open_positions(replies({0: start}))
    for ply in range(first, last + 1):
        if mover:
            player = "second" if ply % 2 else "first"
            yield Stage(f"ply {ply}, the {player} player's own", mover, moves=True)
        elif not other:
            return
        mover, other = other, open_positions(replies(best_lines(mover, facts)))


def best_lines(positions: Positions, facts: Facts) -> Positions:
    """The positions after the perfect player's move.

    Of two columns equally far from the centre it takes the left one. On the mirror image that is
    the other one, and a game may come to either: so both are followed.
    """
    return {
        key(child): line
        for moves in positions.values()
        if (entry := facts.of(after(moves)))
        for line, child in children(moves)
        if entry.columns >> int(line[-1]) - 1 & 1 and not over(child)
    }
