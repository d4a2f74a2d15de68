"""What `test_in_node` runs in Pyodide."""

import asyncio
import json

from c4lab.solver import Solver
from c4lab.work.job import Job
from tests.solver.known import known

Said = dict[str, object]


async def report(sets):
    """What the compiled solver says here, a JSON object.

    `sets` are names of sets of positions, each with how many to ask for: "end-easy:150".
    """
    return json.dumps(scores(sets) | await stopped())


def scores(sets):
    """The scores that are not as known."""
    solver, asked, wrong = Solver(), 0, []
    for name, many in (each.split(":") for each in sets):
        for position, score in known(name)[: int(many)]:
            asked += 1
            if (found := solver.solve(position)) != score:
                wrong.append([position, score, found])
    many = [position for position, _ in known("end-easy")]
    assert solver.solve_many(many) == [score for _, score in known("end-easy")]
    return {
        "compiled": solver.compiled,
        "asked": asked,
        "wrong": wrong,
        "nodes": solver.nodes,
    }


async def stopped():
    """Stops a job that asks about a position that takes long."""

    def work(job):
        yield Solver().solve("12", lambda now: job.check())

    search = Job(work, again=True)
    for _ in range(8):
        await asyncio.sleep(0)
    over = search.over
    search.stop()
    while not search.over:
        await asyncio.sleep(0)
    return {"over": over, "stopped": search.found == []}
