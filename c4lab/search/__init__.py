"""The searches, each a short function that builds on the one before."""

from c4lab.search.alphabeta import alphabeta
from c4lab.search.choice import WIN, Choice, Evaluate, leaf, value_of
from c4lab.search.minimax import minimax
from c4lab.search.negamax import negamax

__all__ = ["WIN", "Choice", "Evaluate", "alphabeta", "leaf", "minimax", "negamax", "value_of"]
