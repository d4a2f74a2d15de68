"""What is known to go wrong in 17.3: with the answers, with the table, and with the nodes."""

import ast

from c4lab.checks.writing import known

FAIL_HARD = (
    r"upper)\n            return best => upper)\n            return alpha + 1 && "
    r"lower, best)\n    return best => lower, best)\n    return alpha"
)
"""Bounds that are cut off at the window: right, and often beside another mistake."""
NO_HARD = FAIL_HARD.partition(" && ")[2]
"""The same, for a "no" alone."""


def turns_no_answer(tree: ast.Module) -> bool:
    """For a `seen` line: whether no sign is changed but alpha's and those of numbers."""
    turned = (
        node.operand
        for node in ast.walk(tree)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    )
    return not any(
        isinstance(each, ast.Call) or (isinstance(each, ast.Name) and each.id != "alpha")
        for each in turned
    )


IN_ANSWERS = known(
    r"""
    turned-window: "More than alpha" for you is "not more than -alpha - 1" for the other side. With
            another number, the answer is wrong at the edge.
        -alpha - 1, table => -alpha, table
        -alpha - 1, table => -alpha + 1, table
    alpha-not-turned: You pass on alpha in your own view. The other side needs it with the opposite
            sign.
        -alpha - 1, table => alpha - 1, table
        -alpha - 1, table => alpha, table
        -alpha - 1, table => alpha + 1, table
    all-landings: It tries moves that lose at once. Only those in `moves` are worth a search.
        ordered(mine, mask, moves) => ordered(mine, mask, landings(mask))
    no-minus: The answer to the other side's question is the other side's score: change its sign.
        -null_window( => null_window(
    no-minus: The answer to the other side's question is the other side's score: change its sign.
        -null_window( => null_window( && {fail-hard}
        -null_window( => null_window( && {no-hard}
        -null_window( => null_window( && if lower > alpha:\n        return lower => pass &&
            if upper <= alpha:\n        return upper => pass
        seen: turns_no_answer
    same-side-again: After a move the other side is to move: its discs are `mine ^ mask`, all discs
            without yours.
        null_window(mine ^ mask, => null_window(mine,
        null_window(mine ^ mask, => null_window(mine | move,
        null_window(mine ^ mask, => null_window(mask,
    wrong-discs: The other side's discs are `mine ^ mask` with the mask *before* the move. With the
            new mask, your new disc becomes theirs.
        null_window(mine ^ mask, => null_window(mine ^ (mask | move),
    board-changed: The discs of the moves before are still on the board. Each move begins at the
            board that was asked about: do not change `mine` and `mask` in the loop.
        best = lower\n => best = lower\n    theirs = mine ^ mask\n && mask | move => mask &&
            moves):\n => moves):\n        mask |= move\n && null_window(mine ^ mask, =>
            null_window(theirs,
    first-move-only: It returns after the first move. Only a "yes" may stop the loop: for a "no" all
            moves have to be refuted.
        if best > alpha:\n            table.store => if True:\n            table.store
    least-for-most: The side to move takes the largest: `max`.
        best = max(best, - => best = min(best, -
    starts-at-zero: The best value starts at 0, but this is not proved: start with the lower bound.
        best = lower => best = 0
    best-forgotten: Each move overwrites the result of the moves before it: keep the largest.
        best = max(best, -null_window(mine ^ mask, mask | move, -alpha - 1, table)) => best =
            -null_window(mine ^ mask, mask | move, -alpha - 1, table)
    yes-or-no: It returns True or False. Return the bound itself: it says more than yes or no.
        return best => return best > alpha
    asks-equal: The question is "more than alpha". A bound that is equal to alpha is no "yes".
        if lower > alpha => if lower >= alpha
        if best > alpha => if best >= alpha
    lower-for-no: If the limits answer no, return `upper`: the score may be above `lower`.
        return upper => return lower
        return upper => return lower && {fail-hard}
    upper-for-yes: If the limits answer yes, return `lower`: the score may be below `upper`.
        return lower => return upper
        return lower => return upper && {fail-hard}
    alpha-for-yes: If the limits answer yes, return `lower`: an answer that is equal to alpha means
            no.
        return lower => return alpha
        return lower => return alpha && {fail-hard}
    upper-too-soon: That upper bound is larger than alpha: the score may still be more than alpha.
        if upper <= alpha => if upper <= alpha + 1
""".replace("{fail-hard}", FAIL_HARD).replace("{no-hard}", NO_HARD),
    turns_no_answer=turns_no_answer,
)
IN_TABLE = known(r"""
    bound-as-value: You do not store what was proved. A "yes" proves a lower bound, and the upper
            one stays as it was. A "no" proves an upper bound, and the lower one stays.
        table.store(key, lower, best) => table.store(key, best, upper)
        table.store(key, best, upper) => table.store(key, lower, best)
        best, upper => best, best
        , lower => , best
        table.store(key, lower, best) => table.store(key, best, best) &&
            table.store(key, best, upper) => table.store(key, best, best)
        , lower => , alpha
        , lower => , alpha + 1
        best, upper => best, alpha
        best, upper => best, alpha + 1
        table.store(key, lower, best) => table.store(key, alpha, best) &&
            table.store(key, best, upper) => table.store(key, best, alpha)
        table.store(key, lower, best) => table.store(key, alpha, best) &&
            table.store(key, best, upper) => table.store(key, best, alpha + 1)
        table.store(key, lower, best) => table.store(key, best, alpha)
        table.store(key, best, upper) => table.store(key, alpha, best)
    bounds-exchanged: A "yes" is stored as an upper bound, and a "no" as a lower one. It is the
            other way round: after a "yes" the score is at least the best, after a "no" at most.
        table.store(key, best, upper) => table.store(key, lower, best ) &&
            table.store(key, lower, best)\n => table.store(key, best, upper)\n
    mask-as-key: You use `mask` as the key. Then boards with different owners of the same discs
            share an entry. `key_of(mine, mask)` gives each board its own key.
        key_of(mine, mask) => mask
    half-a-key: That is no key: several boards share it. `key_of(mine, mask)` gives each board its
            own.
        key_of(mine, mask) => mine
        key_of(mine, mask) => mine ^ mask
    after-a-move: You store the entry under the key of another board. Use the key of the board that
            the question was about.
        table.store(key, best, upper) => table.store(key_of(mine ^ mask, mask | move), best, upper)
""")


def bounds_not_compared(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code unpacks `bounds(...)` and never uses the two names."""
    names = {
        each.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Tuple)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr == "bounds"
        for each in node.targets[0].elts
        if isinstance(each, ast.Name)
    }
    used = {
        each.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        or (isinstance(node, ast.Call) and getattr(node.func, "attr", "") != "store")
        for each in ast.walk(node)
        if isinstance(each, ast.Name)
    }
    return len(names) == 2 and names.isdisjoint(used)


IN_NODES = known(
    r"""
    any-order: It does not try the moves in the order of `ordered`, the best first.
        in ordered(mine, mask, moves) => in [1 << bit for bit in range(49) if moves >> bit & 1]
        ordered(mine, mask, moves) => reversed(ordered(mine, mask, moves))
    limits: The bounds before the first move leave too much open. Nobody wins with the next disc
            here, so with `left` cells the score lies from `1 - left // 2` to `(left - 1) // 2`:
            these answer many questions without a search.
        1 - left // 2, (left - 1) // 2 => -21, 21
        1 - left // 2, (left - 1) // 2 => -left, left
    bounds-unused: You do not use bounds that answer the question: does your code look at both,
            `lower` and `upper`, before it tries a move?
        if lower > alpha:\n        return lower => pass
    bounds-unused: The bounds that the table gave are never compared with alpha. Where one of them
            answers the question, return it before a move is tried.
        if lower > alpha:\n        return lower => pass &&
            if upper <= alpha:\n        return upper => pass
        seen: bounds_not_compared
""",
    bounds_not_compared=bounds_not_compared,
)
