"""Tuning an engine: bots with five weights, their games, and searches for better weights."""

from c4lab.tuning.bots import Bot
from c4lab.tuning.crossing import breed
from c4lab.tuning.games import play_pairs, random_openings, round_robin
from c4lab.tuning.population import Generation, evolve
from c4lab.tuning.ratings import Rating, expected, rate
from c4lab.tuning.sequential import Verdict, Walk

__all__ = [
    "Bot",
    "Generation",
    "Rating",
    "Verdict",
    "Walk",
    "breed",
    "evolve",
    "expected",
    "play_pairs",
    "random_openings",
    "rate",
    "round_robin",
]
