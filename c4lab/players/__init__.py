"""Players, from one that moves at random to one that plays perfectly, and matches between them."""

from c4lab.games.position import describe
from c4lab.players.agents_of_others import agent
from c4lab.players.confidence import Interval, interval
from c4lab.players.matches import (
    Game,
    InstantWins,
    MatchResult,
    instant_wins,
    play_match,
    tournament,
)
from c4lab.players.opponents import invite, opponent, others, strengths
from c4lab.players.perfect_players import GradedPlayer, Perfect, PerfectSim
from c4lab.players.reviewing import Turn, review
from c4lab.players.simple_players import (
    Always,
    First,
    Greedy,
    Last,
    Middle,
    Player,
    RandomPlayer,
    Searcher,
    Timed,
)
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
    "PerfectSim",
    "Player",
    "RandomPlayer",
    "Searcher",
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
describe(Player, *(Searcher, PerfectSim, Timed))
