"""15.2 The empty cells where one more disc makes four."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.games.bits import CELLS
from c4lab.lessons.shared.bits import Board, pairs, shown, some_boards, told
from c4lab.solver.plain.bits import winning_cells as solved

SMALL = pairs("121212", "1213141", "12131", "7172737", "141516")


def raw(discs: int, steps: tuple[int, ...]) -> int:
    """All bits where a pattern matches, whatever lies there."""
    found = 0
    for step in steps:
        for before in range(4):
            shifts = [k for k in range(-before, 4 - before) if k]
            fits = (discs << -k * step if k < 0 else discs >> k * step for k in shifts)
            first, second, third = fits
            found |= first & second & third
    return found


def cases() -> tuple[list[Board], list[Board], list[Board]]:
    """Boards with nothing but upright threes, with others, and with what looks like a cell but is
    taken, or lies off the board."""
    upright: list[Board] = []
    sideways: list[Board] = []
    taken: list[Board] = []
    for board in (*SMALL, *some_boards(24, 15)):
        discs, mask = board
        whole = raw(discs, (1, 6, 7, 8))
        if whole & ~(CELLS ^ mask):
            taken.append(board)
        elif raw(discs, (6, 7, 8)):
            sideways.append(board)
        elif raw(discs, (1,)) or len(upright) < 12:
            upright.append(board)
    return upright[:30], sideways[:70], taken[:70]


UPRIGHT, SIDEWAYS, TAKEN = cases()
END = "found |= discs >> 3 * s & discs >> 2 * s & discs >> s"
SECOND = "found |= discs >> s & discs << s & discs << 2 * s"
THIRD = "found |= discs >> 2 * s & discs >> s & discs << s"


def first_only(discs: int, mask: int) -> int:
    """The lowest of the cells."""
    cells = solved(discs, mask)
    return cells & -cells


def every_cell(discs: int, mask: int) -> int:
    """With the cells where the other player's discs lie."""
    return raw(discs, (1, 6, 7, 8)) & (CELLS ^ discs)


def every_bit(discs: int, mask: int) -> int:
    """With the spare row."""
    return raw(discs, (1, 6, 7, 8)) & ((1 << 49) - 1 & ~mask)


KNOWN = known(
    rf"""
    taken-only: `& mask` keeps the cells where a disc lies already. The empty ones are
            `CELLS ^ mask`.
        $f & (CELLS ^ $m) =~> $f & $m
        seen: ands_mask
    brackets: `&` comes before `^`, so the discs join the result in the end. Write brackets:
            `found & (CELLS ^ mask)`.
        $f & ($c ^ $m) =~> $f & $c ^ $m
    and-for-or: `&=` keeps a cell only if it was found before as well. Add cells with `|=`.
        |= => &=
        $f |= $x ~> $f &= $x
        seen: grows_by_and
    plus-for-or: `+=` carries where two patterns find the same cell. Add cells with `|=`.
        |= => +=
        seen: grows_by_plus
    and-for-bits: `and` does not look at single bits: its result is one of its two sides, as a
            whole. Write `&`.
        & => and
    every-cell: It tries every cell, those with a disc of the other player too. Nobody can win
            there: try the empty cells alone.
        => every_cell
        seen: has_ranges
    occupied: A cell where a disc lies already is among them. Nobody can win there: keep only the
            empty cells.
        CELLS ^ mask => CELLS ^ discs
        return $f & ($c ^ $m) =~> return $f & $c
        return $f & (CELLS ^ $m) =~> return $f
        return $f & $c & ~$m ~> return $f & $c
    off-the-board: Bits of the spare row are among them, or bits beyond the last column. Keep only
            those of `CELLS`.
        CELLS ^ mask => (1 << 49) - 1 ^ mask
        => every_bit
        $f & ($c ^ $m) =~> $f & ~$m
    one-cell: That is one cell. Collect all of them with `|=`, and return them as one number.
        => first_only
    gaps-missed: It finds only the cells at the ends of three discs. The cell may also lie between
            them: one disc on one side, two on the other.
        {SECOND} => pass
        {THIRD} => pass
        {SECOND} => pass && {THIRD} => pass
    upwards-only: It finds the cell above three discs, and no other. The other three directions are
            missing.
        (6, 7, 8) => ()
        seen: has_no_8
    patterns-missing: It finds only some of the cells beside or between three discs. Each of the
            three directions has four patterns: section 15.3 shows them.
        {THIRD} => pass && {END} => pass
        {SECOND} => pass && {END} => pass
        {SECOND} => pass && {THIRD} => pass && {END} => pass
    one-end-only: It looks at one end of three discs. The empty cell may be at the other end too.
        {END} => pass
        found |= discs << s & discs << 2 * s & discs << 3 * s => pass
    upright-missing: It does not find the cell above three discs of one column.
        found = discs << 1 & discs << 2 & discs << 3 => found = 0
    level-missing: It does not find three side by side: the step to the right is 7.
        (6, 7, 8) =~> (6, 8)
    diagonal-missing: A diagonal is missing, or both: the step is 6 where it falls, 8 where it
            rises.
        (6, 7, 8) =~> (7, 8)
        (6, 7, 8) =~> (6, 7)
        (6, 7, 8) =~> (7,)
    no-spare-row: Those are the steps of a board with six bits a column. Here each column has seven,
            so the steps are 7, 6 and 8.
        (6, 7, 8) =~> (5, 6, 7)
    bits-for-steps: Two cells on is two *steps*, so `2 * s` bits.
        2 * s => 2
        2 * $s ~> 2
        3 * $s ~> 3
    within-reach-only: Only cells where a disc can land now are found. A winning cell counts
            wherever it is.
        $f & (CELLS ^ $m) =~> $f & landings($m)
    wrong-player: Those are the other player's winning cells. `discs` are the ones to look at.
        found = discs => discs ^= mask\n    found = discs
    two-are-enough: Two discs are enough for it. Each pattern has three.
        discs << 2 * s & discs << 3 * s => discs << 2 * s
        discs << 2 & discs << 3 => discs << 2
    or-for-and: A pattern needs all three discs: join its shifts with &, and the patterns with |.
        $a & $b & $c ~> $a | $b | $c
    plus-for-and: `+` adds the numbers, and comes before `<<`. Join the shifts with `&`.
        $d << 1 & $d << 2 & $d << 3 ~> $d << 1 + $d << 2 + $d << 3
    overwritten: Each pattern takes the place of those before. Add them with `|=`.
        $f |= $x ~> $f = $x
    """,
    every_cell=every_cell,
    every_bit=every_bit,
    first_only=first_only,
    ands_mask=lambda tree: "& mask" in ast.unparse(tree),
    grows_by_and=lambda tree: "&=" in ast.unparse(tree),
    grows_by_plus=lambda tree: "+=" in ast.unparse(tree),
    has_no_8=lambda tree: "8" not in ast.unparse(tree),
    has_ranges=uses("range"),
)


@exercise("15.2", KNOWN, allowed=["landings", "has_four", "BOTTOM", "UP"])
def winning_cells(answer: Answer) -> None:
    with answer.part("upright"):
        compare(answer, UPRIGHT, show=shown, tell=told)
    with answer.part("other directions"):
        compare(answer, SIDEWAYS, show=shown, tell=told)
    with answer.part("what is empty"):
        compare(answer, [*UPRIGHT[:10], *SIDEWAYS[:20], *TAKEN], show=shown, tell=told)
