"""15.3 The bug hunt: wrong discs, cells out of reach, and above for below."""

from collections.abc import Iterable, Sequence
from random import Random

from c4lab.checks.writing import Answer, contains, exercise, known, when_graded
from c4lab.checks.writing.mistake import Mistake
from c4lab.lessons.shared.positions.bits import (
    Board,
    boards_after,
    cells_of,
    compare_boards,
    complements_mine,
    drawn_boards,
    random_boards,
    shifts_up,
)
from c4lab.solver.plain.bits import landings, winning_cells

SMALL = boards_after(
    "", "12121", "121212", "53637", "44243", "5354364", "242632433576416163", "6174562314621627"
)


def cases(boards: Iterable[Board]) -> tuple[list[Board], list[Board]]:
    """Boards for `must`, where somebody has a winning cell, and boards for `never`.

    In those for `never`, a winning cell lies right above a landing.
    """
    told_apart: list[Board] = []
    below: list[Board] = []
    for mine, mask in boards:
        moves = landings(mask)
        theirs, own = winning_cells(mine ^ mask, mask), winning_cells(mine, mask)
        if theirs | own:
            told_apart.append((mine, mask))
        if moves & (theirs | own) >> 1:
            below.append((mine, mask))
    return told_apart[:60], below[:70]


MUST_BOARDS, NEVER_BOARDS = ([*SMALL, *each] for each in cases(random_boards(24, 3)))


@when_graded
def drawn(random: Random) -> tuple[list[Board], list[Board]]:
    return cases(drawn_boards(8, random))


BOTH = known(
    r"""
    one-number: Return both numbers, first `must`, then `never`.
        return must, never => return must & never
        return must, never => return must | never
        return must, never => return must
    complement: `~mine` has all cells without a disc of yours, the empty ones too. The other side's
            discs are `mine ^ mask`.
        mine ^ mask => ~mine
        seen: complements_mine
    all-discs: You pass all discs, as if they belonged to one player.
        mine ^ mask => mask
    """,
    complements_mine=complements_mine,
)
MUST = known(
    r"""
    wrong-player: Those are the winning cells of the side to move. You have to block the other
            side's: its discs are `mine ^ mask`.
        mine ^ mask => mine
        mine ^ mask => mine && theirs & landings(mask) => theirs
        mine ^ mask => mine && theirs & landings(mask) => theirs && theirs >> 1 => theirs << 1
    own-win-first: Where the side to move can win itself, `must` is 0. A win of your own changes
            nothing here: `must` says what the other side could do with its next disc.
        return must, never =>
            return 0 if cells_that_win(mine, mask) & landings(mask) else must, never
        return must, never => return 0 if cells_that_win(mine, mask) else must, never
    own-win-first: Where the side to move can win itself, `must` has its own winning cells. It
            should always have those of the other side, and no others.
        return must, never => return cells_that_win(mine, mask) & landings(mask) or must, never
        return must, never => return cells_that_win(mine, mask) & landings(mask) | must, never
    exchanged: Return `must` first, then `never`.
        return must, never => return never, must
    out-of-reach: `must` has cells where no disc can land now. With the next disc, both players can
            only take landings.
        must = theirs & landings(mask) => must = theirs
    mask-for-landings: `mask` has the cells where a disc lies already. A disc can land on
            `landings(mask)`.
        & landings(mask) => & mask
    two-blocks: If two cells have to be blocked, `must` should have both, even if one disc cannot
            block them both.
        must = theirs & landings(mask) =>
            must = theirs & landings(mask)\n    must = 0 if must & must - 1 else must
        must = theirs & landings(mask) => must = theirs & landings(mask)\n    must &= -must
        must = theirs & landings(mask) => must = 1 << (theirs & landings(mask)).bit_length() >> 1
    not-blocked: `must` has the winning cells that no disc can reach now. It should have those that
            a disc can reach.
        must = theirs & landings(mask) => must = theirs & ~landings(mask)
    below-is-no-block: `must` leaves a winning cell out if another one lies right above it. It still
            has to be blocked.
        must = theirs & landings(mask) => must = theirs & landings(mask) & ~(theirs >> 1)
    landings-for-blocks: `must` has every landing. It should have only those where the other side
            would win.
        must = theirs & landings(mask) => must = landings(mask)
        must = theirs & landings(mask) => must = landings(mask) | theirs
    """
)
NEVER = known(
    r"""
    above-for-below: That is the cell above a winning cell, where a disc never lands before the
            winning cell is filled. One cell down is `>> 1`.
        theirs >> => theirs <<
        seen: shifts_up
    wrong-player: Those are cells below winning cells of the side to move. Only a disc below a
            winning cell of the other side gives something away.
        mine ^ mask => mine
        never = landings(mask) & (theirs >> 1) =>
            never = landings(mask) & (cells_that_win(mine, mask) >> 1)
    both-sides: `never` has cells below winning cells of the side to move too. Only a disc below a
            winning cell of the other side gives something away.
        never = landings(mask) & (theirs >> 1) =>
            never = landings(mask) & ((theirs | cells_that_win(mine, mask)) >> 1)
    beside-for-below: Seven bits are a step to the next column. One cell down is one bit.
        theirs >> 1 => theirs >> 7
        theirs >> 1 => theirs << 7
    same-cell: `never` has the winning cell itself, and not the cell below it.
        (theirs >> 1) => theirs
        landings(mask) & (theirs >> 1) => theirs
        landings(mask) & (theirs >> 1) => theirs & ~landings(mask)
        landings(mask) & (theirs >> 1) => landings(mask) << 1 & theirs
    blocked-left-out: A cell that has to be blocked is missing in `never`. If another winning cell
            is right above it, both numbers need it.
        landings(mask) & (theirs >> 1) => landings(mask) & (theirs >> 1) & ~must
    nothing-but-the-block: If something has to be blocked, your `never` is 0. `never` does not
            depend on `must`: return both.
        return must, never => return must, 0 if must else never
    own-win-first: Where the side to move can win itself, `never` is 0. A win of your own changes
            nothing here: `never` says what the other side could win after a disc of yours.
        return must, never =>
            return must, 0 if cells_that_win(mine, mask) & landings(mask) else never
        return must, never => return must, 0 if cells_that_win(mine, mask) else never
    two-below: That is two cells below a winning cell. The cell right below is one bit down.
        theirs >> 1 => theirs >> 2
        seen: shifts_by_two
    reachable-first: Your `never` is always 0. Right below a winning cell that can be played now
            there is no landing: look at all their winning cells, also where no disc can land yet.
        (theirs >> 1) => (must >> 1)
    spare-row: `never` has a cell at the top of a column. The cell above it is a spare one, where no
            disc can win.
        never = landings(mask) & (theirs >> 1) => from c4lab.games.bits import has_four\n
                \n    never = sum(1 << i for i in range(49) if landings(mask) >> i & 1
                and has_four(mine ^ mask | 2 << i))
    reachable-first: You move down only winning cells that can be played now, and what lies below
            these is no landing. Move down all their winning cells first, then keep the landings.
        landings(mask) & (theirs >> 1) => (landings(mask) & theirs) >> 1
    not-a-landing: `never` has cells where no disc can land now. It should have only landings.
        landings(mask) & (theirs >> 1) => theirs >> 1
        landings(mask) & (theirs >> 1) => theirs >> 1 & ~mask
        landings(mask) & (theirs >> 1) => theirs >> 1 & ~mask & CELLS
    the-others: `never` has the landings that are *not* below a winning cell.
        landings(mask) & (theirs >> 1) => landings(mask) & ~(theirs >> 1)
    """,
    shifts_by_two=contains("$cells >> 2"),
    shifts_up=shifts_up,
)


def compare_part(
    answer: Answer, part: int, boards: list[Board], mistakes: Sequence[Mistake]
) -> None:
    with answer.part(("must", "never")[part]):
        compare_boards(
            answer,
            boards,
            known=(*BOTH, *mistakes),
            same=lambda got, want: got[part] == want[part],
            cells=lambda value, *case: cells_of(value[part]),
            fresh=drawn()[part] if drawn() else (),
        )


@exercise("15.3", (*BOTH, *MUST, *NEVER), allowed=["winning_cells", "has_four"])
def must_and_never(answer: Answer) -> None:
    compare_part(answer, 0, MUST_BOARDS, MUST)
    compare_part(answer, 1, NEVER_BOARDS, NEVER)
