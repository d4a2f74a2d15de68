"""15.2 The empty cells where one more disc makes four."""

from __future__ import annotations

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games.bits import CELLS
from c4lab.lessons.shared.bits import Board, pairs, shown, some_boards, told

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
MIDDLE = "found |= discs >> 2 * s & discs >> s & discs << s"
KNOWN = known(rf"""
    occupied: A cell where a disc lies already is among them. Nobody can win there: keep only the
            empty cells.
        CELLS ^ mask => CELLS
        CELLS ^ mask => CELLS ^ discs
        found & (CELLS ^ mask) => found
        $f & ($c ^ $m) ~> $f & $c
        $f & $c & ~$m ~> $f & $c
    off-the-board: Bits of the spare row are among them, or bits beyond the last column. Keep only
            those of `CELLS`.
        CELLS ^ mask => ~mask
        CELLS ^ mask => (1 << 49) - 1 ^ mask
        $f & ($c ^ $m) ~> $f & ~$m
    gaps-missed: It finds only the cells at the ends of three discs. The cell may also lie between
            them: one disc on one side, two on the other.
        found |= discs >> s & discs << s & discs << 2 * s => pass
        {MIDDLE} => pass
        found |= discs >> s & discs << s & discs << 2 * s => pass && {MIDDLE} => pass
    one-end-only: It looks at one end of three discs. The empty cell may be at the other end too.
        {END} => pass
        found |= discs << s & discs << 2 * s & discs << 3 * s => pass
    upright-missing: It does not find the cell above three discs of one column.
        found = discs << 1 & discs << 2 & discs << 3 => found = 0
    level-missing: It does not find three side by side: the step to the right is 7.
        (6, 7, 8) => (6, 8)
    diagonal-missing: One of the diagonals is missing: the step is 6 where they fall, 8 where they
            rise.
        (6, 7, 8) => (7, 8)
        (6, 7, 8) => (6, 7)
        (6, 7, 8) => (7,)
    no-spare-row: Those are the steps of a board with six bits a column. Here each column has seven,
            so the steps are 7, 6 and 8.
        (6, 7, 8) => (5, 6, 7)
    bits-for-steps: Two cells on is two *steps*, so `2 * s` bits.
        2 * s => 2
        2 * $s ~> 2
        3 * $s ~> 3
    within-reach-only: Only cells where a disc can land now are found. A winning cell counts
            wherever it is.
        CELLS ^ mask => landings(mask)
        $f & ($c ^ $m) ~> $f & landings($m)
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
    """)


@exercise("15.2", KNOWN, allowed=["landings", "BOTTOM", "UP"])
def winning_cells(answer: Answer) -> None:
    with answer.part("upright"):
        compare(answer, UPRIGHT, show=shown, tell=told)
    with answer.part("other directions"):
        compare(answer, SIDEWAYS, show=shown, tell=told)
    with answer.part("what is empty"):
        compare(answer, [*UPRIGHT[:10], *SIDEWAYS[:20], *TAKEN], show=shown, tell=told)
