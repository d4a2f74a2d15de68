"""03.5 The bug hunt: an opinion in the wrong view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Code, Mistake, Slip, compare, exercise
from c4lab.games import Position, Sim
from c4lab.lessons.lesson03_sim_negamax.cases import unfinished

Opinion = Callable[[Position], float]
View = Callable[[Position], int]  # the sign that takes a value to this view from red's
OPINIONS = [
    Code("lambda position: 1"),
    Code("lambda position: sum(position.red) - sum(position.amber)"),
    Code("lambda position: position.left / 2"),
]


def mover(position: Position) -> int:
    return position.player


def red(position: Position) -> int:
    return +1


def searching(
    horizon: View, end: View = mover, sign: int = -1
) -> Callable[[Position, int, Opinion], float]:
    """The search with the opinion at the horizon, and the result, taken in some view."""

    def search(position: Position, depth: int, evaluate: Opinion) -> float:
        result = position.result()
        if result is not None:
            return 100 * end(position) * result
        if depth == 0:
            return horizon(position) * evaluate(position)
        after = map(position.play, position.moves())
        return max(sign * search(reply, depth - 1, evaluate) for reply in after)

    return search


MISTAKES = (
    Mistake(
        "still-reds-view",
        "It still answers as before: when amber is to move at the horizon, the opinion there is "
        "red's.",
        searching(red),
    ),
    Mistake(
        "always-negated",
        "The opinion is turned round for both players. When red is to move it is right as it is.",
        searching(lambda position: -1),
    ),
    Mistake(
        "turned-the-wrong-way",
        "The opinion is turned round when red is to move, and left when amber is. It should be the "
        "other way about.",
        searching(lambda position: -position.player),
    ),
    Mistake(
        "all-in-reds-view",
        "The opinion and the result are both red's, but the loop takes the largest of the "
        "negatives: that is right only if they are the side to move's.",
        searching(red, end=red),
    ),
    *(
        Mistake(
            "no-negation",
            "The value after a move is taken as it is. What is good for the other side is bad for "
            "the side to move: the minus in the loop was right.",
            searching(horizon, sign=+1),
        )
        for horizon in (red, mover)
    ),
    Mistake(
        "result-turned-too",
        "The horizon is right now, but a finished game was right before: leave its line as it was "
        "given.",
        searching(mover, end=red),
    ),
    Mistake(
        "first-players-view",
        "Your values are all red's, as those of minimax are. The answer should be the side to "
        "move's.",
        lambda position, *rest: position.player * searching(mover)(position, *rest),
    ),
)
SLIPS = (
    Slip(
        "horizon-before-the-end",
        "A game that is over at depth 0 is given an opinion. Which of the two has to be asked "
        "first?",
        right="if $p.result() is not None: $$over\nif $d == 0: $$horizon",
        wrong="if $d == 0: $$horizon\nif $p.result() is not None: $$over",
    ),
    Slip(
        "evaluate-not-used",
        "The search asks `lead`, whatever opinion it is given.",
        right="evaluate($p)",
        wrong="lead($p)",
    ),
)


@cache
def cases() -> list[tuple[Sim, int, Code]]:
    """Positions with either side to move, in progress and over, depths, and opinions."""
    random = Random(4)
    positions = [Sim(), Sim.parse("12"), *(unfinished(edges, random) for edges in (9, 10, 7, 6))]
    over = [Sim.parse(text) for text in ("12-34-13-56-23", "12-34-56-35-16-45")]
    near = [(position, 0, opinion) for position in positions for opinion in OPINIONS]
    near += [(position, depth, OPINIONS[0]) for position in over for depth in (0, 2)]
    far = [
        (position, depth, opinion)
        for depth, count in ((1, 4), (2, 4), (3, 2))
        for position in positions[2:][:count]
        for opinion in OPINIONS
    ]
    return near + far


@exercise("03.5", slips=SLIPS, mistakes=MISTAKES)
def search(answer: Answer) -> None:
    compare(answer, cases(), mistakes=MISTAKES)
