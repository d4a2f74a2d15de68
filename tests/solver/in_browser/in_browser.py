"""What `test_in_node` runs in Pyodide."""

import asyncio
import json
from collections.abc import Iterator
from time import perf_counter

from c4lab.games import ConnectFour
from c4lab.players import GradedPlayer, Perfect
from c4lab.players.reviewing import review
from c4lab.solver import Solver, solve
from c4lab.solver.book import standard_book
from c4lab.work.job import Job
from tests.solver.known import known

Said = dict[str, object]
SIZES = [(7, 6), (6, 5), (5, 4)]


async def report(sets: list[str]) -> str:
    """What the compiled solver says here, a JSON object.

    `sets` are names of sets of positions, each with how many to ask for: "end-easy:150".
    """
    said: Said = {"sizes": [[*size, solve("", size=size)] for size in SIZES]}
    said |= scores(sets) | answers() | await stopped()
    return json.dumps(said)


def scores(sets: list[str]) -> Said:
    """The scores that are not as known; how long each set took, in seconds."""
    solver, asked, wrong, seconds = Solver(), 0, [], {}
    for name, many in (each.split(":") for each in sets):
        start = perf_counter()
        for position, score in known(name)[: int(many)]:
            asked += 1
            if (found := solver.solve(position)) != score:
                wrong.append([position, score, found])
        seconds[name] = perf_counter() - start
    many = [position for position, _ in known("end-easy")]
    assert solver.solve_many(many) == [score for _, score in known("end-easy")]
    compiled = solver.compiled
    nodes = solver.nodes
    return {
        "compiled": compiled,
        "asked": asked,
        "wrong": wrong,
        "seconds": seconds,
        "nodes": nodes,
    }


def answers() -> Said:
    """What players, the book and a review say, and what is said of a bad question."""
    try:
        refused = str(solve("48"))
    except ValueError as error:
        refused = str(error)
    return {
        "refused": refused,
        "missing": Solver(size=(4, 4)).compiled,
        "book": len(standard_book() or ()),
        "perfect": Perfect().choose(ConnectFour()),
        "graded": GradedPlayer(1, seed=1).choose(ConnectFour.parse("444444333")),
        "review": [str(turn) for turn in review("44444432535")],
    }


async def stopped() -> Said:
    """Stops a job that asks about a position that takes long; the longest turn in seconds."""

    def work(job: Job[int]) -> Iterator[int]:
        yield Solver().solve("12", lambda now: job.check())

    longest, last = 0.0, perf_counter()
    search = Job(work, again=True)
    for _ in range(8):
        await asyncio.sleep(0)
        longest, last = max(longest, perf_counter() - last), perf_counter()
    over = search.over
    search.stop()
    while not search.over:
        await asyncio.sleep(0)
    return {"over": over, "stopped": search.found == [], "longest": longest}
