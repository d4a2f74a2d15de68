"""Answers to lesson 07, right and wrong, written as different people write them."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from c4lab.evaluation import WindowScore, kept, threats
from c4lab.evaluation.squares.tables import by_number
from c4lab.games.grid import DIRECTIONS, windows

BY_HAND = {
    "A open threes": 2,
    "A red's threats": "c2",
    "A value": 50,
    "B amber keeps": "none",
    "B value": 100,
    "C red keeps": "g4",
    "C amber keeps": "b4",
    "C value": -9,
}
OFTEN_WRONG = {
    "A open threes": 1,
    "A value": 65,
    "B amber keeps": "f3 b3",
    "B value": 20,
    "C red keeps": "g4 b5",
    "C amber keeps": "b4, b6",
}

# 07.2 window_score ----------------------------------------------------------------------------


def rows_of(position: Any) -> list[list[int]]:
    """The board as rows, the bottom one first."""
    return [[position.at((x, y)) for x in range(1, 8)] for y in range(1, 7)]


def window_worth(window: Any, player: Any) -> int:
    window = list(window)
    own, empty = window.count(player), window.count(0)
    if own == 4:
        return 100
    if own == 3 and empty == 1:
        return 5
    if own == 2 and empty == 2:
        return 2
    return -4 if window.count(-player) == 3 and empty == 1 else 0


def scored_with(
    worth: Any = window_worth, columns: Any = True, diagonals: Any = 2, centre: Any = 3
) -> Any:
    """A score by slices of rows and columns, as people write it, with choices."""

    def window_score(position: Any, player: Any) -> Any:
        rows = rows_of(position)
        score = centre * [row[3] for row in rows].count(player)
        for row in rows:
            for start in range(4):
                score += worth(row[start : start + 4], player)
        for column in range(7):
            cells = [each[column] for each in rows] if columns is True else columns(rows, column)
            for start in range(3):
                score += worth(cells[start : start + 4], player)
        for start in range(3):
            for column in range(4):
                if diagonals >= 1:
                    score += worth([rows[start + i][column + i] for i in range(4)], player)
                if diagonals >= 2:
                    score += worth([rows[start + 3 - i][column + i] for i in range(4)], player)
        return score

    return window_score


def score_by_package(position: Any, player: Any) -> Any:
    return float(WindowScore().score(position, player))


def score_numpy(position: Any, player: Any) -> Any:
    board = np.array(rows_of(position)) * player
    score = 3 * (board[:, 3] == 1).sum()
    for window in windows(7, 6):
        cells = np.array([board[y - 1, x - 1] for x, y in window])
        own, empty = (cells == 1).sum(), (cells == 0).sum()
        score += {(4, 0): 100, (3, 1): 5, (2, 2): 2}.get((int(own), int(empty)), 0)
        score -= 4 * int((cells == -1).sum() == 3 and empty == 1)
    return score


def score_forgets_return(position: Any, player: Any) -> Any:
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        score += window_worth([position.at(cell) for cell in window], player)


def score_returns_in_the_loop(position: Any, player: Any) -> Any:
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        score += window_worth([position.at(cell) for cell in window], player)
        return score


def score_centre_once(position: Any, player: Any) -> Any:
    return scored_with(centre=0)(position, player) + 3 * (player in position.columns[3])


def score_centre_column_5(position: Any, player: Any) -> Any:
    return scored_with(centre=0)(position, player) + 3 * position.columns[4].count(player)


def score_flat_list(position: Any, player: Any) -> Any:
    """Windows in one long list of all rows: they run round the edge."""
    cells = [cell for row in rows_of(position) for cell in row]
    score = 3 * position.columns[3].count(player)
    for step in (1, 7, 8, 6):
        for start in range(42 - 3 * step):
            score += window_worth([cells[start + i * step] for i in range(4)], player)
    return score


def score_off_the_board(position: Any, player: Any) -> Any:
    score = 3 * position.columns[3].count(player)
    for x, y, (dx, dy) in product(range(1, 8), range(1, 7), DIRECTIONS):
        cells = [position.at((x + i * dx, y + i * dy)) for i in range(4)]
        score += window_worth(cells, player)
    return score


def no_empty_cell_for_three(window: Any, player: Any) -> int:
    if list(window).count(player) == 3:
        return 5
    return window_worth(window, player)


def no_empty_cells(window: Any, player: Any) -> int:
    window = list(window)
    own, other = window.count(player), window.count(-player)
    return {4: 100, 3: 5, 2: 2}.get(own, -4 if other == 3 else 0)


def opponent_ignored(window: Any, player: Any) -> int:
    return max(0, window_worth(window, player))


def opponent_added(window: Any, player: Any) -> int:
    return abs(window_worth(window, player))


def at_least(window: Any, player: Any) -> int:
    window = list(window)
    worth = 0
    if window.count(-player) == 0:
        for discs, points in ((2, 2), (3, 5), (4, 100)):
            if window.count(player) >= discs:
                worth += points
        return worth
    return window_worth(window, player)


def score_once_a_row(position: Any, player: Any) -> Any:
    """Gives up a row after its first window that counts."""
    score = scored_with()(position, player)
    for row in rows_of(position):
        values = [window_worth(row[start : start + 4], player) for start in range(4)]
        score -= sum(list(filter(None, values))[1:])
    return score


def score_overwritten(position: Any, player: Any) -> Any:
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        worth = window_worth([position.at(cell) for cell in window], player)
        if worth:
            score = worth
    return score


def score_overwritten_centre_last(position: Any, player: Any) -> Any:
    score = 0
    for window in windows(7, 6):
        worth = window_worth([position.at(cell) for cell in window], player)
        if worth:
            score = worth
    return score + 3 * position.columns[3].count(player)


def score_from_zero(position: Any, player: Any) -> Any:
    rows = [[position.at((x, y)) for x in range(7)] for y in range(6)]
    score = 3 * position.columns[3].count(player)
    for y, x, (dx, dy) in product(range(6), range(7), DIRECTIONS):
        if 0 <= y + 3 * dy < 6 and 0 <= x + 3 * dx < 7:
            score += window_worth([rows[y + i * dy][x + i * dx] for i in range(4)], player)
    return score


def score_centre_without_the_top(position: Any, player: Any) -> Any:
    centre = [position.at((4, row)) for row in range(6)]
    return scored_with(centre=0)(position, player) + 3 * centre.count(player)


def score_by_columns(position: Any, player: Any) -> Any:
    score = 0
    for column in range(7):
        for row in range(3):
            cells = [position.columns[column][row + i] for i in range(4)]
            score += window_worth(cells, player)
    return score


def no_empty_cells_and_no_opponent(window: Any, player: Any) -> int:
    return {4: 100, 3: 5, 2: 2}.get(list(window).count(player), 0)


# 07.3 evaluate --------------------------------------------------------------------------------


def evaluate_branches(position: Any, score: Any) -> Any:
    red, amber = score(position, 1), score(position, -1)
    if len(position.history) % 2 == 0:
        return red - amber
    return amber - red


def evaluate_sums(position: Any, score: Any) -> Any:
    return position.player * sum(player * score(position, player) for player in (+1, -1))


# 07.4 kept_threats ----------------------------------------------------------------------------


def found_threats(position: Any) -> dict[int, set[Any]]:
    return {player: set(cells) for player, cells in threats(position).items()}


def threats_by_trying(position: Any) -> Any:
    """Puts a disc on each empty cell and looks along all lines through it."""

    def wins(cell: Any, player: int) -> bool:
        for dx, dy in DIRECTIONS:
            length = 1
            for sign in (1, -1):
                x, y = cell[0] + sign * dx, cell[1] + sign * dy
                while position.at((x, y)) == player:
                    length, x, y = length + 1, x + sign * dx, y + sign * dy
            if length >= 4:
                return True
        return False

    empty = [cell for cell in product(range(1, 8), range(1, 7)) if not position.at(cell)]
    red = [cell for cell in empty if wins(cell, +1)]
    amber = [cell for cell in empty if wins(cell, -1)]
    return {
        1: [(x, y) for x, y in red if (x, y - 1) not in amber],
        -1: [(x, y) for x, y in amber if (x, y - 1) not in red],
    }


def threats_frozen(position: Any) -> Any:
    return kept(position)


def threats_on_copies(position: Any) -> Any:
    found = found_threats(position)
    left = {player: set(cells) for player, cells in found.items()}
    for player in (-1, 1):
        for column, row in found[player]:
            if (column, row + 1) in found[-player]:
                left[-player].discard((column, row + 1))
    return left


def threats_in_place(first: int) -> Any:
    def kept_threats(position: Any) -> Any:
        found = found_threats(position)
        for player in (first, -first):
            for column, row in list(found[player]):
                if (column, row - 1) in found[-player]:
                    found[player].remove((column, row))
        return found

    return kept_threats


def threats_as_lists(position: Any) -> Any:
    found: dict[int, list[Any]] = {1: [], -1: []}
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        for player in found:
            if discs.count(player) == 3 and 0 in discs:
                found[player].append(window[discs.index(0)])
    return {
        player: [(x, y) for x, y in cells if (x, y - 1) not in found[-player]]
        for player, cells in found.items()
    }


def threats_dropped(drops: Any, sides: Any = (1, -1)) -> Any:
    def kept_threats(position: Any) -> Any:
        found = found_threats(position)
        return {
            player: {
                cell
                for cell in cells
                if player not in sides or not drops(cell, found[-player], cells)
            }
            for player, cells in found.items()
        }

    return kept_threats


def below(cell: Any, others: Any, own: Any) -> bool:
    return (cell[0], cell[1] - 1) in others


def threats_playable(position: Any) -> Any:
    """Tries the next move of both sides only."""
    playable = {position.landing(move) for move in position.moves()}
    found = {player: cells & playable for player, cells in found_threats(position).items()}
    return {
        player: {(x, y) for x, y in cells if (x, y - 1) not in found[-player]}
        for player, cells in found.items()
    }


def threats_by_playing(position: Any) -> Any:
    won = [position.landing(move) for move in position.moves() if position.play(move).winner]
    return {position.player: won, -position.player: []}


def threats_while_looping(position: Any) -> Any:
    found = found_threats(position)
    for player in (1, -1):
        for column, row in found[player]:
            if (column, row - 1) in found[-player]:
                found[player].remove((column, row))
    return found


def threats_from(lines: Any, empty: Any = True) -> Any:
    def kept_threats(position: Any) -> Any:
        found: dict[int, set[Any]] = {1: set(), -1: set()}
        for window in lines:
            for player in found:
                others = [cell for cell in window if position.at(cell) != player]
                if len(others) == 1 and (not empty or not position.at(others[0])):
                    found[player].add(others[0])
        return {
            player: {(x, y) for x, y in cells if (x, y - 1) not in found[-player]}
            for player, cells in found.items()
        }

    return kept_threats


def straight(window: Any) -> bool:
    (x, y), (next_x, next_y) = window[:2]
    return bool(x == next_x or y == next_y)


ALL = windows(7, 6)
LEAVING = [
    tuple((x + i * dx, y + i * dy) for i in range(4))
    for x, y, (dx, dy) in product(range(1, 8), range(1, 7), DIRECTIONS)
]


FROM_ZERO = [tuple((x - 1, y - 1) for x, y in window) for window in ALL]


def threats_by_name(position: Any) -> Any:
    return {
        player: {f"{'abcdefg'[x - 1]}{y}" for x, y in cells}
        for player, cells in kept(position).items()
    }


# 07.5 value -----------------------------------------------------------------------------------


def searched(finished: Any) -> Any:
    def value(position: Any, depth: Any) -> Any:
        if position.result() is not None:
            return finished(position, depth)
        if depth == 0:
            return 0
        return max(-value(position.play(move), depth - 1) for move in position.moves())

    return value


def value_fades(position: Any, depth: Any) -> Any:
    """A win is worth a tenth less for each move that it is away."""
    if position.result() is not None:
        return -100.0 if position.result() else 0.0
    best = None
    for move in position.moves() if depth else ():
        worth = -0.9 * value_fades(position.play(move), depth - 1)
        best = worth if best is None else max(best, worth)
    return best or 0


def value_red_and_amber(position: Any, depth: Any) -> Any:
    """Minimax in red's view inside, turned round at the end."""

    def red(position: Any, depth: int) -> Any:
        if position.result() is not None:
            return position.result() * (22 - len(position.history) / 2)
        if depth == 0:
            return 0
        values = [red(position.play(move), depth - 1) for move in position.moves()]
        return max(values) if position.player == 1 else min(values)

    return position.player * red(position, depth)


def value_later_losses_cost_more(position: Any, depth: Any) -> Any:
    """Right for wins; of losses it prefers the sooner."""
    true = searched(lambda position, depth: -(position.result() ** 2) * (100 + depth))
    found = true(position, depth)
    return found if found <= 0 else 1000 - found


def value_draws_mended(position: Any, depth: Any) -> Any:
    if position.result() == 0:
        return 0
    if not position.moves():
        return -100
    if depth == 0:
        return 0
    return max(-value_draws_mended(position.play(move), depth - 1) for move in position.moves())


def value_going_on_is_a_draw(position: Any, depth: Any) -> Any:
    if not position.result():
        return 0
    return -(100 + position.left)


def value_less_one_each_move(position: Any, depth: Any) -> Any:
    if position.result() == 0 or (depth == 0 and position.moves()):
        return 0
    if not position.moves():
        return -100
    return max(-value_less_one_each_move(position.play(m), depth - 1) for m in position.moves()) - 1


# 07.6 line_tables -----------------------------------------------------------------------------

LENGTHS = (4, 5, 6, 7)


def tables_from(worth: Any, lengths: Any = LENGTHS, sizes: Any = lambda n: 3**n) -> Any:
    """Tables of the sum of `worth(window)` over all windows of four digits."""

    def line_tables() -> Any:
        tables = {}
        for length in lengths:
            table = []
            for number in range(sizes(length)):
                digits = [number // 3**place % 3 for place in range(length)]
                table.append(sum(worth(digits[i : i + 4]) for i in range(length - 3)))
            tables[length] = table
        return tables

    return line_tables


def squared(window: Any) -> int:
    red, amber = window.count(1), window.count(2)
    if red and amber:
        return 0
    if 4 in (red, amber):
        return 10_000 if red else -10_000
    return int(red**2 - amber**2)


def tables_by_package() -> Any:
    return {length: by_number(length) for length in LENGTHS}


def tables_last_cell_first() -> Any:
    """The highest digit is the first cell: the windows of a line are the same from both ends."""
    tables: dict[int, Any] = {}
    for length in LENGTHS:
        lines = product((0, 1, 2), repeat=length)
        tables[length] = np.array(
            [sum(squared(line[i : i + 4]) for i in range(length - 3)) for line in lines]
        )
    return tables


def whole_line(length: int) -> list[int]:
    values = []
    for number in range(3**length):
        digits = [number // 3**place % 3 for place in range(length)]
        red, amber = digits.count(1), digits.count(2)
        values.append(0 if red and amber else red**2 - amber**2)
    return values


def tables_start_too_few() -> Any:
    return {
        length: [
            sum(
                squared([number // 3**place % 3 for place in range(i, i + 4)])
                for i in range(length - 4)
            )
            for number in range(3**length)
        ]
        for length in LENGTHS
    }


def tables_start_too_many() -> Any:
    return {
        length: [
            sum(
                squared([number // 3**place % 3 for place in range(i, min(i + 4, length))])
                for i in range(length)
            )
            for number in range(3**length)
        ]
        for length in LENGTHS
    }


RIGHT: dict[str, list[Any]] = {
    "07.1": [
        BY_HAND,
        BY_HAND | {"A red's threats": "C2", "C red keeps": " g4 ", "A value": 50.0},
    ],
    "07.2": [scored_with(), score_by_package, score_numpy],
    "07.3": [evaluate_branches, evaluate_sums],
    "07.4": [threats_by_trying, threats_frozen, threats_on_copies],
    "07.5": [
        searched(lambda position, depth: -(position.result() ** 2) * (1000 + depth)),
        value_fades,
        value_red_and_amber,
    ],
    "07.6": [tables_by_package, tables_last_cell_first, tables_from(squared)],
}

WRONG: dict[str, list[tuple[Any, str]]] = {
    "07.1": [
        (BY_HAND | OFTEN_WRONG, "known-mistake"),
        (BY_HAND | {"B value": 130, "C value": 9}, "known-mistake"),
        (BY_HAND | {"C red keeps": "none", "C amber keeps": "b6 b4"}, "known-mistake"),
        (BY_HAND | {"A value": 51}, "wrong-prediction"),
        (BY_HAND | {"A red's threats": 1}, "wrong-kind"),
        (BY_HAND | {"C amber keeps": ["b4"]}, "wrong-kind"),
        (BY_HAND | {"C red keeps": "(7, 4)"}, "not-a-cell"),
        (BY_HAND | {"C red keeps": "g4, h4"}, "not-a-cell"),
    ],
    "07.2": [
        (score_forgets_return, "returns-none"),
        (scored_with(columns=lambda rows, column: rows[-1]), "rows-for-columns"),
        (scored_with(columns=lambda rows, column: []), "forgets-upwards"),
        (scored_with(diagonals=1), "forgets-falling"),
        (scored_with(diagonals=0), "forgets-directions"),
        (score_centre_once, "centre-once"),
        (score_centre_column_5, "not-the-centre"),
        (scored_with(centre=0), "centre-ignored"),
        (scored_with(worth=no_empty_cell_for_three), "blocked-counts"),
        (scored_with(worth=no_empty_cells), "blocked-counts"),
        (scored_with(worth=opponent_ignored), "opponent-ignored"),
        (scored_with(worth=opponent_added), "opponent-added"),
        (scored_with(worth=at_least), "three-is-also-two"),
        (score_flat_list, "wraps-round-the-edge"),
        (score_off_the_board, "off-the-board"),
        (score_returns_in_the_loop, "looks-at-one-window"),
        (score_once_a_row, "one-window-a-line"),
        (score_overwritten, "overwritten"),
        (score_overwritten_centre_last, "overwritten"),
        (score_from_zero, "cells-from-zero"),
        (score_centre_without_the_top, "centre-without-the-top"),
        (score_by_columns, "columns-hold-discs-only"),
        (scored_with(worth=no_empty_cells_and_no_opponent), "blocked-counts"),
        (lambda position, player: scored_with()(position, 1), "always-red"),
        (lambda position, player: max(0, scored_with()(position, player)), "never-negative"),
        (
            lambda position, player: (
                scored_with()(position, player) - scored_with()(position, -player)
            ),
            "both-sides",
        ),
    ],
    "07.3": [
        (lambda position, score: score(position, 1) - score(position, -1), "first-player's-view"),
        (lambda position, score: score(position, position.player), "own-only"),
        (lambda position, score: position.player * score(position, position.player), "own-only"),
        (lambda position, score: score(position, 1) + score(position, -1), "sum"),
        (lambda position, score: -evaluate_branches(position, score), "turned-round"),
        (lambda position, score: position.player * score(position, 1), "red-only"),
        (lambda position, score: abs(evaluate_branches(position, score)), "no-sign"),
        (lambda position, score: score(position), "raises"),
        (lambda position, score: WindowScore()(position), "score-unused"),
    ],
    "07.4": [
        (found_threats, "no-clean-up"),
        (threats_in_place(+1), "cleaned-in-place"),
        (threats_in_place(-1), "cleaned-in-place"),
        (threats_as_lists, "counted-twice"),
        (
            threats_dropped(lambda cell, others, own: (cell[0], cell[1] + 1) in others),
            "above-for-below",
        ),
        (threats_dropped(below, sides=(1,)), "one-side-only"),
        (threats_dropped(lambda cell, others, own: below(cell, own, others)), "own-below"),
        (threats_dropped(lambda cell, others, own: cell in others), "same-cell"),
        (threats_playable, "playable-only"),
        (threats_by_playing, "side-to-move-only"),
        (threats_while_looping, "changed-while-in-use"),
        (threats_from(ALL, empty=False), "occupied"),
        (threats_from([window for window in ALL if straight(window)]), "forgets-directions"),
        (threats_from(LEAVING), "off-the-board"),
        (threats_from(FROM_ZERO), "cells-from-zero"),
        (threats_by_name, "not-cells"),
        (lambda position: {"red": set(), "amber": set()}, "wrong-keys"),
        (lambda position: kept(position)[1], "returns-wrong-type"),
    ],
    "07.5": [
        (value_draws_mended, "wins-all-equal"),
        (searched(lambda position, depth: -(100 + position.left)), "draw-not-zero"),
        (
            searched(lambda position, depth: -abs(position.result()) * position.left),
            "win-worth-nothing",
        ),
        (
            searched(lambda position, depth: -abs(position.result()) * (142 - position.left)),
            "later-wins-preferred",
        ),
        (searched(lambda position, depth: position.result() * 100), "wrong-view"),
        (
            searched(lambda position, depth: -(42 - len(position.history) / 2 + 100)),
            "draw-not-zero",
        ),
        (value_later_losses_cost_more, "sooner-losses-preferred"),
        (value_going_on_is_a_draw, "win-unseen"),
        (value_less_one_each_move, "unknown-not-zero"),
        (lambda position, depth: print(value_fades(position, depth)), "returns-none"),
    ],
    "07.6": [
        (tables_from(squared, lengths=(5, 6, 7)), "forgets-length-4"),
        (tables_from(squared, lengths=(6, 7)), "wrong-lengths"),
        (tables_from(squared, sizes=lambda n: n**3), "wrong-size"),
        (tables_from(lambda window: -squared(window)), "sign-turned"),
        (tables_from(lambda window: abs(squared(window))), "both-positive"),
        (
            tables_from(lambda window: window.count(1) ** 2 - window.count(2) ** 2),
            "mixed-windows-count",
        ),
        (
            lambda: {length: whole_line(length) for length in LENGTHS},
            "whole-line",
        ),
        (
            tables_from(
                lambda window: (
                    (0, 1, 4, 9, 10_000)[window.count(1)] - (0, 1, 4, 9, 10_000)[window.count(2)]
                )
            ),
            "mixed-windows-count",
        ),
        (tables_from(lambda window: window.count(1) ** 2 - window.count(-1) ** 2), "amber-is-2"),
        (tables_start_too_few, "last-window-missing"),
        (tables_start_too_many, "short-windows"),
        (lambda: by_number(4), "returns-wrong-type"),
    ],
}
