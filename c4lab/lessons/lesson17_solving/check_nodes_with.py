"""17.5 What the parts of a solver are worth, in nodes."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from c4lab.checks.writing import Answer, Script, compare, exercise, known, uses
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.lessons.lesson17_solving import fresh_cases
from c4lab.solver.plain.assembled import Assembled, Parts

LATE = ["32363212151161154453255344766365", "35312342611437675111544553357772",
        "55727317645576665634161471125144"]  # fmt: skip
SIZE_MATTERS = "6266243655576775562375"
"""Here a table of 10,007 slots forgets something: 216 nodes, and 214 in a table of a million."""
ANY = "Parts(ordered=lambda mine, mask, moves: [1 << n for n in range(49) if moves >> n & 1])"
Found = dict[str, Any]


def new_each_summed(choices: Mapping[str, Parts], positions: list[str]) -> Found:
    found = {}
    for name, parts in choices.items():
        found[name] = sum(each_new(parts, [text])[0] for text in positions)
    return found


def each_new(parts: Parts, positions: list[str]) -> list[int]:
    """The nodes for each position, with one solver for all of them."""
    solver, counts, before = Assembled(parts, size=10_007), list[int](), 0
    for text in positions:
        solver.solve(text)
        counts.append(solver.nodes - before)
        before = solver.nodes
    return counts


def number_for_each(choices: Mapping[str, Parts], positions: list[str]) -> Found:
    return {name: each_new(parts, positions) for name, parts in choices.items()}


def added_up(choices: Mapping[str, Parts], positions: list[str]) -> Found:
    sums = accumulate(sum(each_new(parts, positions)) for parts in choices.values())
    return dict(zip(choices, sums, strict=True))


def one_question(choices: Mapping[str, Parts], positions: list[str]) -> Found:
    found = {}
    for name, parts in choices.items():
        solver = Assembled(parts, size=10_007)
        for text in positions:
            solver.null_window(*to_bits(ConnectFour.parse(text)), 0, solver.table)
        found[name] = solver.nodes
    return found


KNOWN = known(
    r"""
    other-size: A table of another size keeps other positions, so the number of nodes changes. Make
            the solver with `size=10_007`.
        Assembled(parts, size=10_007) => Assembled(parts)
        size=10_007 => size=1_009
        size=10_007 => size=101
    dict-changed: It writes the numbers into the dict that it was given, where the parts were. Put
            them into a dict of your own.
        found = {} => found = choices
    one-solver-for-all: You use one solver for all choices: its nodes add up, and its parts stay the
            same. Make a new one for each choice.
        found = {} => found, solver = {}, Assembled(size=10_007) &&
            solver = Assembled(parts, size=10_007) => pass
        found = {} => found, solver = {}, None &&
            = Assembled(parts, size=10_007) => = solver or Assembled(parts, size=10_007)
    new-for-each-position: A new solver for each position starts to count at 0 again, with an empty
            table: make one for each choice.
        solver.solve(text) => solver = Assembled(parts, size=10_007); solver.solve(text)
    new-each-summed: Each position gets a new solver, with an empty table: what it has found in one
            position does not help with the next. Make one solver for each choice.
        => new_each_summed
    number-for-each: You give a list with a number for each position. Give one number for all
            positions together.
        => number_for_each
    added-up: Each number includes the nodes of the choices before it. Begin each choice at 0.
        => added_up
    one-question: You ask only one question about each position. `solver.solve(text)` asks until the
            score is known.
        => one_question
    parts-unused: Every choice is measured with the same parts: pass `parts` to `Assembled`.
        parts, size => size
    all-choices: You give `Assembled` the dict with all choices. Give it the parts of one choice.
        parts, => choices,
    name-for-parts: You give `Assembled` a name. Give it the parts that the dict has for that name.
        parts, => name,
    first-choice: It returns in the first round of the loop. The other choices are never measured.
        found[name] = solver.nodes => return {name: solver.nodes}
        found[name] = solver.nodes\n    return found => return {name: solver.nodes}
    nothing-solved: It gives the nodes before anything is solved, which are 0. `solver.nodes` grows
            with each position that is solved: read it after that.
        solver.solve(text) => pass
    last-position: Only one of the positions counts, the first or the last. Solve all positions: a
            solver counts the nodes of all that it solves together.
        in positions: => in positions[:1]:
        solver.solve(text) => before = solver.nodes; solver.solve(text) &&
            found[name] = solver.nodes => found[name] = solver.nodes - before
    averages: That is an average. Return how many nodes all positions take together.
        found[name] = solver.nodes => found[name] = solver.nodes / len(positions)
    every-move-solved: `solver.scores` solves the position after each move, and that takes more
            nodes. Ask `solver.solve(text)`.
        solver.solve(text) => solver.scores(text)
        seen: asks_scores
    parts-for-names: The keys of your dict are parts. They should be the names.
        found[name] => found[parts]
    scores: Those are the scores. Return the nodes: `solver.nodes`.
        found[name] = solver.nodes => found[name] = solver.solve(text)
        found[name] = solver.nodes =>
            found[name] = sum(Assembled(parts, size=10_007).solve(text) for text in positions)
""",
    new_each_summed=new_each_summed,
    number_for_each=number_for_each,
    added_up=added_up,
    one_question=one_question,
    asks_scores=uses("scores"),
)


def script(choices: str, *texts: str) -> Script:
    return Script(f"nodes_with({choices}, {list(texts)})")


CASES = [
    script("{'ours': Parts()}", LATE[0]),
    script("{'ours': Parts()}", LATE[0], LATE[0]),
    script("{'ours': Parts()}", LATE[1], LATE[2], LATE[1]),
    script("{'ours': Parts()}", *LATE),
    script(f"{{'ours': Parts(), 'any order': {ANY}}}", LATE[1]),
    script(f"{{'any order': {ANY}, 'ours': Parts()}}", *LATE),
    script("{}", LATE[0]),
    script("{'ours': Parts()}", SIZE_MATTERS),
    Script(
        f"choices, positions = {{'ours': Parts()}}, ['{LATE[0]}']\nnodes_with(choices, positions)\n"
        "[type(parts).__name__ for parts in choices.values()], positions"
    ),
]


@exercise("17.5", KNOWN, allowed=["Parts"])
def nodes_with(answer: Answer) -> None:
    fresh = [script("{'ours': Parts()}", *texts) for texts in [fresh_cases.nodes_with()] if texts]
    compare(answer, CASES, fresh=fresh)
