"""The strong player: it looks far ahead and judges positions by squares."""

from c4lab.players.lines import line_tables
from c4lab.players.searcher import Searcher

AHEAD = 7  # moves: this takes at most a second, even on a slow machine


def strong(seed: int | None = None) -> Searcher:
    """A player of Connect Four that is hard to beat, but not perfect."""
    return Searcher(line_tables, depth=AHEAD, name="strong", seed=seed)
