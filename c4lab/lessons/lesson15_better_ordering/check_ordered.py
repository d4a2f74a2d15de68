"""15.5 The moves in the order in which to try them."""

import ast
from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, has, known, uses
from c4lab.lessons.shared.bits import pairs, shown, some_boards, told
from c4lab.solver.plain.bits import landings, non_losing, winning_cells

Case = tuple[int, int, int]


def scores(mine: int, mask: int, moves: int) -> list[int]:
    """The winning cells after each of the moves, from the left."""
    return [winning_cells(mine | bit, mask | bit).bit_count() for bit in each(moves)]


def each(moves: int) -> list[int]:
    return [1 << place for place in range(49) if moves >> place & 1]


def cases() -> tuple[list[Case], list[Case]]:
    """Boards where no two moves leave equally many winning cells, and boards with ties."""
    told_apart: list[Case] = []
    ties: list[Case] = []
    for mine, mask in (*pairs("", "1", "444444", "242632433576416163"), *some_boards(24, 5)):
        if winning_cells(mine, mask) & landings(mask):
            continue
        bits = each(non_losing(mine, mask))
        best = dict(zip(scores(mine, mask, sum(bits)), bits, strict=True))
        if len(best) > 1:
            told_apart.append((mine, mask, sum(best.values())))
        if bits and (len(best) > 1 or len(ties) < 20):
            ties.append((mine, mask, sum(bits)))
    # Those on which the other side's winning cells would give another order come first.
    told_apart.sort(key=lambda case: len(set(scores(case[0] ^ case[1], *case[1:]))) == 1)
    return told_apart[:60], [(0, 0, 0), (0, 0, 1 << 35), *ties[:70]]


APART, TIES = cases()


def groups(mine: int, mask: int, moves: int) -> list[list[int]]:
    """The moves best first, those of equal score and equally near the centre in one list."""
    found: dict[tuple[int, int], list[int]] = {}
    for bit in each(moves):
        aside = abs((bit.bit_length() - 1) // 7 - 3)
        found.setdefault((-scores(mine, mask, bit)[0], aside), []).append(bit)
    return [found[key] for key in sorted(found)]


def as_good(got: Any, expected: list[list[int]]) -> bool:
    """Whether the moves of each group stand together, in any order there."""
    rest = list(got)
    for group in expected:
        if sorted(rest[: len(group)]) != group:
            return False
        rest = rest[len(group) :]
    return not rest


def in_a_row(value: Any, *case: Any) -> Any:
    """The groups as one list, as a learner may give it."""
    row = [bit for group in value for bit in group] if value == groups(*case) else value
    columns = isinstance(row, list) and row and all(each in range(8) for each in row)
    return row if columns else told(row)


def by(
    score: Callable[[int, int, int], int], aside: Callable[[int], object] = lambda c: abs(c - 3)
) -> Callable[[int, int, int], list[list[int]]]:
    """The moves in groups of equal ones, those with the most `score(mine, mask, move)` first, of
    equal ones those of the least `aside(column)`, columns counted from 0."""

    def grouped(mine: int, mask: int, moves: int) -> list[list[int]]:
        found: dict[Any, list[int]] = {}
        for bit in each(moves):
            key = -score(mine, mask, bit), aside((bit.bit_length() - 1) // 7)
            found.setdefault(key, []).append(bit)
        return [found[key] for key in sorted(found)]

    return grouped


def count(mine: int, mask: int, move: int) -> int:
    return winning_cells(mine | move, mask | move).bit_count()


def theirs_after(mine: int, mask: int, move: int) -> int:
    return winning_cells(mine ^ mask, mask | move).bit_count()


def reached(mine: int, mask: int, move: int) -> int:
    after = mask | move
    return (winning_cells(mine | move, after) & landings(after)).bit_count()


def asked_with(tree: ast.Module) -> list[ast.expr]:
    """Whose winning cells the code asks for: the first argument of each call."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    names = ("cells_that_win", "winning_cells")
    return [each.args[0] for each in calls if getattr(each.func, "id", "") in names]


def names_asked_with(tree: ast.Module) -> list[str]:
    """The names among what `asked_with` returns."""
    return [each.id for each in asked_with(tree) if isinstance(each, ast.Name)]


KNOWN = known(
    r"""
    within-reach-only: It counts only the winning cells that a disc can reach now. All of them
            count, wherever they are.
        => within_reach
    theirs-taken-away: It takes away the winning cells of the other side. Only those of the side to
            move are to be counted.
        => difference
    both-sides: It counts the winning cells of both sides. Only those of the side to move are to be
            counted.
        => both_sides
    numbers-of-bits: Those are the numbers of the bits. A move is the bit itself: that with the
            number b is `1 << b`.
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() - 1 for m in sorted(found, key=score, reverse=True)]
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() for m in sorted(found, key=score, reverse=True)]
    moves-ignored: It gives every landing. Only the bits in `moves` are worth a search.
        moves & 0b111111 => landings(mask) & 0b111111
    centre-elsewhere: Of equal ones the nearest to column 4 comes first. In yours another column
            counts as the centre: do you count the columns from 0 or from 1?
        => centre_2
        => centre_4
    worst-first: The smallest number of winning cells comes first. A sort begins with the smallest:
            turn it round.
        reverse=True => reverse=False
        key=$k, reverse=True ~> key=$k
        => worst_first
    unsorted: The moves are in the order of the centre, and nothing else. Sort them by their winning
            cells.
        sorted(found, key=score, reverse=True) => found
        seen: never_sorts
    other-side: Those are the winning cells of the other side.
        cells_that_win(mine | move => cells_that_win(mine ^ mask | move
        cells_that_win(mine | move => cells_that_win(mine ^ mask
        cells_that_win($a | $b, $c) ~> cells_that_win($a ^ $m, $c)
        => theirs_after
        seen: asks_with_xor
    before-the-move: It counts the winning cells before the move, which are the same for each. Count
            them after it: `mine | move` and `mask | move`.
        cells_that_win($a | $b, $m | $b) =~> cells_that_win($a, $m)
        seen: asks_with_mine
    without-mine: Only the new disc is counted with, and not those that lay there before:
            `mine | move`.
        cells_that_win($a | $b, $c) =~> cells_that_win($b, $c)
        seen: asks_with_a_name
    value-for-count: The cells themselves are compared, as numbers. How many they are is
            `bit_count()`.
        cells_that_win($a, $b).bit_count() =~> cells_that_win($a, $b)
    by-the-bits: The bits themselves are sorted, so the column on the right comes first. Sort by the
            winning cells: `key=score`.
        sorted($f, key=$k, reverse=True) =~> sorted($f, reverse=True)
    only-the-best: That is one move, the best. Return all of them in a list, the best first.
        return sorted(found, key=score, reverse=True) => return max(found, key=score)
        return sorted(found, key=score, reverse=True) => return [max(found, key=score, default=0)]
        return sorted(found, key=score, reverse=True) =>
            return sorted(found, key=score, reverse=True)[:1]
    one-number: That is one number with all the bits. Return a list, one number for each move.
        return sorted(found, key=score, reverse=True) => return moves
    pairs-given: Those are pairs of a count and a bit. Return the bits alone.
        return sorted(found, key=score, reverse=True) =>
            return sorted([(score(m), m) for m in found], reverse=True)
    pairs-sorted: Of equal ones the column on the right comes first: a sort of pairs goes on with
            the bits. Sort by the number of winning cells alone.
        return sorted(found, key=score, reverse=True) =>
            return [m for s, m in sorted([(score(m), m) for m in found], reverse=True)]
    columns-from-0: Column c has the cells `0b111111 << 7 * (c - 1)` if columns count from 1.
        7 * ($c - 1) =~> 7 * $c
    no-spare-row: Those are six bits a column. With the spare one each column has seven: the cells
            of column c begin at bit `7 * (c - 1)`.
        7 * ($c - 1) =~> 6 * ($c - 1)
        7 * $c ~> 6 * $c
    left-to-right: Of equal ones the nearest to the centre comes first, and yours come from left to
            right.
        => from_the_left
    right-to-left: Of equal ones the nearest to the centre comes first, and yours come from right to
            left.
        => from_the_right
    reversed-after: Sorted upwards and then turned round, equal ones stand the wrong way round: the
            edge comes before the centre. `reverse=True` keeps equal ones as they were.
        sorted(found, key=score, reverse=True) => sorted(found, key=score)[::-1]
    edge-first: Of equal ones those at the edge come first. The nearest to the centre should.
        => edge_first
    zeros: There are zeros in the list, for columns that have no move. Leave these out.
        $n = [$b for $b in $f if $b] =~> $n = $f
    columns-for-bits: Those are numbers of columns. Asked for are the bits of the moves.
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() // 7 + 1 for m in sorted(found, key=score, reverse=True)]
        return sorted(found, key=score, reverse=True) =>
            return [m.bit_length() // 7 + 1 for m in found]
    """,
    within_reach=by(reached),
    difference=by(lambda *case: count(*case) - theirs_after(*case)),
    both_sides=by(lambda *case: count(*case) + theirs_after(*case)),
    worst_first=by(lambda *case: -count(*case)),
    theirs_after=by(theirs_after),
    edge_first=by(count, lambda c: -abs(c - 3)),
    centre_2=by(count, lambda c: abs(c - 2)),
    centre_4=by(count, lambda c: abs(c - 4)),
    from_the_left=by(count, lambda c: c),
    from_the_right=by(count, lambda c: -c),
    never_sorts=lambda tree: not uses("sorted")(tree) and not uses("sort")(tree),
    asks_with_xor=lambda tree: any(map(has(ast.BitXor), asked_with(tree))),
    asks_with_mine=lambda tree: any(name == "mine" for name in names_asked_with(tree)),
    asks_with_a_name=lambda tree: any(name != "mine" for name in names_asked_with(tree)),
)


@exercise("15.5", KNOWN, allowed=["winning_cells"])
def ordered(answer: Answer) -> None:
    with answer.part("winning cells"):
        compare(answer, APART, groups, same=as_good, show=shown, tell=in_a_row)
    with answer.part("ties"):
        compare(answer, TIES, groups, same=as_good, show=shown, tell=in_a_row)
