"""The slips of alpha-beta, on a drawn tree as on a position."""

from __future__ import annotations

import ast

from c4lab.checks.writing import Slip


def has_a_loop_to_the_end(tree: ast.Module) -> bool:
    """Whether some loop is never left early."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    leaves = (ast.Break, ast.Return)
    return any(not any(isinstance(node, leaves) for node in ast.walk(loop)) for loop in loops)


EQUAL = "The value is right, but too much is looked at. What happens when alpha and beta are equal?"
STRICT = Slip("strict-cutoff", EQUAL, right="$a >= $b", wrong="$a > $b")
ONLY_AT_A_TIE = Slip(
    "ties-only",
    "The value is right, but too much is looked at. Alpha can also jump past beta.",
    right="alpha >= beta",
    wrong="alpha == beta",
)
HALF = (
    "The value is right and much is cut, but only one end of the window is handed down. MAX's "
    "alpha also cuts two and four levels further down, and so does MIN's beta."
)
OPEN = (
    "The value is right, but the calls below do not know the window: each starts again with an "
    "open one."
)
AT_ONCE = "The loop stops although there may be something better still. When may it stop?"
ZERO = (
    "The best value so far starts at 0, so a node in which every branch is bad looks better than "
    "it is."
)
REOPENED = (
    "Where the {0} that was handed down is better than the best here, the window opens again. "
    "Which of the two should {0} be?"
)
SLIPS = (
    STRICT,
    Slip("strict-cutoff", EQUAL, right="$a <= $b", wrong="$a < $b"),
    ONLY_AT_A_TIE,
    Slip(
        "one-player-only",
        "Only one of the two players ever cuts off. The other may stop for the same reason.",
        right="$a >= $b",
        wrong="$c and $a >= $b",
    ),
    Slip("cuts-at-once", AT_ONCE, right="$a >= $b", wrong="$a <= $b"),
    Slip("forgets-the-bound", REOPENED.format("alpha"), right="$a = max($a, $v)", wrong="$a = $v"),
    Slip("forgets-the-bound", REOPENED.format("beta"), right="$b = min($b, $v)", wrong="$b = $v"),
    Slip(
        "window-turned-round",
        "Alpha and beta change places on the way down: hand them on in the order in which they "
        "came.",
        right="$f($$x, alpha, beta)",
        wrong="$f($$x, beta, alpha)",
    ),
    Slip(
        "window-negated",
        "The window is turned round on the way down. Only negamax, in lesson 03, does that: here "
        "both players read one value, X's.",
        right="$f($$x, alpha, beta)",
        wrong="$f($$x, -beta, -alpha)",
    ),
    *(
        Slip("half-a-window", HALF, right="$f($$x, alpha, beta)", wrong=wrong)
        for wrong in (
            "$f($$x, alpha, inf)",
            "$f($$x, -inf, beta)",
            "$f($$x, beta=beta)",
            "$f($$x, alpha)",
        )
    ),
    *(
        Slip("window-not-handed-down", OPEN, right="$f($$x, alpha, beta)", wrong=wrong)
        for wrong in ("$f($$x, -inf, inf)", "$f($$x)")
    ),
    Slip(
        "defaults-reversed",
        "With these defaults the window is closed before the search begins. Below which value can "
        "MAX not fall, and above which not rise?",
        right="def $f($p, alpha=-inf, beta=inf): $$body",
        wrong="def $f($p, alpha=inf, beta=-inf): $$body",
    ),
    Slip("starts-at-zero", ZERO, right="$v = -inf if $p.player == 1 else inf", wrong="$v = 0"),
    Slip("starts-at-zero", ZERO, right="$v = -inf if $m else inf", wrong="$v = 0"),
    Slip(
        "draw-is-falsy",
        "A drawn game gets no value: its result is 0, which counts as false in an `if`.",
        right="$p.result() is not None",
        wrong="$p.result()",
    ),
    Slip("cuts-at-once", AT_ONCE, right="if $a >= $b: break", wrong="break"),
    Slip(
        "never-cuts",
        "A loop over the moves never ends early: when may it?",
        right="if $a >= $b: break",
        wrong="",
        seen=has_a_loop_to_the_end,
    ),
)
