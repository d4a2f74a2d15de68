"""The ladder: measures every technique of the lessons on the same positions."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.bench.ladder_rungs import RUNGS, Rung, parts_rung
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.solver.plain.assembled import Parts

SETS = {
    "10 discs to go": {
        "56232775553755442644733332612426": 0,
        "14472167762513732764763114314246": 4,
        "24422134226114266446776176557115": 2,
        "56626274461545444651711671573221": 4,
        "27267333447244272266117135356434": 0,
        "71616612452227413155231256756757": 4,
        "45432214135662267733773345555462": 4,
        "74221657363353556537311276576671": -3,
        "66641634717614153251471343675533": -3,
        "71566545724656741525671774216241": -2,
        "15326635125337267114276224167371": 4,
        "17146243415435747366713713626364": -4,
    },
    "18 discs to go": {
        "117314634616233166416773": 0,
        "533335574415731767716673": -4,
        "732242677726254513723755": 8,
        "222371173727711722541164": -4,
        "674626637277134672251121": 6,
        "345655764272166537467674": -5,
        "424445434651651153155231": 8,
        "762614535751732166337537": 8,
        "226417746645624615512512": -5,
        "311561722347226652773351": 8,
    },
    "22 discs to go": {
        "53527316454742545641": 7,
        "52554413321743732131": -2,
        "25333355744157317677": 2,
        "34141542213133743226": 1,
        "75432747742527417252": 5,
        "37157531235735625134": 0,
    },
}
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
    clock: Callable[[], float] = process_time,
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
            seconds = _seconds(rung, scores, clock)
            yield Step(rung.name, rung.lesson, name, mean(each), seconds, True, each)
    for contender, lesson in _others():
        for name, scores in SETS.items():
            nodes, seconds = _nodes_and_seconds(contender, scores, clock)
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


def _seconds(rung: Rung, scores: Mapping[str, int], clock: Callable[[], float]) -> float:
    start = clock()
    for text in scores:
        rung.clocked(text)
    return (clock() - start) / len(scores)


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
    contender: Contender, scores: Mapping[str, int], clock: Callable[[], float]
) -> tuple[float | None, float]:
    """Nodes and seconds for a position; the seconds are the median of five short runs."""
    solve = contender.prepare([*scores])
    times = []
    for _ in range(5):
        contender.reset()
        start = clock()
        answers = solve()
        times.append((clock() - start) / len(scores))
    for (text, expected), got in zip(scores.items(), answers, strict=True):
        _check_score(contender.name, text, got, expected)
    nodes = contender.nodes
    return None if nodes is None else nodes / len(scores), median(times)


def _check_score(name: str, text: str, got: int, expected: int) -> None:
    if got != expected:
        raise WrongScore(f"{name} says that {text} is worth {got}; it is worth {expected}.")
