"""The ladder: every technique of the series, one after the other, at the same positions."""

from collections.abc import Callable, Iterator, Mapping
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.bench.ladder_rungs import RUNGS, Rung, assembled
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.solver.plain.assembled import Parts

SETS = {
    "10 discs to go": {
        "32363212151161154453255344766365": 1,
        "35312342611437675111544553357772": 0,
        "55727317645576665634161471125144": -2,
    },
    "18 discs to go": {
        "652217475354357637565422": 3,
        "543475377612774333452344": -3,
        "157447345134774616467765": 0,
    },
    "26 discs to go": {
        "5311236635366667": -7,
        "4115376337123774": 4,
        "6647361416455462": 3,
    },
}
"""Positions where neither side wins soon, by the cells that are still empty, with their scores."""
LIMIT = 20_000  # nodes for one position


class Step(NamedTuple):
    """What a rung costs at the positions of one set, on average. `nodes` is None if it counts none.
    If it is not `finished`, some position needed more nodes than the limit, and nothing else is
    known."""

    rung: str
    lesson: str
    set: str
    nodes: float | None
    seconds: float | None
    finished: bool


class WrongScore(Exception):
    """A solver on the ladder is wrong about a position; the message says which."""


def ladder(
    own: Mapping[str, Parts] | None = None,
    limit: int = LIMIT,
    clock: Callable[[], float] = process_time,
) -> Iterator[Step]:
    """Climbs: a step for each rung and set, up to the first set that is too hard for it. `own` are
    more rungs by name, solvers of those parts.

    Every position is solved with an empty table: once to count its nodes, and once for the clock,
    which counts only what this process is at work. Raises WrongScore.
    """
    rungs = [*RUNGS, *(assembled(name, "17", parts) for name, parts in (own or {}).items())]
    for rung in rungs:
        for name, scores in SETS.items():
            nodes = _nodes(rung, scores, limit)
            if nodes is None:
                yield Step(rung.name, rung.lesson, name, None, None, False)
                break
            yield Step(rung.name, rung.lesson, name, nodes, _seconds(rung, scores, clock), True)
    for contender, lesson in _others():
        for name, scores in SETS.items():
            taken = _run(contender, scores, clock)
            yield Step(contender.name, lesson, name, taken[0], taken[1], True)


def _nodes(rung: Rung, scores: Mapping[str, int], limit: int) -> float | None:
    counts = []
    for text, expected in scores.items():
        meter = Meter(limit)
        try:
            _compare(rung.name, text, rung.solve(text, meter), expected)
        except BudgetExceeded:
            return None
        counts.append(meter.nodes)
    return mean(counts)


def _seconds(rung: Rung, scores: Mapping[str, int], clock: Callable[[], float]) -> float:
    start = clock()
    for text in scores:
        rung.clocked(text)
    return (clock() - start) / len(scores)


def _others() -> Iterator[tuple[Contender, str]]:
    """The compiled solver, and other people's that are installed."""
    ours = Ours()
    ours.name = "our compiled solver"
    yield ours, "17"
    for make in PEERS.values():
        try:
            peer = make()
        except Missing:
            continue
        peer.name = f"{peer.name}, in C++"
        yield peer, ""


def _run(
    contender: Contender, scores: Mapping[str, int], clock: Callable[[], float]
) -> tuple[float | None, float]:
    """Nodes and seconds a position: the median of five runs, for these are short."""
    solve = contender.prepare([*scores])
    times = []
    for _ in range(5):
        contender.reset()
        start = clock()
        found = solve()
        times.append((clock() - start) / len(scores))
    for (text, expected), got in zip(scores.items(), found, strict=True):
        _compare(contender.name, text, got, expected)
    nodes = contender.nodes
    return None if nodes is None else nodes / len(scores), median(times)


def _compare(name: str, text: str, got: int, expected: int) -> None:
    if got != expected:
        raise WrongScore(f"{name} says that {text} is worth {got}; it is worth {expected}.")
