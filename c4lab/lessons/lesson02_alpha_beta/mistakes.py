"""What is said of mistakes in alpha-beta, on a drawn tree as on a position."""

from __future__ import annotations

from c4lab.lessons.lesson02_alpha_beta.rules import (
    CUTS_AT_ONCE,
    FROM_ZERO,
    PLAYERS_SWAPPED,
    SWAPPED_WINDOW,
    WRONG_BOUND,
    WRONG_BOUND_TO_BEST,
)

STRICT = (
    "The value is right, but too much is looked at: your search goes on when alpha and beta are "
    "equal. Equal is enough to stop, since a tie changes nothing above: `>=`, not `>`."
)
ONLY_AT_A_TIE = (
    "The value is right, but too much is looked at: your search stops only when alpha and beta are "
    "equal, and alpha can also jump past beta: `>=`, not `==`."
)
NO_CUTOFF = (
    "The value is right, but nothing is ever cut off: this is minimax. Stop the loop over the "
    "moves as soon as alpha >= beta, and make sure that alpha and beta change on the way."
)
NOT_HANDED_DOWN = (
    "The value is right, but the calls below do not know the window: give alpha and beta to the "
    "recursive call as they are (not negated: that is negamax, in lesson 03). Otherwise each of "
    "them starts again with an open window."
)
HALF_HANDED_DOWN = (
    "The value is right and much is cut, but only one end of the window is handed down: MAX's "
    "alpha also cuts two and four levels further down. Pass both alpha and beta."
)
ONE_PLAYER_ONLY = (
    "The value is right, but only one of the two players ever cuts off. MAX may stop as well as "
    "MIN, and for the same reason: alpha >= beta."
)

FORGETS_THE_BOUND = (
    "Alpha is set to the best of this node even where the alpha that was handed down is higher, so "
    "the window opens again: alpha = max(alpha, best), and likewise beta = min(beta, best)."
)
UPDATES_WRONG_BOUND = (
    "The wrong end of the window moves: MAX raises alpha, because it has something at least "
    "that good; MIN lowers beta."
)

VALUE_MISTAKES = (
    (
        "cuts-at-once",
        "Only the first branch of each node is ever looked at. Is the cut-off's comparison turned "
        "round, or does a `break` or `return` stand outside its `if`?",
        CUTS_AT_ONCE,
    ),
    (
        "swapped-window",
        "Alpha and beta change places on the way down: hand them on in the order in which they "
        "came. (Only negamax, in lesson 03, turns the window round.)",
        SWAPPED_WINDOW,
    ),
    ("updates-wrong-bound", UPDATES_WRONG_BOUND, WRONG_BOUND),
    ("updates-wrong-bound", UPDATES_WRONG_BOUND, WRONG_BOUND_TO_BEST),
    (
        "starts-at-zero",
        "The best value so far starts at 0, so a node in which every branch is bad looks better "
        "than it is. Start from -inf for MAX and from +inf for MIN.",
        FROM_ZERO,
    ),
    (
        "players-swapped",
        "MAX and MIN are swapped: MAX takes the largest value, MIN the smallest.",
        PLAYERS_SWAPPED,
    ),
)
