"""05.3 A player who leaves it to chance, in a way that can be repeated."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Script,
    Wrong,
    compare,
    contains,
    exercise,
    show,
)
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.lessons.lesson05_objects import fresh_cases
from c4lab.lessons.lesson05_objects.classes import NO_MOVE, any_move, chooser, one_of
from c4lab.lessons.shared.code.classes import a_class
from c4lab.lessons.shared.code.told_by_code import told_by_code

TURNS: tuple[Any, ...] = (
    *(TicTacToe.parse("519"), TicTacToe.parse("51"), ConnectFour.parse("4444441")),
    *(Sim.parse("12-34"), ConnectFour.parse("111111777777")),
)
FEWEST, MOST = 200, 400  # 300 are expected: these are six standard deviations away
COUNTS = """player = RandomPlayer(1)
moves = [player.choose(ConnectFour()) for _ in range(2_100)]
[moves.count(column) for column in range(1, 8)]"""
REPEATS = """player = RandomPlayer(1)
moves = [player.choose(ConnectFour()) for _ in range(2_101)]
sum(one == next for one, next in zip(moves, moves[1:]))"""
TWENTY = "[{}.choose(ConnectFour()) for _ in range(20)]"
FIVE = """players = [RandomPlayer(seed) for seed in range(1, 6)]
[player.choose(ConnectFour()) for player in players for _ in range(4)]"""
NO_NAME = 'The class has no `name` that is text: keep its line `name = "random"`.'
ONE = f"ann = RandomPlayer(7)\n{TWENTY.format('ann')}"
ALONE = f"ann = RandomPlayer(7)\nalone = {TWENTY.format('ann')}\n"
SAME_SEED = f"{ALONE}bob = RandomPlayer(7)\n{TWENTY.format('bob')} == alone"
BESIDE = f"""{ALONE}ann, bob = RandomPlayer(7), RandomPlayer(8)
[(ann.choose(ConnectFour()), bob.choose(ConnectFour()))[0] for _ in range(20)] == alone"""
OTHER_SEEDS = f"""ann, bob, cy = RandomPlayer(1), RandomPlayer(2), RandomPlayer(3)
{TWENTY.format("ann")} == {TWENTY.format("bob")} == {TWENTY.format("cy")}"""

SENTENCES = {
    "always-the-same": "It plays the same move each time, whatever the seed. Every legal move "
    "should have the same chance: choose with a generator.",
    "same-move": "One and the same player, asked again about the same board, plays the same move. "
    "A generator that is made or seeded anew starts over: do that once, in `__init__`, and nowhere "
    "else.",
    "never-played": "One of the legal moves is never played, and yet each should have the same "
    "chance: can the first move of the list be drawn, and the last one?",
    "uneven": "It plays some columns much more often than others. Each should have the same "
    "chance.",
    "end-twice": "The {} legal move comes about twice as often as each of the others. Each should "
    "have the same chance: do you draw from one number more than there are moves?",
    "avoids-the-last": "It hardly ever plays the same column twice in a row. Every legal move "
    "should have the same chance each time, whatever was played before.",
    "not-seeded": "Two players made with the same seed play differently. Hand `seed` on to "
    "`Random`, and choose with that generator.",
    "shared-generator": "A player plays differently when another one plays beside it: they share "
    "one generator, the class's or the program's. Make a `Random(seed)` for each player.",
    "ignores-seed": "Players with different seeds play the same moves: hand `seed` on to `Random`.",
}
SQUARED = "A random number from 0 to 1 that is multiplied by itself is more often small than large."


def choice(position: Position, seed: int) -> Script:
    """The code that asks a player with this seed for a move."""
    return Script(f"RandomPlayer({seed}).choose({position!r})", position)


@exercise("05.3", NO_MOVE)
def RandomPlayer(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("legal moves", first=True), a_class(answer, "choose"):
        if not answer.ask(Script("isinstance(getattr(RandomPlayer(1), 'name', None), str)")):
            raise Wrong("no-name", NO_NAME)
        calls = [choice(position, seed) for seed in range(1, 5) for position in TURNS]
        fresh = [choice(*each) for each in fresh_cases.any_position()]
        compare(answer, calls, chooser(any_move), same=one_of, fresh=fresh)
    with answer.part("equal chances"):
        demand(answer, FIVE, "more than one column", differ, "always-the-same")
        demand(answer, ONE, "more than one column", differ, "same-move")
        demand(answer, COUNTS, "about 300 of each", lambda counts: min(counts) > 0, "never-played")
        end = end_twice(answer.ask(Script(COUNTS)))
        with told_by_code(answer, ("uneven", squares, "squared", SQUARED)):
            demand(
                answer, COUNTS, "about 300 of each", is_even, "end-twice" if end else "uneven", end
            )
        demand(answer, REPEATS, "about 300", lambda found: found >= FEWEST, "avoids-the-last")
    with answer.part("seeds"):
        demand(answer, SAME_SEED, "True", bool, "not-seeded")
        demand(answer, BESIDE, "True", bool, "shared-generator")
        demand(answer, OTHER_SEEDS, "False", lambda same: not same, "ignores-seed")


squares = contains(
    "random() ** $n", "$g.random() ** $n", "random() * random()", "$g.random() * $h.random()"
)
"""A `seen`: a call of `random()` has an exponent, or is multiplied by another."""


def differ(moves: list[int]) -> bool:
    return moves.count(moves[0]) < len(moves)


def end_twice(counts: list[int]) -> str:
    """Which move, "first" or "last", comes about twice as often as each of the others, if those
    come equally often; "" if neither does."""
    for which, own, others in (("last", counts[-1], counts[:-1]), ("first", counts[0], counts[1:])):
        expected = sum(others) / len(others)
        if all(abs(each - expected) < 80 for each in others) and 1.7 < own / expected < 2.3:
            return which
    return ""


def is_even(counts: list[int]) -> bool:
    return min(counts) >= FEWEST and max(counts) <= MOST


def demand(
    answer: Answer,
    call: str,
    expected: str,
    right: Callable[[Any], bool],
    reason: str,
    which: str = "",
) -> None:
    """Raises Wrong for this reason unless the value of the call is `right`. `which` is put into the
    sentence."""
    case = Script(call)
    got = answer.ask(case)
    if not right(got):
        setup = "from c4lab.games import ConnectFour"
        raise Wrong(
            reason,
            SENTENCES[reason].format(which),
            Counterexample(call, expected, show(got), setup=setup),
            case=case,
        )
