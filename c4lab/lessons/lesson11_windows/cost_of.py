"""11.6 Measuring null windows on several positions."""

from __future__ import annotations

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.boards import parsed

SOME = parsed("", "4453", "654744652361527656", "61555764665464456544", "4521255345533215")
CASES = [
    ([0], SOME[:1], 1),
    ([0, 20], SOME[:1], 3),
    ([5, -5], SOME[1:4], 2),
    ([-30, 0, 30], SOME, 2),
    ([0], SOME[:2], 2),
    ([], SOME, 2),
]
KNOWN = known(r"""
    nothing-counted: Nothing was counted: hand `meter.watch(position)` to the search.
        meter.watch(position) => position
    watched-only: Each search counts as one node: search what `meter.watch(position)` gives.
        null_window(meter.watch(position) => meter.watch(position) and null_window(position
    question-unused: Every question gets the same count: pass it to the search as `above=a`.
        , above=a =>
    order-given: An order changes what a question costs. Leave it out here.
        above=a => above=a, order=centre_first
    one-meter-for-all: Each count includes the ones before it: make a new meter for each search.
        counts.append(meter.nodes) => counts.append(meter.nodes + sum(counts[-1:]))
    mean-for-median: That is the average. Asked for is the median: the one in the middle of the
            sorted list.
        median(counts) => sum(counts) / len(counts)
    sum-for-median: That is the sum over the positions. Asked for is the median.
        median(counts) => sum(counts)
    median-of-two: Of an even number of counts, the median lies halfway between the two in the
            middle. `median` knows that.
        median(counts) => sorted(counts)[len(counts) // 2]
        median(counts) => sorted(counts)[(len(counts) - 1) // 2]
    last-position-only: Only the last position counts. Asked for is the median over all of them.
        median(counts) => counts[-1]
""")


@exercise("11.6", KNOWN, allowed=["null_window", "with_memory", "centre_first"])
def cost_of(answer: Answer) -> None:
    compare(answer, CASES)
