"""09.4 The Zobrist hash of a game that goes forward and back."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.shared.classes import a_class


def game(moves: str, bits: int = 8, ask: str = "game.value") -> Script:
    """A game as its columns, with `-` for each move that is taken back."""
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
BACK = [
    *map(game, ("4-", "44-", "45--", "4-4", "4-5", "44-5", "443--3", "444444---4", "1212---21")),
    *(game(moves, 64) for moves in ("4453----44", "7-6-5-4-4", "123123------321")),
]
ASKED = """number = Zobrist(8).number
game = GameHash(number)
for column in "{0}":
    game.play(int(column))
for column in "{0}":
    game.undo()
sum(number.cache_info()[:2])"""
LONG = "1234567" * 3  # nobody has four in a row
IN_PLAY = known(r"""
    rows-from-0: The rows count from 1: the first disc of a column lands in row 1.
        self.moves.count(column) + 1 => max(1, self.moves.count(column))
    counts-itself: For the first disc it takes row 2, and the player -1. The disc that is played is
            counted already: find its row and its player before it is noted.
        self.value ^= self.next_number(column)\n        self.moves.append(column) =>
            self.moves.append(column)\n        self.value ^= self.next_number(column)
    rows-from-2: The first disc of a column lands in row 1, not in row 2.
        self.moves.count(column) + 1 => self.moves.count(column) + 2
    column-first: A cell is `(column, row)`: the column comes first.
        (column, self.moves.count(column) + 1) => (self.moves.count(column) + 1, column)
    players-1-and-2: The players are +1 and -1, and not 1 and 2.
        -1 if len(self.moves) % 2 else +1 => 2 if len(self.moves) % 2 else 1
    cell-is-a-pair: `number` takes two things: the cell, a pair `(column, row)`, and the player.
        self.number(($column, $row), $player) ~> self.number($column, $row, $player)
    always-first-row: Every disc is put into row 1. A disc lands on those in its column.
        self.moves.count(column) + 1 => 1
    rows-of-all: The row counts all the discs on the board. Count those in the column.
        self.moves.count(column) + 1 => len(self.moves) + 1
    always-red: Every disc counts as one of +1: the players take turns.
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
        self.number($cell, $player) ~> self.number[$cell, $player]
    ored: Every bit that was ever set stays set. Take xor, `^`: it undoes itself.
        self.value ^= self.next_number(column)\n        self.moves.append =>
            self.value |= self.next_number(column)\n        self.moves.append
""")


POP = r"column = self.moves.pop()\n        self.value ^= self.next_number(column)"
IN_UNDO = known(rf"""
    undoes-nothing: After `undo` the hash still has the disc: xor its number once more.
        {POP} => self.moves.pop()
        {POP} => pass
    one-step-back: The first `undo` is right, and a second one changes nothing: only one value is
            kept. Every disc can be taken back.
        self.moves.append(column)\n\n    def undo(self):\n        {POP} =>
            self.last = self.value ^ self.next_number(column); self.moves.append(column)\n
            \n    def undo(self):\n        self.moves.pop(); self.value = self.last
    undo-of-the-other: `undo` takes out another number than `play` put in: find row and player as
            they were when the disc was played.
        {POP} => {POP.replace("pop()", "pop(); self.moves.append(column)")}; self.moves.pop()
        {POP} => column = self.moves.pop(); row = self.moves.count(column) + 1;
            self.value ^= self.number((column, row), +1 if len(self.moves) % 2 else -1)
        {POP} => column = self.moves.pop(); row = self.moves.count(column);
            self.value ^= self.number((column, row), -1 if len(self.moves) % 2 else +1)
    disc-stays: The value is right after `undo`, and wrong after the next `play`: take the disc out
            of what says how high the columns are, and whose turn it is.
        {POP} => {POP}; self.moves[:0] = [column, 0]
        {POP} => {POP}; self.moves[:0] = [0]
    back-to-the-start: `undo` takes back one disc, and not the whole game.
        {POP} => self.moves.clear(); self.value = 0
""")


@exercise("09.4", (*IN_PLAY, *IN_UNDO))
def GameHash(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("playing", first=True), a_class(answer, "play", "undo"):
        compare(answer, FORWARD, known=IN_PLAY)
    with answer.part("one look-up a move"):
        refuse_look_ups(answer)
    with answer.part("undoing"):
        compare(answer, BACK, known=IN_UNDO)


def refuse_look_ups(answer: Answer) -> None:
    """Raises Wrong if `number` is asked more often than moves are made."""
    asked = answer.ask(Script(ASKED.format(LONG)))
    if isinstance(asked, int) and asked > 2 * len(LONG):
        wrong = Wrong(
            "from-scratch",
            f"For {len(LONG)} moves, played and taken back, `number` is called {asked} times. Take "
            "the value that there is, and xor one number into it, in place of adding up the board.",
        )
        wrong.again = refuse_look_ups
        raise wrong
