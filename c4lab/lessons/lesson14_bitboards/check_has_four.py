"""14.4 Four in a row in any direction, looked for with shifts."""

import ast
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Mistake,
    Wrong,
    compare,
    exercise,
    has,
    known,
    returns_in_a_loop,
)
from c4lab.lessons.lesson14_bitboards import fresh_cases
from c4lab.lessons.lesson14_bitboards.four_cases import FALSE_STEPS, cases
from c4lab.lessons.shared.positions.bits import draw_discs

MOST = 400  # steps of a call; ours takes about 100
STEPS = (1, 7, 6, 8)
SOME = 0b0000001_0001000_0000010_0000001_0000000_0000001_0000001


def along(discs: int, step: int) -> int:
    """The discs at which a four in this direction begins."""
    return discs & discs >> step & discs >> 2 * step & discs >> 3 * step


def numbers(tree: ast.Module) -> set[int]:
    """The whole numbers that are written in the code."""
    constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, int)}


def overwrites(tree: ast.Module) -> bool:
    """For a `seen` line: whether some loop assigns and never returns."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    kinds = [{type(node) for node in ast.walk(loop)} for loop in loops]
    return any(ast.Assign in found and ast.Return not in found for found in kinds)


KNOWN = known(
    r"""
    returns-in-the-loop: It returns after the first direction. Put `return False` after the loop,
            when all four directions have been tried.
        \n    return False => \n        return False
        seen: in_a_loop
    last-direction-only: Each round of the loop overwrites the result of the round before, so only
            the last direction decides. Return `True` as soon as there is a four.
        return False => return found && if pairs & pairs >> 2 * step:\n            return True =>
            found = pairs & pairs >> 2 * step != 0
        7, 6, 8 => 7, 8, 6 && return False => return found &&
            if pairs & pairs >> 2 * step:\n            return True =>
            found = pairs & pairs >> 2 * step != 0
        7, 6, 8 => 6, 8, 7 && return False => return found &&
            if pairs & pairs >> 2 * step:\n            return True =>
            found = pairs & pairs >> 2 * step != 0
        seen: overwrites
    discs-counted: It counts the discs. Four discs need not lie in a row.
        for step in => return discs.bit_count() >= 4\n    for step in
        for step in => return discs.bit_count() == 4\n    for step in
    one-four-only: Every number except 0 means "four", not only a single bit: five in a row give two
            bits.
        if pairs & pairs >> 2 * step: => if (pairs & pairs >> 2 * step).bit_count() == 1:
    third-not-asked: It never tests the third of the four cells: discs on the first, second and
            fourth cell are enough for it.
        pairs >> 2 => discs >> 3
    second-not-asked: It does not test all discs between the first and the fourth: there may be a
            gap.
        pairs & pairs >> 2 => discs & discs >> 3
        pairs & pairs >> 2 => discs & pairs >> 2
    one-bit-asked: It asks for one certain number. Any number except 0 means "four": the bits of a
            four may be anywhere.
        if pairs & pairs >> 2 * step: => if pairs & pairs >> 2 * step == 1:
    no-spare-row: Those are the steps of a board with six bits a column. Here each column has seven,
            so the cell to the right is 7 bits on, and the diagonals are 6 and 8.
        7, 6, 8 => 6, 5, 7
        seen: has_5
    eight-bits: Those are the steps of a board with eight bits a column. Here each column has seven,
            so the cell to the right is 7 bits on, and the diagonals are 6 and 8.
        7, 6, 8 => 8, 7, 9
        seen: has_9
    and-for-bits: `and` does not look at single bits: its result is one of its two sides, as a
            whole. Write `&`.
        discs & discs >> step => discs and discs >> step && pairs & pairs => pairs and pairs
        & pairs => and pairs
        & discs => and discs
        seen: says_and
    and-before-the-shift: The brackets take `&` first, and a number `&` itself is the same number:
            nothing is compared with its neighbour. Shift first, then take `&`.
        discs & discs >> step => (discs & discs) >> step && pairs & pairs >> => (pairs & pairs) >>
        discs & discs >> step => (discs & discs) >> step
        pairs & pairs >> => (pairs & pairs) >>
    three-in-a-row: Three in a row are enough for it. Two *pairs* make four, the second one two
            cells on.
        2 * step => step
    pairs-counted: Pairs need not stand side by side: three of them may lie in three places. Ask
            for a pair with another pair two cells on.
        if pairs & pairs >> 2 * step: => if pairs.bit_count() >= 3:
        if pairs & pairs >> 2 * step: => if pairs.bit_count() > 3:
        if pairs & pairs >> 2 * step: => if pairs.bit_count() == 3:
    one-bit-too-few: Two cells on means two *steps*: `2 * step` bits. Two bits on is another cell.
        2 * step => 2
        2 * step => step + 2
    steps-of-level: 14 bits are two cells on only where the step is 7. In each direction it is
            `2 * step`.
        2 * step => 14
        seen: has_14
    gap: It takes two pairs with a gap between them for a four: the second pair lies two cells on.
        >> 2 * => >> 3 *
    or-for-and: `|` takes every disc, with a neighbour or without one. Use `&`.
        & discs => | discs
    pair-is-enough: A pair is no four yet.
        & pairs => | pairs
    """,
    in_a_loop=returns_in_a_loop,
    says_and=has(ast.And),
    overwrites=overwrites,
    has_5=lambda tree: 5 in numbers(tree),
    has_9=lambda tree: 9 in numbers(tree),
    has_14=lambda tree: 14 in numbers(tree) and not numbers(tree).isdisjoint((6, 8)),
)
DISCS_OVERWRITTEN = (
    "In a later direction, `discs` has lost some of its bits: an earlier direction has overwritten "
    "it. Store what you find under another name."
)


def assigns_discs(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code gives `discs` a new value."""
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return any(each.id == "discs" and isinstance(each.ctx, ast.Store) for each in names)


OVERWRITTEN = tuple(
    Mistake(
        "discs-overwritten",
        DISCS_OVERWRITTEN,
        f"(1, 7, 6, 8) => {steps} && pairs = discs & discs => discs = discs & discs && {test}",
        assigns_discs,
    )
    for steps in permutations(STEPS)
    for test in (
        "pairs & pairs => discs & discs",
        "if pairs & pairs >> 2 * step => discs &= discs >> 2 * step\n        if discs",
    )
)


def directions_missing(names: Mapping[int, str]) -> tuple[Mistake, ...]:
    """Mistakes: each set of directions that leaves out one or more of those in `names`.

    `names` has a step and its name; directions that are not in `names` may be missing too.
    """
    found = []
    for count in (3, 2, 1, 0):
        for steps in combinations(STEPS, count):
            missing = [name for step, name in names.items() if step not in steps]
            if missing:
                sentence = f"It does not find four discs {', or '.join(missing)}."
                change = f"(1, 7, 6, 8) => {steps}"
                found.append(Mistake("direction-missing", sentence, change))
    return tuple(found)


STRAIGHT = (*KNOWN, *OVERWRITTEN, *directions_missing({
    1: "above each other, where the next cell is 1 bit on",
    7: "side by side, where the next cell is 7 bits on",
}))  # fmt: skip
# Up and level are right here, so a missing diagonal is the most likely mistake.
DIAGONAL = (*OVERWRITTEN, *directions_missing({
    6: "on a diagonal that falls to the right, where the next cell is 6 bits on",
    8: "on a diagonal that rises to the right, where the next cell is 8 bits on",
}), *KNOWN)  # fmt: skip


def drawn(straight: bool) -> list[tuple[int]]:
    """The discs of a run that have no four, or one in these directions."""
    own = STEPS[:2] if straight else STEPS[2:]
    found = []
    for discs in fresh_cases.has_four():
        fours = {step for step in STEPS if along(discs, step)}
        if not fours or fours & set(own):
            found.append((discs,))
    return found


@exercise("14.4", KNOWN)
def has_four(answer: Answer) -> None:
    earned: list[tuple[Any]] = []
    with answer.part("up and level"), show_discs():
        fresh = drawn(straight=True)
        compare(answer, [(0,), *cases(straight=True)], known=STRAIGHT, fresh=fresh)
        earned += cases(straight=True)
    with answer.part("diagonals"), show_discs():
        fresh = drawn(straight=False)
        compare(answer, cases(straight=False), known=DIAGONAL, fresh=fresh)
        earned += cases(straight=False)
    with answer.part("all discs at once"), show_discs():
        # An answer that lacks directions, but needs no loop over cells, gets this point.
        every = [*cases(straight=True), *cases(straight=False)]
        compare(answer, (earned or every)[::6], known=STRAIGHT)
        refuse_walks(answer)


@contextmanager
def show_discs() -> Iterator[None]:
    """Context manager: a Wrong from inside shows the discs of its example on a board."""
    try:
        yield
    except Wrong as wrong:
        example, case = wrong.counterexample, wrong.case
        if example is not None and isinstance(case, tuple):
            diagram, picture = draw_discs(int(eval(str(case[0]), {})))  # our own text
            wrong.counterexample = replace(example, diagram=diagram, picture=picture)
            if wrong.reason == "wrong-value":
                name_by_reply(wrong, str(case[0]), example.got)
        raise


def name_by_reply(wrong: Wrong, discs: str, got: str) -> None:
    """Gives `wrong` a message about the reply to this example."""
    if got.isdigit():
        wrong.reason = "bits-for-true"
        wrong.message = "It returns a number. Return `True` or `False`."
    elif got == "True" and discs in FALSE_STEPS:
        wrong.reason = "every-step"
        wrong.message = (
            f"These four cells are {FALSE_STEPS[discs]} bits apart, but they do not lie in a row. "
            "The next cell in a row is 1, 6, 7 or 8 bits on."
        )


def refuse_walks(answer: Answer) -> None:
    """Raises Wrong if the answer takes so many steps that it goes from cell to cell."""
    try:
        answer.steps((SOME,), MOST)
    except Wrong as wrong:
        if wrong.reason != "too-many-steps":
            raise
        raise Wrong(
            "cell-by-cell",
            "The answers are right, but it goes from cell to cell or from column to column. A "
            "shift and an `&` look at all discs at once: four directions, two shifts for each.",
        ) from None
