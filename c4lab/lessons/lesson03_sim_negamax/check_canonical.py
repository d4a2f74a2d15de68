"""03.6 One key for all relabellings."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Script,
    Wrong,
    compare,
    contains,
    exercise,
    has,
    known,
    uses,
)
from c4lab.lessons.lesson03_sim_negamax import fresh_cases
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, position_of
from c4lab.pictures import draw
from c4lab.pictures.theme import svg
from c4lab.solver.sim import canonical as class_of

# Pairs of positions, few edges first, and the renaming that turns the first into the second, "" if
# there is none. Some pair shows each key that looks at too little: at one colour, at the numbers of
# edges, at each colour without the other, at triangles, eigenvalues, degrees of the points, edges
# with the degrees of their ends, neighbours of neighbours, or the smaller of both colours.
PAIRS: list[tuple[Masks, Masks, str]] = [
    ((1, 0), (256, 0), "1 to 6, 6 to 1"),
    ((16384, 0), (16384, 512), ""),
    ((1, 2), (4096, 8192), "1 to 4, 2 to 5, 3 to 6, 4 to 1, 5 to 2, 6 to 3"),
    ((16384, 512), (16384, 8192), ""),
    ((16416, 8192), (16640, 512), ""),
    ((17408, 8224), (18432, 8193), ""),
    ((20480, 8224), (17408, 8224), ""),
    ((20480, 10240), (18432, 12288), ""),
    ((16416, 8208), (16896, 9216), ""),
    ((3, 4352), (4352, 3), ""),
    ((16416, 8208), (4097, 18), "1 to 6, 2 to 5, 3 to 4, 4 to 3, 5 to 2, 6 to 1"),
    ((17156, 9217), (20514, 9217), ""),
    ((18500, 9480), (8356, 600), "1 to 5, 2 to 3, 3 to 6, 4 to 2, 5 to 1, 6 to 4"),
]
WAYS = "permutations(range(1, 7))"
PAIR = "(renamed(red, way), renamed(amber, way))"
SMALLEST = f"min({PAIR} for way in {WAYS})"
KEEPS = "Your key stays the same when"
ANY = "but any of the 720 ways to rename the six points is allowed."
TURNS = "[[(i + k) % 6 + 1 for i in range(6)] for k in range(6)]"
MIRRORS = "[[(i * s + k) % 6 + 1 for i in range(6)] for k in range(6) for s in (1, -1)]"


def counts_from_zero(tree: ast.Module) -> bool:
    """Whether the points are renamed to 0 to 5, and 1 is never added."""
    return contains("permutations(range(6))")(tree) and not contains("$x + 1", "1 + $x")(tree)


def compares_none(tree: ast.Module) -> bool:
    """Whether the code goes through permutations but compares, sorts and collects nothing."""
    chosen = ("sorted", "sort", "set", "frozenset", "sum", "Counter")
    order = has(ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Set, ast.SetComp)
    # Of `min` and `max` those with one argument, which choose among many.
    chooses = contains("min($x)", "max($x)", "min($x, key=$key)", "max($x, key=$key)")
    used = [*(uses(name) for name in chosen), order, chooses]
    return uses("permutations")(tree) and not any(shows(tree) for shows in used)


KNOWN = known(
    rf"""
    none-chosen: The key has to stay the same when points are renamed, and yours changes. Your code
            goes through renamings, but never compares them to find the smallest.
        {SMALLEST} => [{PAIR} for way in {WAYS}][-1]
        seen: compares_none
    no-relabelling: The key has to stay the same when points are renamed, and yours changes.
        {PAIR} => (red, amber)
    only-turns: {KEEPS} the hexagon is turned, {ANY}
        {WAYS} => {TURNS}
    only-turns-and-mirrors: {KEEPS} the hexagon is turned or mirrored, {ANY}
        {WAYS} => {MIRRORS}
    always-the-same: Your key is the same for every position. It has to follow from both masks.
        {SMALLEST} => 0
    forgets-the-colours: Your key does not show who has coloured an edge: red 12 and amber 12 give
            the same key.
        {PAIR} => renamed(red | amber, way)
    swaps-the-colours: {KEEPS} red and amber change places. Only points may be renamed.
        {PAIR} => {PAIR} for red, amber in ((red, amber), (amber, red))
    sees-only-red: Amber's edges do not change your key.
        {PAIR} => renamed(red, way)
    sees-only-amber: Red's edges do not change your key.
        {PAIR} => renamed(amber, way)
    counts-edges-only: Your key counts edges only. The points are renamed, and the edges with them.
        {SMALLEST} => red.bit_count(), amber.bit_count()
    each-colour-on-its-own: Both colours have to be renamed in the same way. In your key, red's part
            and amber's may come from two different renamings.
        {SMALLEST} => [min(renamed(mask, way) for way in {WAYS}) for mask in (red, amber)]
    first-best-for-red: Several renamings may make red's edges equally small, and you take the first
            of them. Amber's edges are not the same under all of these.
        {SMALLEST} => min(({PAIR} for way in {WAYS}), key=lambda pair: pair[0])
        seen: permutes
    degrees-only: Your key counts the edges at each point. Different positions can agree in that.
        {SMALLEST} => sorted([sum(mask >> i & 1 for i, e in enumerate(EDGES)
            if p in divmod(e, 10)) for mask in (red, amber)] for p in range(1, 7))
    points-from-zero: Your renamings give the points the names 0 to 5. In an edge's name they are 1
            to 6.
        range(1, 7) => range(6)
        seen: counts_from_zero
    higher-point-first: The lower point comes first in an edge's name, also once it is renamed.
        min(a, b) + max(a, b) => a + b
        seen: counts_from_one
    only-the-last-edge: Each edge takes the place of the edge before it. How is a bit added to a
            mask?
        | =>
""",
    compares_none=compares_none,
    permutes=uses("permutations"),
    counts_from_zero=counts_from_zero,
    counts_from_one=lambda tree: not counts_from_zero(tree),
)

TWICE = Script("canonical(1, 0) == canonical(1, 0)")
EACH_TIME = (
    "Two calls with the same position give two different keys. The key has to follow from both "
    "masks, and from nothing else."
)
TELLS = " The smallest of all 720 renamings would tell them apart."


@exercise("03.6", KNOWN)
def canonical(answer: Answer) -> None:
    drawn = fresh_cases.canonical()
    every = [*PAIRS, *drawn, *_different(drawn)]
    pairs = {f"canonical{one} == canonical{two}": (one, two, way) for one, two, way in every}
    scripts = list(map(Script, pairs))
    try:
        compare(answer, [(1, 2)], class_of, same=lambda *_: True)  # refuses None and generators
        if not answer.ask(TWICE):
            differ = Counterexample(TWICE.text, "True", "False")
            raise Wrong("another-each-time", EACH_TIME, differ, case=TWICE)
        compare(answer, scripts[: len(PAIRS)], class_of, fresh=scripts[len(PAIRS) :])
    except Wrong as wrong:
        example, case = wrong.counterexample, wrong.case
        if example and isinstance(case, Script) and case != TWICE:
            tells = "" if answer.tree is None or uses("permutations")(answer.tree) else TELLS
            explain(wrong, example, *pairs[case.text], tells)
        elif example and case != TWICE:
            wrong.counterexample = replace(example, expected="a key")
        raise


def _different(drawn: Sequence[tuple[Masks, Masks, str]]) -> Iterator[tuple[Masks, Masks, str]]:
    """The first positions of neighbouring pairs, as pairs that no renaming makes equal."""
    for (one, _, _), (other, _, _) in pairwise(drawn):
        yield one, other, ""


def explain(
    wrong: Wrong, example: Counterexample, one: Masks, two: Masks, way: str, tells: str
) -> None:
    """Adds to `wrong` both boards of the pair, and how one can be renamed into the other.

    `tells` is a sentence about what would tell different positions apart, or "".
    """
    renaming = "No renaming of the points turns the first position into the second."
    if way:
        renaming = f"The first position becomes the second when you rename {way}."
    boards = [position_of(*one), position_of(*two)]
    diagram = "\n\n".join(board.diagram() for board in boards)
    left, right = map(draw, boards)
    both = left + right.replace("<svg ", '<svg x="400" ', 1)
    picture = svg(784, 344, both, "Two Sim boards. " + diagram.replace("\n", "; "))
    wrong.counterexample = replace(example, diagram=diagram, picture=picture)
    if wrong.reason == "wrong-value":
        same = "Your keys differ for two positions that are the same."
        wrong.message = same if way else f"Your key is the same for two different positions.{tells}"
    wrong.message = f"{wrong.message} {renaming}"
