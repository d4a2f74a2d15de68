"""06.3 Where the next disc may go."""

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.lessons.lesson06_connect_four.rows import DRAWN, board_after, fewer_discs, shown

OVER = "Here somebody has four in a row, so the game is over and no column is legal."
ASKS = r"\n    if connects_four(board, +1) or connects_four(board, -1):\n        return []"
ALL = "[column for column in range(1, 8)"
OPEN = f"{ALL} if board[5]"
KNOWN = known(
    rf"""
    plays-on: {OVER} Your function asks `connects_four`: is 06.2 right, and is each of the two
            players asked about, with `or` between the two calls?
        return [] => pass
        seen: asks
    plays-on: {OVER} Return an empty list.
        {ASKS} =>
    asks-for-one-player: A four ends the game for one of the players only: ask for both.
        or connects_four(board, -1) =>
        connects_four(board, +1) or =>
    counts-columns-from-0: Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.
        [column for => [column - 1 for
    counts-columns-from-0: Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.
            And once somebody has four in a row no column is legal.
        {ASKS}\n    return [column => \n    return [column - 1
    asks-the-bottom-row: Only empty columns are in your list: the bottom row, `board[0]`, is asked.
            A column is full when its cell in the top row, `board[5]`, is taken.
        board[5] => board[0]
        {ASKS}\n    return {OPEN} => \n    return {ALL} if board[0]
    full-columns-too: Full columns are in your list as well.
        == 0 => < 2
    all-columns: All seven columns are always in your list: leave out those that are full.
        {ASKS}\n    return {OPEN}[column - 1] == 0 => \n    return {ALL}
    """,
    asks=uses("connects_four"),
)
GAMES = ("", "4", "444444", "4444441", "1122334", "21316171", "1223334444", DRAWN)


@exercise("06.3", KNOWN)
def legal_columns(answer: Answer) -> None:
    cases = [(board_after(game),) for game in GAMES]
    compare(answer, cases, show=shown, shrink=fewer_discs)
