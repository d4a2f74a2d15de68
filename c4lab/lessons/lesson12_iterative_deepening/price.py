"""12.6 What all passes cost, and the last one alone."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.boards import parsed

START, SOME = parsed(""), parsed("4453", "1234567", "443526")
CASES = [(START, 2), (START, 1), (SOME[:1], 2), (SOME[:2], 2), (START, 3), (SOME, 3), ([], 2)]
KNOWN = known(r"""
    last-pass-missing: The pass to `depth` is missing: `range` ends one before its second number.
        range(1, depth + 1) => range(1, depth)
    depth-0: There is no pass with depth 0: begin with 1.
        range(1, depth + 1) => range(depth + 1)
    nothing-counted: Nothing was counted: hand the search `meter.watch(position)` in place of
            `position`.
        negamax(meter.watch(position), => negamax(position,
    no-meter: `Meter` is a class: `Meter()` makes a meter.
        Meter() ~> Meter
    one-meter-for-all: Each count includes the ones before it: use a new meter for each search.
        everything = last = 0 => everything, last, meter = 0, 0, Meter() &&
            \n            meter = Meter() =>
        \n        for ahead => \n        meter = Meter()\n        for ahead &&
            \n            meter = Meter() =>
    last-position-only: The second number is that of the last position. Add it up over all of them.
        last += meter.nodes => last = meter.nodes
    all-for-last: The second number is that of all passes: add the last pass alone.
        last += meter.nodes => last = everything
    order-in-the-place-of-alpha: Give the order to `negamax` by its name: `order=centre_first`.
        negamax($p, $d, $e, order=$o) ~> negamax($p, $d, $e, $o)
    first-position-only: Only the first position counts. Asked for is the sum over all of them.
        in positions: => in positions[:1]:
    wrong-order: The number of nodes depends on the order: give the search `order=centre_first`.
        , order=centre_first =>
    places: The two numbers have changed places: first all passes, then the last alone.
        everything, last => last, everything
""")


@exercise("12.6", KNOWN, allowed=["Squares", "negamax", "centre_first"])
def price(answer: Answer) -> None:
    compare(answer, CASES)
