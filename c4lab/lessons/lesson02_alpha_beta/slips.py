"""The slips of alpha-beta, on a drawn tree or on positions."""

import ast

from c4lab.checks.writing import known


def has_a_loop_to_the_end(tree: ast.Module) -> bool:
    """Whether some loop is never left early."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    leaves = (ast.Break, ast.Return)
    return any(not any(isinstance(node, leaves) for node in ast.walk(loop)) for loop in loops)


SLOW = "The value is right, but too many nodes are looked at."
ZERO = "The best value starts at 0, so a node in which every branch is bad looks better than it is."
LOOP = r"for $x in $all:\n    $$body\n"
DOWN = "$f($$x, alpha, beta)"
SLIPS = known(
    rf"""
    strict-cutoff: {SLOW} What happens when alpha and beta are equal?
        $a >= $b ~> $a > $b
        $a <= $b ~> $a < $b
    ties-only: {SLOW} Alpha can also become larger than beta at once.
        alpha >= beta ~> alpha == beta
    one-player-only: Only one of the two players ever cuts off. The other may stop as well.
        $a >= $b ~> $c and $a >= $b
    forgets-the-bound: alpha must never fall and beta never rise. Where the bound that was handed
            down is better than the best here, the window opens again: which of the two should stay?
        $a = max($a, $v) ~> $a = $v
        $b = min($b, $v) ~> $b = $v
    window-turned-round: Alpha and beta change places on the way down: hand them on in order.
        {DOWN} ~> $f($$x, beta, alpha)
    window-negated: Only negamax, in lesson 03, negates the window: here the value is X's for both
            players.
        {DOWN} ~> $f($$x, -beta, -alpha)
    half-a-window: The value is right and much is cut, but only one end of the window is handed
            down. MAX's alpha also cuts two and four levels further down, and so does MIN's beta.
        {DOWN} ~> $f($$x, alpha, inf)
        {DOWN} ~> $f($$x, -inf, beta)
        {DOWN} ~> $f($$x, beta=beta)
        {DOWN} ~> $f($$x, alpha)
    window-not-handed-down: The value is right, but each call below starts with an open window.
        {DOWN} ~> $f($$x, -inf, inf)
        {DOWN} ~> $f($$x)
    defaults-reversed: With these defaults the window is closed before the search begins: alpha
            is larger than beta. Which of the two has to be the smaller one?
        def $f($p, alpha=-inf, beta=inf): $$body ~> def $f($p, alpha=inf, beta=-inf): $$body
    starts-at-zero: {ZERO}
        $v = -inf if $p.player == 1 else inf ~> $v = 0
        $v = -inf if $m else inf ~> $v = 0
    draw-is-falsy: A drawn game gets no value: its result is 0, which counts as false in an `if`.
        $p.result() is not None ~> $p.result()
    cuts-at-once: The loop stops although there may be something better still. When may it stop?
        $a >= $b ~> $a <= $b
        {LOOP}    if $a >= $b: break ~> {LOOP}    break
    never-cuts: A loop over the moves never ends early: when may it stop?
        if $a >= $b: break ~>
        seen: to_the_end
    """,
    to_the_end=has_a_loop_to_the_end,
)
