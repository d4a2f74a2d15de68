"""08.6 Measuring orders on several positions."""

from c4lab.checks.writing import Answer, Code, compare, exercise, known
from c4lab.lessons.shared.boards import parsed

LEFT, CENTRE = Code("left_to_right"), Code("centre_first")
RIGHT, BEST = Code("reverse(left_to_right)"), Code("by_evaluation(Squares())")
START, SOME = parsed(""), parsed("4453", "1234567", "443526")
CASES = [
    ({"left": LEFT, "centre": CENTRE}, START, 2),
    ({"right": RIGHT}, SOME[:1], 2),
    ({"left": LEFT, "centre": CENTRE}, SOME[:2], 2),
    ({"centre": CENTRE, "best": BEST}, SOME, 1),
    ({"left": LEFT, "centre": CENTRE, "right": RIGHT}, [*SOME[1:2], *START], 3),
    ({"centre": CENTRE}, [], 2),
    ({}, START, 2),
]
KNOWN = known("""
    nothing-counted: Nothing was counted: hand `meter.watch(position)` to the search.
        meter.watch(position) => position
    watched-only: Each search counts as one node: search what `meter.watch(position)` gives.
        alphabeta(meter.watch(position) => meter.watch(position) and alphabeta(position
    no-evaluation: It searches without an evaluation: `alphabeta` gets `Squares()` third.
        depth, Squares() => depth
    order-unused: Every order gets the count of left to right: pass `order=order` to the search.
        , order=order =>
    one-meter-for-all: Each count includes the ones before it: use a new meter for each order.
        = meter.nodes => = meter.nodes + max(counts.values(), default=0)
    last-position-only: Only the last position counts. Asked for is the sum over all of them.
        in positions: => in positions[-1:]:
    first-position-only: Only the first position counts. Asked for is the sum over all of them.
        in positions: => in positions[:1]:
    averages: That is the average over the positions. Asked for is the sum.
        = meter.nodes => = meter.nodes / max(1, len(positions))
    order-in-the-place-of-alpha: Give the order to `alphabeta` by its name: `order=order`.
        alphabeta($p, $d, $e, order=$o) ~> alphabeta($p, $d, $e, $o)
    name-in-the-place-of-the-order: This loop gives the names. The order itself is `orders[name]`.
        alphabeta($$x, order=$orders[$name]) ~> alphabeta($$x, order=$name)
    meter-for-number: A meter is no number. What it has counted is `meter.nodes`.
        $counts[$name] = $meter.nodes ~> $counts[$name] = $meter
    class-for-evaluation: `Squares()`, with parentheses, makes an evaluation of the class.
        alphabeta($p, $d, $e(), $$x) ~> alphabeta($p, $d, $e, $$x)
""")


@exercise("08.6", KNOWN, allowed=["left_to_right", "centre_first"])
def nodes_by_order(answer: Answer) -> None:
    compare(answer, CASES)
