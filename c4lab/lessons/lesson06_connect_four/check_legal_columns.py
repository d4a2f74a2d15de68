"""06.3 Where the next disc may go."""

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.lesson06_connect_four.parts import blaming_06_2
from c4lab.lessons.lesson06_connect_four.rows import (
    DRAWN,
    OFF_THE_BOARD,
    board_after,
    fewer_discs,
    has_four,
    position_of,
)
from c4lab.lessons.shared.code.told_by_code import told_by_code

OVER = "Here somebody has four in a row, so the game is over and no column is legal."
ASKS = r"\n    if connects_four(board, +1) or connects_four(board, -1):\n        return []"
ALL = "[column for column in range(1, 8)"
OPEN = f"{ALL} if board[5]"


def without_wins(board: list[list[int]], *players: int) -> list[int]:
    """A wrong idea: leaves out the columns where a disc of one of these players makes four."""

    def wins(column: int, player: int) -> bool:
        after = [[*row] for row in board]
        next(row for row in after if row[column - 1] == 0)[column - 1] = player
        return has_four(after, player)

    over = has_four(board, +1) or has_four(board, -1)
    free = [column for column in range(1, 8) if not over and board[5][column - 1] == 0]
    return [column for column in free if not any(wins(column, player) for player in players)]


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
OPEN_THREES = ("112233", "4455661", "151515")  # a disc of one side would make four
GAMES = (
    *("", "4", "44444", "444444", "4444441", "1122334", "21316171", "1223334444"),
    *(DRAWN, *OPEN_THREES),
)


@exercise("06.3", KNOWN)
def legal_columns(answer: Answer) -> None:
    cases = [(board_after(game),) for game in GAMES]
    with blaming_06_2(answer), told_by_code(answer, OFF_THE_BOARD):
        fresh = fresh_cases.legal_columns()
        compare(answer, cases, show=position_of, shrink=fewer_discs, fresh=fresh)
