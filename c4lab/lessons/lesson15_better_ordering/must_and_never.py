"""15.3 The bug hunt: wrong discs, cells out of reach, and above for below."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.bits import pairs, shown, some_boards, told
from c4lab.solver.plain.bits import winning_cells

SMALL = pairs("", "12121", "121212", "53637", "44243", "5354364", "242632433576416163")
TOLD = [
    board
    for board in some_boards(14, 3)
    if winning_cells(*board) or winning_cells(board[0] ^ board[1], board[1])
]
BOARDS = [*SMALL, *TOLD[:60]]
KNOWN = known(
    r"""
    one-number: Return both numbers, first `must`, then `never`.
        return must, never => return must & never
        return must, never => return must | never
        return must, never => return must
    above-for-below: That is the cell above a winning cell, where a disc never lands before the
            winning cell is filled. One cell down is `>> 1`.
        $t >> 1 =~> $t << 1
        seen: shifts_up
    wrong-player: Those are the winning cells of the side to move. You have to block the other
            side's: its discs are `mine ^ mask`.
        cells_that_win($a ^ $b, $c) =~> cells_that_win($a, $c)
        mine ^ mask => mine && theirs & landings(mask) => theirs
        mine ^ mask => mine && theirs >> 1 => theirs << 1
        mine ^ mask => mine && theirs & landings(mask) => theirs && theirs >> 1 => theirs << 1
        seen: own_only
    complement: `~mine` are all cells without a disc of yours, the empty ones too. The other side's
            discs are `mine ^ mask`.
        cells_that_win($a ^ $b, $b) =~> cells_that_win(~$a, $b)
        seen: complements
    all-discs: Those are all discs, as if they belonged to one player.
        cells_that_win($a ^ $b, $c) =~> cells_that_win($c, $c)
    out-of-reach: A cell where no disc can land now is to be blocked. Only landings can be taken
            with the next disc.
        $n = $t & landings($m) =~> $n = $t
        return $t & landings($m), $n ~> return $t, $n
    mask-for-landings: `mask` has the cells where a disc lies already. A disc can land on
            `landings(mask)`.
        $t & landings($m) =~> $t & $m
    beside-for-below: Seven bits are a step to the next column. One cell down is one bit.
        $t >> 1 =~> $t >> 7
    same-cell: The winning cell itself is given, and not the one below it.
        (theirs >> 1) => theirs
    exchanged: First `must`, then `never`.
        return must, never => return never, must
    reachable-first: Only cells that can be played now are moved down, so what is left is never a
            landing. Move down all of their winning cells.
        (theirs >> 1) => (must >> 1)
    not-a-landing: `never` is to hold landings only.
        landings(mask) & (theirs >> 1) => theirs >> 1
    """,
    complements=lambda tree: "~mine" in ast.unparse(tree),
    shifts_up=lambda tree: "<< 1" in ast.unparse(tree),
    own_only=lambda tree: not {"^", "~"} & set(ast.unparse(tree)),
)


@exercise("15.3", KNOWN, allowed=["winning_cells"])
def must_and_never(answer: Answer) -> None:
    with answer.part("must"):
        compare(answer, BOARDS, same=lambda got, want: got[0] == want[0], show=shown, tell=told)
    with answer.part("never"):
        compare(answer, BOARDS, same=lambda got, want: got[1] == want[1], show=shown, tell=told)
