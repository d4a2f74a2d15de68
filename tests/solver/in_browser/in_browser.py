"""What `test_in_node` runs in Pyodide. It raises if something is wrong."""

import asyncio

from c4lab.solver import Solver
from c4lab.solver.running import NODES
from c4lab.work.job import Job
from tests.solver.known import known

SETS = {
    **{"end-easy": 100, "middle-easy": 100, "begin-easy": 100, "middle-medium": 50},
    "begin-medium": 30,  # some of these take several slices
}
"""How many of each set are asked for."""


def check_scores():
    solver = Solver()
    assert solver.compiled
    for name, many in SETS.items():
        for position, score in known(name)[:many]:
            assert solver.solve(position) == score, position
    assert solver.nodes > 10 * NODES
    positions, scores = zip(*known("end-easy"), strict=True)
    assert solver.solve_many(positions) == list(scores)


async def check_stopping():
    """A job that asks about a position that takes long lets the page have its turns, and stops."""

    def work(job):
        yield Solver().solve("12", lambda now: job.check())

    search = Job(work, again=True)
    for _ in range(8):
        await asyncio.sleep(0)
    assert not search.over
    search.stop()
    while not search.over:
        await asyncio.sleep(0)
    assert search.found == []
