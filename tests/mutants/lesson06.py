"""Answers to lesson 06, right and wrong, written as different people write them."""

from __future__ import annotations

from copy import deepcopy
from itertools import chain, pairwise
from typing import Any

import numpy as np

from c4lab.games import ConnectFour

# 06.1 drop ------------------------------------------------------------------------------------


def drop_by_height(board: Any, column: int, player: int) -> Any:
    height = sum(1 for row in board if row[column - 1])
    if height == 6:
        return None
    new = deepcopy(board)
    new[height][column - 1] = player
    return new


def drop_numpy(board: Any, column: int, player: int) -> Any:
    grid = np.array(board)
    (free,) = np.nonzero(grid[:, column - 1] == 0)
    if len(free) == 0:
        return None
    grid[free[0], column - 1] = player
    return grid


def drop_tuples(board: Any, column: int, player: int) -> Any:
    columns = [[cell for cell in pile if cell] for pile in zip(*board, strict=True)]
    columns[column - 1].append(player)
    if len(columns[column - 1]) > 6:
        return None
    filled = [pile + [0] * (6 - len(pile)) for pile in columns]
    return tuple(zip(*filled, strict=True))


def drop_from_above(board: Any, column: int, player: int) -> Any:
    new = [row[:] for row in board]
    for row in range(5, -1, -1):
        if new[row][column - 1] == 0:
            new[row][column - 1] = player
            return new
    return None


def drop_without_minus(board: Any, column: int, player: int) -> Any:
    return drop_by_height(board, column + 1 if column < 7 else 1, player)


def drop_gives_up(board: Any, column: int, player: int) -> Any:
    new = [row[:] for row in board]
    for row in new:
        if row[column - 1] == 0:
            row[column - 1] = player
            return new
        else:
            return None


def drop_breaks(board: Any, column: int, player: int) -> Any:
    new = [row[:] for row in board]
    for row in new:
        if row[column - 1] == 0:
            row[column - 1] = player
            break
    return new


def drop_in_place(board: Any, column: int, player: int) -> Any:
    for row in board:
        if row[column - 1] == 0:
            row[column - 1] = player
            return board
    return None


def drop_shallow(board: Any, column: int, player: int) -> Any:
    new = board.copy()
    return drop_in_place(new, column, player)


def drop_without_break(board: Any, column: int, player: int) -> Any:
    if board[5][column - 1]:
        return None
    new = [row[:] for row in board]
    for row in new:
        if row[column - 1] == 0:
            row[column - 1] = player
    return new


def drop_on_top(board: Any, column: int, player: int) -> Any:
    new = deepcopy(board)
    row = 0
    while row < 5 and new[row][column - 1] != 0:
        row += 1
    new[row][column - 1] = player
    return new


def drop_on_the_floor(board: Any, column: int, player: int) -> Any:
    new = deepcopy(board)
    new[0][column - 1] = player
    return new


def drop_past_the_end(board: Any, column: int, player: int) -> Any:
    new, row = deepcopy(board), 0
    while new[row][column - 1] != 0:
        row += 1
    new[row][column - 1] = player
    return new


def drop_gives_the_row(board: Any, column: int, player: int) -> Any:
    return sum(1 for row in board if row[column - 1])


def drop_as_text(board: Any, column: int, player: int) -> Any:
    new = drop_by_height(board, column, player)
    return new and [["XO "[(1, -1, 0).index(cell)] for cell in row] for row in new]


def drop_printing(board: Any, column: int, player: int) -> None:
    print(drop_by_height(board, column, player))


# 06.2 connects_four ---------------------------------------------------------------------------


def four_by_loops(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(4):
            if all(board[r][c + i] == player for i in range(4)):
                return True
    for r in range(3):
        for c in range(7):
            if all(board[r + i][c] == player for i in range(4)):
                return True
    for r in range(3):
        for c in range(4):
            if all(board[r + i][c + i] == player for i in range(4)):
                return True
            if all(board[r + 3 - i][c + i] == player for i in range(4)):
                return True
    return False


def four_by_numpy(board: Any, player: int) -> Any:
    m = np.array(board) == player
    across = m[:, :-3] & m[:, 1:-2] & m[:, 2:-1] & m[:, 3:]
    upwards = m[:-3] & m[1:-2] & m[2:-1] & m[3:]
    rising = m[:-3, :-3] & m[1:-2, 1:-2] & m[2:-1, 2:-1] & m[3:, 3:]
    falling = m[3:, :-3] & m[2:-1, 1:-2] & m[1:-2, 2:-1] & m[:-3, 3:]
    return across.any() or upwards.any() or rising.any() or falling.any()


def four_by_text(board: Any, player: int) -> bool:
    rows = ["".join("#" if cell == player else "." for cell in row) for row in board]
    text = "|".join(rows)  # the bar keeps the rows apart
    return any(
        all(text[i + step * k] == "#" for k in range(4))
        for step in (1, 7, 8, 9)
        for i in range(len(text) - 3 * step)
    )


def four_by_counting(board: Any, player: int) -> int:
    def run(r: int, c: int, dr: int, dc: int) -> int:
        if not (0 <= r < 6 and 0 <= c < 7) or board[r][c] != player:
            return 0
        return 1 + run(r + dr, c + dc, dr, dc)

    steps = [(0, 1), (1, 0), (1, 1), (-1, 1)]
    return int(any(run(r, c, *s) >= 4 for r in range(6) for c in range(7) for s in steps))


def four_no_falling(board: Any, player: int) -> bool:
    return any(
        r + 3 * dr < 6
        and c + 3 * dc < 7
        and all(board[r + i * dr][c + i * dc] == player for i in range(4))
        for r in range(6)
        for c in range(7)
        for dr, dc in ((0, 1), (1, 0), (1, 1))
    )


def four_no_diagonals(board: Any, player: int) -> bool:
    rows = [*board, *zip(*board, strict=True)]
    return any(
        all(row[i + k] == player for k in range(4)) for row in rows for i in range(len(row) - 3)
    )


def four_across(board: Any, player: int) -> bool:
    return any(all(row[i + k] == player for k in range(4)) for row in board for i in range(4))


def four_short_range(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(3):
            if all(board[r][c + i] == player for i in range(4)):
                return True
    return _not_across(board, player)


def _not_across(board: Any, player: int) -> bool:
    columns = any(
        all(board[r + i][c] == player for i in range(4)) for r in range(3) for c in range(7)
    )
    diagonals = any(
        all(board[r + i][c + i] == player for i in range(4))
        or all(board[r + 3 - i][c + i] == player for i in range(4))
        for r in range(3)
        for c in range(4)
    )
    return columns or diagonals


def four_low_only(board: Any, player: int) -> bool:
    if four_across(board, player):
        return True
    return _not_across([*board[:5], [0] * 7], player)


def four_negative_index(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(7):
            for dr, dc in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                try:
                    if all(board[r + i * dr][c + i * dc] == player for i in range(4)):
                        return True
                except IndexError:
                    continue
    return False


def four_modulo(board: Any, player: int) -> bool:
    return any(
        all(board[(r + i * dr) % 6][(c + i * dc) % 7] == player for i in range(4))
        for r in range(6)
        for c in range(7)
        for dr, dc in ((0, 1), (1, 0), (1, 1), (-1, 1))
    )


def four_flat(board: Any, player: int) -> bool:
    cells = list(chain(*board))
    return any(
        all(cells[i + k * step] == player for k in range(4))
        for step in (1, 6, 7, 8)
        for i in range(42 - 3 * step)
    )


def four_counting_discs(board: Any, player: int) -> bool:
    lines = [list(row) for row in board] + [list(column) for column in zip(*board, strict=True)]
    for s in range(-6, 12):
        lines.append([board[r][c] for r in range(6) for c in range(7) if c - r == s])
        lines.append([board[r][c] for r in range(6) for c in range(7) if c + r == s])
    return any(line.count(player) >= 4 for line in lines)


def four_any(board: Any, player: int) -> bool:
    return four_by_loops(board, 1) or four_by_loops(board, -1)


def four_mixed(board: Any, player: int) -> bool:
    return four_by_loops([[abs(cell) for cell in row] for row in board], 1)


def four_three(board: Any, player: int) -> bool:
    def run(r: int, c: int, dr: int, dc: int) -> int:
        if not (0 <= r < 6 and 0 <= c < 7) or board[r][c] != player:
            return 0
        return 1 + run(r + dr, c + dc, dr, dc)

    steps = [(0, 1), (1, 0), (1, 1), (-1, 1)]
    return any(run(r, c, *step) > 2 for r in range(6) for c in range(7) for step in steps)


def four_three_in_a_window(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(7):
            for dr, dc in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                if 0 <= r + 3 * dr < 6 and c + 3 * dc < 7:
                    cells = [board[r + i * dr][c + i * dc] == player for i in range(4)]
                    if all(cells[:3]) or all(cells[1:]):
                        return True
    return False


def four_first_answer(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(4):
            return all(board[r][c + i] == player for i in range(4))
    return False


def four_off_the_end(board: Any, player: int) -> bool:
    for r in range(6):
        for c in range(7):
            if all(board[r][c + i] == player for i in range(4)):
                return True
    return _not_across(board, player)


def four_in_common_ranges(board: Any, player: int) -> bool:
    for r in range(3):
        for c in range(4):
            if all(board[r][c + i] == player for i in range(4)):
                return True
            if all(board[r + i][c] == player for i in range(4)):
                return True
            if all(board[r + i][c + i] == player for i in range(4)):
                return True
            if all(board[r + 3 - i][c + i] == player for i in range(4)):
                return True
    return False


def four_upwards_in_four_columns(board: Any, player: int) -> bool:
    found = False
    for r in range(6):
        for c in range(4):
            found = found or all(board[r][c + i] == player for i in range(4))
            if r < 3:
                found = found or all(board[r + i][c] == player for i in range(4))
                found = found or all(board[r + i][c + i] == player for i in range(4))
                found = found or all(board[r + 3 - i][c + i] == player for i in range(4))
    return found


# 06.3 legal_columns ---------------------------------------------------------------------------


def legal_by_package(board: Any) -> Any:
    if four_any(board, 1):
        return ()
    return tuple(column for column, top in enumerate(board[-1], start=1) if not top)


def legal_by_zip(board: Any) -> Any:
    result = []
    for column, pile in enumerate(zip(*board, strict=True)):
        if 0 in pile and not four_by_loops(board, -1) and not four_by_loops(board, 1):
            result.append(column + 1)
    return result


def legal_plays_on(board: Any) -> Any:
    return [c + 1 for c in range(7) if board[5][c] == 0]


def legal_red_only(board: Any) -> Any:
    return [] if four_by_loops(board, 1) else legal_plays_on(board)


def legal_from_0(board: Any) -> Any:
    return [c - 1 for c in legal_by_package(board)]


def legal_from_0_plays_on(board: Any) -> Any:
    return [c for c in range(7) if board[5][c] == 0]


def legal_upside_down(board: Any) -> Any:
    return [c + 1 for c in range(7) if board[0][c] == 0]


def legal_all(board: Any) -> Any:
    return [1, 2, 3, 4, 5, 6, 7]


def legal_none_when_over(board: Any) -> Any:
    return None if four_any(board, 1) else legal_plays_on(board)


# 06.4 referee ---------------------------------------------------------------------------------


def referee_by_package(typed: Any) -> Any:
    position = ConnectFour()
    sheet: list[Any] = []
    for column in typed:
        if column in position.moves():
            sheet.append([position.player, column])
            position = position.play(column)
    return sheet


def referee_by_length(typed: Any) -> Any:
    board: Any = [[0] * 7 for _ in range(6)]
    sheet: list[Any] = []
    over = False
    for column in typed:
        player = -1 if len(sheet) % 2 else 1
        new = drop_by_height(board, column, player)
        if new and not over:
            board, over = new, four_by_loops(new, player)
            sheet.append((player, column))
    return tuple(sheet)


def _referee(typed: Any, turn: bool = True, end: bool = True, stop: bool = False) -> Any:
    board: Any = [[0] * 7 for _ in range(6)]
    player = 1
    sheet: list[Any] = []
    for column in typed:
        new = drop_by_height(board, column, player)
        if new is None:
            if stop:
                return sheet
            if not turn:
                player = -player
            continue
        board = new
        sheet.append((player, column))
        if end and four_by_loops(board, player):
            return sheet
        player = -player
    return sheet


def referee_win_first(typed: Any) -> Any:
    full = referee_by_package(typed)
    board: Any = [[0] * 7 for _ in range(6)]
    for player, column in full:
        board = drop_by_height(board, column, player)
    return full[:-1] if four_any(board, 1) else full


def referee_asks_late(typed: Any) -> Any:
    board: Any = [[0] * 7 for _ in range(6)]
    player = 1
    sheet: list[Any] = []
    for column in typed:
        new = drop_by_height(board, column, player)
        if new is not None:
            board = new
            sheet.append((player, column))
            player = -player
            if four_by_loops(board, player):
                break
    return sheet


def referee_else_on_the_wrong_if(typed: Any) -> Any:
    board, player, sheet = [[0] * 7 for _ in range(6)], 1, []
    for column in typed:
        after = drop_by_height(board, column, player)
        if after is not None:
            board = after
            sheet.append((player, column))
        else:
            player = -player
    return sheet


# 06.5 broken_rule -----------------------------------------------------------------------------


def rule_by_numpy(x: Any, y: Any) -> Any:
    x, y = np.array(x), np.array(y)
    both = x + y
    if both.max() > 1:
        return 1
    if (both[1:] > both[:-1]).any():
        return 2
    return 0 if x.sum() - y.sum() in (0, 1) else 3


def rule_by_columns(x: Any, y: Any) -> float:
    balance = 0
    found = 0
    for of_x, of_y in zip(zip(*x, strict=True), zip(*y, strict=True), strict=True):
        pile = [a + b for a, b in zip(of_x, of_y, strict=True)]
        balance += sum(of_x) - sum(of_y)
        if 2 in pile:
            return 1.0
        if sorted(pile, reverse=True) != pile:
            found = 2
    return float(found or (0 if balance == 0 or balance == 1 else 3))


def _rule(x: Any, y: Any, start: int = 1, lead: Any = (0, 1), up: int = -1) -> int:
    rows, columns = range(len(x)), range(len(x[0]))
    if any(x[i][j] and y[i][j] for i in rows for j in columns):
        return 1
    for i in range(start, len(x)):
        for j in columns:
            upper, lower = (i, i - 1) if up == -1 else (i - 1, i)
            if x[upper][j] + y[upper][j] > x[lower][j] + y[lower][j]:
                return 2
    if sum(map(sum, x)) - sum(map(sum, y)) not in lead:
        return 3
    return 0


def rule_own_colour(x: Any, y: Any) -> int:
    found = _rule(x, y)
    if found == 1:
        return 1
    for matrix in (x, y):
        for lower, upper in pairwise(matrix):
            if any(b > a for a, b in zip(lower, upper, strict=True)):
                return 2
    return 3 if found == 3 else 0


def rule_last(x: Any, y: Any) -> int:
    if sum(map(sum, x)) - sum(map(sum, y)) not in (0, 1):
        return 3
    rows, columns = range(1, len(x)), range(len(x[0]))
    if any(x[i][j] + y[i][j] > x[i - 1][j] + y[i - 1][j] for i in rows for j in columns):
        return 2
    return 1 if _rule(x, y) == 1 else 0


def rule_in_one_pass(x: Any, y: Any, start: int = 1) -> int:
    for i in range(len(x)):
        for j in range(len(x[0])):
            if x[i][j] + y[i][j] > 1:
                return 1
            if i >= start and x[i][j] + y[i][j] > x[i - 1][j] + y[i - 1][j]:
                return 2
    return 0 if _rule(x, y) in (0, 1, 2) else 3


def rule_lawful(x: Any, y: Any) -> bool:
    return _rule(x, y) == 0


def rule_falls_through(x: Any, y: Any) -> Any:
    return _rule(x, y) or None


def rule_unequal_or(x: Any, y: Any) -> int:
    rule = rule_by_columns(x, y)
    if rule in (1, 2):
        return rule
    lead = sum(map(sum, x)) - sum(map(sum, y))
    return 3 if lead != 0 or lead != 1 else 0


# 06.6 impossible ------------------------------------------------------------------------------


def drawing(*bottom: str) -> str:
    """A drawn board whose lowest rows, the bottom one last, are these."""
    return "\n".join([". . . . . . ."] * (6 - len(bottom)) + list(bottom))


BOTH_WON = drawing("X . . . . . O", "X . . . . . O", "X . . . . . O", "X . . . . . O")
WON_TOO_EARLY = drawing(". . O . . . .", ". . O . . . .", "X X X X O O .")
SMALL_LETTERS = drawing("x......", "o......") + "\n1234567"
FLOATING = drawing(". . . X . . .", ". . . . . . .", "O . . . . . .")
THREE_TO_ONE = drawing("X X X O . . .")
AMBER_FIRST = drawing(". . . O . . .")
POSSIBLE = drawing(". . . X . . .", ". . . O . . .", ". . . X O . .")
WON = drawing("X . . . . . .", "X O . . . . .", "X O . . . . .", "X O . . . . .")
CROWDED = drawing(
    "X O X O . . .",
    "X O X O X O X",
    "O O O X X X O",
    "X X X O O O X",
    "O O O X X X O",
    "X X X O O O X",
)

# 06.7 positions_after -------------------------------------------------------------------------


def positions_by_keys(position: Any, plies: int) -> int:
    seen = set()

    def walk(here: Any, left: int) -> None:
        if left == 0:
            seen.add(here.key)
            return
        for move in here.moves():
            walk(here.play(move), left - 1)

    walk(position, plies)
    return len(seen)


def positions_by_dict(position: Any, plies: int) -> float:
    level = {position.key: position}
    while plies > 0:
        plies -= 1
        after = [here.play(move) for here in level.values() for move in here.moves()]
        level = {here.key: here for here in after}
    return float(len(level))


def positions_sequences(position: Any, plies: int) -> int:
    level = [position]
    for _ in range(plies):
        level = [here.play(move) for here in level for move in here.moves()]
    return len(level)


def positions_with_history(position: Any, plies: int) -> int:
    level = {str(position)}
    for _ in range(plies):
        level = {f"{text}{move}" for text in level for move in ConnectFour.parse(text).moves()}
    return len(level)


def positions_all(position: Any, plies: int) -> int:
    return sum(positions_by_keys(position, ply) for ply in range(plies + 1))


def positions_mirrored(position: Any, plies: int) -> int:
    level = {position}
    for _ in range(plies):
        level = {here.play(move) for here in level for move in here.moves()}
    return len({frozenset((here.columns, here.columns[::-1])) for here in level})


def positions_heights(position: Any, plies: int) -> int:
    level = {position}
    for _ in range(plies):
        level = {here.play(move) for here in level for move in here.moves()}
    return len({tuple(len(column) for column in here.columns) for here in level})


def positions_keep_finished(position: Any, plies: int) -> int:
    level = {position}
    for _ in range(plies):
        over = {here for here in level if here.result() is not None}
        level = over | {here.play(move) for here in level for move in here.moves()}
    return len(level)


def positions_endless(position: Any, plies: int) -> int:
    return positions_endless(position, plies)


RIGHT: dict[str, list[Any]] = {
    "06.1": [drop_by_height, drop_numpy, drop_tuples],
    "06.2": [four_by_loops, four_by_numpy, four_by_text, four_by_counting],
    "06.3": [legal_by_package, legal_by_zip],
    "06.4": [referee_by_package, referee_by_length],
    "06.5": [rule_by_numpy, rule_by_columns, _rule],
    "06.6": [BOTH_WON, WON_TOO_EARLY, SMALL_LETTERS],
    "06.7": [positions_by_keys, positions_by_dict],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "06.1": [
        (drop_gives_up, "gives-up-at-once"),
        (drop_breaks, "leaves-a-full-column"),
        (drop_from_above, "falls-upwards"),
        (drop_without_minus, "counts-columns-from-0"),
        (drop_in_place, "mutates"),
        (drop_shallow, "mutates"),
        (drop_without_break, "fills-the-column"),
        (drop_on_top, "replaces-the-highest"),
        (drop_on_the_floor, "always-on-the-floor"),
        (drop_past_the_end, "raises"),
        (drop_gives_the_row, "returns-wrong-type"),
        (drop_as_text, "wrong-value"),
        (drop_printing, "returns-none"),
    ],
    "06.2": [
        (four_in_common_ranges, "ranges-of-the-diagonals"),
        (four_upwards_in_four_columns, "ranges-of-the-diagonals"),
        (four_no_falling, "forgets-falling"),
        (four_no_diagonals, "forgets-the-diagonals"),
        (four_across, "forgets-directions"),
        (four_short_range, "misses-the-last-column"),
        (four_low_only, "misses-the-top-row"),
        (four_negative_index, "wraps-round-the-edge"),
        (four_modulo, "wraps-round-the-edge"),
        (four_flat, "wraps-round-the-edge"),
        (four_counting_discs, "gaps-count"),
        (four_any, "any-colour"),
        (four_mixed, "colours-mixed"),
        (four_three_in_a_window, "three-is-enough"),
        (four_three, "three-is-enough"),
        (four_first_answer, "looks-at-one-window"),
        (four_off_the_end, "raises"),
        (lambda board, player: False, "never"),
        (lambda board, player: not four_by_loops(board, player), "wrong-value"),
    ],
    "06.3": [
        (legal_plays_on, "plays-on"),
        (legal_red_only, "asks-for-one-player"),
        (legal_from_0, "counts-columns-from-0"),
        (legal_from_0_plays_on, "counts-columns-from-0"),
        (legal_upside_down, "asks-the-bottom-row"),
        (legal_all, "all-columns"),
        (legal_none_when_over, "returns-none"),
    ],
    "06.4": [
        (referee_else_on_the_wrong_if, "keeps-the-turn"),
        (lambda typed: _referee(typed, turn=False), "turn-passes"),
        (lambda typed: _referee(typed, end=False), "plays-on"),
        (lambda typed: _referee(typed, turn=False, end=False), "both"),
        (lambda typed: _referee(typed, stop=True), "stops-at-a-full-column"),
        (lambda typed: [], "nothing-counts"),
        (referee_win_first, "forgets-the-last"),
        (referee_asks_late, "asks-for-the-other"),
    ],
    "06.5": [
        (rule_unequal_or, "never-lawful"),
        (lambda x, y: _rule(x, y, start=0), "below-the-floor"),
        (rule_in_one_pass, "cell-by-cell"),
        (lambda x, y: rule_in_one_pass(x, y, start=0), "below-the-floor"),
        (lambda x, y: _rule(x, y, up=+1), "upside-down"),
        (lambda x, y: _rule(x, y, lead=(0,)), "only-equal-numbers"),
        (lambda x, y: _rule(x, y, lead=(-1, 0, 1)), "anyone-begins"),
        (lambda x, y: _rule(x, y, lead=(-1, 0)), "colours-swapped"),
        (rule_own_colour, "rests-on-own-colour"),
        (rule_last, "last-rule-first"),
        (rule_lawful, "true-or-false"),
        (rule_falls_through, "returns-none"),
        (lambda x, y: str(_rule(x, y)), "returns-text"),
    ],
    "06.6": [
        (FLOATING, "breaks-rule-2"),
        (THREE_TO_ONE, "breaks-rule-3"),
        (AMBER_FIRST, "breaks-rule-3"),
        (POSSIBLE, "reachable"),
        (WON, "reachable"),
        (CROWDED, "too-many-discs"),
        (drawing("X O")[:20], "wrong-size"),
        (drawing("1 2 . . . . ."), "strange-signs"),
        ([[0] * 7] * 6, "not-text"),
    ],
    "06.7": [
        (positions_sequences, "counts-sequences"),
        (positions_with_history, "counts-sequences"),
        (lambda position, plies: 7**plies, "counts-sequences"),
        (positions_all, "counts-all-plies"),
        (positions_mirrored, "mirror-images-as-one"),
        (positions_heights, "forgets-the-colours"),
        (positions_keep_finished, "keeps-finished-games"),
        (lambda position, plies: positions_by_keys(position, plies + 1), "one-ply-off"),
        (positions_endless, "endless-recursion"),
    ],
}
