"""03.4 Legal edges on bit masks."""

import ast
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Wrong, compare, contains, exercise, has, known, uses
from c4lab.lessons.lesson03_sim_negamax import fresh_cases
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, masks, position_of, unfinished
from c4lab.lessons.shared.code.told_by_code import told_by_code

RETURN = "return [edge for i, edge in enumerate(EDGES) if not taken >> i & 1]"
KNOWN = known(
    rf"""
    or-of-the-masks: `or` and `and` choose one of the masks. `red | amber` has the bits of both.
        red | amber => red or amber
        red | amber => red and amber
        seen: chooses
    brackets-missing: Python works out `&` and the shifts before `|`, so red's bit is not looked at
            here. Put `red | amber` into parentheses, or give it a name first.
        taken >> i & 1 => (red | amber & 1 << i)
        taken >> i & 1 => (red | amber >> i) & 1
        taken >> i & 1 => (amber | red & 1 << i)
        seen: has_or
    brackets-missing: Python works out `>>` before `|` and `&`, so one of the two masks is not
            shifted here.
        taken >> i & 1 => (red >> i | amber) & 1
        seen: has_or
    compared-with-1: With `1 << i`, `&` gives 0, or `1 << i` itself where the bit is set: 1, 2, 4
            and so on. That is 1 for bit 0 only. An edge is free where it is 0: compare with 0.
        taken >> i & 1 => (taken & 1 << i) == 1
        seen: shifts_left
    how-many: That is how many edges are free. Return them in a list, by their names.
        {RETURN} => return sum(not taken >> i & 1 for i in range(15))
    first-edge-only: Only edge 12 is looked at: does the loop end in its first round?
        enumerate(EDGES) => enumerate(EDGES[:1])
    stops-at-a-coloured-edge: The list ends at the first coloured edge. Edges behind it may be free.
        not taken >> i & 1 => not taken & (2 << i) - 1
    masks-are-numbers: A mask is no list of edges: it is one number, and each of its bits stands for
            an edge. Look at bit i of it.
        not taken >> i & 1 => edge not in (red, amber)
        not taken >> i & 1 => i not in (red, amber)
        not taken >> i & 1 => i != taken
        not taken >> i & 1 => 1 << i not in (red, amber)
    forgets-amber: Edges that amber has coloured are still in your list.
        red | amber => red
    forgets-red: Edges that red has coloured are still in your list.
        red | amber => amber
    all-edges: All fifteen edges are in your list. An edge is taken if red's bit or amber's is set.
        red | amber => red & amber
    no-edges: Your list is always empty. An edge is free where neither red's bit nor amber's is set.
        not taken >> i & 1 => False
    bits-from-the-wrong-end: The bits are read from the wrong end: bit 0, the lowest, is edge 12.
        taken >> i => taken >> (14 - i)
    leading-zeros: Free edges behind the last coloured one are missing: Python writes a number in
            binary without zeros in front, and there are fifteen edges.
        enumerate(EDGES) => enumerate(EDGES[: len(f'{{taken:b}}')])
    edge-for-its-number: The edge's name stands where the number of its bit belongs: edge 12 is bit
            0, 13 is bit 1, and so on.
        taken >> i & 1 => taken >> edge & 1
    shifted-the-wrong-way: `<<` pushes the bits to the left, away from the end. `>>` pushes them to
            the right, so that bit i stands at the end.
        taken >> i & 1 => taken << i & 1
        seen: shifts_a_mask_left
    no-single-bit: `2 * i` is no single bit. Bit i alone is `1 << i`, or `2 ** i`.
        taken >> i & 1 => taken & 2 * i
        seen: doubles
    removed-in-the-loop: A loop over a list skips an item when one is taken out of it. Put the free
            edges into a new list.
        {RETURN} => free = list(EDGES)\n    for i, edge in enumerate(free):\n
            \n        if taken >> i & 1 and edge in free:\n            free.remove(edge)\n
            \n    return free
        seen: removes
    from-the-front: The digits that Python writes begin with the highest bit, and without zeros in
            front. Edge 12 is the last digit, and there are fifteen edges.
        [edge for i, edge in enumerate(EDGES) if not taken >> i & 1] =>
            [edge for edge, digit in zip(EDGES, f'{{taken:b}}') if digit == '0']
        seen: makes_digits
    one-edge-only: One edge comes back. Return all free edges, in a list.
        return [edge => return next((edge && >> i & 1] => >> i & 1), None)
    mask-of-the-free: That is a mask, a number. Return a list with the names of the edges.
        {RETURN} => return 2**15 - 1 - taken
        {RETURN} => return taken
    texts: The edges in your list are texts. Their names are numbers: 12, not '12'.
        [edge for => [str(edge) for
    and-with-the-number: `&` stands between the mask and the number i here. `mask >> i & 1` says if
            bit i is set.
        taken >> i & 1 => taken & i
    higher-bits-too: An edge is in your list only if no later one is coloured: `mask >> i` still has
            all the higher bits. `mask >> i & 1` is the lowest of them, bit i.
        taken >> i & 1 => taken >> i
    each-mask-alone: You look at each mask alone. An edge is legal if it is free in both, and stands
            in the list once.
        if not taken >> i => for mask in (red, amber) if not mask >> i
    one-bit-off: For each edge a bit next to its own is looked at: bit 0, the lowest, is edge 12.
        taken >> i & 1 => taken & 1 << (i + 1)
        taken >> i & 1 => taken << 1 >> i & 1
    coloured-instead: These are the edges that are coloured. The legal ones are all others.
        if not taken => if taken
    numbers-of-bits: These are the numbers of the bits. Bit i stands for the edge EDGES[i].
        [edge for => [i for
    bits-themselves: These are the bits themselves, 1, 2, 4 and so on. Bit i stands for EDGES[i].
        [edge for => [1 << i for
    one-edge-short: Edge 56 is never in your list: there are fifteen edges, and the last is bit 14.
        enumerate(EDGES) => enumerate(EDGES[:14])
    """,
    chooses=has(ast.BoolOp),
    has_or=has(ast.BitOr),
    shifts_left=contains("1 << $i"),
    shifts_a_mask_left=contains("$mask << i & 1"),
    doubles=contains("2 * $i", "$i * 2"),
    removes=uses("remove"),
    makes_digits=lambda tree: uses("bin")(tree) or has(ast.FormattedValue)(tree),
)


@cache
def cases() -> list[Masks]:
    """Red's mask and amber's, few edges first: each edge alone, and positions of games."""
    random = Random(3)
    games = [masks(unfinished(n, random)) for n in (2, 2, 3, *range(2, 14))]
    return [(0, 0), *((1 << i, 0) for i in range(15)), *games]


def same(got: Any, expected: Any) -> bool:
    rows = (list, tuple, set, frozenset)
    return isinstance(got, rows) and sorted(got) == sorted(expected)


NUMBER = "A mask is one number, no list of edges. Look at its bit i."


@exercise("03.4", KNOWN)
def legal_edges(answer: Answer) -> None:
    try:
        with told_by_code(answer, ("is not iterable", None, "masks-are-numbers", NUMBER)):
            fresh = fresh_cases.legal_edges()
            compare(answer, cases(), same=same, show=position_of, fresh=fresh)
    except Wrong as wrong:
        with suppress(TypeError):  # the answer may be no list of edges
            name_the_difference(wrong, answer)
        raise


def name_the_difference(wrong: Wrong, answer: Answer) -> None:
    """Adds to the counterexample which edges are missing or too many in the learner's list."""
    example = wrong.counterexample
    if example is None or not isinstance(wrong.case, tuple):
        return
    got, expected = set(answer.ask(wrong.case)), set(answer.solution(*wrong.case))
    differ = (("with", expected - got), ("without", got - expected))
    parts = [f"{word} {', '.join(map(str, sorted(edges)))}" for word, edges in differ if edges]
    if parts:
        better = replace(example, expected=f"{example.expected} ({', '.join(parts)})")
        wrong.counterexample = better
        wrong.message = wrong.message.replace(example.sentence, better.sentence)
