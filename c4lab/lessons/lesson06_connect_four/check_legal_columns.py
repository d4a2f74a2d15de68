"""06.3 Where the next disc may go."""

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, uses
from c4lab.games.grid import windows
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.lesson06_connect_four.parts import blaming_06_2
from c4lab.lessons.lesson06_connect_four.rows import (
    DRAWN,
    board_after,
    fewer_discs,
    naming_indices,
    position_of,
)

OVER = "Here somebody has four in a row, so the game is over and no column is legal."
ASKS = r"\n    if connects_four(board, +1) or connects_four(board, -1):\n        return []"
ALL = "[column for column in range(1, 8)"
OPEN = f"{ALL} if board[5]"


def without_wins(board: list[list[int]], *players: int) -> list[int]:
    """A wrong idea: leaves out the columns where a disc of one of these players makes four."""
    if has_four(board, +1) or has_four(board, -1):
        return []
    found = []
    for column in range(7):
        free = [row for row in board if row[column] == 0]
        if free and not any(makes_four(board, column, player) for player in players):
            found.append(column + 1)
    return found


def makes_four(board: list[list[int]], column: int, player: int) -> bool:
    after = [[*row] for row in board]
    next(row for row in after if row[column] == 0)[column] = player
    return has_four(after, player)


def has_four(board: list[list[int]], player: int) -> bool:
    return any(
        all(board[row - 1][column - 1] == player for column, row in window)
        for window in windows(7, 6)
    )


KNOWN = known(
    rf"""
    plays-on: {OVER} Your function asks `connects_four`: is 06.2 right, and is each of the two
            players asked about, with `or` between the two calls?
        return [] => pass
        seen: asks
    plays-on: {OVER} Return an empty list.
        {ASKS} =>
    asks-for-one-player: In your function only one player's four ends the game: ask `connects_four`
            about both players.
        or connects_four(board, -1) =>
        connects_four(board, +1) or =>
    counts-columns-from-0: Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.
        [column for => [column - 1 for
    counts-columns-from-0: Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.
            And once somebody has four in a row no column is legal.
        {ASKS}\n    return [column => \n    return [column - 1
    asks-the-bottom-row: Only empty columns are in your list: you look at the bottom row,
            `board[0]`. A column is full when its cell in the top row, `board[5]`, is taken.
        board[5] => board[0]
        {ASKS}\n    return {OPEN} => \n    return {ALL} if board[0]
    open-and-full-exchanged: Full columns are in your list, and open ones are not. A column is open
            if its cell in the top row is empty.
        {ASKS}\n    return {OPEN}[column - 1] == 0 => {ASKS}\n    return {OPEN}[column - 1] != 0
        {ASKS}\n    return {OPEN}[column - 1] == 0 => \n    return {OPEN}[column - 1] != 0
    leaves-out-empty-columns: Columns without a disc are missing from your list: an empty column is
            open, too.
        == 0] => == 0 and board[0][column - 1] != 0]
        {ASKS}\n    return {OPEN}[column - 1] == 0 =>
            \n    return {OPEN}[column - 1] == 0 and board[0][column - 1] != 0
    looks-one-row-too-low: A column with five discs has room for one more: the top row is the sixth,
            `board[5]`.
        board[5] => board[4]
        {ASKS}\n    return {OPEN} => \n    return {ALL} if board[4]
    without-column-7: Column 7 is never in your list: `range` stops one before its end.
        range(1, 8) => range(1, 7)
    without-column-1: Column 1 is never in your list.
        range(1, 8) => range(2, 8)
    shifted: For each column you look at the cell to its right. (Column c is item c - 1.)
        board[5][column - 1] => board[5][column % 7]
    turned-round: The columns have to come in ascending order.
        range(1, 8) => range(7, 0, -1)
    legal-after-the-end: Your list is empty as long as nobody has won, and has columns once somebody
            has: it is the other way round.
        if connects_four(board, +1) or connects_four(board, -1) =>
            if not (connects_four(board, +1) or connects_four(board, -1))
    full-columns-too: Full columns are in your list as well.
        == 0 => < 2
    leaves-out-wins: A column where the next disc makes four is missing. Such a disc may be dropped:
            it ends the game, and it is legal.
        => without_wins
        => without_own_wins
    all-columns: All seven columns are always in your list: leave out those that are full.
        {ASKS}\n    return {OPEN}[column - 1] == 0 => \n    return {ALL}
    """,
    asks=uses("connects_four"),
    without_wins=lambda board: without_wins(board, +1, -1),
    without_own_wins=lambda board: without_wins(board, 1 - 2 * (sum(map(sum, board)) > 0)),
)
NO_LIST = (
    "It returns a generator, which gives its values only when a loop goes through it. Return a "
    "list, with square brackets, [ and ]."
)
OPEN_THREES = ("112233", "4455661", "151515")  # a disc of one side would make four
GAMES = (
    "",
    "4",
    "44444",
    "444444",
    "4444441",
    "1122334",
    "21316171",
    "1223334444",
    DRAWN,
    *OPEN_THREES,
)


@exercise("06.3", KNOWN)
def legal_columns(answer: Answer) -> None:
    cases = [(board_after(game),) for game in GAMES]
    with blaming_06_2(answer), naming_indices():
        try:
            fresh = fresh_cases.legal_columns()
            compare(answer, cases, show=position_of, shrink=fewer_discs, fresh=fresh)
        except Wrong as wrong:
            if wrong.reason == "returns-generator":
                wrong.reason, wrong.message = "no-list", NO_LIST
            raise
