"""05.3 A player who leaves it to chance, in a way that can be repeated."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Script,
    Wrong,
    compare,
    exercise,
    show,
    uses,
)
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.lessons.lesson05_objects.classes import NO_MOVE, a_class, chooser, one_of

TURNS: tuple[Position, ...] = (
    TicTacToe.parse("519"),
    TicTacToe.parse("51"),
    ConnectFour.parse("4444441"),
    Sim.parse("12-34"),
    ConnectFour.parse("111111777777"),
)
FEWEST, MOST = 200, 400  # of 300 that are expected: six standard deviations away
COUNTS = """player = RandomPlayer(1)
moves = [player.choose(ConnectFour()) for _ in range(2_100)]
[moves.count(column) for column in range(1, 8)]"""
TWENTY = "[{}.choose(ConnectFour()) for _ in range(20)]"
ALONE = f"ann = RandomPlayer(7)\nalone = {TWENTY.format('ann')}\n"
SAME_SEED = f"{ALONE}bob = RandomPlayer(7)\n{TWENTY.format('bob')} == alone"
BESIDE = f"""{ALONE}ann, bob = RandomPlayer(7), RandomPlayer(8)
[(ann.choose(ConnectFour()), bob.choose(ConnectFour()))[0] for _ in range(20)] == alone"""
OTHER_SEEDS = f"""ann, bob, cy = RandomPlayer(1), RandomPlayer(2), RandomPlayer(3)
{TWENTY.format("ann")} == {TWENTY.format("bob")} == {TWENTY.format("cy")}"""

Said = tuple[str, str]  # the reason and the sentence
NO_CHANCE = "no-chance", "It plays the same move each time. Leave it to chance."
STARTS_OVER = (
    "starts-over",
    "One and the same player plays the same move each time it is asked: a generator that is made "
    "anew at each move starts over. Make it once, in `__init__`.",
)
LEAVES_OUT = "leaves-moves-out", "It never plays some of the columns: all have the same chance."
UNEVEN = "uneven", "It plays some columns much more often than others: all have the same chance."
NOT_SEEDED = (
    "not-seeded",
    "Two players made with the same seed play differently. Hand `seed` on to `Random`, and choose "
    "with that generator.",
)
SHARED = (
    "shared-generator",
    "A player plays differently when another one plays beside it: they share one generator. "
    "`random.seed` sets the one of the whole program, and what belongs to the class is there once "
    "for all. Make a `Random(seed)` for each player.",
)
IGNORES_SEED = (
    "ignores-seed",
    "Players with different seeds all play the same moves: hand `seed` on to `Random`.",
)


@exercise("05.3")
def RandomPlayer(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("legal moves", first=True), a_class(answer, "choose"):
        compare(answer, [Script("isinstance(RandomPlayer(1).name, str)")])
        calls = [
            Script(f"RandomPlayer({seed}).choose({position!r})", position)
            for seed in range(1, 5)
            for position in TURNS
        ]
        legal = chooser(lambda position: set(position.moves()))
        compare(answer, calls, legal, same=one_of, mistakes=NO_MOVE)
    with answer.part("equal chances"):
        demand(answer, COUNTS, "about 300 of each", is_even, lambda got: uneven(answer, got))
    with answer.part("seeds"):
        demand(answer, SAME_SEED, "True", bool, lambda got: NOT_SEEDED)
        demand(answer, BESIDE, "True", bool, lambda got: SHARED)
        demand(answer, OTHER_SEEDS, "False", lambda got: not got, lambda got: IGNORES_SEED)


def demand(
    answer: Answer,
    call: str,
    expected: str,
    right: Callable[[Any], bool],
    tell: Callable[[Any], Said],
) -> None:
    """Raises Wrong, with what `tell` says of it, unless what the call gives is `right`."""
    case = Script(call)
    got = answer.ask(case)
    if not right(got):
        example = Counterexample(
            call, expected, show(got), setup="from c4lab.games import ConnectFour"
        )
        wrong = Wrong(*tell(got), example)
        wrong.case = case
        wrong.accept = lambda got: not isinstance(got, Wrong) and right(got)
        raise wrong


def is_even(counts: list[int]) -> bool:
    return min(counts) >= FEWEST and max(counts) <= MOST


def uneven(answer: Answer, counts: list[int]) -> Said:
    if counts.count(0) == 6:
        return STARTS_OVER if answer.tree and makes_generators(answer.tree) else NO_CHANCE
    return LEAVES_OUT if 0 in counts else UNEVEN


def makes_generators(tree: ast.Module) -> bool:
    """Whether a generator is made or seeded elsewhere than in `__init__`."""
    return any(
        isinstance(node, ast.FunctionDef)
        and node.name != "__init__"
        and any(uses(name)(ast.Module([node], [])) for name in ("Random", "seed"))
        for node in ast.walk(tree)
    )
