"""14.6 The bug hunt: a game on two numbers, from a workshop's slides."""

import ast

from c4lab.checks.writing import Answer, Script, compare, exercise, known
from c4lab.games import Bitboard
from c4lab.lessons.lesson14_bitboards import fresh_cases
from c4lab.lessons.shared.code.classes import a_class

NONE = ("", "1", "44", "4455", "777777", "1234567", "121212")
WON = ("1213141", "17273717", "1122334", "13434442352", "7766554")
LAST = "673476351773551543316455447272132624166122"  # somebody wins with the 42nd disc
MANY = 12
DRAWN = "441365675334466335442232661515577771217122"
NEAR_THE_END = ("44", "1234", DRAWN, LAST, LAST[:-1], DRAWN[:-1])


def asks_for_position(tree: ast.Module) -> bool:
    """For a `seen` line: whether `is_over` has no `^`, which gives the other side's discs."""
    return not any(isinstance(node, ast.BitXor) for node in nodes_of(tree, "is_over"))


def asks_for_spare_bit(tree: ast.Module) -> bool:
    """For a `seen` line: whether `is_over` has the number 6 or 48, a spare row or bit."""
    return any(getattr(node, "value", None) in (6, 48) for node in nodes_of(tree, "is_over"))


def asks_for_all(tree: ast.Module) -> bool:
    """For a `seen` line: whether `is_over` compares two things."""
    return any(isinstance(node, ast.Compare) for node in nodes_of(tree, "is_over"))


def nodes_of(tree: ast.Module, name: str) -> list[ast.AST]:
    """All nodes of the functions with this name."""
    found = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == name]
    return [node for each in found for node in ast.walk(each)]


def compares(tree: ast.Module) -> bool:
    """For a `seen` line: whether a comparison stands in a line of its own."""
    return any(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Compare)
        for node in ast.walk(tree)
    )


def sets_bare_names(tree: ast.Module) -> bool:
    """For a `seen` line: whether `play` assigns to `mask` or `position` without `self.`."""
    kinds = (ast.Assign, ast.AugAssign, ast.AnnAssign)
    made = [node for node in nodes_of(tree, "play") if isinstance(node, kinds)]
    return any(
        isinstance(each, ast.Name) and each.id in ("mask", "position")
        for node in made
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for each in ast.walk(target)
    )


IN_MOVES = known(
    r"""
    new-mask-used: `position` has to change sides with the *old* mask, before the new disc is in it.
        self.position ^ self.mask\n =>
            self.position ^ (self.mask | self.mask + (1 << 7 * (column - 1)))\n
    columns-from-0: The disc lands one column too far to the right. Columns are counted from 1, and
            column 1 has the bits 0 to 6: take 1 away before you multiply by 7.
        7 * (column - 1) => 7 * column
    compared: `==` only compares two values, so the game does not change. A single `=` gives a name
            a value.
        self.mask = self.mask | => self.mask == self.mask |
        self.position = self.position ^ self.mask => self.position == self.position ^ self.mask
        seen: compares
    forgotten: The game does not change: a variable without `self.` is lost when the method ends.
        self.position = self.position ^ self.mask\n        self.mask = self =>
            position = self.position ^ self.mask\n        mask = self
        seen: sets_bare_names
    nothing-changes: The game does not change: `play` has to give `self.mask` and `self.position`
            their new values.
        self.position = self.position ^ self.mask\n        self.mask = self =>
            _ = self.position ^ self.mask\n        _ = self
    no-change-of-sides: After a move the other side is to move: position becomes position ^ mask.
        self.position = self.position ^ self.mask => pass
    brackets: `mask + 1 << 7` shifts the sum, because `+` comes before `<<`. Write brackets around
            the shift.
        (1 << 7 * (column - 1)) => 1 << 7 * (column - 1)
    empty-cells-too: `~` flips every bit, those of the empty cells too. The other side's discs are
            `position ^ mask`.
        self.position = self.position ^ self.mask => self.position = ~self.position
    """,
    compares=compares,
    sets_bare_names=sets_bare_names,
)
IN_THE_END = known(
    r"""
    wrong-players-discs: After a move, `self.position` has the discs of the side to move, which has
            not just made a four. The other side's discs are `self.position ^ self.mask`.
        (self.position ^ self.mask) => (self.position)
        seen: asks_for_position
    both-players-discs: The mask has the discs of both players. A four is of one colour.
        (self.position ^ self.mask) => (self.mask)
    empty-cells-too: `~` flips every bit, those of the empty cells too. The other side's discs are
            `self.position ^ self.mask`.
        (self.position ^ self.mask) => (~self.position)
    spare-bit-asked: A spare bit is never set, even if its column is full: no disc can lie there.
            The highest cell of column 1 is bit 5.
        return self.mask == CELLS => return self.mask >> 48 & 1 == 1
        seen: asks_for_spare_bit
    other-full-board: The board is full here, and your code does not see it. A full board has the 42
            bits of `CELLS`, and no bit of the spare row.
        self.mask == CELLS => self.mask == (1 << 49) - 1
        seen: asks_for_all
    one-disc-is-enough: It says that the game is over as soon as one disc lies. The board is full if
            the mask is equal to `CELLS`.
        self.mask == CELLS => self.mask & CELLS
        self.mask == CELLS => self.mask & CELLS != 0
    draw-ignored: A full board ends the game too, even if nobody has four in a row.
        self.mask == CELLS => False
    """,
    asks_for_all=asks_for_all,
    asks_for_position=asks_for_position,
    asks_for_spare_bit=asks_for_spare_bit,
)


def after_moves(moves: str, ask: str) -> Script:
    """The code that plays these moves and then evaluates `ask`. A whole game takes two lines."""
    steps = [f"game.play({move})" for move in moves]
    if len(steps) > MANY:
        steps = [f'for column in "{moves}":', "    game.play(int(column))"]
    return Script("\n".join(("game = Game()", *steps, ask)), Bitboard.parse(moves))


@exercise("14.6", (*IN_MOVES, *IN_THE_END), allowed=["has_four"])
def Game(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("wins"), a_class(answer, "play", "is_over"):
        numbers = [after_moves(moves, "(game.mask, game.position)") for moves in (*NONE, *WON)]
        compare(answer, numbers, known=IN_MOVES)
        asked = [after_moves(moves, "game.is_over()") for moves in (*NONE, *WON)]
        compare(answer, asked, known=IN_THE_END, fresh=ended())
    with answer.part("draws"):
        asked = [after_moves(moves, "game.is_over()") for moves in NEAR_THE_END]
        compare(answer, asked, known=IN_THE_END, fresh=ended())


def ended() -> list[Script]:
    """Whether these games, which are made anew when a class is graded, are over."""
    return [after_moves(moves, "game.is_over()") for moves in fresh_cases.game()]
