"""Tuning an engine: bots with five weights, their games, and searches for better weights."""

from c4lab.tuning.bots import Bot
from c4lab.tuning.crossing import breed
from c4lab.tuning.games import play_pairs, random_openings
from c4lab.tuning.population import Generation, evolve
from c4lab.tuning.ratings import Rating, expected, rate
from c4lab.tuning.sequential import Verdict, Walk
from c4lab.tuning.tournaments import gauntlet, round_robin

__all__ = [
    "Bot",
    "Generation",
    "Rating",
    "Verdict",
    "Walk",
    "breed",
    "evolve",
    "expected",
    "gauntlet",
    "play_pairs",
    "random_openings",
    "rate",
    "round_robin",
]
