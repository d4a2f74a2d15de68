"""06.4 The bug hunt: who may drop, and until when."""

from c4lab.checks.writing import Answer, compare, exercise, known, without_items
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.lesson06_connect_four.parts import blaming_06_1_and_06_2
from c4lab.lessons.shared.code.loops import explain_loops

WINS = r"\n            if connects_four(board, player):\n                break"
TURN = r"\n            player = -player"
ALWAYS = r"\n        else:\n            player = -player"
STOP = rf"{TURN}\n        else:\n            break"
NEXT = (
    r"\n        while after is None:\n            column = column % 7 + 1"
    r"\n            after = drop(board, column, player)"
)
WRITE = r"\n            sheet.append((player, column))"
KNOWN = known(rf"""
    nothing-counts: No drop ever counts: have you run the cell with your `drop` of 06.1, and is it
            right?
        after is not None => False
    turn-passes: After a drop into a full column the turn passes. The same player should try again.
        {TURN} => \n        player = -player
    plays-on: Drops still count after four in a row. (If it asks `connects_four`: is 06.2 right?)
        break => pass
    writes-it-all-down: A drop into a full column is on the sheet. It does not count.
        if after is not None: => sheet.append((player, column))\n        if after is not None: &&
            board = after{WRITE} => board = after
    player-and-column-exchanged: The pairs are the wrong way round: the player comes first, then the
            column.
        (player, column)) => (column, player))
    amber-begins: Each drop on the sheet has the other player's number: red, who is +1, begins.
        player, sheet = +1 => player, sheet = -1
    only-the-columns: The sheet has the columns only. Each drop is a pair, with its player.
        append((player, column)) => append(column)
    takes-the-next-column: After a drop into a full column a disc lands in the next one. That drop
            should not count: the next number in `typed` is the same player's.
        after = drop(board, column, player) =>
            after = drop(board, column, player){NEXT}
    stops-at-a-full-column: The referee stops at a drop into a full column. The game should go on.
        {TURN} => {STOP}
        {WINS}{TURN} => {STOP}
    keeps-the-turn: After a drop that counts the same player drops again. The turn has to pass.
        {TURN} => {ALWAYS}
        {WINS}{TURN} => {ALWAYS}
        {WINS}{TURN} =>
    forgets-the-last: The drop that wins is missing from the sheet: write it down before you stop.
        {WRITE}{WINS} => {WINS}{WRITE}
    asks-for-the-other: A win is seen one drop too late: ask about the player who has just dropped.
        four(board, player) => four(board, -player)
    asks-for-one-player: Only one player's four ends the game: ask about whoever has dropped.
        four(board, player) => four(board, +1)
        four(board, player) => four(board, -1)
""")
GAMES = {
    "full columns": ["3", "443", "11111112", "666666663362", "22222222"],
    "wins": ["11223345", "41424142", "1727172734", "122334344645"],
    "games with both": ["111111123232323", "11111111234323235"],
}
"""What two people typed, by the part of the exercise."""


@exercise("06.4", KNOWN)
def referee(answer: Answer) -> None:
    for part, games in GAMES.items():
        cases = [([*map(int, typed)],) for typed in games]
        with answer.part(part), blaming_06_1_and_06_2(answer), explain_loops(answer):
            fresh = [(typed,) for of, typed in fresh_cases.referee() if of == part]
            compare(answer, cases, shrink=without_items, fresh=fresh)
