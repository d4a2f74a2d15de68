"""15.4 The moves that do not lose at once."""

import ast
from collections.abc import Iterable
from functools import partial
from random import Random

from c4lab.checks.writing import Answer, contains, exercise, has, known, when_graded
from c4lab.games.bits import landings
from c4lab.lessons.shared.positions.bits import (
    Board,
    boards_after,
    compare_boards,
    complements_mine,
    drawn_boards,
    fewer_discs,
    no_win_at_once,
    random_boards,
    shifts_up,
)
from c4lab.solver.plain.bits import winning_cells

SMALL = boards_after(
    "",
    "12121",
    "53637",
    "44243",
    "443751343",
    "5354364",
    "242632433576416163",
    "6174562314621627",
    "25374",
)


def cases(boards: Iterable[Board]) -> tuple[list[Board], list[Board]]:
    """Boards without a threat of the other side right above a landing, and boards with one."""
    plain: list[Board] = []
    below: list[Board] = []
    for mine, mask in boards:
        moves, theirs = landings(mask), winning_cells(mine ^ mask, mask)
        if winning_cells(mine, mask) & moves:
            continue
        if moves & theirs >> 1:
            below.append((mine, mask))
        elif theirs or len(plain) < 8:
            plain.append((mine, mask))
    plain.sort(
        key=lambda board: (
            board not in SMALL and not landings(board[1]) & winning_cells(*board) >> 1,
            board[1].bit_count(),
        )
    )
    return plain[:70], below[:60]


PLAIN, BELOW = cases([*SMALL, *random_boards(30, 8)])


@when_graded
def drawn(random: Random) -> tuple[list[Board], list[Board]]:
    return cases(drawn_boards(10, random))


def moves_down_the_reachable(tree: ast.Module) -> bool:
    """For a `seen` line: whether `>> 1` is applied to cells that an `&` has made fewer."""
    nodes = list(ast.walk(tree))
    fewer = {
        ast.unparse(target)
        for node in nodes
        if isinstance(node, ast.Assign) and has(ast.BitAnd)(node.value)
        for target in node.targets
    }
    return any(
        has(ast.BitAnd)(node.left) or ast.unparse(node.left) in fewer
        for node in nodes
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.RShift)
        and ast.unparse(node.right) == "1"
    )


def goes_by_old_landings(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code has a loop, and looks only at the landings of `mask`."""
    calls = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    landings = {each for each in calls if each.startswith("landings(")}
    return landings == {"landings(mask)"} and has(ast.For, ast.While, ast.comprehension)(tree)


gives_up_late = contains("$count > 2", "$count >= 3", "$count <= 2", "$count < 3")
"""For a `seen` line: whether a number is compared so that 2 is allowed."""


KNOWN = known(
    r"""
    own-win-first: It returns winning cells of the side to move. The exercise promises that no disc
            can reach any of these now: return only landings.
        moves = landings(mask) =>
            moves = landings(mask)\n    if cells_that_win(mine, mask):\n        return
            cells_that_win(mine, mask)
        return moves & ~(theirs >> 1) => return moves & ~(theirs >> 1) | cells_that_win(mine, mask)
    own-threats: It leaves out moves after which the side to move could win itself. Leave out moves
            after which the *other* side can win with its next disc.
        return moves & ~(theirs >> 1) => return sum(move for move in [1 << b for b in range(49)]
            if landings(mask) & move
            and not cells_that_win(mine | move, mask | move) & landings(mask | move))
    own-below-too: Landings below winning cells of the side to move are left out too. Only a disc
            below the other side's winning cells loses.
        ~(theirs >> 1) => ~((theirs | cells_that_win(mine, mask)) >> 1)
    new-disc-theirs: It reckons as if your new disc belonged to the other side. After your move
            the discs of the other side are still `mine ^ mask`.
        return moves & ~(theirs >> 1) => return sum(move for move in [1 << b for b in range(49)]
            if landings(mask) & move
            and not cells_that_win(mine ^ (mask | move), mask | move) & landings(mask | move))
    one-is-lost: If one cell has to be blocked, it gives up. But the side to move can take that
            cell. Only with two or more such cells the game is lost.
        must if must.bit_count() == 1 else 0 => 0
    nothing-to-block: If nothing has to be blocked, it returns 0. Then all landings stay, except
            those below their winning cells.
        if must:\n        moves = must => moves = must
    all-discs: You pass all discs, as if they belonged to one player.
        mine ^ mask => mask
    wrong-player: Those are the winning cells of the side to move. What the other side threatens
            has to be blocked: its discs are `mine ^ mask`.
        mine ^ mask => mine
    complement: `~mine` has all cells without a disc of yours, the empty ones too. The other side's
            discs are `mine ^ mask`.
        mine ^ mask => ~mine
        seen: complements_mine
    value-for-count: You compare the number itself, as if it said how many bits are set.
            `bit_count()` says how many.
        .bit_count() =>
    more-than-two: It gives up if two cells have to be blocked, but not if there are three. Then
            every move loses, too.
        () == 1 => () != 2
    gives-up-late: It gives up if three cells have to be blocked, but not if there are two. One disc
            blocks only one cell: with two such cells every move loses.
        () == 1 => () <= 2
        seen: gives_up_late
    both-blocks: Two cells have to be blocked, and one disc blocks only one. Then every move loses.
        must if must.bit_count() == 1 else 0 => must
    one-of-two: Of two cells to block, it takes one. The opponent wins on the other cell.
        must if must.bit_count() == 1 else 0 => must & -must
        must if must.bit_count() == 1 else 0 => 1 << must.bit_length() - 1
    avoids-the-block: It leaves out the cells where the other side would win with its next disc.
            Your disc has to go there.
        if must: => if False: && ~(theirs >> 1) => ~theirs
        if must: => if False: && ~(theirs >> 1) => ~(theirs | theirs >> 1)
    beside-for-below: Seven bits are a step to the next column. One cell down is one bit.
        theirs >> 1 => theirs >> 7
    no-block: It does not block. If the other side can win with its next disc, you have to take that
            cell.
        if must: => if False:
    out-of-reach: It blocks a threat where no disc can land now. Such a threat forces nothing.
        must = moves & theirs => must = theirs
        must.bit_count() == 1 => theirs.bit_count() == 1
        must = moves & theirs => must = theirs && must if must.bit_count() == 1 else 0 => must
    above-for-below: Those are cells above their winning cells. No disc lands there before the
            winning cell is filled. One cell down is `>> 1`.
        theirs >> => theirs <<
        seen: shifts_up
    reachable-first: You move down only those of their winning cells where a disc can land now.
            Below each of these there is a disc or the edge of the board. Move down all their
            winning cells.
        theirs >> 1 => must >> 1
        seen: moves_down_the_reachable
    landings-before: Your disc gives the other side a new cell to land on. Call `landings` for the
            board after your move, not before it.
        return moves & ~(theirs >> 1) => return sum(move for move in [1 << b for b in range(49)]
            if moves & move and not cells_that_win(mine ^ mask, mask | move) & moves)
        seen: goes_by_old_landings
    below-missing: A disc right below one of their winning cells gives them that cell: leave such
            moves out.
        moves & ~(theirs >> 1) => moves
    below-my-own: A disc below one of *your* winning cells does no harm at once. Leave out moves
            below theirs.
        ~(theirs >> 1) => ~(cells_that_win(mine, mask) >> 1)
    forced-and-below: A forced move right below another of their winning cells loses too: then no
            move is left.
        moves = must if must.bit_count() == 1 else 0 =>
            return must if must.bit_count() == 1 else 0
    minus: Subtracting a bit that is not set changes other bits. `& ~` takes bits out.
        moves & ~(theirs >> 1) => moves - (theirs >> 1)
        seen: subtracts
    xor: `^` sets bits that were not set. `& ~` takes bits out.
        & ~(theirs >> 1) => ^ theirs >> 1
        & ~(theirs >> 1) => ^ (landings(mask) & theirs >> 1)
        & ~(theirs >> 1) => ^ (landings(mask) & theirs >> 1) if moves else 0
    not-for-complement: `not` gives only True or False, which is one bit. `~` turns every bit round.
        ~(theirs >> 1) => (not theirs >> 1)
        seen: has_not
    only-the-bad: Those are the moves that lose. Return the others.
        ~(theirs >> 1) => theirs >> 1
    all-when-lost: If every move loses, return 0, not all moves: the search relies on this.
        return moves & ~(theirs >> 1) => return moves & ~(theirs >> 1) or landings(mask)
    """,
    subtracts=has(ast.Sub),
    has_not=has(ast.Not),
    gives_up_late=gives_up_late,
    goes_by_old_landings=goes_by_old_landings,
    moves_down_the_reachable=moves_down_the_reachable,
    complements_mine=complements_mine,
    shifts_up=shifts_up,
)


@exercise("15.4", KNOWN, allowed=["winning_cells", "has_four"])
def non_losing(answer: Answer) -> None:
    plain, below = drawn() or ((), ())
    smaller = partial(fewer_discs, legal=no_win_at_once)
    with answer.part("blocks"):
        compare_boards(answer, PLAIN, fresh=plain, shrink=smaller)
    with answer.part("cells below"):
        compare_boards(answer, BELOW, fresh=below, shrink=smaller)
