"""03.6 One key for all relabellings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import (
    Counterexample,
    Mistake,
    Wrong,
    compare,
    exercise,
)
from c4lab.checks.show import show_call
from c4lab.checks.values import equal, plain, refuse_rubbish
from c4lab.games.sim import EDGES, POINTS
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, masks, position_of, unfinished
from c4lab.pictures import draw
from c4lab.pictures.theme import svg
from c4lab.solver.sim import canonical as class_of
from c4lab.solver.sim.symmetry import images

Key = Callable[[int, int], Any]
RENAMINGS = list(permutations(POINTS))  # in the order of `images`
TURNED = [tuple((start + step) % 6 + 1 for step in range(6)) for start in range(6)]
TURNED_OR_MIRRORED = TURNED + [ring[::-1] for ring in TURNED]


def smallest_of(renamings: Sequence[tuple[int, ...]]) -> Key:
    """A key that tries only these ways to rename the points."""
    tried = [RENAMINGS.index(way) for way in renamings]
    return lambda red, amber: min((images(red)[i], images(amber)[i]) for i in tried)


def degrees(red: int, amber: int) -> Any:
    """How many red and amber edges each point has, in ascending order."""
    edges = [(EDGES[i], red >> i & 1, amber >> i & 1) for i in range(15)]
    touching = [[edge for edge in edges if point in divmod(edge[0], 10)] for point in POINTS]
    return sorted((sum(e[1] for e in at), sum(e[2] for e in at)) for at in touching)


# Keys that fail to join what should be one, and keys that join what should be two.
SPLITTING: dict[str, Key] = {
    "no-relabelling": lambda red, amber: (red, amber),
    "only-turns": smallest_of(TURNED),
    "only-turns-and-mirrors": smallest_of(TURNED_OR_MIRRORED),
}
JOINING: dict[str, Key] = {
    "forgets-colours": lambda red, amber: class_of(red | amber, 0),
    "swaps-the-colours": lambda red, amber: min(class_of(red, amber), class_of(amber, red)),
    "sees-only-red": lambda red, amber: class_of(red, 0),
    "sees-only-amber": lambda red, amber: class_of(0, amber),
    "counts-edges-only": lambda red, amber: (red.bit_count(), amber.bit_count()),
    "each-colour-on-its-own": lambda red, amber: (min(images(red)), min(images(amber))),
    "degrees-only": degrees,
}
SENTENCES = {
    "no-relabelling": "Renaming the points has to give the same key, and yours changes with it: "
    "try all 720 ways to rename the six points.",
    "only-turns": "Your key stays the same when the hexagon is turned, but any of the 720 ways to "
    "rename the six points is allowed.",
    "only-turns-and-mirrors": "Your key stays the same when the hexagon is turned or mirrored, but "
    "any of the 720 ways to rename the six points is allowed.",
    "forgets-colours": "Your key does not see who has coloured an edge: red 12 with amber 34 and "
    "13 is not the same as red 12 and 34 with amber 13.",
    "swaps-the-colours": "Your key stays the same when red and amber change places. That is "
    "another position: only the points may be renamed.",
    "sees-only-red": "Your key does not see amber's edges.",
    "sees-only-amber": "Your key does not see red's edges.",
    "counts-edges-only": "Your key counts edges only, as if any edge could become any other. The "
    "points are renamed, and each edge goes where its two points go.",
    "each-colour-on-its-own": "Red's edges and amber's are renamed each in their own way: the same "
    "renaming has to be used for both.",
    "degrees-only": "Your key counts how many edges meet in each point. Positions can agree in "
    "that and still be different.",
}


@cache
def pairs() -> list[tuple[Masks, Masks]]:
    """Pairs of positions, few edges first: some are equal but for the names of the points, and
    others are not, but one of the JOINING keys takes them for equal."""
    random = Random(6)
    positions = [masks(unfinished(2 + i % 7, random)) for i in range(160)]
    equal_pairs = []
    for red, amber in positions[:18]:
        way = random.randrange(720)
        equal_pairs.append(((red, amber), (images(red)[way], images(amber)[way])))
    red, amber = positions[4]
    for way in map(RENAMINGS.index, TURNED_OR_MIRRORED[1::4]):
        equal_pairs.append(((red, amber), (images(red)[way], images(amber)[way])))
    different = [pair for key in JOINING.values() for pair in _joined_by(key, positions)]
    return sorted(equal_pairs + different, key=lambda pair: (sum(pair[0]).bit_count(), pair))


def _joined_by(key: Key, positions: Sequence[Masks]) -> list[tuple[Masks, Masks]]:
    """Three pairs of different positions that `key` takes for equal, and few other keys do."""
    found: list[tuple[Masks, Masks]] = []
    seen: dict[str, Masks] = {}
    for position in positions:
        other = seen.setdefault(str(key(*position)), position)
        if class_of(*other) != class_of(*position):
            found.append((other, position))

    def others_that_join(pair: tuple[Masks, Masks]) -> int:
        return sum(same_key(other)(*pair) for other in JOINING.values())

    return sorted(found, key=lambda pair: (others_that_join(pair), sum(pair[0]).bit_count()))[:3]


def same_key(key: Key) -> Callable[[Masks, Masks], bool]:
    """Whether `key` gives two positions, each as its masks, the same."""
    return lambda first, second: bool(key(*first) == key(*second))


def renaming(first: Masks, second: Masks) -> str:
    """Words for a way to rename the points that turns `first` into `second`, or for none."""
    for way, pair in zip(RENAMINGS, zip(*map(images, first), strict=True), strict=True):
        if pair == second:
            steps = [f"{old} to {new}" for old, new in zip(POINTS, way, strict=True) if old != new]
            return f"These two are the same position: rename {', '.join(steps)}."
    return "These two are different positions: no renaming turns one into the other."


@exercise("03.6")
def canonical(answer: Callable[[int, int], Any]) -> None:
    known: dict[Masks, Any] = {}

    def key(*position: int) -> Any:
        if position not in known:
            got = call(answer, *position)
            refuse_rubbish(0, got, lambda: show_call(answer, position), any_kind=True)
            known[position] = plain(got)  # type: ignore[index]
        return known[position]  # type: ignore[index]

    def same(first: Masks, second: Masks) -> bool:
        return equal(key(*first), key(*second))

    try:
        compare(
            same,
            same_key(class_of),
            pairs(),
            mistakes=[
                Mistake(reason, SENTENCES[reason], same_key(wrong_key))
                for reason, wrong_key in (SPLITTING | JOINING).items()
            ],
        )
    except Wrong as wrong:
        if wrong.counterexample is None:
            raise
        raise about_the_pair(
            wrong, answer, *next(p for p in pairs() if is_wrong(p, same))
        ) from None


def is_wrong(pair: tuple[Masks, Masks], same: Callable[[Masks, Masks], bool]) -> bool:
    return same(*pair) != same_key(class_of)(*pair)


def about_the_pair(wrong: Wrong, answer: Key, first: Masks, second: Masks) -> Wrong:
    """`wrong`, with both boards of the pair, and whether one can be renamed into the other."""
    boards = [position_of(*first), position_of(*second)]
    right, left = draw(boards[1]).replace("<svg ", '<svg x="400" ', 1), draw(boards[0])
    diagram = "\n\n".join(board.diagram() for board in boards)
    example = Counterexample(
        f"{show_call(answer, first)} == {show_call(answer, second)}",
        str(same_key(class_of)(first, second)),
        str(not same_key(class_of)(first, second)),
        diagram,
        svg(784, 344, left + right, "Two Sim boards. " + diagram.replace("\n", "; ")),
    )
    explained = renaming(first, second)
    if wrong.reason != "wrong-value":
        return Wrong(wrong.reason, f"{wrong.message} {explained}", example)
    if example.expected == "True":
        return Wrong("splits", f"Your keys differ for two equal positions. {explained}", example)
    return Wrong("joins", f"Your key is the same for two positions. {explained}", example)
