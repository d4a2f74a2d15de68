"""What is known to go wrong in 15.2: with the patterns, their steps, and what has to be empty."""

import ast
from collections.abc import Callable
from itertools import combinations

from c4lab.checks.writing import contains, known, uses
from c4lab.games.bits import CELLS

FIRST = "found |= discs << s & discs << 2 * s & discs << 3 * s"
SECOND = "found |= discs >> s & discs << s & discs << 2 * s"
THIRD = "found |= discs >> 2 * s & discs >> s & discs << s"
END = "found |= discs >> 3 * s & discs >> 2 * s & discs >> s"
PATTERNS = (FIRST, SECOND, THIRD, END)
OTHER_SETS = "\n        ".join(
    " && ".join(f"{each} => pass" for each in missing)
    for count in (2, 3)
    for missing in combinations(PATTERNS, count)
    if set(missing) != {SECOND, THIRD}
)
"""Ways to leave out two or three of the patterns; those with a gap have a block of their own."""


def only(step: int) -> Callable[[int, int], int]:
    """A wrong idea: the winning cells in this direction only."""

    def cells(discs: int, mask: int) -> int:
        one, two, three = (discs << number * step for number in (1, 2, 3))
        back, back_two, back_three = (discs >> number * step for number in (1, 2, 3))
        ahead, behind = one & two & (three | back), back & back_two & (back_three | one)
        return (ahead | behind) & (CELLS ^ mask)

    return cells


def replaced_in_a_loop(tree: ast.Module) -> bool:
    """For a `seen` line: whether each round of a loop gives the result a new value."""
    nodes = list(ast.walk(tree))
    grown = {ast.unparse(node.target) for node in nodes if isinstance(node, ast.AugAssign)}
    replaced = {
        ast.unparse(node.targets[0])
        for loop in nodes
        if isinstance(loop, ast.For)
        for node in ast.walk(loop)
        if isinstance(node, ast.Assign) and not names_in(node.value) & names_in(node.targets[0])
    }
    own = [node for node in nodes if getattr(node, "name", "") == "winning_cells"]
    last = own[0].body[-1] if own and isinstance(own[0], ast.FunctionDef) else None
    return isinstance(last, ast.Return) and bool(names_in(last) & (replaced - grown))


def names_in(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def grows_by(operator: type[ast.operator]) -> Callable[[ast.Module], bool]:
    """For a `seen` line: whether the code has an assignment with this operator, such as `|=`."""
    return lambda tree: any(
        isinstance(node, ast.AugAssign) and isinstance(node.op, operator) for node in ast.walk(tree)
    )


def begins_anew(tree: ast.Module) -> bool:
    """For a `seen` line: whether a loop gives a name to a new value and joins to it by `|=`."""
    return any(
        isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == ast.unparse(other.target)
        for loop in ast.walk(tree)
        if isinstance(loop, ast.For)
        for one in loop.body
        for other in loop.body
        if isinstance(other, ast.AugAssign)
    )


def upwards_alone(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code has none of the steps 6, 7 and 8."""
    numbers = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return not {6, 7, 8} & set(numbers)


KNOWN = known(
    rf"""
    taken-only: `& mask` keeps the cells where a disc lies already. The empty ones are
            `CELLS ^ mask`.
        (CELLS ^ mask) => mask
        seen: ands_mask
    brackets: `&` comes before `^`, so the discs join the result in the end. Write brackets:
            `found & (CELLS ^ mask)`.
        (CELLS ^ mask) => CELLS ^ mask
    and-for-or: `&=` keeps a cell only if it was found before as well. Add cells with `|=`.
        |= => &=
        |= discs < => &= discs <
        seen: grows_by_and
    last-round-only: You return only what the last round of the loop finds: each round overwrites
            the result of the rounds before it. Collect all cells with `|=`.
        => last_8
        => last_7
        => last_6
        => last_1
        seen: replaced_in_a_loop
    all-discs: You take all discs, as if they belonged to one player: look at `discs`.
        found = discs => discs = mask\n    found = discs
    numbers-for-bits: It joins the *numbers* of the bits. The cell of bit b is `1 << b`.
        found & (CELLS ^ mask) => sum(b for b in range(49) if found & CELLS & ~mask & 1 << b)
        6, 7, 8 => 1, 6, 7, 8 && return found & (CELLS ^ mask) => joined = 0\n
            \n    for bit in range(49):
            \n        joined |= bit * ((found & ~mask) >> bit & 1)\n    return joined
    how-many: Your result says only how many such cells there are, or whether there are any. Return
            the cells themselves, as one number with a bit for each.
        return found & (CELLS ^ mask) => return found & (CELLS ^ mask) != 0
        return found & (CELLS ^ mask) => return (found & (CELLS ^ mask)).bit_count()
    discs-too: Your result has the discs too. A winning cell is empty: keep only the empty cells.
        return found & (CELLS ^ mask) => return found & (CELLS ^ mask) | discs
    last-column: Column 7 is missing, or a part of it. Each column has seven bits with the spare
            one, so the cells of column 7 are the bits 42 to 47.
        6, 7, 8 => 1, 6, 7, 8 && CELLS ^ mask => (1 << 42) - 1 & ~mask
        CELLS ^ mask => CELLS & (1 << 42) - 1 & ~mask
    top-row-missing: The top row is missing. Each column has six cells and a spare bit above them.
        CELLS ^ mask => CELLS & CELLS >> 1 & ~mask
    plus-for-or: `+=` carries if two patterns find the same cell. Add cells with `|=`.
        |= => +=
        seen: grows_by_plus
    and-for-bits: `and` does not look at single bits: its result is one of its two sides, as a
            whole. Write `&`.
        & => and
        & discs => and discs
    every-cell: It tries every cell, also those with a disc of the other player. Nobody can win
            there: try only the empty cells.
        6, 7, 8 => 1, 6, 7, 8 &&
            CELLS ^ mask => sum(1 << bit for bit in range(48) if (CELLS ^ discs) >> bit & 1)
        seen: has_ranges
    occupied: Your result has a cell where a disc lies already. Nobody can win there: keep only the
            empty cells.
        CELLS ^ mask => CELLS ^ discs
        found & (CELLS ^ mask) => found
    off-the-board: Your result has bits of the spare row, or bits beyond the last column. Keep only
            those of `CELLS`.
        CELLS ^ mask => (1 << 49) - 1 ^ mask
        6, 7, 8 => 1, 6, 7, 8 && CELLS ^ mask => (1 << 49) - 1 ^ mask
        (CELLS ^ mask) => ~mask
    one-cell: That is only one cell. Collect all of them with `|=`, and return them as one number.
        return found & (CELLS ^ mask) => found &= CELLS ^ mask\n    return found & -found
    gaps-missed: It finds only the cells at the ends of three discs. The cell may also lie between
            them: one disc on one side, two on the other.
        {SECOND} => pass && {THIRD} => pass
    one-gap-missed: A cell may lie between three discs in two ways: one disc on the left and two on
            the right, or two on the left and one on the right. It finds only one of these two.
        {SECOND} => pass
        {THIRD} => pass
    upwards-only: It finds only the cell above three discs. The other three directions are missing.
        (6, 7, 8) => ()
        seen: upwards_alone
    patterns-missing: It finds only some of the cells beside or between three discs. Each of the
            three directions has four patterns: section 15.3 shows them.
        {OTHER_SETS}
    one-end-only: It looks at one end of three discs. The empty cell may be at the other end too.
        {END} => pass
        {FIRST} => pass
    begins-anew: `found =` in the loop throws away what the lines before it have found. Join the
            patterns with `found |=`.
        found |= discs << s & discs << 2 * s & discs << 3 * s =>
            found = discs << s & discs << 2 * s & discs << 3 * s
        found |= discs >> 2 * s & discs >> s & discs << s =>
            found = discs >> 2 * s & discs >> s & discs << s
        seen: begins_anew
    upright-missing: It does not find the cell above three discs of one column.
        found = discs << 1 & discs << 2 & discs << 3 => found = 0
    level-missing: It does not find three side by side: the step to the right is 7.
        , 7, 8 => , 8
    diagonal-missing: A diagonal is missing, or both: the step is 6 where it falls, 8 where it
            rises.
        6, 7, 8 => 7, 8
        , 7, 8 => , 7
        6, 7, 8 => 7,
    no-spare-row: Those are the steps of a board with six bits a column. Here each column has seven,
            so the steps are 7, 6 and 8.
        6, 7, 8 => 5, 6, 7
    bits-for-steps: Two cells on means two *steps*: `2 * s` bits.
        2 * s => 2
        < 3 * s => < 3
    within-reach-only: It finds only cells where a disc can land now. Other winning cells count too.
        (CELLS ^ mask) => landings(mask)
    wrong-player: Those are the other player's winning cells. Look at `discs`.
        found = discs => discs ^= mask\n    found = discs
    two-are-enough: Two discs are enough for it. Each pattern has three.
        discs << 2 * s & discs << 3 * s => discs << 2 * s
        discs << 2 & discs << 3 => discs << 2
    or-for-and: A pattern needs all three discs: join its shifts with &, and the patterns with |.
        & discs << 2 & => | discs << 2 |
    """,
    last_8=only(8),
    last_7=only(7),
    last_6=only(6),
    last_1=only(1),
    replaced_in_a_loop=replaced_in_a_loop,
    ands_mask=contains("$x & mask"),
    grows_by_and=grows_by(ast.BitAnd),
    grows_by_plus=grows_by(ast.Add),
    upwards_alone=upwards_alone,
    begins_anew=begins_anew,
    has_ranges=uses("range"),
)
