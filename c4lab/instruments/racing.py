"""The runs of a race: each contender on each board at each depth, counted, timed and compared.

Nodes are exact and the same on every machine. Seconds are only true of this machine now: the median
of a few runs that take turns (A B C A B C), so that a busy moment slows all contenders.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from c4lab.games import Position
from c4lab.instruments.measuring import enough_calls, positions_by_name, seconds_of
from c4lab.instruments.meter import Meter
from c4lab.search import value_of

REPEATS = 3
SLOW = 2.0
"""Seconds. A contender whose counting run took longer is timed only once."""
LIMIT_SECONDS = 30.0
"""A counting run that takes longer is ended."""
TO_THE_END = "to the end"

Contender = Callable[..., Any]
Depth = int | None


class Disagreement(ValueError):
    """Two contenders give different values for `position`: at least one of them is wrong."""

    def __init__(self, message: str, position: Position | None) -> None:
        super().__init__(message)
        self.position = position


class ContenderFailed(RuntimeError):
    """A contender raised an error, or returned something that is no value."""


class RaceStopped(BaseException):
    """Somebody stopped the race. Not an Exception, so that no contender catches it by accident."""


class OutOfTime(BaseException):
    """A contender ran longer than the race allows. Not an Exception, for the same reason."""


@dataclass
class Run:
    """What is known so far about one contender on one board at one depth."""

    contender: str
    position: str
    depth: Depth
    value: float | None = None
    nodes: int | None = None
    times: list[float] = field(default_factory=list)
    calls: int = 0  # in a row, in each timed run; 0 before the first
    slow: bool = False
    note: str = ""  # why a number is missing

    @property
    def seconds(self) -> float | None:
        """The median of the timed runs; None before the first."""
        return median(self.times) if self.times else None


class Total(NamedTuple):
    """One contender's sums over several boards: None where a number is missing on one of them."""

    nodes: int | None
    seconds: float | None
    low: float | None
    high: float | None


class Heats:
    """All runs of a race, known or not: each contender on each board at each depth.

    `positions` are boards by name. A contender is called as `f(board)` where the depth is None,
    else as `f(board, depth)`; where there are no boards (`positions` is None), as `f(depth)`, so
    that the depth is any number. Another thread may call `stop`: then a counting run ends at its
    next node, and a timed run after its call. Raises ValueError for what cannot race.
    """

    def __init__(
        self,
        contenders: Mapping[str, Contender],
        positions: Mapping[str, Position] | Sequence[Position] | None,
        depths: Sequence[Depth] | Depth = None,
        along: str = "depth",
    ) -> None:
        if not isinstance(contenders, Mapping):
            raise ValueError("Give each contender a name: {'minimax': minimax}.")
        self.contenders, self.along = dict(contenders), along
        for name, contender in self.contenders.items():
            if not callable(contender):
                raise ValueError(f"{name!r} cannot race: {contender!r:.80} is not a function.")
        self.boards: dict[str, Position | None] = (
            {"": None} if positions is None else {**positions_by_name(positions)}
        )
        self.depths = depths_in(depths)
        if not self.contenders or not self.boards:
            raise ValueError("A race needs a contender and a position.")
        if positions is None and None in self.depths:
            raise ValueError("Give the boards to race on, such as [ConnectFour()].")
        self._runs: dict[tuple[str, str, Depth], Run] = {}
        self._stopping = False

    def run_of(self, contender: str, position: str, depth: Depth) -> Run:
        return self._runs.setdefault((contender, position, depth), Run(contender, position, depth))

    def replace(self, name: str, contender: Contender) -> None:
        """Let `contender` race under this name; what was known of another one is forgotten."""
        if self.contenders.get(name) is not contender:
            self.contenders[name] = contender
            self._runs = {key: run for key, run in self._runs.items() if key[0] != name}

    def stop(self) -> None:
        """End the calls that are under way."""
        self._stopping = True

    def plan(
        self,
        contenders: Iterable[str],
        positions: Iterable[str],
        depths: Iterable[Depth],
        repeats: int,
    ) -> list[tuple[Callable[[Run], None], list[Run], Run]]:
        """The calls that are still to be made: what to do, the runs to compare, and the run."""
        calls: list[tuple[Callable[[Run], None], list[Run], Run]] = []
        names = list(contenders)
        for depth in depths:
            for position in list(positions):
                heat = [self.run_of(name, position, depth) for name in names]
                calls += [(self._count, heat, run) for run in heat if run.value is None]
                for turn in range(repeats):
                    calls += [(self._time, [], run) for run in heat if len(run.times) <= turn]
        return calls

    def steps(self, plan: Iterable[tuple[Callable[[Run], None], list[Run], Run]]) -> Iterator[Run]:
        """Makes the calls of a plan one by one. Raises RaceStopped after `stop`, Disagreement if
        values differ, ContenderFailed if a contender raises or gives no value."""
        self._stopping = False
        gc.collect()
        gc.freeze()  # collections before runs skip all objects that exist now
        try:
            for measure, heat, run in plan:
                if self._stopping:
                    raise RaceStopped
                measure(run)
                self._compare(heat)
                yield run
        finally:
            gc.unfreeze()

    def _count(self, run: Run) -> None:
        """The counting run: find the contender's value and nodes."""
        meter, board = _RaceMeter(self), self.boards[run.position]
        run.note = "stopped"
        started = perf_counter()
        try:
            value = self._call(run, meter.watch(board) if board is not None else None)
        except OutOfTime:
            run.note = f"stopped after {LIMIT_SECONDS:g} s and {meter.nodes:,} nodes"
            return
        run.note, run.slow = "", perf_counter() - started > SLOW
        run.value = value
        counts_itself = getattr(self.contenders[run.contender], "nodes", None)
        if callable(counts_itself):
            run.nodes = int(self._call(run, board, counts_itself))
        elif board is not None and (meter.nodes > 1 or run.depth == 0 or not board.moves()):
            run.nodes = meter.nodes
        elif board is not None:
            run.note = "plays no moves that could be counted"

    def _time(self, run: Run) -> None:
        if run.value is None or (run.slow and run.times):
            return
        gc.collect()
        call = partial(self._call, run, self.boards[run.position])
        run.calls = run.calls or (1 if run.slow else enough_calls(call))
        run.times.append(seconds_of(call, run.calls))

    def _call(self, run: Run, board: Any, function: Contender | None = None) -> float:
        """The value that the contender gives. Raises ContenderFailed if it raises or gives none."""
        arguments = [each for each in (board, run.depth) if each is not None]
        where = f"on {run.position!r}" if board is not None else f"for {run.depth}"
        try:
            answer = (function or self.contenders[run.contender])(*arguments)
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}".rstrip(".: ")
            raise ContenderFailed(f"{run.contender} failed {where}: {what}.") from error
        value = value_of(answer)
        if value is None:
            raise ContenderFailed(
                f"{run.contender} returned {answer!r:.80} {where}, which is no value: "
                "return a number, a Choice or (value, move)."
            )
        return value

    def _compare(self, heat: list[Run]) -> None:
        """Raises Disagreement if two runs on the same board have different values. The run that
        differs from the first is forgotten: what is shown of a race agrees."""
        known = [(run, run.value) for run in heat if run.value is not None]
        for run, other in known[1:]:
            name, first = known[0][0].contender, known[0][1]
            if math.isclose(first, other):
                continue
            run.value = run.nodes = None
            run.times.clear()
            board = self.boards[run.position]
            where = f" on {run.position!r}" if board is not None else ""
            reach = ""
            if run.depth is not None:
                depth = at_number(self.along, run.depth)
                reach = f" at {depth}" if board is not None else f" for {run.depth}"
            message = (
                f"{name} and {run.contender} differ{where}{reach}: "
                f"{name} says {first:,.12g}, {run.contender} says {other:,.12g}."
            )
            if board is not None and first == -other and board.player == -1:
                message += " One that answers for the side to move needs for_first(...)."
            raise Disagreement(f"{message}\n{board.diagram() if board else ''}".strip(), board)

    def total(self, contender: str, positions: Iterable[str], depth: Depth) -> Total:
        """The contender's sums over these boards. `low` and `high` add up the fastest and the
        slowest runs, so that the true spread of the sum is smaller."""
        runs = [self.run_of(contender, position, depth) for position in positions]
        nodes, times = [run.nodes for run in runs], [run.times for run in runs]
        timed = all(times)
        return Total(
            None if None in nodes else sum(n for n in nodes if n is not None),
            sum(map(median, times)) if timed else None,
            sum(map(min, times)) if timed else None,
            sum(map(max, times)) if timed else None,
        )


class _RaceMeter(Meter):
    """A meter that ends the run when the race is stopped or the run's time is over."""

    def __init__(self, race: Heats) -> None:
        super().__init__()
        self.race = race
        self.deadline = perf_counter() + LIMIT_SECONDS

    def count(self) -> None:
        super().count()
        if self.race._stopping:
            raise RaceStopped
        if self.nodes % 64 == 0 and perf_counter() > self.deadline:
            raise OutOfTime


def depths_in(depths: Any) -> list[Depth]:
    """The depths as a list. Raises ValueError for what is no whole number, None or list of them."""
    found = [depths] if depths is None or isinstance(depths, int) else depths
    if not (
        isinstance(found, (list, tuple, range))
        and found
        and all(each is None or isinstance(each, int) for each in found)
    ):
        raise ValueError(
            f"Give a depth or a list of depths, such as [4, 5], or None for to the end; not "
            f"{depths!r:.40}."
        )
    return list(dict.fromkeys(found))


def at_number(along: str, number: int | str) -> str:
    """One of the numbers that a race goes over, such as "depth 4" or "4,096 entries".

    >>> at_number("depth", 4), at_number("entries", 4096)
    ('depth 4', '4,096 entries')
    """
    said = f"{number:,}" if isinstance(number, int) else number
    return f"{said} {along}" if along.endswith("s") else f"{along} {said}"
