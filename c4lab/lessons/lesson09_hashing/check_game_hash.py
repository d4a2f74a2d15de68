"""09.4 The Zobrist hash of a game that goes forward and back."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.lessons.lesson09_hashing import fresh_cases
from c4lab.lessons.shared.code.classes import a_class


def game(moves: str, bits: int = 8, ask: str = "game.value") -> Script:
    """A script that plays these columns, with `-` for taking back a move, and gives `ask`."""
    steps = ["game.undo()" if move == "-" else f"game.play({move})" for move in moves]
    return Script("\n".join((f"game = GameHash(Zobrist({bits}).number)", *steps, ask)))


FORWARD = [
    *map(game, ("", "4", "1", "44", "47", "444", "4433", "3434", "123456", "444444", "7777773")),
    *(game(moves, 64) for moves in ("71", "4453", "1234567123456712345")),
    Script(
        "one, two = GameHash(Zobrist(8).number), GameHash(Zobrist(8, 2).number)\n"
        "one.play(4)\ntwo.play(4)\none.play(4)\n(one.value, two.value)"
    ),
]
UNDONE = [
    *map(game, ("4-", "44-", "45--", "4-4", "4-5", "44-5", "443--3", "444444---4", "1212---21")),
    *(game(moves, 64) for moves in ("4453----44", "7-6-5-4-4", "123123------321")),
]
ASKED = """calls = [0]
zobrist = Zobrist(8)

def number(cell, player):
    calls[0] += 1
    return zobrist.number(cell, player)

game, most = GameHash(number), [0, 0]
for kind, columns in enumerate(("{0}", "{0}")):
    for column in columns:
        before = calls[0]
        game.undo() if kind else game.play(int(column))
        most[kind] = max(most[kind], calls[0] - before)
most"""
LONG = "1234567" * 3  # nobody has four in a row
IN_PLAY = known(r"""
    rows-from-0: The rows count from 1: the first disc of a column lands in row 1, not in row 0.
        self.moves.count(column) + 1 => self.moves.count(column)
        self.moves.count(column) + 1 => max(1, self.moves.count(column))
    columns-from-0: The columns count from 1, as `play` gets them: take `column` as it is.
        (column, self => (column - 1, self
        (column, self => (column + 1, self
    rows-from-the-top: The rows count from the bottom. The first disc of a column lands in row 1.
        self.moves.count(column) + 1 => 6 - self.moves.count(column)
    counts-itself: For the first disc it takes row 2, and the player -1. The new disc is counted
            already: find its row and its player before you add it to the moves.
        self.value ^= self.next_number(column)\n        self.moves.append(column) =>
            self.moves.append(column)\n        self.value ^= self.next_number(column)
    rows-from-2: The first disc of a column lands in row 1, not in row 2.
        self.moves.count(column) + 1 => self.moves.count(column) + 2
    column-first: A cell is `(column, row)`: the column comes first.
        (column, self.moves.count(column) + 1) => (self.moves.count(column) + 1, column)
    players-1-and-2: The players are +1 and -1, and not 1 and 2.
        -1 if len(self.moves) % 2 else +1 => 2 if len(self.moves) % 2 else 1
    cell-is-a-pair: `number` takes two things: the cell, a pair `(column, row)`, and the player.
        (column, self.moves.count(column) + 1) => column, self.moves.count(column) + 1
    always-first-row: Every disc is put into row 1. A disc lands on top of those in its column.
        self.moves.count(column) + 1 => 1
    player-stays: Every disc counts as a disc of -1: +1 begins, and the players take turns.
        -1 if len(self.moves) % 2 else +1 => -1
    player-by-column: The player of a disc is found by the discs in its column. It depends on all
            the discs on the board whose turn it is.
        -1 if len(self.moves) % 2 else +1 => -1 if self.moves.count(column) % 2 else +1
    player-by-number: The player of a disc is found by the number of its column. The players take
            turns.
        -1 if len(self.moves) % 2 else +1 => +1 if column % 2 else -1
        -1 if len(self.moves) % 2 else +1 => -1 if column % 2 else +1
    rows-of-all: The row counts all the discs on the board. Count those in the column.
        self.moves.count(column) + 1 => len(self.moves) + 1
    always-red: Every disc counts as a disc of +1: the players take turns.
        -1 if len(self.moves) % 2 else +1 => +1
    other-player-begins: The players are exchanged: +1 begins.
        -1 if len(self.moves) % 2 else +1 => +1 if len(self.moves) % 2 else -1
    last-disc-only: The value is the number of the last disc alone: xor it into the one before.
        self.value ^= self.next_number(column)\n        self.moves.append =>
            self.value = self.next_number(column)\n        self.moves.append
    added-up: The numbers are added up. Take xor, `^`: it undoes itself.
        self.value ^= self.next_number(column)\n        self.moves.append =>
            self.value += self.next_number(column)\n        self.moves.append
    brackets: `number` is a function: call it with parentheses.
        ((column, self.moves.count(column) + 1), player) =>
            [(column, self.moves.count(column) + 1), player]
    ored: Every bit that was ever set stays set. Take xor, `^`: it undoes itself.
        self.value ^= self.next_number(column)\n        self.moves.append =>
            self.value |= self.next_number(column)\n        self.moves.append
""")
POP = r"column = self.moves.pop()\n        self.value ^= self.next_number(column)"
# Changes of the solution, which may come together: the numbers that were played are kept; a column
# stays as high, and the turn as it is, when a disc is taken back.
KEPT = (
    r"self.moves = [] => self.moves, self.numbers = [], [] && "
    r"self.value ^= self.next_number(column)\n        self.moves.append => "
    r"self.numbers.append(self.next_number(column))\n        self.value ^= self.numbers[-1]\n"
    r"        self.moves.append"
)
POP_KEPT = r"column = self.moves.pop(); self.value ^= self.numbers.pop()"
GONE = "self.number = number => self.number, self.gone = number, []"
TAKEN = r"\n        self.gone.append(column)"
HIGH = "self.moves.count(column) + 1 => self.moves.count(column) + self.gone.count(column) + 1"
TURN = "len(self.moves) % 2 => len(self.moves + self.gone) % 2"


def another_disc(row: str, player: str) -> str:
    """The change of our solution that takes out the number of this disc."""
    turn = "1 - 2 * (len(self.moves) % 2)"
    return (
        f"{POP} => column = self.moves.pop(); "
        f"self.value ^= self.number((column, self.moves.count(column) + {row}), {player}({turn}))"
    )


IN_UNDO = known(
    rf"""
    undoes-nothing: After `undo` the hash still has the disc: xor its number once more.
        {POP} => self.moves.pop()
        {POP} => pass
    one-step-back: The first `undo` is right, but a second one changes nothing: only one value is
            kept. `undo` has to take back every disc.
        def play(self, column):\n        self.value => def play(self, column):\n        self.last =
            self.value\n        self.value &&
            {POP} => self.moves.pop(); self.value = self.last
    first-not-last: `undo` takes back the first disc of the game. It should take back the last one.
        {POP} => {POP.replace("pop()", "pop(0)")}
        {KEPT} && {POP} => {POP_KEPT.replace("pop()", "pop(0)")}
    removes-the-first: `remove` takes the first move into this column out of the list, and the last
            one stays there. `pop()` takes out the last.
        {POP} => column = self.moves[-1]; self.moves.remove(column);
            self.value ^= self.next_number(column)
        seen: removes
    the-number-itself: After `undo` the value is the number of the disc that was taken back. xor it
            into the value.
        {POP} => column = self.moves.pop()\n        self.value = self.next_number(column)
    back-to-the-start: `undo` takes back one disc, and not the whole game.
        {POP} => self.moves.clear(); self.value = 0
    undo-of-the-other: `undo` takes out the number of another disc, in the cell above or below, or
            of the other player: find row and player as they were when the disc was played.
        {another_disc("1", "-")}
        {another_disc("2", "-")}
        {another_disc("2", "+")}
        {another_disc("0", "-")}
        {another_disc("0", "+")}
    disc-stays: The value is right after one `undo`, but wrong after the next step: `undo` does not
            put back the height of the column.
        {GONE} && {POP} => {POP}{TAKEN} && {HIGH}
        {KEPT} && {GONE} && {POP} => {POP_KEPT}{TAKEN} && {HIGH}
    disc-stays: The value is right after one `undo`, but wrong after the next step: `undo` does not
            put back whose turn it is.
        {GONE} && {POP} => {POP}{TAKEN} && {TURN}
        {KEPT} && {GONE} && {POP} => {POP_KEPT}{TAKEN} && {TURN}
    disc-stays: The value is right after one `undo`, but wrong after the next step: `undo` does not
            put back the height of the column and whose turn it is.
        {GONE} && {POP} => {POP}{TAKEN} && {HIGH} && {TURN}
        {KEPT} && {POP} => self.value ^= self.numbers.pop()
    """,
    removes=uses("remove"),
)


@exercise("09.4", (*IN_PLAY, *IN_UNDO), allowed=["Zobrist"])
def GameHash(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("playing", first=True), a_class(answer, "play", "undo"):
        compare(answer, FORWARD, known=IN_PLAY, fresh=[*map(game, fresh_cases.forward())])
    with answer.part("one look-up a move"):
        refuse_look_ups(answer)
    with answer.part("undoing"), a_class(answer):
        fresh = [*map(game, fresh_cases.back())]
        compare(answer, UNDONE, known=IN_UNDO, fresh=fresh)


def refuse_look_ups(answer: Answer) -> None:
    """Raises Wrong if one move asks `number` more than once."""
    asked = answer.ask(Script(ASKED.format(LONG)))
    if isinstance(asked, list) and max(asked) > 1:
        method, count = ("play", asked[0]) if asked[0] > 1 else ("undo", asked[1])
        if count == 2:
            sentence = f"One `{method}` calls `number` twice. Keep its result in a variable."
        else:
            sentence = (
                f"In a game of {len(LONG)} moves one `{method}` calls `number` {count} times. Do "
                "not work out the whole board again: xor one number into the old value."
            )
        reason = "twice-a-move" if count == 2 else "from-scratch"
        raise Wrong(reason, sentence)
