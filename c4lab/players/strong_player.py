"""The player who looks far ahead, and has an opinion about what it sees there."""

from c4lab.players.lines import line_tables
from c4lab.players.searcher import Searcher

AHEAD = 7  # moves: an instant here, a second on a slow machine


def strong(seed: int | None = None) -> Searcher:
    """A player of Connect Four who is hard to beat, though not perfect."""
    return Searcher(line_tables, depth=AHEAD, name="strong", seed=seed)
