"""The searches: short functions, of which each builds on an earlier one."""

from c4lab.search.alphabeta_search import alphabeta
from c4lab.search.choice import WIN, Choice, Evaluate, leaf, value_of
from c4lab.search.iterative_deepening import (
    Stop,
    Stopped,
    after_questions,
    deepening,
    in_seconds,
    never,
)
from c4lab.search.memory import with_memory
from c4lab.search.minimax_search import minimax
from c4lab.search.mtdf_search import mtdf
from c4lab.search.negamax_search import negamax
from c4lab.search.order import (
    Order,
    by_evaluation,
    centre_first,
    left_to_right,
    previous_best_first,
    reverse,
)
from c4lab.search.pvs_search import pvs
from c4lab.search.table import (
    Bound,
    Entry,
    Replace,
    Symmetry,
    Table,
    Zobrist,
    always,
    deeper,
    mirrored,
)
from c4lab.search.windows import WindowSearch, aspiration, null_window

__all__ = [
    "WIN",
    "Bound",
    "Choice",
    "Entry",
    "Evaluate",
    "Order",
    "Replace",
    "Stop",
    "Stopped",
    "Symmetry",
    "Table",
    "WindowSearch",
    "Zobrist",
    "after_questions",
    "alphabeta",
    "always",
    "aspiration",
    "by_evaluation",
    "centre_first",
    "deepening",
    "deeper",
    "in_seconds",
    "leaf",
    "left_to_right",
    "minimax",
    "mirrored",
    "mtdf",
    "negamax",
    "never",
    "null_window",
    "previous_best_first",
    "pvs",
    "reverse",
    "value_of",
    "with_memory",
]
