"""12.6 What all passes cost, and what only the last one costs."""

from collections.abc import Sequence
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known, returns_in_a_loop, uses
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.lesson12_iterative_deepening import fresh_cases
from c4lab.lessons.shared.boards import parsed
from c4lab.search import centre_first, negamax

START, SOME = parsed(""), parsed("4453", "1234567", "443526")
CASES = [(START, 2), (START, 1), (SOME[:1], 2), (SOME[:2], 2), (START, 3), (SOME, 3), ([], 2)]


def for_each(positions: Sequence[ConnectFour], depth: int) -> list[tuple[int, int]]:
    """A wrong idea: a pair of numbers for each position, and no sums."""
    pairs = []
    for position in positions:
        passes = []
        for ahead in range(1, depth + 1):
            meter = Meter()
            watched: Any = meter.watch(position)
            negamax(watched, ahead, Squares(), order=centre_first)
            passes.append(meter.nodes)
        pairs.append((sum(passes), passes[-1]))
    return pairs


KNOWN = known(
    r"""
    returns-in-the-loop: It returns after the first position: a `return` stands in the loop. Go
            through all positions first.
        last += meter.nodes\n    return => last += meter.nodes\n        return
        seen: returns_in_a_loop
    first-pass-only: It returns after the first pass: a `return` stands in the inner loop. Make all
            passes, and return after both loops.
        last += meter.nodes\n    return everything, last =>     return everything, everything
        last += meter.nodes\n    return everything, last =>     return everything, last
        seen: returns_in_a_loop
    last-pass-missing: The pass to `depth` itself is missing: `range(1, depth)` ends with depth - 1.
        depth + 1 => depth
        seen: uses_range
    last-pass-missing: The pass to `depth` itself is missing: it is the last of all passes.
        range(1, depth + 1) => range(1, depth)
    depth-0: There is no pass with depth 0: begin with 1.
        1, depth => depth
        1, depth => 0, depth
    from-0-to-one-less: Your passes have the depths 0 to `depth` - 1: begin with 1, and end with
            `depth` itself.
        1, depth + 1 => depth
        1, depth + 1 => 0, depth
    last-pass-apart: Your first number lacks the last pass. "All passes" includes the last one.
        return everything, last => return everything - last, last
    last-pass-twice: Your first number counts the last pass twice: it is already one of all passes.
        return everything, last => return everything + last, last
        last += meter.nodes => last += meter.nodes\n        everything += last
    last-pass-alone: Your first number counts only the last pass. Add the passes to the smaller
            depths too.
        everything += meter.nodes => everything += meter.nodes * (ahead == depth)
        everything += meter.nodes => everything = meter.nodes
    same-depth: Each of your passes looks `depth` moves ahead. The first pass looks one move ahead,
            the next one two, and so on.
        ahead, => depth,
    nothing-counted: Nothing was counted: give the search `meter.watch(position)` in place of
            `position`.
        negamax(meter.watch(position), => negamax(position,
    root-forgotten: The root is missing: it counts as a node too, in each pass.
        += meter.nodes => += meter.nodes - 1
    value-for-nodes: That is the answer of the search. Add up the nodes that the meter has counted:
            `meter.nodes`.
        negamax(meter => found = negamax(meter && += meter.nodes => += found.value
        everything += meter.nodes => everything += meter
    calls-a-value: `meter.nodes` is a number: write it without parentheses.
        everything += meter.nodes => everything += meter.nodes()
    no-meter: `Meter` is a class: `Meter()` makes a meter.
        Meter() => Meter
    one-meter-for-all: Each count includes the ones before it: use a new meter for each search.
        everything = last = 0 => everything, last, meter = 0, 0, Meter() &&
            \n            meter = Meter() =>
        \n        for ahead => \n        meter = Meter()\n        for ahead &&
            \n            meter = Meter() =>
    last-position-only: The second number counts only the last position. Add up all positions.
        last += meter.nodes => last = meter.nodes
    last-position-only: The first number counts only the last position. Add up all positions.
        for position in positions:\n => for position in positions:\n        everything = 0\n
    all-for-last: The second number counts all passes. It should count only the last pass.
        last += meter.nodes => last = everything
    order-in-the-place-of-alpha: Give the order to `negamax` by its name: `order=centre_first`.
        order= =>
    first-position-only: Only the first position counts. Add up all positions.
        in positions: => in positions[:1]:
    wrong-order: The number of nodes depends on the order: give the search `order=centre_first`.
        , order=centre_first =>
    last-pass-missing: The pass to `depth` itself is missing: it is the last of all passes. And the
            number of nodes depends on the order: give the search `order=centre_first`.
        , order=centre_first => && range(1, depth + 1) => range(1, depth)
    depth-0: There is no pass with depth 0: begin with 1. And the number of nodes depends on the
            order: give the search `order=centre_first`.
        , order=centre_first => && range(1, depth + 1) => range(depth + 1)
    from-0-to-one-less: Your passes have the depths 0 to `depth` - 1: begin with 1, and end with
            `depth` itself. And the number of nodes depends on the order: give the search
            `order=centre_first`.
        , order=centre_first => && range(1, depth + 1) => range(depth)
    wrong-evaluation: The number of nodes depends on the evaluation: give the search `Squares()`.
        Squares(), order => order
        Squares(), order => lambda position: 0, order
        Squares() => ColumnWeights()
        seen: other_evaluation
    places: The two numbers have changed places: first all passes, then only the last one.
        everything, last => last, everything
    pair-for-each: It returns a pair for each position. Return two numbers in all: add the pairs up.
        => for_each
    """,
    for_each=for_each,
    returns_in_a_loop=returns_in_a_loop,
    uses_range=uses("range"),
    other_evaluation=lambda tree: not uses("Squares")(tree),
)


@exercise("12.6", KNOWN, allowed=["Squares", "negamax", "centre_first", "ColumnWeights"])
def price(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.price())
