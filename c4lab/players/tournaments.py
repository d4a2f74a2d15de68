"""Tournaments: each player plays a match against each other player."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from c4lab.players.match import play_match
from c4lab.players.player import Player
from c4lab.players.referee import Chooser
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd


def tournament(players: Mapping[str, Player | Chooser], **match: Any) -> pd.DataFrame:
    """A table of the matches of all pairs, with two rows for each match: one in each player's view.

    `match` are further arguments of `play_match`.

    `table.groupby("player")["points"].sum()` is the final standing,
    `table.pivot(index="player", columns="opponent", values="score")` shows who beats whom. Raises
    ValueError unless `players` maps two or more names to players.
    """
    if not isinstance(players, Mapping) or len(players) < 2:
        raise ValueError("Give two or more players, each with a name: {'greedy': Greedy(), ...}.")
    rows = []
    for one, other in combinations(players, 2):
        result = play_match(players[one], players[other], **match)
        low, high = result.interval
        games, forfeits = len(result.games), len(result.forfeits)
        counts = (result.wins, result.draws, result.losses)
        rows.append((one, other, *counts, result.points, result.score, low, high, forfeits))
        mirrored = (*counts[::-1], games - result.points, 1 - result.score, 1 - high, 1 - low)
        rows.append((other, one, *mirrored, forfeits))
    columns = ["player", "opponent", "wins", "draws", "losses", "points", "score", "low", "high"]
    return table_of([*columns, "forfeits"], rows)
