"""11.6 Measuring null windows on several positions."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson11_windows import fresh_cases
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.positions.boards import parsed

SOME = parsed("", "4453", "654744652361527656", "61555764665464456544", "4521255345533215")
CASES = [
    ([0], SOME[:1], 1),
    ([0, 20], SOME[:1], 3),
    ([0, 5], SOME[:1], 2),
    ([5, -5], SOME[1:4], 2),
    ([-30, 0, 30], SOME, 2),
    ([0], SOME[:2], 2),
    ([], SOME, 2),
    ([0], parsed("12", "32"), 2),
    ([5], SOME[3:4], 4),
    ([5, 0], SOME[:1], 4),
]
KNOWN = known(r"""
    nothing-counted: Nothing was counted: give the search `meter.watch(position)`.
        meter.watch(position) => position
    no-table: Your search keeps no table, so it looks again at positions that it has met before, and
            counts more of them. `null_window` has one: ask it.
        null_window(meter.watch(position), depth, Squares(), above=a) =>
            negamax(meter.watch(position), depth, Squares(), alpha=a, beta=a + 1)
    table-shared: With a table shared by several searches, each profits from those before. Give
            each search its own: leave `table` out.
        costs = {} => from c4lab.search import Table\n    costs, table = {}, Table() &&
            above=a => above=a, table=table
        counts = [] => from c4lab.search import Table\n        counts, table = [], Table() &&
            above=a => above=a, table=table
        costs = {} =>
            from c4lab.search import Table\n    costs, tables = {}, [Table() for _ in positions] &&
            for position in positions => for position, table in zip(positions, tables) &&
            above=a => above=a, table=table
    board-not-counted: Each count lacks the board itself, which `watch` counts. For each search make
            a new meter, watch the board anew, and take `meter.nodes` as it is then.
        counts.append(meter.nodes) => counts.append(meter.nodes - 1)
    other-evaluation: The evaluation should be `Squares()`: with another one, or with none, the
            search looks at other boards.
        Squares => ColumnWeights
        depth, Squares() => depth
    watched-only: Each search counts as one node: search the position that `meter.watch(position)`
            returns.
        null_window(meter.watch(position) => meter.watch(position) and null_window(position
    question-unused: Every question gets the same count: pass it to the search as `above=a`.
        , above=a =>
    next-question: It asks whether the value is larger than a + 1. The question should be "larger
            than a?".
        above=a => above=a + 1
    next-question: It asks whether the value is larger than a - 1. The question should be "larger
            than a?".
        above=a => above=a - 1
    whole-line: The window goes from -inf to inf, so your search asks no question, and every
            question gets the same count. Ask with `null_window`.
        null_window(meter.watch(position), depth, Squares(), above=a) =>
            with_memory(meter.watch(position), depth, Squares())
        null_window(meter.watch(position), depth, Squares(), above=a) =>
            negamax(meter.watch(position), depth, Squares())
    order-given: An order changes what a question costs. Leave it out here.
        above=a => above=a, order=centre_first
    counts-kept: The counts of the questions before are still in the list: make a new list for each
            question.
        costs = {}\n => costs, counts = {}, []\n && \n        counts = [] =>
    one-meter-for-all: Each count includes the ones before it. For each search make a new meter and
            watch the board anew, and then return the median.
        counts.append(meter.nodes) => counts.append(meter.nodes + sum(counts[-1:]))
        counts.append(meter.nodes) => counts.append(meter.nodes + sum(counts[-1:])) &&
            median(counts) => sum(counts) / len(counts)
        costs = {} => costs, meter = {}, Meter() && meter = Meter()\n => pass\n
        costs = {} => costs, meter = {}, Meter() && meter = Meter()\n => pass\n &&
            median(counts) => sum(counts) / len(counts)
        costs = {} =>
            costs, meter = {}, Meter()\n    watched = [meter.watch(p) for p in positions] &&
            in positions:\n => in watched:\n && meter = Meter()\n => pass\n &&
            meter.watch(position) => position
        counts = [] =>
            counts, meter = [], Meter()\n        watched = [meter.watch(p) for p in positions] &&
            in positions:\n => in watched:\n && meter = Meter()\n => pass\n &&
            meter.watch(position) => position
        costs = {} => costs, pairs = {}, [(Meter(), p) for p in positions]
                \n    pairs = [(m, m.watch(p)) for m, p in pairs] &&
            for position in positions: => for meter, position in pairs: &&
            meter = Meter()\n => pass\n &&
            meter.watch(position) => position
    list-for-median: Each question gets a list of all counts. Return their median.
        median(counts) => counts
        median(counts) => sorted(counts)
    mean-for-median: That is the average. Return the median: the number in the middle of the sorted
            list.
        median(counts) => sum(counts) / len(counts)
    sum-for-median: That is the sum over the positions. Return the median.
        median(counts) => sum(counts)
    median-of-two: If the number of counts is even, the median lies halfway between the two in the
            middle. `median` does that for you.
        median(counts) => sorted(counts)[len(counts) // 2]
        median(counts) => sorted(counts)[(len(counts) - 1) // 2]
    value-for-nodes: That is the answer of the search. Count what it costs: `meter.nodes`.
        counts.append(meter.nodes) =>
            counts.append(null_window(position, depth, Squares(), above=a).value)
    median-over-questions: You take one median for each position, over all questions. Take one for
            each question, over all positions.
        for a in questions:\n        counts = []\n        for position in positions: =>
            for position in positions:\n        counts = []\n        for a in questions:
    fixed-depth: Every depth costs the same: pass `depth` on to the search.
        depth, Squares() => 2, Squares()
        depth, Squares() => 3, Squares()
        depth, Squares() => 4, Squares()
    unnamed: Give the question by its name: `above=a`.
        above= =>
    last-position-only: Only the last position counts. Take the median over all positions.
        median(counts) => counts[-1]
""")


IN_TABLE = ["Table", "no_symmetry", "always"]  # the class, and the functions that each table holds
SEARCHES = ["null_window", "negamax", "with_memory"]


@exercise("11.6", KNOWN, allowed=[*SEARCHES, "centre_first", *IN_TABLE])
def cost_of(answer: Answer) -> None:
    with explain_loops(answer):
        compare(answer, CASES, fresh=fresh_cases.cost_of())
