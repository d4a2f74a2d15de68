"""A search on bits that has each idea of lessons 14 to 17 or not, as its `Ideas` say."""

from dataclasses import dataclass

from c4lab.games import ConnectFour
from c4lab.games.bits import has_four
from c4lab.instruments import Meter
from c4lab.solver.plain.bits import landings, non_losing, to_bits, winning_cells
from c4lab.solver.plain.moves import CENTRE_FIRST, ordered
from c4lab.solver.plain.search import ALL
from c4lab.solver.plain.table import Table, key_of

HIGHEST = 21  # no score is higher
ENTRIES = 100_003  # of a table: to make a larger one would take longer than to solve some positions


@dataclass(frozen=True)
class Ideas:
    """The ideas that a search on bits has besides alpha-beta with a table, centre first."""

    wins: bool = False
    """Looks for a win with the next disc before it plays a move."""
    filter: bool = False
    """Leaves out moves that lose at once, so below the root nobody can win at once."""
    sort: bool = False
    """First tries the move that leaves the most winning cells."""
    packed: bool = False
    """A table of fixed size; an entry has both bounds and no move."""
    limits: bool = False
    """The number of empty cells limits the score."""


ALL_IDEAS = Ideas(wins=True, filter=True, sort=True, packed=True, limits=True)


class SearchOnBits:
    """Alpha-beta on bits, fail-soft, with these `ideas`. `meter` counts its nodes."""

    def __init__(self, ideas: Ideas, meter: Meter) -> None:
        self.ideas, self.meter = ideas, meter
        self._packed = Table(ENTRIES) if ideas.packed else None
        self._last: dict[int, tuple[int, int, int]] = {}
        """By key: lower bound, upper bound, best move."""

    def score(self, text: str) -> int:
        """The score of an unfinished position, in the view of the side to move."""
        mine, mask = to_bits(ConnectFour.parse(text))
        if self.ideas.filter and winning_cells(mine, mask) & landings(mask):
            return (ALL - mask.bit_count() + 1) // 2
        return self.search(mine, mask, -HIGHEST, HIGHEST)

    def search(self, mine: int, mask: int, alpha: int, beta: int) -> int:
        """The score in this window (fail-soft).

        With `ideas.filter`, assumes that the side to move cannot win at once.
        """
        self.meter.count()
        over = self._without_search(mine, mask)
        if over is not None:
            return over
        key = key_of(mine, mask)
        lower, upper, known = self._known(key, ALL - mask.bit_count())
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        if self.ideas.packed or self.ideas.limits:
            alpha, beta = max(alpha, lower), min(beta, upper)
        best, chosen = -ALL, 0
        for move in self._moves(mine, mask, known):
            high = -max(alpha, best)
            value = -self.search(mine ^ mask, mask | move, -beta, high)
            if value > best:
                best, chosen = value, move
            if best >= beta:
                break
        if best <= alpha:
            upper = best
        elif best >= beta:
            lower = best
        else:
            lower = upper = best
        if self._packed:
            self._packed.store(key, lower, upper)
        elif best <= alpha:
            self._last[key] = -HIGHEST, best, chosen
        elif best >= beta:
            self._last[key] = best, HIGHEST, chosen
        else:
            self._last[key] = best, best, chosen
        return best

    def _without_search(self, mine: int, mask: int) -> int | None:
        """The score if it is known without a search, else None."""
        left = ALL - mask.bit_count()
        if self.ideas.filter:
            if not non_losing(mine, mask):
                return -(left // 2)
            return 0 if left <= 2 else None
        if has_four(mine ^ mask):
            return -(left // 2) - 1
        if not left:
            return 0
        if self.ideas.wins and winning_cells(mine, mask) & landings(mask):
            return (left + 1) // 2
        return None

    def _known(self, key: int, left: int) -> tuple[int, int, int]:
        """(lower bound, upper bound, best move or 0) of a position with `left` empty cells."""
        lowest, highest = -HIGHEST, HIGHEST
        if self.ideas.limits:
            # If neither side can win with its next disc, it can win with the disc after it.
            soon = 1 if self.ideas.filter else 0
            lowest, highest = soon - left // 2, (left + 1) // 2 - soon
        if self._packed:
            return *self._packed.bounds(key, lowest, highest), 0
        lower, upper, move = self._last.get(key, (lowest, highest, 0))
        return max(lower, lowest), min(upper, highest), move

    def _moves(self, mine: int, mask: int, known: int) -> list[int]:
        """The moves to try, best first; `known`, if not 0, is the first."""
        moves = non_losing(mine, mask) if self.ideas.filter else landings(mask)
        if self.ideas.sort:
            in_order = ordered(mine, mask, moves)
        else:
            in_order = [move for column in CENTRE_FIRST if (move := moves & column)]
        return [known, *(move for move in in_order if move != known)] if known else in_order
