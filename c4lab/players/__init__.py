"""Players, from one who plays anything to one who never goes wrong."""

from c4lab.players.opponents import opponent, strengths
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.searcher import Searcher, even
from c4lab.players.sim import SimSolver

__all__ = ["Player", "RandomPlayer", "Searcher", "SimSolver", "even", "opponent", "strengths"]
