"""Answers to lesson 02, right and wrong, written as different people write them."""

from __future__ import annotations

from copy import copy, deepcopy
from functools import cache
from math import inf, log, log2
from typing import Any

from c4lab import search
from c4lab.games import TicTacToe
from c4lab.instruments import Meter
from c4lab.search import minimax, negamax

LOOKED_AT = {"D": 2, "E": 1, "F": 2, "G": 0, "H": 2, "I": 1, "root": 8}

# 02.2 prune -----------------------------------------------------------------------------------


def prune_hard(tree: Any) -> Any:
    """Fail-hard, with a function for each player, and a tuple for the leaves."""
    seen: tuple[Any, ...] = ()

    def largest(tree: Any, alpha: float, beta: float) -> float:
        nonlocal seen
        if isinstance(tree, int):
            seen += (tree,)
            return tree
        for branch in tree:
            alpha = max(alpha, smallest(branch, alpha, beta))
            if alpha >= beta:
                return beta
        return alpha

    def smallest(tree: Any, alpha: float, beta: float) -> float:
        nonlocal seen
        if isinstance(tree, int):
            seen += (tree,)
            return tree
        for branch in tree:
            beta = min(beta, largest(branch, alpha, beta))
            if beta <= alpha:
                return alpha
        return beta

    return largest(tree, -inf, inf), seen


def prune_negamax(tree: Any) -> Any:
    seen = []

    def value(tree: Any, sign: int, alpha: float, beta: float) -> float:
        if not isinstance(tree, list):
            seen.append(tree)
            return sign * tree
        best = -inf
        for branch in tree:
            best = max(best, -value(branch, -sign, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    return value(tree, 1, -inf, inf), seen


def pruned(down: Any, stop: Any, start: float = inf, swapped: bool = False) -> Any:
    """A pruning function, fail-soft, in which the parts given are wrong."""

    def prune(tree: Any) -> Any:
        seen = []

        def value(tree: Any, maximising: bool, alpha: float, beta: float) -> float:
            if not isinstance(tree, list):
                seen.append(tree)
                return tree
            best = -start if maximising else start
            for branch in tree:
                below = value(branch, not maximising, *down(maximising, alpha, beta))
                best = max(best, below) if maximising else min(best, below)
                if maximising != swapped:
                    alpha = max(alpha, below)
                else:
                    beta = min(beta, below)
                if stop(maximising, alpha, beta):
                    break
            return best

        return value(tree, True, -inf, inf), seen

    return prune


def as_they_are(maximising: bool, alpha: float, beta: float) -> Any:
    return alpha, beta


def closed(maximising: bool, alpha: float, beta: float) -> bool:
    return alpha >= beta


def prune_none(tree: Any) -> Any:
    seen = []

    def value(tree: Any, maximising: bool) -> float:
        if not isinstance(tree, list):
            seen.append(tree)
            return tree
        return (max if maximising else min)(value(branch, not maximising) for branch in tree)

    return value(tree, True), seen


def prune_forgets_the_bound(tree: Any) -> Any:
    seen = []

    def value(tree: Any, maximising: bool, alpha: float, beta: float) -> float:
        if not isinstance(tree, list):
            seen.append(tree)
            return tree
        best = -inf if maximising else inf
        for branch in tree:
            below = value(branch, not maximising, alpha, beta)
            if maximising:
                alpha = best = max(best, below)
            else:
                beta = best = min(best, below)
            if alpha >= beta:
                break
        return best

    return value(tree, True, -inf, inf), seen


def prune_value_only(tree: Any) -> Any:
    return prune_none(tree)[0]


# 02.3 alphabeta -------------------------------------------------------------------------------


def value_without_window(position: Any) -> float:
    return value_hard(position)


def value_and_move(position: Any, alpha: float = -inf, beta: float = inf) -> tuple[float, Any]:
    if position.result() is not None:
        return position.result(), None
    best, chosen = -position.player * inf, None
    for move in position.moves():
        value = value_and_move(position.play(move), alpha, beta)[0]
        if position.player * value > position.player * best:
            best, chosen = value, move
        if position.player == 1:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, chosen


def plain_without_window(position: Any) -> float:
    if position.result() is not None:
        return position.result()
    values = [plain_without_window(position.play(move)) for move in position.moves()]
    return max(values) if position.player == 1 else min(values)


def value_hard(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Fail-hard: never outside the window."""
    result = position.result()
    if result is not None:
        return max(alpha, min(result, beta))
    if position.player == 1:
        for move in position.moves():
            alpha = max(alpha, value_hard(position.play(move), alpha, beta))
            if alpha >= beta:
                return beta
        return alpha
    for move in position.moves():
        beta = min(beta, value_hard(position.play(move), alpha, beta))
        if alpha >= beta:
            return alpha
    return beta


def value_iterative(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """No recursion: a stack of [position, moves left, alpha, beta, best]."""
    if position.result() is not None:
        return position.result()
    stack = [[position, list(position.moves()), alpha, beta, -position.player * inf]]
    while True:
        here, moves, alpha, beta, best = stack[-1]
        if moves and alpha < beta:
            after = here.play(moves.pop(0))
            if after.result() is None:
                start = -after.player * inf
                stack.append([after, list(after.moves()), alpha, beta, start])
                continue
            value = after.result()
        else:
            stack.pop()
            if not stack:
                return best
            value = best
        frame = stack[-1]
        if frame[0].player == 1:
            frame[4] = max(frame[4], value)
            frame[2] = max(frame[2], value)
        else:
            frame[4] = min(frame[4], value)
            frame[3] = min(frame[3], value)


MASKS = (7, 56, 448, 73, 146, 292, 273, 84)


def value_by_bits(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Two whole numbers for the marks; plays nothing on the position itself."""
    xs = sum(1 << i for i, cell in enumerate(position.cells) if cell == 1)
    os = sum(1 << i for i, cell in enumerate(position.cells) if cell == -1)

    def value(xs: int, os: int, x_moves: bool, alpha: float, beta: float) -> float:
        last = os if x_moves else xs
        if any(last & mask == mask for mask in MASKS):
            return -1 if x_moves else 1
        if xs | os == 511:
            return 0
        for bit in (16, 1, 4, 64, 256, 2, 8, 32, 128):
            if (xs | os) & bit:
                continue
            if x_moves:
                alpha = max(alpha, value(xs | bit, os, False, alpha, beta))
            else:
                beta = min(beta, value(xs, os | bit, True, alpha, beta))
            if alpha >= beta:
                break
        return alpha if x_moves else beta

    return value(xs, os, position.player == 1, alpha, beta)


def value_by_lists(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Plays and takes back on a list, read from the text of the position."""
    cells = [0] * 10
    for ply, square in enumerate(map(int, str(position))):
        cells[square] = -1 if ply % 2 else 1
    lines = (123, 456, 789, 147, 258, 369, 159, 357)

    def value(player: int, alpha: float, beta: float) -> float:
        for line in lines:
            if sum(cells[int(square)] for square in str(line)) == -3 * player:
                return -player
        if 0 not in cells[1:]:
            return 0
        best = -player * inf
        for square in range(1, 10):
            if not cells[square]:
                cells[square] = player
                worth = value(-player, alpha, beta)
                cells[square] = 0
                if player == 1:
                    best = max(best, worth)
                    alpha = max(alpha, best)
                else:
                    best = min(best, worth)
                    beta = min(beta, best)
                if alpha >= beta:
                    return best
        return best

    return value(position.player, alpha, beta)


def value_by_negamax(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    window = (alpha, beta) if position.player == 1 else (-beta, -alpha)
    return position.player * negamax(position, None, None, *window).value


def value_wins_first(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Plays every move first to put wins in front: more plays, fewer calls."""
    if position.result() is not None:
        return float(position.result())
    best = -position.player * inf
    after = [position.play(move) for move in position.moves()]
    for child in sorted(after, key=lambda child: child.result() is None):
        value = value_wins_first(child, alpha, beta)
        if position.player == 1:
            best = max(best, value)
            alpha = max(alpha, value)
        else:
            best = min(best, value)
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best


def value_of_copies(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Copies each position before it plays, which nobody has to."""
    if position.result() is not None:
        return position.result()
    for move in copy(position).moves():
        value = value_of_copies(deepcopy(position).play(move), alpha, beta)
        if position.player == 1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if position.player == 1 else beta


def value_from_the_end(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """Ours, with the squares from 9 to 1, and the given window not used: full at the root."""

    def value(position: Any, alpha: float, beta: float) -> float:
        if position.result() is not None:
            return position.result()
        best = -position.player * inf
        for move in reversed(position.moves()):
            worth = value(position.play(move), alpha, beta)
            if position.player == 1:
                alpha = best = max(best, worth, key=float)
                alpha = max(alpha, best)
            else:
                best = min(best, worth)
                beta = min(beta, best)
            if beta <= alpha:
                break
        return best

    return value(position, -inf, inf)


def searched(
    down: Any, stop: Any, start: float = inf, swapped: bool = False, order: Any = None
) -> Any:
    """Fail-soft alpha-beta on positions, in which the parts given are wrong."""

    def alphabeta(position: Any, alpha: float = -inf, beta: float = inf) -> float:
        if position.result() is not None:
            return position.result()
        maximising = position.player == 1
        best = -start if maximising else start
        for move in sorted(position.moves(), key=order):
            value = alphabeta(position.play(move), *down(maximising, alpha, beta))
            best = max(best, value) if maximising else min(best, value)
            if maximising != swapped:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if stop(maximising, alpha, beta):
                break
        return best

    return alphabeta


def value_strict(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    """The `>` of the lesson, fail-hard."""
    if position.result() is not None:
        return position.result()
    if position.player == 1:
        for move in position.moves():
            alpha = max(alpha, value_strict(position.play(move), alpha, beta))
            if alpha > beta:
                break
        return alpha
    for move in position.moves():
        beta = min(beta, value_strict(position.play(move), alpha, beta))
        if alpha > beta:
            break
    return beta


def value_plain(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    return minimax(position).value


def value_forgets(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    if position.result() is not None:
        return position.result()
    best = -position.player * inf
    for move in position.moves():
        value = value_forgets(position.play(move))
        if position.player == 1:
            best = max(best, value)
            alpha = max(alpha, value)
        else:
            best = min(best, value)
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best


def value_wrong_end(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    if position.result() is not None:
        return position.result()
    best = -position.player * inf
    for move in position.moves():
        value = value_wrong_end(position.play(move), alpha, beta)
        if position.player == 1:
            best = max(best, value)
            beta = min(beta, best)
        else:
            best = min(best, value)
            alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def value_forgets_the_bound(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    if position.result() is not None:
        return position.result()
    best = -position.player * inf
    for move in position.moves():
        value = value_forgets_the_bound(position.play(move), alpha, beta)
        if position.player == 1:
            best = max(best, value)
            alpha = best
        else:
            best = min(best, value)
            beta = best
        if alpha >= beta:
            break
    return best


def value_falsy_draw(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    if position.result():
        return position.result()
    best = -position.player * inf
    for move in position.moves():
        value = value_falsy_draw(position.play(move), alpha, beta)
        if position.player == 1:
            best = alpha = max(best, value)
        else:
            best = beta = min(best, value)
        if alpha >= beta:
            break
    return best


def value_for_the_mover(position: Any, alpha: float = -inf, beta: float = inf) -> float:
    return negamax(position).value


def value_forgets_return(position: Any, alpha: float = -inf, beta: float = inf) -> None:
    value_hard(position, alpha, beta)


EDGES_FIRST = {square: (square % 2, square) for square in range(1, 10)}

# 02.4 mended ----------------------------------------------------------------------------------


def strict_for(player: int) -> Any:
    """Waits for a closed window to open the other way at the nodes of one player only."""
    return searched(
        as_they_are,
        lambda maximising, a, b: a > b if maximising == (player == 1) else a >= b,
    )


# 02.5 best_moves ------------------------------------------------------------------------------


def best_by_values(position: Any) -> Any:
    values = {move: minimax(position.play(move)).value for move in position.moves()}
    best = max(values.values()) if position.player == 1 else min(values.values())
    return {move for move, value in values.items() if value == best}


def best_by_wider_window(position: Any) -> Any:
    """A window that shows a tie as a tie: one further than what has been found."""
    best, moves = -position.player * inf, []
    for move in reversed(position.moves()):
        window = {"alpha": best - 1} if position.player == 1 else {"beta": best + 1}
        value = search.alphabeta(position.play(move), **window).value
        if value * position.player > best * position.player:
            best, moves = value, [move]
        elif value == best:
            moves.append(move)
    return tuple(moves)


def ties(find: Any, order: Any = None) -> Any:
    """Moves found with a window that the moves before have narrowed."""

    def best_moves(position: Any) -> Any:
        alpha, beta, found = -inf, inf, {}
        for move in sorted(position.moves(), key=order):
            value = found[move] = find(position.play(move), alpha, beta)
            if position.player == 1:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
        best = max(found.values()) if position.player == 1 else min(found.values())
        return [move for move, value in found.items() if value == best]

    return best_moves


def soft(position: Any, alpha: float, beta: float) -> float:
    return search.alphabeta(position, None, None, alpha, beta).value


CENTRE_FIRST = {square: (square != 5, square % 2 == 0, square) for square in range(1, 10)}


def best_for_x(position: Any) -> Any:
    values = [(minimax(position.play(move)).value, move) for move in position.moves()]
    return [move for value, move in values if value == max(values)[0]]


# 02.6 how_much_deeper -------------------------------------------------------------------------


def deeper_by_a_function(position: Any, depth: Any) -> float:
    def count(find: Any) -> int:
        meter = Meter()
        find(meter.watch(position), depth)
        return meter.nodes

    return round(log2(count(minimax)) / log2(count(negamax)), 2)


def deeper_unwatched(position: Any, depth: Any) -> float:
    one, other = Meter(), Meter()
    minimax(position, depth)
    negamax(position, depth)
    return log(one.nodes) / log(other.nodes)


def deeper_by_difference(position: Any, depth: Any) -> float:
    meter = Meter()
    search.alphabeta(meter.watch(position), depth)
    first = meter.nodes
    minimax(meter.watch(position), depth)
    return log(meter.nodes - first, 10) / log(first, 10)


def deeper(formula: Any, fixed: bool = False) -> Any:
    @cache
    def how_much_deeper(position: Any, depth: Any) -> float:
        first, second = Meter(), Meter()
        minimax(first.watch(position), None if fixed else depth)
        search.alphabeta(second.watch(position), None if fixed else depth)
        return formula(first.nodes, second.nodes)

    return how_much_deeper


def deeper_one_meter(position: Any, depth: Any) -> float:
    meter = Meter()
    minimax(meter.watch(position), depth)
    plain = meter.nodes
    search.alphabeta(meter.watch(position), depth)
    return log(plain) / log(meter.nodes)


RIGHT: dict[str, list[Any]] = {
    "02.1": [LOOKED_AT, {name: float(count) for name, count in LOOKED_AT.items()}],
    "02.2": [prune_hard, prune_negamax],
    "02.3": [
        *(value_hard, value_iterative, value_by_bits, value_by_lists, value_by_negamax),
        *(value_wins_first, value_of_copies, value_from_the_end),
        *(value_without_window, value_and_move),
        searched(as_they_are, closed, order=EDGES_FIRST.get),
        searched(as_they_are, closed, order=CENTRE_FIRST.get),
        lambda position, alpha, beta: (
            TicTacToe.parse(str(position)) and soft(position, alpha, beta)
        ),
    ],
    "02.4": [value_hard, value_by_bits, searched(as_they_are, closed)],
    "02.5": [best_by_values, best_by_wider_window],
    "02.6": [deeper_by_a_function, deeper_by_difference],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "02.1": [
        ({**LOOKED_AT, "G": 2}, "known-mistake"),
        ({**LOOKED_AT, "E": 2, "I": 2}, "known-mistake"),
        ({**LOOKED_AT, "H": 1}, "known-mistake"),
        ({**LOOKED_AT, "root": 4}, "wrong-prediction"),
        ({**LOOKED_AT, "D": "both"}, "wrong-kind"),
    ],
    "02.2": [
        (pruned(as_they_are, lambda m, a, b: a > b), "strict-cutoff"),
        (pruned(as_they_are, lambda m, a, b: a > b if m else a >= b), "strict-cutoff"),
        (pruned(as_they_are, lambda m, a, b: a == b), "ties-only"),
        (pruned(as_they_are, lambda m, a, b: False), "no-cutoff"),
        (pruned(lambda m, a, b: (-inf, inf), closed), "no-cutoff"),
        (prune_none, "no-cutoff"),
        (pruned(as_they_are, lambda m, a, b: m and a >= b), "one-player-only"),
        (pruned(lambda m, a, b: (a, inf), closed), "half-a-window"),
        (pruned(lambda m, a, b: (a, inf) if m else (-inf, b), closed), "half-a-window"),
        (pruned(lambda m, a, b: (b, a), closed), "swapped-window"),
        (pruned(lambda m, a, b: (-b, -a), closed), "no-cutoff"),
        (pruned(as_they_are, closed, swapped=True), "updates-wrong-bound"),
        (prune_forgets_the_bound, "forgets-the-bound"),
        (pruned(as_they_are, lambda m, a, b: a <= b), "cuts-at-once"),
        (pruned(as_they_are, closed, start=0), "starts-at-zero"),
        (prune_value_only, "returns-wrong-type"),
    ],
    "02.3": [
        (value_strict, "strict-cutoff"),
        (plain_without_window, "no-cutoff"),
        (lambda: 0, "wrong-parameters"),
        (searched(as_they_are, lambda m, a, b: a > b), "strict-cutoff"),
        (searched(as_they_are, lambda m, a, b: a > b, order=CENTRE_FIRST.get), "strict-cutoff"),
        (searched(as_they_are, lambda m, a, b: a > b, order=EDGES_FIRST.get), "strict-cutoff"),
        (searched(as_they_are, lambda m, a, b: a > b if m else a >= b), "strict-cutoff"),
        (searched(as_they_are, lambda m, a, b: a == b), "ties-only"),
        (value_plain, "no-cutoff"),
        (searched(as_they_are, lambda m, a, b: False), "no-cutoff"),
        (value_forgets, "forgets-to-pass-the-window"),
        (searched(lambda m, a, b: (-inf, inf), closed), "forgets-to-pass-the-window"),
        (searched(lambda m, a, b: (a, inf), closed), "half-a-window"),
        (searched(lambda m, a, b: (a, inf) if m else (-inf, b), closed), "half-a-window"),
        (searched(as_they_are, lambda m, a, b: m and a >= b), "one-player-only"),
        (searched(lambda m, a, b: (b, a), closed), "swapped-window"),
        (searched(lambda m, a, b: (-b, -a), closed), "forgets-to-pass-the-window"),
        (searched(as_they_are, closed, swapped=True), "updates-wrong-bound"),
        (value_wrong_end, "updates-wrong-bound"),
        (value_forgets_the_bound, "forgets-the-bound"),
        (searched(as_they_are, lambda m, a, b: a <= b), "cuts-at-once"),
        (searched(as_they_are, lambda m, a, b: True), "cuts-at-once"),
        (searched(as_they_are, closed, start=0), "starts-at-zero"),
        (value_falsy_draw, "draw-is-falsy"),
        (value_for_the_mover, "side-to-move"),
        (value_forgets_return, "returns-none"),
    ],
    "02.4": [
        (value_strict, "strict-cutoff"),
        (strict_for(1), "half-mended"),
        (strict_for(-1), "half-mended"),
        (searched(as_they_are, lambda m, a, b: a == b), "ties-only"),
        (searched(as_they_are, lambda m, a, b: False), "no-cutoff"),
        (searched(as_they_are, lambda m, a, b: a <= b), "cuts-at-once"),
    ],
    "02.5": [
        (ties(soft), "false-tie"),
        (ties(soft, CENTRE_FIRST.get), "false-tie"),
        (ties(value_hard, CENTRE_FIRST.get), "false-tie"),
        (lambda position: [search.alphabeta(position).move], "misses-ties"),
        (lambda position: list(position.moves()), "all-moves"),
        (best_for_x, "plays-for-x"),
        (lambda position: search.alphabeta(position).move, "wrong-value"),
    ],
    "02.6": [
        (deeper(lambda plain, pruned: plain / pruned), "no-logarithm"),
        (deeper(lambda plain, pruned: log(pruned) / log(plain)), "upside-down"),
        (deeper(lambda plain, pruned: log(plain / pruned)), "log-of-the-ratio"),
        (deeper(lambda plain, pruned: log(plain) / log(pruned), fixed=True), "ignores-depth"),
        (deeper_one_meter, "one-meter-for-both"),
        (deeper_unwatched, "nothing-counted"),
    ],
}
