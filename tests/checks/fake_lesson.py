"""Exercises of no lesson, to try the checks' machinery on."""

from c4lab.checks.exercise import Mistake, Wrong, compare, counted, exercise, predictions
from c4lab.games import TicTacToe
from c4lab.search import Choice, alphabeta


@exercise("99.1")
def double(answer):
    compare(
        answer,
        lambda n: 2 * n,
        [(n,) for n in range(20)],
        mistakes=(
            Mistake("squares", "It squares instead of doubling.", lambda n: n * n),
            Mistake("off-by-one", "It is always one too many.", lambda n: 2 * n + 1),
        ),
    )
    return "It cost nothing."


@exercise("99.2")
def total(answer):
    compare(answer, sum, [([],), ([1],), ([1, 2],), ([3, 4, 5],)])


@exercise("99.3")
def search(answer):
    positions = [(TicTacToe.parse(text),) for text in ("15243", "1524", "51")]
    compare(answer, lambda p: alphabeta(p), positions, same=lambda got, want: got[0] == want.value)
    value, nodes = counted(answer, TicTacToe.parse("51"), budget=2000)
    if value[0] != 0:
        raise Wrong("odd", "That is odd.")
    return f"{nodes} nodes."


@exercise("99.10")
def predict(answer):
    truth = {"a": 3, "b": "X", "c": True}
    predictions(answer, truth, mistakes={"a": {4: "That counts the root twice."}})


@exercise("99.4")
def choose(answer):
    compare(answer, lambda p: Choice(0.5, 3), [(TicTacToe(),), (TicTacToe.parse("5"),)])


@exercise("99.5")
def Counter(answer):  # noqa: N802
    counter = answer()
    counter.add(2)
    if counter.total != 2:
        raise Wrong("wrong-total", "The total is not what was added.")


@exercise("99.6")
def broken(answer):
    raise KeyError("c4lab")
