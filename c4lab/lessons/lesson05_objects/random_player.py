"""05.3 A player who leaves it to chance, in a way that can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from c4lab.checks.exercise import Wrong, exercise
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.lessons.lesson05_objects.instances import chosen, make, method, refuse_unless_class

TURNS: tuple[Position, ...] = (
    TicTacToe.parse("51"),
    ConnectFour.parse("4444441"),
    Sim.parse("12-34"),
    TicTacToe.parse("519"),
)
MANY = 400  # calls in which each of nine moves is as good as certain to come up
NO_RETURN = "is there a path on which it reaches no return?"


def player(answer: type, seed: int) -> Callable[[Position], int]:
    """What `choose` of a new player with that seed gives."""
    thing = make(answer, seed)
    choose = method(thing, "choose", f"{answer.__name__}({seed})")
    return partial(chosen, choose, if_none=NO_RETURN)


def alone(answer: type, seed: int, turns: int = 5) -> list[int]:
    """The moves of a player that nobody disturbs."""
    choose = player(answer, seed)
    return [choose(position) for position in TURNS * turns]


def side_by_side(answer: type, seed: int, other: int) -> list[int]:
    """The moves of a player while another one plays in turn with it."""
    choose, others = player(answer, seed), player(answer, other)
    moves = []
    for position in TURNS * 5:
        moves.append(choose(position))
        others(position)
    return moves


@exercise("05.3")
def RandomPlayer(answer: Any) -> None:  # noqa: N802 - named after the answer
    refuse_unless_class(answer, "RandomPlayer", {"choose": 1})
    made = make(answer, 1)
    name = getattr(made, "name", None)
    if not isinstance(name, str) or not name:
        raise Wrong(
            "no-name", 'A player has a `name`, a text: keep the line `name = "random"`, for one.'
        )
    moves = alone(answer, 1)
    refuse_what_never_varies(answer)
    if alone(answer, 1) != moves:
        raise Wrong(
            "not-seeded",
            "Two players made with the same seed play differently. Hand `seed` on to `Random`, and "
            "choose with that generator: `self._random.choice(...)`, not `random.choice(...)`.",
        )
    if side_by_side(answer, 1, other=2) != moves:
        raise Wrong(
            "shared-generator",
            "A player with seed 1 plays differently when another player plays beside it: they "
            "share one generator. `random.seed` sets the one of the whole program, and what "
            "belongs to the class is there once for all. Make a `Random(seed)` for each player.",
        )
    if all(alone(answer, seed) == moves for seed in range(2, 12)):
        raise Wrong(
            "ignores-seed",
            "Players with different seeds all play the same moves: hand `seed` on to `Random`.",
        )


def refuse_what_never_varies(answer: type) -> None:
    """Raises Wrong if a player does not take each move of one position now and then."""
    start = TicTacToe()
    choose = player(answer, 1)
    seen = {choose(start) for _ in range(MANY)}
    if len(seen) == 1:
        if len({player(answer, seed)(start) for seed in range(40)}) == 1:
            raise Wrong(
                "no-chance", f"On the empty board it always plays {seen.pop()}. Leave it to chance."
            )
        raise Wrong(
            "starts-over",
            f"One and the same player, asked again and again for the empty board, always plays "
            f"{seen.pop()}: a generator that is made anew at each move starts over each time. Make "
            "it once, in `__init__`.",
        )
    never = sorted(set(start.moves()) - seen)
    if never:
        raise Wrong(
            "leaves-moves-out",
            f"On the empty board, in {MANY} tries, it never plays "
            f"{' or '.join(map(str, never))}: all legal moves should have a chance.",
        )
