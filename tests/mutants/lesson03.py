"""Answers to lesson 03, right and wrong, written as different people write them."""

from __future__ import annotations

from itertools import combinations, permutations
from math import inf
from typing import Any

from c4lab.games.sim import EDGES
from c4lab.search import alphabeta
from c4lab.search import negamax as package_negamax

# 03.1 closes_triangle -------------------------------------------------------------------------


def closes_by_triples(edges: Any, edge: int) -> bool:
    mine = {*edges, edge}
    for a, b, c in combinations(range(1, 7), 3):
        sides = {10 * a + b, 10 * a + c, 10 * b + c}
        if edge in sides and sides <= mine:
            return True
    return False


def closes_by_neighbours(edges: Any, edge: int) -> int:
    def neighbours(point: int) -> set[int]:
        return {sum(divmod(e, 10)) - point for e in edges if point in divmod(e, 10)}

    return len(neighbours(edge // 10) & neighbours(edge % 10)) and 1


def closes_by_text(edges: Any, edge: int) -> bool:
    a, b = str(edge)
    names = {str(e) for e in edges} | {str(e)[::-1] for e in edges}
    return any(a + c in names and b + c in names for c in "123456")


def closes_unsorted(edges: Any, edge: int) -> bool:
    a, b = divmod(edge, 10)
    return any(10 * a + c in edges and 10 * b + c in edges for c in range(1, 7))


def closes_before(edges: Any, edge: int) -> bool:
    for a, b, c in combinations(range(1, 7), 3):
        if {10 * a + b, 10 * a + c, 10 * b + c} <= set(edges):
            return True
    return False


def closes_one_side(edges: Any, edge: int) -> bool:
    a, b = divmod(edge, 10)
    return any(set(divmod(e, 10)) & {a, b} for e in edges)


def closes_appending(edges: Any, edge: int) -> bool:
    edges.append(edge)
    return closes_by_triples(edges, edge)


def closes_printing(edges: Any, edge: int) -> None:
    print(closes_by_triples(edges, edge))


# 03.2 negamax ---------------------------------------------------------------------------------


def nega_hard(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.result() * position.player
    if depth == 0:
        return 0
    for move in position.moves():
        score = -nega_hard(position.play(move), depth - 1, -beta, -alpha)
        if score >= beta:
            return beta
        if score > alpha:
            alpha = score
    return alpha


def nega_backwards(position: Any, depth: int, alpha: float, beta: float) -> float:
    over = position.result()
    if over is not None:
        return 1.0 if over == position.player else -1.0
    best = -inf if depth else 0.0
    moves = list(position.moves())
    while moves and depth:
        move = moves.pop()
        best = max(best, -nega_backwards(position.play(move), depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            return best
    return best


def nega_by_package(position: Any, depth: int, alpha: float, beta: float) -> float:
    return package_negamax(position, depth, alpha=alpha, beta=beta).value


def nega_by_alphabeta(position: Any, depth: int, alpha: float, beta: float) -> float:
    return position.player * alphabeta(position, depth).value


def nega_without_minus(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, nega_without_minus(position.play(move), depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def nega_minimax(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.result()
    if depth == 0:
        return 0
    best = -inf if position.player == +1 else inf
    for move in position.moves():
        value = nega_minimax(position.play(move), depth - 1, alpha, beta)
        if position.player == +1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def nega_same_depth(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, -nega_same_depth(position.play(move), depth, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def nega_window_as_it_is(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, -nega_window_as_it_is(position.play(move), depth - 1, alpha, beta))
        alpha = max(alpha, best)
        if alpha >= beta:
            return best
    return best


def nega_window_negated(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        value = -nega_window_negated(position.play(move), depth - 1, -alpha, -beta)
        best = max(best, value)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best


def nega_window_swapped(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        value = -nega_window_swapped(position.play(move), depth - 1, beta, alpha)
        best = max(best, value)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best


def nega_first_players_result(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, -nega_first_players_result(position.play(move), depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def nega_strict(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, -nega_strict(position.play(move), depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha > beta:
            break
    return best


def nega_plain(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    return max(-nega_plain(position.play(m), depth - 1, 0, 0) for m in position.moves())


def nega_keeps_alpha(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        best = max(best, -nega_keeps_alpha(position.play(move), depth - 1, -beta, -alpha))
        if best >= beta:
            break
    return best


def nega_horizon_first(position: Any, depth: int, alpha: float, beta: float) -> float:
    if depth == 0:
        return 0
    if position.result() is not None:
        return position.player * position.result()
    best = -inf
    for move in position.moves():
        best = max(best, -nega_horizon_first(position.play(move), depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def nega_from_zero(position: Any, depth: int, alpha: float, beta: float) -> float:
    if position.result() is not None:
        return position.player * position.result()
    best = 0.0
    if depth > 0:
        for move in position.moves():
            best = max(best, -nega_from_zero(position.play(move), depth - 1, -beta, -alpha))
            if max(alpha, best) >= beta:
                break
    return best


def nega_to_the_end(position: Any, depth: int, alpha: float, beta: float) -> float:
    return package_negamax(position, None, alpha=alpha, beta=beta).value


def nega_endless(position: Any, depth: int, alpha: float, beta: float) -> float:
    return -nega_endless(position, depth - 1, -beta, -alpha)


def nega_no_return(position: Any, depth: int, alpha: float, beta: float) -> Any:
    if position.result() is not None:
        return position.player * position.result()
    for move in position.moves():
        nega_no_return(position.play(move), depth, -beta, -alpha)


def nega_pair(position: Any, depth: int, alpha: float, beta: float) -> Any:
    return nega_hard(position, depth, alpha, beta), None


# 03.4 legal_edges -----------------------------------------------------------------------------


def legal_by_loop(red: int, amber: int) -> Any:
    free, bit = [], 1
    for a in range(1, 7):
        for b in range(a + 1, 7):
            if not red & bit and not amber & bit:
                free.append(10 * a + b)
            bit <<= 1
    return tuple(free)


def legal_by_text(red: int, amber: int) -> Any:
    digits = f"{red ^ amber:015b}"[::-1]
    return {edge for edge, digit in zip(EDGES, digits, strict=True) if digit == "0"}


def legal_from_the_left(red: int, amber: int) -> Any:
    digits = f"{red | amber:015b}"
    return [edge for edge, digit in zip(EDGES, digits, strict=True) if digit == "0"]


def legal_by_number(red: int, amber: int) -> list[int]:
    return [edge for i, edge in enumerate(EDGES) if not (red | amber) & i]


def legal_bits(red: int, amber: int) -> Any:
    return [1 << i for i in range(15) if not (red | amber) & (1 << i)]


def legal_printed(red: int, amber: int) -> Any:
    print(legal_by_loop(red, amber))


# 03.5 search ----------------------------------------------------------------------------------


def search_by_if(position: Any, depth: int, evaluate: Any) -> float:
    over = position.result()
    if over is not None:
        return 100 if over == position.player else -100
    if depth == 0:
        opinion = evaluate(position)
        return opinion if position.player == +1 else -opinion
    return max(-search_by_if(position.play(move), depth - 1, evaluate) for move in position.moves())


def search_by_minimax(position: Any, depth: int, evaluate: Any) -> float:
    def for_red(position: Any, depth: int) -> float:
        if position.result() is not None:
            return 100.0 * position.result()
        if depth == 0:
            return float(evaluate(position))
        values = [for_red(position.play(move), depth - 1) for move in position.moves()]
        return max(values) if position.player == +1 else min(values)

    return position.player * for_red(position, depth)


def search_unchanged(position: Any, depth: int, evaluate: Any) -> float:
    if depth == 0 and position.result() is None:
        return evaluate(position)
    if position.result() is not None:
        return 100 * position.player * position.result()
    return max(
        -search_unchanged(position.play(move), depth - 1, evaluate) for move in position.moves()
    )


def search_negated(position: Any, depth: int, evaluate: Any) -> float:
    if position.result() is not None:
        return 100 * position.player * position.result()
    if depth == 0:
        return -evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, -search_negated(position.play(move), depth - 1, evaluate))
    return best


def search_turned_wrongly(position: Any, depth: int, evaluate: Any) -> float:
    if position.result() is not None:
        return 100 * position.player * position.result()
    if depth == 0:
        return evaluate(position) if position.player == -1 else -evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, -search_turned_wrongly(position.play(move), depth - 1, evaluate))
    return best


def search_in_reds_view(position: Any, depth: int, evaluate: Any) -> float:
    if position.result() is not None:
        return 100 * position.result()
    if depth == 0:
        return evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, -search_in_reds_view(position.play(move), depth - 1, evaluate))
    return best


def search_without_minus(position: Any, depth: int, evaluate: Any) -> float:
    if position.result() is not None:
        return 100 * position.player * position.result()
    if depth == 0:
        return evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, search_without_minus(position.play(move), depth - 1, evaluate))
    return best


def search_result_turned(position: Any, depth: int, evaluate: Any) -> float:
    if position.result() is not None:
        return 100 * position.result()
    if depth == 0:
        return position.player * evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, -search_result_turned(position.play(move), depth - 1, evaluate))
    return best


# 03.6 canonical -------------------------------------------------------------------------------


def matrix(red: int, amber: int) -> list[list[int]]:
    """Who has the edge between two points: 0 nobody, 1 red, 2 amber."""
    rows = [[0] * 6 for _ in range(6)]
    for i, (a, b) in enumerate(combinations(range(6), 2)):
        rows[a][b] = rows[b][a] = (red >> i & 1) + 2 * (amber >> i & 1)
    return rows


def key_by_matrix(red: int, amber: int) -> Any:
    rows = matrix(red, amber)
    return max(tuple(rows[a][b] for a in p for b in p) for p in permutations(range(6)))


def key_by_text(red: int, amber: int) -> str:
    rows = matrix(red, amber)
    return min("".join(str(rows[a][b]) for a in p for b in p) for p in permutations(range(6)))


def key_by_set(red: int, amber: int) -> Any:
    rows = matrix(red, amber)
    pairs = list(combinations(range(6), 2))
    return {tuple(rows[p[a]][p[b]] for a, b in pairs) for p in permutations(range(6))}


def key_unchanged(red: int, amber: int) -> Any:
    return red, amber


def key_sorted_edges(red: int, amber: int) -> Any:
    return [sorted(e for i, e in enumerate(EDGES) if mask >> i & 1) for mask in (red, amber)]


def key_turned(red: int, amber: int) -> Any:
    rows = matrix(red, amber)
    return min(
        [[rows[(a + k) % 6][(b + k) % 6] for a in range(6) for b in range(6)] for k in range(6)]
    )


def key_turned_or_mirrored(red: int, amber: int) -> Any:
    rows = matrix(red, amber)
    return min(
        [
            [rows[(s * a + k) % 6][(s * b + k) % 6] for a in range(6) for b in range(6)]
            for k in range(6)
            for s in (1, -1)
        ]
    )


def key_apart(red: int, amber: int) -> Any:
    return key_by_text(red, 0), key_by_text(0, amber)


def key_colourless(red: int, amber: int) -> Any:
    return key_by_text(red | amber, 0)


def key_either_way(red: int, amber: int) -> Any:
    return min(key_by_text(red, amber), key_by_text(amber, red))


def key_counts(red: int, amber: int) -> Any:
    return bin(red).count("1"), bin(amber).count("1")


def key_degrees(red: int, amber: int) -> Any:
    return sorted((row.count(1), row.count(2)) for row in matrix(red, amber))


def key_red_only(red: int, amber: int) -> Any:
    return key_by_text(red, 0)


def key_ring_colours(red: int, amber: int) -> Any:
    return key_by_text(red, amber) if (red | amber).bit_count() < 4 else 0


def key_forgotten(red: int, amber: int) -> None:
    key_by_text(red, amber)


TRUTH = {"A": -1, "B": +1, "C": -1, "depth": 3}

RIGHT: dict[str, list[Any]] = {
    "03.1": [closes_by_triples, closes_by_neighbours, closes_by_text],
    "03.2": [nega_hard, nega_backwards, nega_by_package, nega_by_alphabeta],
    "03.3": [TRUTH, {"depth": 3.0, "C": -1.0, "B": 1, "A": -1}],
    "03.4": [legal_by_loop, legal_by_text],
    "03.5": [search_by_if, search_by_minimax],
    "03.6": [key_by_matrix, key_by_text, key_by_set],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "03.1": [
        (closes_unsorted, "third-point-behind"),
        (closes_before, "ignores-the-new-edge"),
        (closes_one_side, "one-side-is-enough"),
        (lambda edges, edge: len(edges) > 1, "any-three-edges"),
        (lambda edges, edge: not closes_by_triples(edges, edge), "turned-round"),
        (closes_appending, "mutates"),
        (closes_printing, "returns-none"),
    ],
    "03.2": [
        (nega_without_minus, "forgets-to-negate"),
        (nega_window_as_it_is, "forgets-to-swap-the-window"),
        (nega_window_negated, "negates-but-not-swaps"),
        (nega_window_swapped, "negates-but-not-swaps"),
        (nega_first_players_result, "result-in-the-wrong-view"),
        (nega_strict, "strict-cutoff"),
        (nega_plain, "no-cut-off"),
        (nega_keeps_alpha, "no-cut-off"),
        (nega_horizon_first, "horizon-before-the-end"),
        (nega_from_zero, "starts-at-zero"),
        (nega_to_the_end, "ignores-the-depth"),
        (nega_same_depth, "ignores-the-depth"),
        (nega_minimax, "minimax"),
        (nega_endless, "endless-recursion"),
        (nega_no_return, "returns-none"),
        (nega_pair, "returns-wrong-type"),
    ],
    "03.3": [
        (TRUTH | {"A": +1}, "known-mistake"),
        (TRUTH | {"C": +1}, "known-mistake"),
        (TRUTH | {"depth": 4}, "known-mistake"),
        (TRUTH | {"depth": 5}, "wrong-prediction"),
        ({"A": -1}, "wrong-keys"),
    ],
    "03.4": [
        (legal_from_the_left, "bits-from-the-wrong-end"),
        (legal_bits, "bits-themselves"),
        (legal_by_number, "and-with-the-number"),
        (lambda red, amber: legal_by_loop(red, 0), "forgets-amber"),
        (lambda red, amber: legal_by_loop(0, amber), "forgets-red"),
        (lambda red, amber: legal_by_loop(red & amber, 0), "and-for-or"),
        (
            lambda red, amber: [e for e in EDGES if e not in legal_by_loop(red, amber)],
            "coloured-instead",
        ),
        (
            lambda red, amber: [i for i in range(15) if not (red | amber) >> i & 1],
            "numbers-of-the-bits",
        ),
        (
            lambda red, amber: [EDGES[i] for i in range(14) if not (red | amber) >> i & 1],
            "one-edge-short",
        ),
        (legal_printed, "returns-none"),
    ],
    "03.5": [
        (search_unchanged, "still-red's-view"),
        (search_negated, "always-negated"),
        (search_turned_wrongly, "turned-the-wrong-way"),
        (search_in_reds_view, "all-in-red's-view"),
        (search_without_minus, "no-negation"),
        (search_result_turned, "result-turned-too"),
    ],
    "03.6": [
        (key_unchanged, "no-relabelling"),
        (key_sorted_edges, "no-relabelling"),
        (key_turned, "only-turns"),
        (key_turned_or_mirrored, "only-turns-and-mirrors"),
        (key_apart, "each-colour-on-its-own"),
        (key_colourless, "forgets-colours"),
        (key_either_way, "swaps-the-colours"),
        (key_counts, "counts-edges-only"),
        (key_degrees, "degrees-only"),
        (key_red_only, "sees-only-red"),
        (key_ring_colours, "joins"),
        (lambda red, amber: key_by_text(red, amber) + str(red % 2), "splits"),
        (key_forgotten, "returns-none"),
    ],
}
