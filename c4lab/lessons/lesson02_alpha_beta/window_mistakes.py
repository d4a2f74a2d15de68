"""What goes wrong with a window, on a drawn tree or on positions."""

import ast

from c4lab.checks.writing import contains, known
from c4lab.lessons.shared.code.window_code import keeps


def reversed_defaults(tree: ast.Module) -> bool:
    """Whether a function's alpha is inf by default."""
    return any(
        [each.arg for each in node.args[-2:]] == ["alpha", "beta"]
        and [ast.unparse(each).lstrip("+") for each in node.defaults[-2:]] == ["inf", "-inf"]
        for node in ast.walk(tree)
        if isinstance(node, ast.arguments)
    )


SLOW = "The value is right, but too many nodes are looked at."
WINDOWS = known(
    rf"""
    strict-cutoff: {SLOW} What happens when alpha and beta are equal?
        alpha >= beta => alpha > beta
        alpha >= beta => alpha > beta && beta <= alpha => beta < alpha
    ties-only: {SLOW} Alpha can also become larger than beta at once.
        alpha >= beta => alpha == beta
        alpha >= beta => alpha == beta && beta <= alpha => beta == alpha
    forgets-the-bound: alpha must never fall and beta never rise. Where the bound that was handed
            down is better than the best here, the window opens again: which of the two should stay?
        max(alpha, best) => best && min(beta, best) => best
        max(alpha, best) => best
        min(beta, best) => best
    window-turned-round: Alpha and beta change places on the way down: hand them on in order.
        move), alpha, beta) => move), beta, alpha)
        maximising, alpha, beta) => maximising, beta, alpha)
        seen: turns_round
    window-negated: Only negamax, in lesson 03, negates the window: here the value is X's for both
            players.
        move), alpha, beta) => move), -beta, -alpha)
        seen: negates
    half-a-window: The value is right and much is cut, but only one end of the window is handed
            down. MAX's alpha also cuts two and four levels further down, and so does MIN's beta.
        move), alpha, beta) => move), alpha, inf)
        move), alpha, beta) => move), -inf, beta)
    beta-not-lowered: {SLOW} Beta is never lowered: it keeps its first value, even after MIN has
            found better moves.
        beta = min(beta, best) => pass
        seen: keeps_beta
    wrong-end: Nothing is ever cut off: the wrong end moves. MAX raises alpha, and MIN lowers beta.
        alpha = max(alpha, best) => beta = max(beta, best) &&
            beta = min(beta, best) => alpha = min(alpha, best)
        seen: moves_the_wrong_end
    wrong-end: The wrong end moves: MAX raises alpha, and MIN lowers beta.
        alpha = max(alpha, best) => beta = min(best, beta) &&
            beta = min(beta, best) => alpha = max(best, alpha)
    defaults-reversed: With these defaults the window is closed before the search begins: alpha
            is larger than beta. Which of the two has to be the smaller one?
        alpha=-inf, beta=+inf => alpha=inf, beta=-inf
        seen: reversed_defaults
    starts-at-zero: The best value starts at 0, so a node in which every branch is bad looks better
            than it is.
        -position.player * inf => 0
        -inf if maximising else +inf => 0
    draw-is-falsy: A drawn game gets no value: its result is 0, which counts as false in an `if`.
        position.result() is not None => position.result()
    cuts-at-once: The loop stops although there may be something better still. When may it stop?
        alpha >= beta => alpha <= beta
        beta <= alpha => beta >= alpha
    """,
    keeps_beta=lambda tree: keeps(tree, "beta"),
    moves_the_wrong_end=contains("max(beta, $x)", "min(alpha, $x)"),
    reversed_defaults=reversed_defaults,
    turns_round=contains("$f($$x, beta, alpha)"),
    negates=contains("$f($$x, -$b, -$a)"),
)
