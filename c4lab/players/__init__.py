"""Players, from one that moves at random to one that plays perfectly, and matches between them."""

from c4lab.games.position import describe
from c4lab.players.agents import agent
from c4lab.players.confidence import Interval, interval
from c4lab.players.fixed import Always, First, Last, Middle
from c4lab.players.graded import GradedPlayer
from c4lab.players.greedy import Greedy
from c4lab.players.instant import InstantWins, instant_wins
from c4lab.players.match import play_match
from c4lab.players.match_result import Game, MatchResult
from c4lab.players.opponents import invite, opponent, others, strengths
from c4lab.players.perfect import Perfect
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.reviewing import Turn, review
from c4lab.players.searcher import Searcher
from c4lab.players.sim import SimSolver
from c4lab.players.timed import Timed
from c4lab.players.tournaments import tournament
from c4lab.search.choice import even

__all__ = [
    "Always",
    "First",
    "Game",
    "GradedPlayer",
    "Greedy",
    "InstantWins",
    "Interval",
    "Last",
    "MatchResult",
    "Middle",
    "Perfect",
    "Player",
    "RandomPlayer",
    "Searcher",
    "SimSolver",
    "Timed",
    "Turn",
    "agent",
    "even",
    "instant_wins",
    "interval",
    "invite",
    "opponent",
    "others",
    "play_match",
    "review",
    "strengths",
    "tournament",
]

describe(Player, *(Always, First, Last, Middle), *(GradedPlayer, Greedy, Perfect, RandomPlayer))
describe(Player, *(Searcher, SimSolver, Timed))
