"""The ladder: measures every technique of the lessons on the same positions."""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.bench.ladder_rungs import RUNGS, Rung, parts_rung
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.solver.plain.assembled import Parts


def _sets() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for line in files("c4lab.data").joinpath("ladder.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            empty, moves, score = line.split()
            found.setdefault(f"{empty} discs to go", {})[moves] = int(score)
    return found


SETS = _sets()
"""Positions by the number of empty cells, with their scores. They are the first positions of random
games (`Random(17)`) in which neither side can win with its next disc."""
LIMIT = 60_000  # nodes for one position


class Step(NamedTuple):
    """The mean cost of a rung for a position of one set; `each` has the nodes of each position.

    `nodes` is None if the rung does not count. If a step is not `finished`, some position needed
    more nodes than the limit, and there are no figures.
    """

    rung: str
    lesson: str
    set: str
    nodes: float | None
    seconds: float | None
    finished: bool
    each: tuple[int, ...] = ()


class WrongScore(Exception):
    """A solver on the ladder is wrong about a position; the message says which."""


def ladder(
    own: Mapping[str, Parts] | None = None,
    limit: int = LIMIT,
    rungs: Iterable[Rung] = (),
) -> Iterator[Step]:
    """A step for each rung and set, up to the first set that is too hard for the rung.

    `own` are more rungs: parts of a solver by name. `rungs` are more rungs of any kind. Each
    position is solved with an empty table, once to count its nodes and once for the clock, which
    measures CPU time. Raises WrongScore.
    """
    solvers = (parts_rung(name, "17", parts) for name, parts in (own or {}).items())
    for rung in (*RUNGS, *solvers, *rungs):
        for name, scores in SETS.items():
            each = _nodes(rung, scores, limit)
            if each is None:
                yield Step(rung.name, rung.lesson, name, None, None, False)
                break
            seconds = _seconds(rung, scores)
            yield Step(rung.name, rung.lesson, name, mean(each), seconds, True, each)
    for contender, lesson in _others():
        for name, scores in SETS.items():
            nodes, seconds = _nodes_and_seconds(contender, scores)
            yield Step(contender.name, lesson, name, nodes, seconds, True)


def _nodes(rung: Rung, scores: Mapping[str, int], limit: int) -> tuple[int, ...] | None:
    """The nodes for each position; None if one needs more than `limit`. Raises WrongScore."""
    counts = []
    for text, expected in scores.items():
        meter = Meter(limit)
        try:
            _check_score(rung.name, text, rung.solve(text, meter), expected)
        except BudgetExceeded:
            return None
        counts.append(meter.nodes)
    return tuple(counts)


def _seconds(rung: Rung, scores: Mapping[str, int]) -> float:
    start = process_time()
    for text in scores:
        rung.clocked(text)
    return (process_time() - start) / len(scores)


def _others() -> Iterator[tuple[Contender, str]]:
    """The compiled solver with its lesson, and other people's solvers that are installed."""
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


def _nodes_and_seconds(
    contender: Contender, scores: Mapping[str, int]
) -> tuple[float | None, float]:
    """Nodes and seconds for a position; the seconds are the median of five short runs."""
    solve = contender.prepare([*scores])
    times = []
    for _ in range(5):
        contender.reset()
        start = process_time()
        answers = solve()
        times.append((process_time() - start) / len(scores))
    for (text, expected), got in zip(scores.items(), answers, strict=True):
        _check_score(contender.name, text, got, expected)
    nodes = contender.nodes
    return None if nodes is None else nodes / len(scores), median(times)


def _check_score(name: str, text: str, got: int, expected: int) -> None:
    if got != expected:
        raise WrongScore(f"{name} says that {text} is worth {got}; it is worth {expected}.")
