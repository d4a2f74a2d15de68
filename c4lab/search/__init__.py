"""The searches, each a short function that builds on the one before."""

from c4lab.search.alphabeta import alphabeta
from c4lab.search.choice import WIN, Choice, Evaluate, leaf, value_of
from c4lab.search.minimax import minimax
from c4lab.search.negamax import negamax
from c4lab.search.order import Order, by_evaluation, centre_first, left_to_right, reverse
from c4lab.search.previous import previous_best_first

__all__ = [
    "WIN",
    "Choice",
    "Evaluate",
    "Order",
    "alphabeta",
    "by_evaluation",
    "centre_first",
    "leaf",
    "left_to_right",
    "minimax",
    "negamax",
    "previous_best_first",
    "reverse",
    "value_of",
]
