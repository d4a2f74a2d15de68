"""Exercises of no lesson, to try the checks' machinery on."""

from typing import Any

from c4lab.checks.working.plain import Fields
from c4lab.checks.writing import (
    Answer,
    Mistake,
    Script,
    compare,
    equal,
    exercise,
    known,
    predictions,
)
from c4lab.games import TicTacToe
from c4lab.search import Choice, alphabeta

MISTAKES = (
    Mistake("squares", "It squares instead of doubling.", lambda n: n * n),
    Mistake("off-by-one", "It is always one too many.", lambda n: 2 * n + 1),
)


@exercise("99.1")
def double(answer: Answer) -> str:
    compare(answer, [(n,) for n in range(20)], known=MISTAKES)
    return "It cost nothing."


@exercise("99.2")
def total(answer: Answer) -> None:
    compare(answer, [([],), ([1],), ([1, 2],), ([3, 4, 5],)])


def _same_value(got: Any, want: Choice) -> bool:
    return equal((got.values if isinstance(got, Fields) else got)[0], want.value)


@exercise("99.3")
def search(answer: Answer) -> str:
    positions = [(TicTacToe.parse(text),) for text in ("15243", "1524", "1235", "51")]
    compare(answer, positions, alphabeta, same=_same_value)
    _, log = answer.visited(TicTacToe.parse("51"), budget=20_000)
    return f"{len(log)} nodes."


@exercise("99.5")
def Counter(answer: Answer) -> None:  # noqa: N802
    compare(answer, [Script("counter = Counter()\ncounter.add(2)\ncounter.total")])


@exercise("99.6")
def broken(answer: Answer) -> None:
    raise KeyError("a fault of ours")


@exercise("99.7")
def in_parts(answer: Answer) -> None:
    with answer.part("small"):
        compare(answer, [(1,), (2,)])
    with answer.part("large"):
        compare(answer, [(100,)])


@exercise(
    "99.9",
    known("""
        no-sum: `sum` needs a list or the like.
            sum(items) => sum(len(items))
        first-only: It takes the first alone.
            sum(items) => sum(items[:1])
    """),
    shared=known("""
        negated: It is the negative.
            return sum => return -sum
        of-another: No such code is here.
            return max => return min
    """),
)
def added(answer: Answer) -> None:
    compare(answer, [([1, 2],), ([],), ([3, 4, 5],)])


@exercise("99.10")
def predict(answer: Answer) -> None:
    predictions(answer, {"a": 3, "b": "X", "c": True})
