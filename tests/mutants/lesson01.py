"""Answers to lesson 01, right and wrong, written as different people write them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import Any

from c4lab.search import alphabeta, minimax

VALUES = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 5, "B": 4, "root": 5}

# 01.2 winner ----------------------------------------------------------------------------------


def winner_by_slices(cells: Any) -> int:
    rows = [cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]]
    for line in [*rows, cells[0::4], cells[2:7:2]]:
        if abs(sum(line)) == 3:
            return line[0]
    return 0


def winner_by_ifs(cells: Any) -> int:
    for player in (1, -1):
        for i in range(3):
            if all(cells[3 * i + j] == player for j in range(3)):
                return player
            if all(cells[i + 3 * j] == player for j in range(3)):
                return player
        if cells[0] == cells[4] == cells[8] == player or cells[2] == cells[4] == cells[6] == player:
            return player
    return 0


def winner_no_diagonals(cells: Any) -> int:
    for line in (cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]):
        if abs(sum(line)) == 3:
            return line[0]
    return 0


def winner_no_columns(cells: Any) -> int:
    for line in (cells[0:3], cells[3:6], cells[6:9], cells[0::4], cells[2:7:2]):
        if abs(sum(line)) == 3:
            return line[0]
    return 0


def winner_empty_line(cells: Any) -> int:
    for line in (
        *(cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]),
        *(cells[0::4], cells[2:7:2]),
    ):
        if len(set(line)) == 1:
            return line[0]
    return 0


def winner_x_only(cells: Any) -> int:
    return int(winner_by_slices(cells) == 1)


def winner_rows(cells: Any) -> int:
    return next((cells[i] for i in (0, 3, 6) if abs(sum(cells[i : i + 3])) == 3), 0)


def winner_clears(cells: Any) -> int:
    cells[0] = 0
    return winner_by_slices(cells)


# 01.3 count_games -----------------------------------------------------------------------------


def games_by_loop(position: Any) -> int:
    waiting, games = [position], 0
    while waiting:
        here = waiting.pop()
        if here.moves():
            waiting.extend(here.play(move) for move in here.moves())
        else:
            games += 1
    return games


@cache
def games_by_memory(position: Any) -> int:
    return sum(games_by_memory(position.play(move)) for move in position.moves()) or 1


def games_decided(position: Any) -> int:
    if position.result():
        return 1
    total = 0
    for move in position.moves():
        total += games_decided(position.play(move))
    return total


def games_nodes(position: Any) -> int:
    total = 1
    for move in position.moves():
        total += games_nodes(position.play(move))
    return total


def games_zero(position: Any) -> int:
    total = 0
    for move in position.moves():
        total += games_zero(position.play(move))
    return total


def games_early(position: Any) -> int | None:
    if position.result() is not None:
        return 1
    total = 0
    for move in position.moves():
        total += games_early(position.play(move)) or 0
        return total
    return total


games_so_far = 0


def games_global(position: Any) -> int:
    global games_so_far
    if position.result() is not None:
        games_so_far += 1
    for move in position.moves():
        games_global(position.play(move))
    return games_so_far


# 01.4 count_positions -------------------------------------------------------------------------


def positions_by_level(position: Any) -> int:
    level, total = {position}, 0
    while level:
        total += len(level)
        level = {after.play(move) for after in level for move in after.moves()}
    return total


def positions_by_walk(position: Any) -> int:
    seen = set()

    def walk(here: Any) -> None:
        seen.add(here.key)
        for move in here.moves():
            walk(here.play(move))

    walk(position)
    return len(seen)


def positions_nodes(position: Any) -> int:
    return sum(positions_nodes(position.play(move)) for move in position.moves()) + 1


def positions_without_start(position: Any) -> int:
    return positions_by_level(position) - 1


def positions_default(position: Any, seen: set[Any] = set()) -> int:  # noqa: B006
    seen.add(position.key)
    for move in position.moves():
        positions_default(position.play(move))
    return len(seen)


# 01.5 minimax ---------------------------------------------------------------------------------


def value_by_negamax(position: Any) -> float:
    def negamax(here: Any) -> float:
        if here.result() is not None:
            return here.player * here.result()
        return max(-negamax(here.play(move)) for move in here.moves())

    return position.player * negamax(position)


def value_by_two_functions(position: Any) -> float:
    def largest(here: Any) -> float:
        if here.result() is not None:
            return float(here.result())
        return max(smallest(here.play(move)) for move in here.moves())

    def smallest(here: Any) -> float:
        if here.result() is not None:
            return float(here.result())
        return min(largest(here.play(move)) for move in here.moves())

    return largest(position) if position.player == 1 else smallest(position)


def value_with_pruning(position: Any) -> float:
    return alphabeta(position).value


def value_swapped(position: Any) -> float:
    if position.result() is not None:
        return position.result()
    best = inf if position.player == 1 else -inf
    for move in position.moves():
        value = value_swapped(position.play(move))
        best = min(best, value) if position.player == 1 else max(best, value)
    return best


def value_max(position: Any) -> float:
    if position.result() is not None:
        return position.result()
    best = -inf
    for move in position.moves():
        best = max(best, value_max(position.play(move)))
    return best


def value_from_zero(position: Any) -> float:
    if position.result() is not None:
        return position.result()
    best = 0
    for move in position.moves():
        value = value_from_zero(position.play(move))
        if (position.player == 1 and value > best) or (position.player == -1 and value < best):
            best = value
    return best


def value_falsy_draw(position: Any) -> float:
    if position.result():
        return position.result()
    best = -inf if position.player == 1 else inf
    for move in position.moves():
        value = value_falsy_draw(position.play(move))
        best = max(best, value) if position.player == 1 else min(best, value)
    return best


def value_first(position: Any) -> float | None:
    if position.result() is not None:
        return position.result()
    for move in position.moves():
        return value_first(position.play(move))
    return None


def value_twice(position: Any) -> float:
    if position.result() is not None:
        return position.result()
    best = -inf if position.player == 1 else inf
    for move in position.moves():
        after = position.play(move)
        if (position.player == 1 and value_twice(after) > best) or (
            position.player == -1 and value_twice(after) < best
        ):
            best = value_twice(after)
    return best


def value_generator(position: Any) -> Iterator[float]:
    yield value_with_pruning(position)


def value_falsy_draw_in_a_list(position: Any) -> float:
    if position.result():
        return position.result()
    values = [value_falsy_draw_in_a_list(position.play(move)) for move in position.moves()]
    return max(values) if position.player == 1 else min(values)


def value_falsy_draw_none(position: Any) -> Any:
    if position.result():
        return position.result()
    best = None
    for move in position.moves():
        value = value_falsy_draw_none(position.play(move)) or 0
        if best is None or position.player * value > position.player * best:
            best = value
    return best


# 01.6 best_move -------------------------------------------------------------------------------


def best_by_key(position: Any) -> int:
    choose = max if position.player == 1 else min
    return choose(position.moves(), key=lambda move: minimax(position.play(move)).value)


def best_by_search(position: Any) -> int | None:
    return alphabeta(position).move


def best_of_the_last(position: Any) -> int:
    value = minimax(position).value
    return [m for m in position.moves() if minimax(position.play(m)).value == value][-1]


def best_first(position: Any) -> int:
    for move in position.moves():
        return move
    raise AssertionError


def best_last(position: Any) -> int:
    for move in position.moves():
        best = move
    return best


def best_for_x(position: Any) -> int:
    return max(position.moves(), key=lambda move: minimax(position.play(move)).value)


def best_for_o(position: Any) -> int:
    return min(position.moves(), key=lambda move: minimax(position.play(move)).value)


RIGHT: dict[str, list[Any]] = {
    "01.1": [VALUES, {name: float(value) for name, value in VALUES.items()}],
    "01.2": [winner_by_slices, winner_by_ifs],
    "01.3": [games_by_loop, games_by_memory],
    "01.4": [positions_by_level, positions_by_walk],
    "01.5": [value_by_negamax, value_by_two_functions, value_with_pruning],
    "01.6": [best_by_key, best_by_search, best_of_the_last],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "01.1": [
        ({**VALUES, "root": 4}, "known-mistake"),
        ({**VALUES, "C": 2, "D": 1}, "known-mistake"),
        ({**VALUES, "E": 5}, "wrong-prediction"),
        ({**VALUES, "A": "5"}, "wrong-kind"),
        ({"C": 5}, "wrong-keys"),
    ],
    "01.2": [
        (winner_no_diagonals, "forgets-the-diagonals"),
        (winner_no_columns, "forgets-the-columns"),
        (winner_empty_line, "stops-at-an-empty-line"),
        (winner_x_only, "only-x"),
        (lambda cells: -winner_by_ifs(cells), "turned-round"),
        (winner_rows, "wrong-value"),
        (winner_clears, "mutates"),
        (lambda cells: {1: "X", -1: "O", 0: ""}[winner_by_ifs(cells)], "returns-text"),
    ],
    "01.3": [
        (games_decided, "draw-is-falsy"),
        (games_nodes, "counts-nodes"),
        (games_zero, "never-counts-one"),
        (games_early, "returns-too-early"),
        (games_global, "remembers"),
    ],
    "01.4": [
        (positions_nodes, "counts-repeats"),
        (positions_without_start, "forgets-the-first"),
        (games_by_loop, "counts-ends-only"),
        (positions_default, "remembers"),
    ],
    "01.5": [
        (value_swapped, "swapped"),
        (value_max, "always-max"),
        (value_from_zero, "starts-at-zero"),
        (value_falsy_draw, "draw-is-falsy"),
        (value_falsy_draw_in_a_list, "draw-is-falsy"),
        (value_falsy_draw_none, "draw-is-falsy"),
        (value_first, "first-move-only"),
        (value_twice, "too-many-nodes"),
        (value_generator, "returns-generator"),
    ],
    "01.6": [
        (best_first, "first-move"),
        (best_last, "last-move"),
        (best_for_x, "plays-for-x"),
        (best_for_o, "plays-for-o"),
        (lambda position: minimax(position).value, "returns-the-value"),
    ],
}
