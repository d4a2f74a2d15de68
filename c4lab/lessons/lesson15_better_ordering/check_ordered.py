"""15.5 The moves in the order in which to try them."""

import ast
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, has, known, uses, when_graded
from c4lab.lessons.shared.positions.bits import (
    Board,
    boards_after,
    drawn_boards,
    position_of,
    random_boards,
    with_cells,
)
from c4lab.solver.plain.bits import landings, non_losing, winning_cells

Case = tuple[int, int, int]


def own_cells_after(mine: int, mask: int, move: int) -> int:
    return winning_cells(mine | move, mask | move).bit_count()


def scores(mine: int, mask: int, moves: int) -> list[int]:
    """The number of winning cells after each of the moves, from the left."""
    return [own_cells_after(mine, mask, bit) for bit in bits_of(moves)]


def bits_of(moves: int) -> list[int]:
    """The bits that are set, each as a number with one bit, the lowest first."""
    return [1 << place for place in range(49) if moves >> place & 1]


def cases(boards: Iterable[Board]) -> tuple[list[Case], list[Case]]:
    """Boards where all moves leave different numbers of winning cells, and boards with ties."""
    told_apart: list[Case] = []
    ties: list[Case] = []
    for mine, mask in boards:
        if winning_cells(mine, mask) & landings(mask):
            continue
        bits = bits_of(non_losing(mine, mask))
        best = dict(zip(scores(mine, mask, sum(bits)), bits, strict=True))
        if len(best) > 1:
            told_apart.append((mine, mask, sum(best.values())))
        if bits and (len(best) > 1 or len(ties) < 20):
            ties.append((mine, mask, sum(bits)))
    # First come boards where the other side's winning cells give another order.
    told_apart.sort(key=lambda case: len(set(scores(case[0] ^ case[1], *case[1:]))) == 1)
    return told_apart[:60], ties[:70]


FEW = boards_after("", "1", "444444", "242632433576416163")
APART, TIES = cases([*FEW, *random_boards(24, 5)])


@when_graded
def drawn(random: Random) -> tuple[list[Case], list[Case]]:
    return cases(drawn_boards(8, random))


def grouped_by(
    score: Callable[[int, int, int], int], aside: Callable[[int], object] = lambda c: abs(c - 3)
) -> Callable[[int, int, int], list[list[int]]]:
    """A function that groups equally good moves, best first.

    The best moves have the largest `score(mine, mask, move)`, and among these the smallest
    `aside(column)`, with columns counted from 0.
    """

    def grouped(mine: int, mask: int, moves: int) -> list[list[int]]:
        found: dict[Any, list[int]] = {}
        for bit in bits_of(moves):
            key = -score(mine, mask, bit), aside((bit.bit_length() - 1) // 7)
            found.setdefault(key, []).append(bit)
        return [found[key] for key in sorted(found)]

    return grouped


groups = grouped_by(own_cells_after)
"""The right groups of equally good moves."""


def as_good(got: Any, expected: list[list[int]]) -> bool:
    """Whether `got` has the groups in this order; within a group any order is right."""
    rest = list(got)
    for group in expected:
        if sorted(rest[: len(group)]) != group:
            return False
        rest = rest[len(group) :]
    return not rest


def in_a_row(value: Any, *case: Any) -> Any:
    """The right groups, or the learner's list, as one list of moves with their cells."""
    row = [bit for group in value for bit in group] if value == groups(*case) else value
    columns = isinstance(row, list) and row and all(each in range(8) for each in row)
    return row if columns else with_cells(row)


def theirs_after(mine: int, mask: int, move: int) -> int:
    return winning_cells(mine ^ mask, mask | move).bit_count()


def cells_in_reach(mine: int, mask: int, move: int) -> int:
    after = mask | move
    return (winning_cells(mine | move, after) & landings(after)).bit_count()


def first_arguments(tree: ast.Module) -> list[ast.expr]:
    """The first argument of each call that asks for winning cells."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    names = ("cells_that_win", "winning_cells")
    return [each.args[0] for each in calls if getattr(each.func, "id", "") in names]


def first_argument_names(tree: ast.Module) -> list[str]:
    """The names among the `first_arguments`."""
    return [each.id for each in first_arguments(tree) if isinstance(each, ast.Name)]


KNOWN = known(
    r"""
    within-reach-only: It counts only the winning cells that a disc can reach now. All of them
            count, wherever they are.
        => within_reach
    theirs-taken-away: It subtracts the winning cells of the other side. Count only those of the
            side to move.
        => difference
    both-sides: It counts the winning cells of both sides. Count only those of the side to move.
        => both_sides
    numbers-of-bits: Those are the numbers of the bits. A move is the bit itself: bit number b is `1
            << b`.
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() - 1 for m in sorted(found, key=score, reverse=True)]
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() for m in sorted(found, key=score, reverse=True)]
    moves-ignored: It returns every landing. Return only the bits in `moves`.
        moves & 0b111111 => landings(mask) & 0b111111
    centre-elsewhere: Of equally good moves, the one nearest to column 4 comes first. Yours takes
            another column for the centre: do you count the columns from 0 or from 1?
        => centre_2
        => centre_4
    worst-first: The smallest number of winning cells comes first. A sort begins with the smallest:
            use `reverse=True`.
        reverse=True => reverse=False
        => worst_first
    centre-decides: The centre decides, and the winning cells only between columns that are equally
            near. It should be the other way round. Of two sorts, the last one decides.
        => centre_decides
    unsorted: The moves are sorted only by the centre. Sort them by their winning cells.
        sorted(found, key=score, reverse=True) => found
        seen: never_sorts
    other-side: Those are the winning cells of the other side.
        cells_that_win(mine | move => cells_that_win(mine ^ mask | move
        cells_that_win(mine | move => cells_that_win(mine ^ mask
        | move, => ^ moves,
        => theirs_after
        seen: asks_with_xor
    before-the-move: It counts the winning cells before the move, which are the same for every move.
            Count them after the move: `mine | move` and `mask | move`.
        mine | move, mask | move => mine, mask
        seen: asks_with_mine
    without-mine: It looks only at the new disc, not at those that were there before: use `mine |
            move`.
        mine | move => move
        seen: asks_with_a_name
    value-for-count: You compare the cells as numbers. `bit_count()` says how many cells there are.
        .bit_count() =>
    by-the-bits: The bits themselves are sorted, so the column on the right comes first. Sort by the
            winning cells: `key=score`.
        key=score, reverse => reverse
    only-the-best: That is only the best move. Return all moves in a list, the best first.
        return sorted(found, key=score, reverse=True) => return max(found, key=score)
        return sorted(found, key=score, reverse=True) => return [max(found, key=score, default=0)]
        return sorted(found, key=score, reverse=True) =>
            return sorted(found, key=score, reverse=True)[:1]
    one-number: That is one number with all the bits. Return a list, one number for each move.
        return sorted(found, key=score, reverse=True) => return moves
    pairs-given: Those are pairs of a count and a bit. Return only the bits.
        return sorted(found, key=score, reverse=True) =>
            return sorted([(score(m), m) for m in found], reverse=True)
    pairs-sorted: Of equally good moves, the column on the right comes first, because a sort of
            pairs compares the bits too. Sort only by the number of winning cells.
        return sorted(found, key=score, reverse=True) =>
            return [m for s, m in sorted([(score(m), m) for m in found], reverse=True)]
    no-spare-row: Those are six bits a column. With the spare one each column has seven: the cells
            of column c begin at bit `7 * (c - 1)`.
        << 7 * => << 6 *
    left-to-right: Of equally good moves, the one nearest to the centre comes first. Yours come from
            left to right.
        => from_the_left
    right-to-left: Of equally good moves, the one nearest to the centre comes first. Yours come from
            right to left.
        => from_the_right
    reversed-after: You sort upwards and then reverse the list. That reverses equally good moves
            too, so the edge comes before the centre. `reverse=True` keeps their order.
        sorted(found, key=score, reverse=True) => sorted(found, key=score)[::-1]
    edge-first: Of equally good moves, those at the edge come first. The one nearest to the centre
            should come first.
        => edge_first
    zeros: The list has zeros for columns that have no move. Leave these out.
        [bit for bit in found if bit] => found
    columns-for-bits: Those are numbers of columns. Return the bits of the moves.
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() // 7 + 1 for m in sorted(found, key=score, reverse=True)]
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() // 7 + 1 for m in found]
    """,
    within_reach=grouped_by(cells_in_reach),
    difference=grouped_by(lambda *case: own_cells_after(*case) - theirs_after(*case)),
    both_sides=grouped_by(lambda *case: own_cells_after(*case) + theirs_after(*case)),
    worst_first=grouped_by(lambda *case: -own_cells_after(*case)),
    theirs_after=grouped_by(theirs_after),
    centre_decides=grouped_by(
        lambda *case: own_cells_after(*case) - 99 * abs(case[2].bit_length() // 7 - 3)
    ),
    edge_first=grouped_by(own_cells_after, lambda c: -abs(c - 3)),
    centre_2=grouped_by(own_cells_after, lambda c: abs(c - 2)),
    centre_4=grouped_by(own_cells_after, lambda c: abs(c - 4)),
    from_the_left=grouped_by(own_cells_after, lambda c: c),
    from_the_right=grouped_by(own_cells_after, lambda c: -c),
    never_sorts=lambda tree: not uses("sorted")(tree) and not uses("sort")(tree),
    asks_with_xor=lambda tree: any(map(has(ast.BitXor), first_arguments(tree))),
    asks_with_mine=lambda tree: any(name == "mine" for name in first_argument_names(tree)),
    asks_with_a_name=lambda tree: any(name != "mine" for name in first_argument_names(tree)),
)


@exercise("15.5", KNOWN, allowed=["winning_cells"])
def ordered(answer: Answer) -> None:
    apart, ties = drawn() or ((), ())
    with answer.part("winning cells"):
        _compare(answer, APART, apart)
    with answer.part("ties"):
        _compare(answer, [(0, 0, 0), (0, 0, 1 << 35), *TIES], ties)


def _compare(answer: Answer, cases: Sequence[Case], fresh: Sequence[Case]) -> None:
    compare(answer, cases, groups, same=as_good, show=position_of, tell=in_a_row, fresh=fresh)
