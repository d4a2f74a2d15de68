"""03.6 One key for all relabellings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Script, Slip, Wrong, compare, exercise
from c4lab.games.sim import EDGES, POINTS
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, position_of
from c4lab.pictures import draw
from c4lab.pictures.theme import svg
from c4lab.solver.sim import canonical as class_of
from c4lab.solver.sim.symmetry import images

Key = Callable[[int, int], Any]
Pair = tuple[Masks, Masks]
RENAMINGS = list(permutations(POINTS))  # in the order of `images`
TURNED = [tuple((start + step) % 6 + 1 for step in range(6)) for start in range(6)]
MIRRORED = [ring[::-1] for ring in TURNED]

# Different positions, few edges first. Each key that sees too little takes some pair for equal:
# one colour, numbers of edges, the colours apart, degrees of the points, edges with the degrees of
# their ends, neighbours of neighbours, triangles, eigenvalues.
DIFFERENT: list[Pair] = [
    ((16384, 0), (16384, 512)),
    ((16384, 512), (16384, 8192)),
    ((16416, 8192), (16640, 512)),
    ((20480, 8224), (17408, 8224)),
    ((20480, 10240), (18432, 12288)),
    ((16416, 8208), (16896, 9216)),
    ((17156, 9217), (20514, 9217)),
    ((18500, 9480), (22529, 8578)),
]
# Positions, each to be renamed in this way: turned, mirrored, two points swapped, and more.
RENAMED: list[tuple[Masks, tuple[int, ...]]] = [
    ((1, 2), (4, 5, 6, 1, 2, 3)),
    ((1, 0), (6, 2, 3, 4, 5, 1)),
    ((16416, 8208), (6, 5, 4, 3, 2, 1)),
    ((17412, 8224), (1, 2, 3, 4, 6, 5)),
    ((18500, 9480), (5, 3, 6, 2, 1, 4)),
    ((17156, 9217), (4, 6, 1, 5, 3, 2)),
]


def smallest_of(renamings: Sequence[tuple[int, ...]]) -> Key:
    """A key that tries only these ways to rename the points."""
    tried = [RENAMINGS.index(way) for way in renamings]
    return lambda red, amber: min((images(red)[i], images(amber)[i]) for i in tried)


def degrees(red: int, amber: int) -> Any:
    """How many red and amber edges each point has, in ascending order."""
    edges = [(EDGES[i], red >> i & 1, amber >> i & 1) for i in range(15)]
    touching = [[edge for edge in edges if point in divmod(edge[0], 10)] for point in POINTS]
    return sorted((sum(e[1] for e in at), sum(e[2] for e in at)) for at in touching)


CHANGES = "Renaming the points has to give the same key, and yours changes with it."
KEEPS = (
    "Your key stays the same when the hexagon is {}, but any of the 720 ways to rename the six "
    "points is allowed."
)
KEYS: list[tuple[str, str, Key]] = [
    ("no-relabelling", CHANGES, lambda red, amber: (red, amber)),
    ("only-turns", KEEPS.format("turned"), smallest_of(TURNED)),
    (
        "only-turns-and-mirrors",
        KEEPS.format("turned or mirrored"),
        smallest_of(TURNED + MIRRORED),
    ),
    (
        "forgets-colours",
        "Your key does not see who has coloured an edge: red 12 with amber 34 and 13 is not the "
        "same as red 12 and 34 with amber 13.",
        lambda red, amber: class_of(red | amber, 0),
    ),
    (
        "swaps-the-colours",
        "Your key stays the same when red and amber change places. That is another position: only "
        "the points may be renamed.",
        lambda red, amber: min(class_of(red, amber), class_of(amber, red)),
    ),
    (
        "sees-only-red",
        "Your key does not see amber's edges.",
        lambda red, amber: class_of(red, 0),
    ),
    (
        "sees-only-amber",
        "Your key does not see red's edges.",
        lambda red, amber: class_of(0, amber),
    ),
    (
        "counts-edges-only",
        "Your key counts edges only, as if any edge could become any other. The points are "
        "renamed, and each edge goes where its two points go.",
        lambda red, amber: (red.bit_count(), amber.bit_count()),
    ),
    (
        "each-colour-on-its-own",
        "Red's edges and amber's are renamed each in their own way: the same renaming has to be "
        "used for both.",
        lambda red, amber: (min(images(red)), min(images(amber))),
    ),
    (
        "first-best-for-red",
        "Several renamings may make red's edges equally small, and you take the first of them. "
        "Amber's edges are not the same under all of these.",
        lambda red, amber: (min(images(red)), images(amber)[images(red).index(min(images(red)))]),
    ),
    (
        "degrees-only",
        "Your key counts how many edges meet in each point. Positions can agree in that and still "
        "be different.",
        degrees,
    ),
]


SLIPS = (
    Slip(
        "higher-point-first",
        "An edge's lower point comes first in its name, also after the points are renamed.",
        right="10 * min($a, $b) + max($a, $b)",
        wrong="10 * $a + $b",
    ),
    Slip(
        "point-for-index",
        "Points are 1 to 6, and the indices of a tuple start at 0.",
        right="$way[$point - 1]",
        wrong="$way[$point]",
    ),
    Slip(
        "only-the-last-edge",
        "Each edge takes the place of the one before. How is a bit added to a mask?",
        right="$mask |= 1 << $i",
        wrong="$mask = 1 << $i",
    ),
)
MISTAKES = tuple(Mistake(reason, sentence, key) for reason, sentence, key in KEYS)


def pairs() -> list[Pair]:
    """Pairs of positions, equal but for the names of the points, or different; small ones first."""
    equal = [(first, renamed(*first, way)) for first, way in RENAMED]
    return sorted([*equal, *DIFFERENT], key=lambda pair: sum(pair[0]).bit_count())


def renamed(red: int, amber: int, way: tuple[int, ...]) -> Masks:
    index = RENAMINGS.index(way)
    return images(red)[index], images(amber)[index]


def question(first: Masks, second: Masks) -> Script:
    return Script(f"canonical({first[0]}, {first[1]}) == canonical({second[0]}, {second[1]})")


@exercise("03.6", slips=SLIPS, mistakes=MISTAKES)
def canonical(answer: Answer) -> None:
    compare(answer, [(1, 2)], class_of, same=lambda got, expected: True)  # None or a generator
    asked = {question(*pair): pair for pair in pairs()}
    try:
        compare(answer, list(asked), class_of, mistakes=MISTAKES)
    except Wrong as wrong:
        if wrong.counterexample and isinstance(wrong.case, Script):
            explain(wrong, *asked[wrong.case])
        raise


def explain(wrong: Wrong, first: Masks, second: Masks) -> None:
    """Adds to `wrong` both boards of the pair, and how one can be renamed into the other."""
    assert wrong.counterexample
    boards = [position_of(*first), position_of(*second)]
    pairs = zip(zip(*map(images, first), strict=True), RENAMINGS, strict=True)
    ways: list[list[str]] = [
        [f"{old} to {new}" for old, new in zip(POINTS, way, strict=True) if old != new]
        for position, way in pairs
        if position == second
    ]
    words = "No renaming of the points turns the first position into the second."
    if ways:
        shortest = ", ".join(min(ways, key=lambda way: len(list(way))))
        words = f"The first position becomes the second when you rename {shortest}."
    diagram = "\n\n".join(board.diagram() for board in boards)
    right, left = draw(boards[1]).replace("<svg ", '<svg x="400" ', 1), draw(boards[0])
    picture = svg(784, 344, left + right, "Two Sim boards. " + diagram.replace("\n", "; "))
    text = f"{diagram}\n\n{words}"
    wrong.counterexample = replace(wrong.counterexample, diagram=text, picture=picture)
    if wrong.reason == "wrong-value":
        same = "Your keys differ for two positions that are the same."
        wrong.message = same if ways else "Your key is the same for two different positions."
    wrong.message = f"{wrong.message} {words}"
