"""The checks of lesson 03: triangles, negamax, late positions, bit masks, relabelled points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations
from math import inf
from random import Random
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import (
    Counterexample,
    Mistake,
    Wrong,
    compare,
    counted,
    exercise,
    predictions,
)
from c4lab.checks.show import show_call
from c4lab.checks.values import equal, plain, refuse_rubbish
from c4lab.games import Position, Sim
from c4lab.games.sim import EDGES, POINTS, TRIANGLES
from c4lab.pictures import draw
from c4lab.pictures.theme import svg
from c4lab.solver.sim import canonical as class_of
from c4lab.solver.sim import from_bits, to_bits
from c4lab.solver.sim.bits import safe
from c4lab.solver.sim.symmetry import images

Masks = tuple[int, int]


def unfinished(edges: int, random: Random) -> Sim:
    """A position in progress with so many edges coloured, by moves that close no triangle."""
    while True:
        position = Sim()
        while position.result() is None and len(position.history) < edges:
            after = [position.play(move) for move in position.moves()]
            going_on = [reply for reply in after if reply.result() is None]
            position = random.choice(going_on or after)
        if position.result() is None:
            return position


def masks(position: Sim) -> Masks:
    """Red's edges and amber's, bit 0 for edge 12, whoever is to move."""
    mine, theirs = to_bits(position)
    return (mine, theirs) if position.player == +1 else (theirs, mine)


# 03.1 -----------------------------------------------------------------------------------------

Edges = Sequence[int]


def third_sides(edge: int) -> Iterator[Masks]:
    """The two other edges of each triangle that `edge` is in."""
    for triangle in TRIANGLES:
        if edge in triangle:
            a, b = (other for other in triangle if other != edge)
            yield a, b


def closes(edges: Edges, edge: int) -> bool:
    return any(a in edges and b in edges for a, b in third_sides(edge))


def one_side_is_enough(edges: Edges, edge: int) -> bool:
    return any(a in edges or b in edges for a, b in third_sides(edge))


def third_point_behind(edges: Edges, edge: int) -> bool:
    a, b = divmod(edge, 10)
    return any(10 * a + c in edges and 10 * b + c in edges for c in POINTS)


def only_without_the_edge(edges: Edges, edge: int) -> bool:
    return any(set(triangle) <= set(edges) for triangle in TRIANGLES)


def any_three_edges(edges: Edges, edge: int) -> bool:
    return len(edges) >= 2


def neighbouring_points(edges: Edges, edge: int) -> bool:
    corners = {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (1, 5, 6), (1, 2, 6)}
    return any(
        a in edges and b in edges and tuple(sorted({*divmod(edge, 10), *divmod(a, 10)})) in corners
        for a, b in third_sides(edge)
    )


@cache
def triangle_cases() -> list[tuple[list[int], int]]:
    """A player's edges and a free edge, few edges first."""
    random = Random(1)
    found: list[tuple[list[int], int]] = [([], 34), ([12], 13), ([12, 13], 23), ([12, 56], 34)]
    for count in range(2, 13):
        for _ in range(8):
            position = unfinished(count, random)
            mine = position.red if position.player == +1 else position.amber
            found.append((sorted(mine), random.choice(position.moves())))
    return sorted(found, key=lambda case: len(case[0]))


@exercise(
    "03.1",
    "Closing a triangle",
    points=2,
    minutes=8,
    hints=(
        "`a, b = divmod(edge, 10)` gives the two points of `edge`. A triangle needs a third.",
        "Go through every other point c. The triangle is closed if the edges from a to c and from "
        "b to c are both in `edges`.",
        "The lower point comes first in an edge's name: from 5 to 2 is 25, not 52. A helper helps: "
        "`def name(p, q): return 10 * min(p, q) + max(p, q)`.",
    ),
)
def closes_triangle(answer: Callable[[Edges, int], bool]) -> None:
    compare(
        answer,
        closes,
        triangle_cases(),
        mistakes=(
            Mistake(
                "ignores-the-new-edge",
                "Your function looks for a triangle among the edges that were there before. There "
                "never is one: `edge` has to be one of its sides.",
                only_without_the_edge,
            ),
            Mistake(
                "one-side-is-enough",
                "One edge that touches the new one is no triangle: both other sides must be there.",
                one_side_is_enough,
            ),
            Mistake(
                "third-point-behind",
                "Triangles are found only if their third point has the largest number. An edge's "
                "lower point comes first in its name: from 5 to 2 is 25, not 52.",
                third_point_behind,
            ),
            Mistake(
                "any-three-edges",
                "Three edges alone are no triangle: they must join three points with each other.",
                any_three_edges,
            ),
            Mistake(
                "only-neighbours",
                "Triangles of neighbouring points are found, and no others: any three of the six "
                "points are a triangle.",
                neighbouring_points,
            ),
            Mistake(
                "turned-round",
                "It is the wrong way round: True means that a triangle is closed.",
                lambda edges, edge: not closes(edges, edge),
            ),
        ),
    )


# 03.2 -----------------------------------------------------------------------------------------

Window = tuple[float, float]


def turned(alpha: float, beta: float) -> Window:
    return -beta, -alpha


def same_window(alpha: float, beta: float) -> Window:
    return alpha, beta


def negated(alpha: float, beta: float) -> Window:
    return -alpha, -beta


def for_the_side_to_move(position: Position) -> int:
    return position.player * (position.result() or 0)


def negamax_with(
    handed_on: Callable[[float, float], Window] = turned,
    sign: int = -1,
    end: Callable[[Position], int] = for_the_side_to_move,
    worst: float = -inf,
    horizon_first: bool = False,
) -> Callable[[Position, int, float, float], float]:
    """Negamax, or one that makes a mistake."""

    def negamax(position: Position, depth: int, alpha: float, beta: float) -> float:
        if depth == 0 and horizon_first:
            return 0
        if position.result() is not None:
            return end(position)
        if depth == 0:
            return 0
        best = worst
        for move in position.moves():
            value = sign * negamax(position.play(move), depth - 1, *handed_on(alpha, beta))
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best

    return negamax


right_negamax = negamax_with()


def to_the_end(position: Position, depth: int, alpha: float, beta: float) -> float:
    return right_negamax(position, position.left, alpha, beta)


def strict_cutoff(position: Position, depth: int, alpha: float, beta: float) -> float:
    if depth == 0 or position.result() is not None:
        return for_the_side_to_move(position)
    best = -inf
    for move in position.moves():
        best = max(best, -strict_cutoff(position.play(move), depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha > beta:
            break
    return best


def no_cutoff(position: Position, depth: int) -> float:
    if depth == 0 or position.result() is not None:
        return for_the_side_to_move(position)
    return max(-no_cutoff(position.play(move), depth - 1) for move in position.moves())


# With a window on one side of 0 it shows whether it is handed on the right way round.
NARROW = (
    ("16-14-45-46-13-35-15-56-26-12-23", 3),
    ("24-56-36-14-13-16-26-23-34-45-25", 3),
    ("12-13-36-46-15-35-16-26-24-23", 3),
    ("12-23-25-46-16-15-24-14-36-56", 4),
)
GATE = (Sim.parse("12-34-15-26-13-45"), 6)  # here a strict cut-off and none at all differ


@cache
def search_cases() -> list[tuple[Sim, int, float, float]]:
    """Positions, depths and windows: first at the end and at the horizon, then few edges left.

    A window is one in which the value has to be exact, fail-hard or fail-soft.
    """
    random = Random(2)
    over = [Sim.parse(text) for text in ("12-34-13-56-23", "12-34-56-35-16-45")]
    found = [(position, depth, -inf, inf) for position in over for depth in (2, 0)]
    found += [(unfinished(edges, random), 0, -inf, inf) for edges in (12, 11)]
    late = [(position, depth) for position in _late(random) for depth in (1, 2, 3, 4)]
    found += [(position, depth, -inf, inf) for position, depth in late]
    found += [(position, depth, -1, 1) for position, depth in late[::5]]
    return found + [(Sim.parse(text), depth, -1, 0) for text, depth in NARROW]


def _late(random: Random) -> Iterator[Sim]:
    for left in (3, 4, 5, 6, 7):
        for _ in range(5):
            yield unfinished(15 - left, random)


@exercise(
    "03.2",
    "Negamax",
    points=4,
    minutes=15,
    hints=(
        "Three parts: the game is over; the depth is used up; look at every move.",
        "If the game is over, `position.result()` is the first player's. For the side to move it "
        "is `position.player * position.result()`.",
        "A move is worth the negative of what the position after it is worth to the other player: "
        "`-negamax(position.play(move), depth - 1, ..., ...)`.",
        "The window turns round as well: what I have for certain is the most that you can hope "
        "for. Hand on `-beta, -alpha`, in this order.",
        "After each move: best = max(best, value), alpha = max(alpha, value), and break as soon as "
        "alpha >= beta. Return best.",
    ),
)
def negamax(answer: Callable[[Position, int, float, float], Any]) -> str:
    compare(
        answer,
        right_negamax,
        search_cases(),
        mistakes=(
            Mistake(
                "forgets-to-negate",
                "The value of the position after the move is the other player's: put a minus in "
                "front of `negamax(...)`.",
                negamax_with(sign=+1),
            ),
            Mistake(
                "result-in-the-wrong-view",
                "`position.result()` is always the first player's, and negamax wants the side to "
                "move's: multiply it by `position.player`.",
                negamax_with(end=lambda position: position.result() or 0),
            ),
            Mistake(
                "negates-but-not-swaps",
                "The window is handed on with its ends in the wrong order, the larger one first, "
                "and so branches are cut that matter. Negate both ends and swap them: "
                "`-beta, -alpha`.",
                negamax_with(handed_on=negated),
            ),
            Mistake(
                "forgets-to-swap-the-window",
                "With an endless window the values are right, but not with this one: the window "
                "is handed on as it is. It has to turn round with the view: `-beta, -alpha`.",
                negamax_with(handed_on=same_window),
            ),
            Mistake(
                "horizon-before-the-end",
                "A game that is over at depth 0 is given 0. Ask for the result first, and only "
                "then whether the depth is used up.",
                negamax_with(horizon_first=True),
            ),
            Mistake(
                "starts-at-zero",
                "The best value so far starts at 0, so a position in which every move loses looks "
                "undecided. Start from -inf.",
                negamax_with(worst=0),
            ),
            Mistake(
                "ignores-the-depth",
                "It looks on to the end of the game whatever `depth` says: at depth 0 an "
                "unfinished game is worth 0, and each call hands on `depth - 1`.",
                to_the_end,
            ),
        ),
    )
    position, depth = GATE
    ours = counted(right_negamax, position, depth, -inf, inf, budget=10_000)[1]
    strict = counted(strict_cutoff, position, depth, -inf, inf, budget=10_000)[1]
    full = counted(no_cutoff, position, depth, budget=10_000)[1]
    yours = counted(answer, position, depth, -inf, inf, budget=full)[1]
    asked = show_call(answer, (position, depth, -inf, inf))
    if yours == full:
        raise Wrong(
            "no-cut-off",
            f"The values are right, but {asked} looks at all {full:,} positions and {ours:,} are "
            "enough: nothing is ever cut off. Is alpha raised after each move, and does the loop "
            "end as soon as alpha >= beta?",
        )
    if yours == strict:
        raise Wrong(
            "strict-cutoff",
            f"The values are right, but {asked} looks at {yours:,} positions and {ours:,} are "
            "enough: cut off when alpha >= beta, not only when alpha > beta.",
        )
    counted(answer, position, depth, -inf, inf, budget=2 * ours - 1)
    return (
        f"After {position} to depth {depth} you looked at {yours:,} positions and we at {ours:,}."
    )


# 03.3 -----------------------------------------------------------------------------------------

LATE = {
    "A": "36-13-46-12-15-34-24-45-56-16-25",
    "B": "14-15-16-23-13-56-12-26-35-24",
    "C": "46-12-15-34-14-16-56-13-23-45-35",
}


@exercise(
    "03.3",
    "Three late positions",
    points=2,
    minutes=8,
    hints=(
        "For each free edge, ask first whether it would close a triangle of whoever is to move. In "
        "A that settles it.",
        "In B red has two edges that close nothing. After which of them has amber one that "
        "closes nothing?",
        "Values are in the view of the side to move: +1 in a position where amber is to move says "
        "that amber wins.",
        "In C amber has a safe edge now, then red has one. And then?",
    ),
)
def predicted(answer: object) -> None:
    view = "In {} amber is to move, and negamax speaks for the side to move: you gave red's view."
    predictions(
        answer,
        {"A": -1, "B": +1, "C": -1, "depth": 3},
        mistakes={
            "A": {+1: view.format("A")},
            "B": {-1: "In B one edge of red's leaves amber without a safe one."},
            "C": {+1: view.format("C")},
            "depth": {
                4: "Four edges are left in C, but the game does not last as long.",
                2: "After two moves in C nobody has had to close a triangle yet.",
                1: "With one move in C amber can still stay safe.",
            },
        },
    )


# 03.4 -----------------------------------------------------------------------------------------


def free_edges(red: int, amber: int) -> list[int]:
    return [edge for i, edge in enumerate(EDGES) if not (red | amber) >> i & 1]


def free_indices(red: int, amber: int) -> list[int]:
    return [i for i in range(15) if not (red | amber) >> i & 1]


@cache
def mask_cases() -> list[Masks]:
    random = Random(3)
    few = [Sim(), Sim.parse("12"), Sim.parse("12-56")]
    return [masks(p) for p in (*few, *(unfinished(n, random) for n in range(2, 14)))]


def position_of(red: int, amber: int) -> Sim:
    even = red.bit_count() == amber.bit_count()
    return from_bits(red, amber) if even else from_bits(amber, red)


@exercise(
    "03.4",
    "Legal edges from bits",
    points=2,
    minutes=8,
    hints=(
        "`red | amber` has a 1 for every edge that is coloured, by whomever.",
        "`mask >> i & 1` is 1 if bit i of `mask` is set, and 0 if it is not.",
        "Go through `enumerate(EDGES)`: it gives the number of the bit and the name of the edge.",
    ),
)
def legal_edges(answer: Callable[[int, int], Any]) -> None:
    compare(
        answer,
        free_edges,
        mask_cases(),
        same=lambda got, expected: sorted(got) == sorted(expected),
        show=position_of,
        mistakes=(
            Mistake(
                "bits-from-the-wrong-end",
                "The bits are read from the wrong end: bit 0, the lowest, is edge 12, and bit 14 "
                "is edge 56.",
                lambda red, amber: [
                    edge for i, edge in enumerate(EDGES) if not (red | amber) >> (14 - i) & 1
                ],
            ),
            Mistake(
                "forgets-amber",
                "Edges that amber has coloured are still in your list.",
                lambda red, amber: free_edges(red, 0),
            ),
            Mistake(
                "forgets-red",
                "Edges that red has coloured are still in your list.",
                lambda red, amber: free_edges(0, amber),
            ),
            Mistake(
                "and-for-or",
                "An edge is taken if its bit is set in red OR in amber: `red & amber` holds the "
                "edges that both have, and there are none.",
                lambda red, amber: list(EDGES),
            ),
            Mistake(
                "coloured-instead",
                "These are the edges that are coloured. The legal ones are all others.",
                lambda red, amber: [edge for edge in EDGES if edge not in free_edges(red, amber)],
            ),
            Mistake(
                "numbers-of-the-bits",
                "These are the numbers of the bits. Bit i stands for the edge EDGES[i].",
                free_indices,
            ),
            Mistake(
                "bits-themselves",
                "These are the bits themselves, 1, 2, 4 and so on. Bit i stands for EDGES[i].",
                lambda red, amber: [1 << i for i in free_indices(red, amber)],
            ),
            Mistake(
                "one-edge-short",
                "Edge 56 is never in your list: there are fifteen edges, and range(15) ends at 14.",
                lambda red, amber: [edge for edge in free_edges(red, amber) if edge != 56],
            ),
        ),
    )


# 03.5 -----------------------------------------------------------------------------------------


def lead(position: Position) -> int:
    """Red's safe edges minus amber's: the first player's view, whoever is to move."""
    assert isinstance(position, Sim)
    red, amber = masks(position)
    return safe(red, amber).bit_count() - safe(amber, red).bit_count()


Opinion = Callable[[Position], float]


def as_handed_out(position: Position, depth: int, evaluate: Opinion) -> float:
    if position.result() is not None:
        return 100 * position.player * position.result()  # type: ignore[operator]
    if depth == 0:
        return evaluate(position)
    best = -inf
    for move in position.moves():
        best = max(best, -as_handed_out(position.play(move), depth - 1, evaluate))
    return best


def search_with(
    view: Callable[[Position], int],
    end: Callable[[Position], int] = for_the_side_to_move,
    sign: int = -1,
) -> Callable[[Position, int, Opinion], float]:
    """The search with the opinion at the horizon, and the result, taken in some view."""

    def search(position: Position, depth: int, evaluate: Opinion) -> float:
        if position.result() is not None:
            return 100 * end(position)
        if depth == 0:
            return view(position) * evaluate(position)
        after = map(position.play, position.moves())
        return max(sign * search(reply, depth - 1, evaluate) for reply in after)

    return search


def of_the_first_player(position: Position) -> int:
    return position.result() or 0


@cache
def horizon_cases() -> list[tuple[Sim, int, Opinion]]:
    random = Random(4)
    positions = [unfinished(edges, random) for edges in (10, 9, 8, 11, 7, 10, 9, 6, 5)]
    return [(position, depth, lead) for depth in (0, 1, 2) for position in positions]


@exercise(
    "03.5",
    "Whose opinion?",
    points=3,
    minutes=10,
    given=as_handed_out,
    hints=(
        "Ask it at depth 0, once with red to move and once with amber to move. Whose view is each "
        "answer in?",
        "Three lines give a value back. Two of them speak for the side to move.",
        "At the horizon the opinion of `evaluate` is red's. Look at the line for a finished game: "
        "how does that one come to the side to move's view?",
    ),
)
def search(answer: Callable[[Position, int, Opinion], Any]) -> None:
    compare(
        answer,
        search_with(lambda position: position.player),
        horizon_cases(),
        mistakes=(
            Mistake(
                "still-red's-view",
                "It still answers as before: when amber is to move at the horizon, the opinion "
                "there is red's.",
                search_with(lambda position: +1),
            ),
            Mistake(
                "always-negated",
                "The opinion is turned round for both players. It is right as it is when red is to "
                "move, and has to be turned only for amber.",
                search_with(lambda position: -1),
            ),
            Mistake(
                "turned-the-wrong-way",
                "The opinion is turned round when red is to move, and left when amber is. It "
                "should be the other way about.",
                search_with(lambda position: -position.player),
            ),
            Mistake(
                "all-in-red's-view",
                "Now the opinion and the result are both red's, but the loop takes the largest of "
                "the negatives: that is right only if they are the side to move's.",
                search_with(lambda position: +1, of_the_first_player),
            ),
            Mistake(
                "no-negation",
                "The minus in front of the recursion was right: what is good for the other side "
                "is bad for the side to move. Put it back and mend the horizon.",
                search_with(lambda position: +1, sign=+1),
            ),
            Mistake(
                "result-turned-too",
                "The horizon is right now, but the line for a finished game was so before: leave "
                "that as it was given.",
                search_with(lambda position: position.player, of_the_first_player),
            ),
        ),
    )


# 03.6 -----------------------------------------------------------------------------------------

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
            return f"They are the same position: rename {', '.join(steps)}."
    return "They are different positions: no renaming turns one into the other."


@exercise(
    "03.6",
    "One key for 720 positions",
    points=4,
    minutes=20,
    hints=(
        "`itertools.permutations(range(6))` gives all 720 ways to rename six points.",
        "Write a helper that renames one mask: for each bit that is set, find its two points, "
        "rename both, and set the bit of the edge that joins the new ones.",
        "Rename red and amber in the same way. That gives 720 pairs of masks. Equal positions have "
        "the same 720 pairs, if in another order.",
        "Of 720 pairs, whatever their order, one is the smallest: `min(...)` of the pairs is a "
        "key. Python compares pairs by their first number, then by their second.",
    ),
)
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
