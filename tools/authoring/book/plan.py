"""Which positions the book gets, and in which order.

First come all positions a few plies from the start. Then, ply by ply, come those that the perfect
player may meet, as the first or as the second player: it plays its own move, the other side may
play any. Positions where the next disc wins are left out, since a player needs no book for them.
A board and its mirror image count as one position.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from itertools import islice

from tools.authoring.book.boards import board_after, children, is_over, key, score_by_rules
from tools.authoring.book.facts import Facts

Positions = dict[int, str]  # by canonical key, each with moves that lead to it or its mirror image


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
    plies = list(islice(levels(start), min(depth, last - first) + 1))
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


def complete_to(known: Set[int]) -> int:
    """The last ply up to which all positions are known; -1 if the empty board is not."""
    plies = -1
    for level in levels(""):
        if not open_positions(level).keys() <= known:
            break
        plies += 1
    return plies


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
