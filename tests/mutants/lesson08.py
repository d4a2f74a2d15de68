"""Answers to lesson 08, right and wrong, written as different people write them."""

from __future__ import annotations

from typing import Any

import numpy as np

from c4lab.evaluation import Squares
from c4lab.instruments import Meter
from c4lab.search import alphabeta, left_to_right

BEST_ORDER = {"board 1": "C", "board 2": "A", "board 3": "D", "board 4": "B"}

# 08.2 centre_out ------------------------------------------------------------------------------


def centre_out_right_side_first(position: Any) -> Any:
    middle = (position.width + 1) / 2
    return sorted(position.moves(), key=lambda move: ((move - middle) ** 2, -move))


def centre_out_in_rings(position: Any) -> Any:
    found: tuple[int, ...] = ()
    left = right = (position.width + 1) // 2
    if position.width % 2 == 0:
        right += 1
    while left >= 1:
        found += (left,) if left == right else (right, left)
        left, right = left - 1, right + 1
    return tuple(move for move in found if move in position.moves())


def centre_out_numpy(position: Any) -> Any:
    moves = np.array(position.moves())
    return moves[np.argsort(abs(moves - (position.width + 1) / 2), kind="stable")]


def centre_out_fixed_list(position: Any) -> Any:
    return [4, 3, 5, 2, 6, 1, 7]


def centre_out_open_ones_of_seven(position: Any) -> Any:
    return [move for move in (4, 3, 5, 2, 6, 1, 7) if move in position.moves()]


def centre_out_keyed(key: Any) -> Any:
    def centre_out(position: Any) -> Any:
        return sorted(position.moves(), key=lambda move: key(move, position.width))

    return centre_out


def centre_out_counts_from_zero(position: Any) -> Any:
    return [move - 1 for move in sorted(position.moves(), key=lambda move: abs(move - 4))]


def centre_out_prints(position: Any) -> Any:
    print(sorted(position.moves(), key=lambda move: abs(move - 4)))


# 08.3 best_for --------------------------------------------------------------------------------


def best_for_branches(values: Any, player: Any) -> Any:
    pairs = sorted((value, move) for move, value in values.items())
    moves = [move for value, move in pairs]
    return moves[::-1] if player == 1 else moves


def best_for_selection(values: Any, player: Any) -> Any:
    left, order = dict(values), []
    while left:
        best = max(left, key=lambda move: player * left[move])
        order.append(best)
        del left[best]
    return order


def best_for_empties_the_dict(values: Any, player: Any) -> Any:
    order = []
    while values:
        best = max(values, key=lambda move: player * values[move])
        order.append(best)
        values.pop(best)
    return order


def best_for_ignores_player(values: Any, player: Any) -> Any:
    return sorted(values, key=lambda move: values[move], reverse=True)


def best_for_smallest_first(values: Any, player: Any) -> Any:
    return sorted(values, key=lambda move: values[move])


def best_for_worst_first(values: Any, player: Any) -> Any:
    return sorted(values, key=lambda move: player * values[move])


def best_for_gives_values(values: Any, player: Any) -> Any:
    return sorted(values.values(), reverse=player == 1)


def best_for_loses_ties(values: Any, player: Any) -> Any:
    move_of = {value: move for move, value in values.items()}
    return [move_of[value] for value in sorted(move_of, reverse=player == 1)]


# 08.4 previous_first --------------------------------------------------------------------------


def previous_first_list(position: Any, best: Any) -> Any:
    moves = list(position.moves())
    if position.key in best and best[position.key] in moves:
        moves.remove(best[position.key])
        moves.insert(0, best[position.key])
    return moves


def previous_first_generator(position: Any, best: Any) -> Any:
    remembered = best.get(position.key)
    first = [move for move in position.moves() if move == remembered]
    return tuple(first + [move for move in position.moves() if move != remembered])


def previous_first_unchecked(position: Any, best: Any) -> Any:
    remembered = best.get(position.key)
    rest = [move for move in position.moves() if move != remembered]
    return rest if remembered is None else [remembered, *rest]


def previous_first_twice(position: Any, best: Any) -> Any:
    remembered = best.get(position.key)
    moves = list(position.moves())
    return [remembered, *moves] if remembered in moves else moves


def previous_first_only(position: Any, best: Any) -> Any:
    remembered = best.get(position.key)
    return [remembered] if remembered in position.moves() else list(position.moves())


def previous_first_key_error(position: Any, best: Any) -> Any:
    return sorted(position.moves(), key=lambda move: move != best[position.key])


def previous_first_by_position(position: Any, best: Any) -> Any:
    return sorted(position.moves(), key=lambda move: move != best.get(position))


def previous_first_last(position: Any, best: Any) -> Any:
    return sorted(position.moves(), key=lambda move: move == best.get(position.key))


def previous_first_swaps(position: Any, best: Any) -> Any:
    moves = list(position.moves())
    if best.get(position.key) in moves:
        at = moves.index(best[position.key])
        moves[0], moves[at] = moves[at], moves[0]
    return moves


# 08.5 best_first ------------------------------------------------------------------------------


def best_first_ascending(position: Any, evaluate: Any) -> Any:
    return sorted(position.moves(), key=lambda move: evaluate(position.play(move)))


def best_first_pairs(position: Any, evaluate: Any) -> Any:
    pairs = [(-evaluate(position.play(move)), -move) for move in position.moves()]
    return [-move for worth, move in sorted(pairs, reverse=True)]


def best_first_only_the_sign(position: Any, evaluate: Any) -> Any:
    move_worth = {}
    for move in position.moves():
        move_worth[-evaluate(position.play(move))] = move
    return [move_worth[worth] for worth in sorted(move_worth, reverse=True)]


def best_first_only_the_dict(position: Any, evaluate: Any) -> Any:
    worth = {move: evaluate(position.play(move)) for move in position.moves()}
    return sorted(worth, key=lambda move: worth[move], reverse=True)


def best_first_for_red(position: Any, evaluate: Any) -> Any:
    worth = {move: -position.player * evaluate(position.play(move)) for move in position.moves()}
    return sorted(worth, key=lambda move: worth[move], reverse=True)


def best_first_best_alone(position: Any, evaluate: Any) -> Any:
    return [min(position.moves(), key=lambda move: evaluate(position.play(move)))]


# 08.6 nodes_by_order --------------------------------------------------------------------------


def nodes_added_up(orders: Any, positions: Any, depth: Any) -> Any:
    counts = dict.fromkeys(orders, 0)
    for position in positions:
        for name in orders:
            meter = Meter()
            alphabeta(meter.watch(position), depth, Squares(), order=orders[name])
            counts[name] += meter.nodes
    return counts


def nodes_comprehended(orders: Any, positions: Any, depth: Any) -> Any:
    def count(order: Any) -> int:
        meter = Meter()
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        return meter.nodes

    return {name: count(order) for name, order in orders.items()}


def nodes_one_meter(orders: Any, positions: Any, depth: Any) -> Any:
    meter, counts = Meter(), {}
    for name, order in orders.items():
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts


def nodes_unwatched(orders: Any, positions: Any, depth: Any) -> Any:
    counts = {}
    for name, order in orders.items():
        meter = Meter()
        for position in positions:
            alphabeta(position, depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts


def nodes_without_order(orders: Any, positions: Any, depth: Any) -> Any:
    return nodes_comprehended(dict.fromkeys(orders, left_to_right), positions, depth)


def nodes_of_the_last(orders: Any, positions: Any, depth: Any) -> Any:
    counts = {}
    for name, order in orders.items():
        for position in positions:
            meter = Meter()
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts


def nodes_order_fourth(orders: Any, positions: Any, depth: Any) -> Any:
    counts = {}
    for name, order in orders.items():
        meter = Meter()
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order)
        counts[name] = meter.nodes
    return counts


def nodes_unevaluated(orders: Any, positions: Any, depth: Any) -> Any:
    counts = {}
    for name, order in orders.items():
        meter = Meter()
        for position in positions:
            alphabeta(meter.watch(position), depth, order=order)
        counts[name] = meter.nodes
    return counts


RIGHT: dict[str, list[Any]] = {
    "08.1": [BEST_ORDER, {board: order.lower() for board, order in BEST_ORDER.items()}],
    "08.2": [centre_out_right_side_first, centre_out_in_rings, centre_out_numpy],
    "08.3": [best_for_branches, best_for_selection],
    "08.4": [previous_first_list, previous_first_generator],
    "08.5": [best_first_ascending, best_first_pairs],
    "08.6": [nodes_added_up, nodes_comprehended],
}

WRONG: dict[str, list[tuple[Any, str]]] = {
    "08.1": [
        (BEST_ORDER | {"board 2": "C"}, "known-mistake"),
        (BEST_ORDER | {"board 1": "D", "board 3": "C"}, "known-mistake"),
        (dict.fromkeys(BEST_ORDER, "A"), "known-mistake"),
        (BEST_ORDER | {"board 4": "E"}, "wrong-prediction"),
        (BEST_ORDER | {"board 4": 2}, "wrong-kind"),
    ],
    "08.2": [
        (centre_out_fixed_list, "illegal-move"),
        (centre_out_open_ones_of_seven, "fixed-middle"),
        (lambda position: list(position.moves()), "not-sorted"),
        (centre_out_keyed(lambda move, width: -abs(move - (width + 1) / 2)), "edge-first"),
        (centre_out_keyed(lambda move, width: abs(move - 4)), "fixed-middle"),
        (centre_out_keyed(lambda move, width: abs(move - width / 2)), "middle-between"),
        (centre_out_keyed(lambda move, width: abs(move - width // 2)), "middle-rounded"),
        (
            centre_out_keyed(lambda move, width: abs(move - (width + 1) // 2)),
            "middle-rounded",
        ),
        (centre_out_counts_from_zero, "illegal-move"),
        (centre_out_prints, "returns-none"),
    ],
    "08.3": [
        (best_for_ignores_player, "first-player-only"),
        (best_for_smallest_first, "second-player-only"),
        (best_for_worst_first, "worst-first"),
        (best_for_gives_values, "values-not-moves"),
        (best_for_loses_ties, "loses-moves"),
        (lambda values, player: sorted(values.items()), "pairs-not-moves"),
        (best_for_empties_the_dict, "mutates"),
        (lambda values, player: sorted(values), "by-number"),
        (lambda values, player: sorted(values, key=lambda m: -abs(values[m])), "by-size"),
    ],
    "08.4": [
        (previous_first_unchecked, "illegal-move"),
        (previous_first_twice, "move-twice"),
        (previous_first_only, "loses-moves"),
        (previous_first_key_error, "unknown-position"),
        (previous_first_by_position, "never-looks"),
        (lambda position, best: list(position.moves()), "never-looks"),
        (previous_first_last, "remembered-last"),
        (
            lambda position, best: [
                best.get(position.key),
                *(move for move in position.moves() if move != best.get(position.key)),
            ],
            "none-in-the-list",
        ),
        (previous_first_swaps, "swapped"),
    ],
    "08.5": [
        (best_first_only_the_sign, "loses-moves"),
        (best_first_only_the_dict, "wrong-view"),
        (best_first_for_red, "first-player-only"),
        (best_first_best_alone, "loses-moves"),
    ],
    "08.6": [
        (nodes_one_meter, "one-meter-for-all"),
        (nodes_unwatched, "nothing-counted"),
        (nodes_without_order, "order-unused"),
        (nodes_of_the_last, "last-position-only"),
        (nodes_order_fourth, "order-in-the-place-of-alpha"),
        (nodes_unevaluated, "no-evaluation"),
    ],
}
