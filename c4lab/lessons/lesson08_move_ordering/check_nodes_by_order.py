"""08.6 Measuring orders on several positions."""

import ast
from typing import Any, TypeGuard

from c4lab.checks.writing import Answer, Code, Wrong, compare, exercise, known, uses
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.shared.boards import parsed
from c4lab.lessons.shared.parameters import parameters_in_order
from c4lab.search import Order, alphabeta, minimax

LEFT, CENTRE = Code("left_to_right"), Code("centre_first")
RIGHT, BEST = Code("reverse(left_to_right)"), Code("by_evaluation(Squares())")
START, SOME = parsed(""), parsed("4453", "1234567", "443526")
UNEXPLAINED = ("wrong-value", "kept-between-calls", "returns-none", "raises")
BUDGET = (
    "A number in `Meter(...)` is a budget: the search is stopped after so many nodes. Take "
    "`Meter()`, which counts them all."
)
ONE_METER = (
    "One meter is made, outside of the loops, and goes on counting from one order to the next: "
    "each count includes the ones before it. Make a new one for each order."
)
CASES = [
    ({"left": LEFT, "centre": CENTRE}, START, 2),
    ({"right": RIGHT}, SOME[:1], 2),
    ({"left": LEFT, "centre": CENTRE}, SOME[:2], 2),
    ({"centre": CENTRE, "best": BEST}, SOME, 1),
    ({"left": LEFT, "centre": CENTRE, "right": RIGHT}, [*SOME[1:2], *START], 3),
    ({"centre": CENTRE}, [], 2),
    ({}, START, 2),
]


def nodes(order: Order, position: ConnectFour, depth: int) -> int:
    meter = Meter()
    watched: Any = meter.watch(position)
    alphabeta(watched, depth, Squares(), order=order)
    return meter.nodes


def nodes_of_minimax(position: ConnectFour, depth: int) -> int:
    meter = Meter()
    watched: Any = meter.watch(position)
    minimax(watched, depth, Squares())
    return meter.nodes


def meter_mistake(tree: ast.Module) -> tuple[str, str] | None:
    """The reason and the sentence if a meter has a budget, or if the only meter is made outside of
    all loops and inner functions."""
    made = [each for each in ast.walk(tree) if _makes_a_meter(each)]
    if any(each.args or each.keywords for each in made):
        return "budget", BUDGET
    loops = [
        each for each in ast.walk(tree) if isinstance(each, (ast.For, ast.While, ast.DictComp))
    ]
    functions = [each for each in ast.walk(tree) if isinstance(each, (ast.FunctionDef, ast.Lambda))]
    inside = [node for loop in loops for node in ast.walk(loop)]
    if made and len(functions) == 1 and not any(map(_makes_a_meter, inside)):
        return "one-meter-for-all", ONE_METER
    return None


def _makes_a_meter(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Meter"


KNOWN = known(
    """
    counts-minimax: This counts `minimax`, which takes no order. Count `alphabeta(...,
            order=order)`.
        => by_minimax
        seen: uses_minimax
    nothing-counted: Nothing was counted: give `meter.watch(position)` to the search.
        meter.watch(position) => position
    watched-only: Each search counts as one node: search the position that `meter.watch(position)`
            gives.
        alphabeta(meter.watch(position) => meter.watch(position) and alphabeta(position
    no-evaluation: It searches without an evaluation: the third argument of `alphabeta` is
            `Squares()`.
        depth, Squares() => depth
    order-unused: Every order gets the count of left to right: pass `order=order` to the search.
        , order=order =>
    one-meter-for-all: Each count includes the ones before it: use a new meter for each order.
        = meter.nodes => = meter.nodes + max(counts.values(), default=0)
    last-position-only: Only the last position counts. Return the sum over all of them.
        in positions: => in positions[-1:]:
    first-position-only: Only the first position counts. Return the sum over all of them.
        in positions: => in positions[:1]:
    list-of-counts: Each order gets a list of numbers. Return their sum, one number for all
            positions together.
        => lists
        => lists_where_any
    sum-of-all: Each order gets the count of all orders together. Each has a count of its own.
        => all_together
    depth-of-the-example: The depth is always 2, that of the example. `depth` is a parameter.
        depth, Squares() => 2, Squares()
    another-depth: It looks one move too few or too many: hand on `depth` as it is.
        depth, Squares() => depth - 1, Squares()
        depth, Squares() => depth + 1, Squares()
    another-depth: The depth is always the same. `depth` is a parameter.
        depth, Squares() => 1, Squares()
        depth, Squares() => 3, Squares()
        depth, Squares() => 4, Squares()
    the-example: These are the numbers of the example, whatever orders and positions are given.
        => the_example
    values: These are the values that the searches find. Return the nodes, `meter.nodes`.
        => the_values
    roots-missing: The positions of the list are not counted. The meter counts each of them as the
            first node of its search.
        = meter.nodes => = meter.nodes - len(positions)
    one-order-only: Only the first order has a count. Is there a `return` in the loop?
        => first_order
    averages: That is the average over the positions. Return the sum.
        = meter.nodes => = meter.nodes / max(1, len(positions))
    order-in-the-place-of-alpha: Give the order to `alphabeta` by its name: `order=order`.
        =order =>
    order-called: These parentheses call the order at once, and give its moves. Hand over the order
            itself: the search calls it at each node.
        =order => =order()
    meter-for-number: A meter is no number. What it has counted is `meter.nodes`.
        .nodes =>
    class-for-evaluation: `Squares` is a class. `Squares()`, with parentheses, makes an evaluation.
        (), order => , order
    """,
    by_minimax=lambda orders, positions, depth: dict.fromkeys(
        orders, sum(nodes_of_minimax(each, depth) for each in positions)
    ),
    uses_minimax=uses("minimax"),
    first_order=lambda orders, positions, depth: {
        name: sum(nodes(orders[name], each, depth) for each in positions)
        for name in list(orders)[:1]
    },
    lists=lambda orders, positions, depth: {
        name: [nodes(order, each, depth) for each in positions] for name, order in orders.items()
    },
    lists_where_any=lambda orders, positions, depth: {
        name: [nodes(order, each, depth) for each in positions]
        for name, order in orders.items()
        if positions
    },
    all_together=lambda orders, positions, depth: dict.fromkeys(
        orders, sum(nodes(order, each, depth) for order in orders.values() for each in positions)
    ),
    the_example=lambda orders, positions, depth: {"left": 42, "centre": 24},
    the_values=lambda orders, positions, depth: {
        name: sum(alphabeta(each, depth, Squares(), order=order).value for each in positions)
        for name, order in orders.items()
    },
)


@exercise("08.6", KNOWN, allowed=["left_to_right", "centre_first", "minimax"])
def nodes_by_order(answer: Answer) -> None:
    with parameters_in_order(answer):
        try:
            fresh = [
                ({"left": LEFT, "best": BEST}, each, 2) for each in fresh_cases.nodes_by_order()
            ]
            compare(answer, CASES, fresh=fresh)
        except Wrong as wrong:
            if wrong.reason in UNEXPLAINED and answer.tree:
                better = meter_mistake(answer.tree)
                wrong.reason, wrong.message = better or (wrong.reason, wrong.message)
            raise
