"""Tuning an engine: bots that are lists of weights, their games, and what finds better weights."""

from c4lab.tuning.bots import Bot
from c4lab.tuning.games import play_pairs, random_openings
from c4lab.tuning.population import Generation, evolve
from c4lab.tuning.sequential import Verdict, Walk

__all__ = [
    "Bot",
    "Generation",
    "Verdict",
    "Walk",
    "evolve",
    "play_pairs",
    "random_openings",
]
