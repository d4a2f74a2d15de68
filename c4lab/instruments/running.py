"""A race in progress: which contender runs next, what is known so far, and when to stop."""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.instruments.named_positions import positions_by_name
from c4lab.instruments.race_errors import ContenderFailed, Disagreement, OutOfTime, RaceStopped
from c4lab.instruments.timing import seconds_of
from c4lab.search import value_of
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd

SLOW = 2.0
"""Seconds. A contender whose counting run took longer is timed only once."""

COLUMNS = ["contender", "position", "depth", "value", "nodes"]
COLUMNS += ["seconds", "low", "high", "speedup", "note"]

Contender = Callable[..., Any]


@dataclass
class Run:
    """What is known so far about one contender on one position."""

    contender: str
    position: str
    value: float | None = None
    nodes: int | None = None
    times: list[float] = field(default_factory=list)
    repeats: int = 0  # how many timed runs there will be
    begun: bool = False
    note: str = ""  # why a number is missing

    @property
    def seconds(self) -> float | None:
        """The median of the timed runs; None before the first."""
        return median(self.times) if self.times else None


class Race:
    """A race in progress. To run it, iterate over it: each step is one call of a contender.

    `runs` has what is known so far; `done` of `total` calls are done. Another thread may call
    `stop`: then a counting run ends at its next node, and a timed run after its call.

    Raises ValueError for contenders or positions that cannot race.
    """

    def __init__(
        self,
        contenders: Mapping[str, Contender],
        positions: Mapping[str, Position] | Sequence[Position],
        depth: int | None = None,
        repeats: int = 3,
        limit_seconds: float = 30.0,
    ) -> None:
        if not isinstance(contenders, Mapping):
            raise ValueError("Give each contender a name: {'minimax': minimax}.")
        self.contenders = dict(contenders)
        self.positions = positions_by_name(positions)
        self.depth, self.repeats, self.limit_seconds = depth, repeats, limit_seconds
        if not self.contenders or not self.positions or repeats < 1:
            raise ValueError("A race needs a contender, a position and at least one repeat.")
        for name, contender in self.contenders.items():
            if not callable(contender):
                raise ValueError(f"{name!r} cannot race: {contender!r} is not a function.")
        self.runs = [Run(c, p) for p in self.positions for c in self.contenders]
        self.total, self.done = len(self.runs) * (1 + repeats), 0
        self.stopping = False

    def stop(self) -> None:
        """Stop the race, and note it in the runs that have no time yet."""
        self.stopping = True
        for run in self.runs:
            if not run.times and not run.note:
                run.note = "stopped" if run.begun else "not started"

    def __iter__(self) -> Iterator[Run]:
        """Yields each run when something new is known about it. Raises RaceStopped after `stop`."""
        gc.collect()
        gc.freeze()  # collections before runs skip all objects that exist now
        try:
            for name in self.positions:
                heat = [run for run in self.runs if run.position == name]
                for run in heat:
                    yield self._step(run, self._count)
                    self._compare(heat)
                for turn in range(self.repeats):
                    for run in heat:
                        yield self._step(run, self._time if turn < run.repeats else None)
        finally:
            gc.unfreeze()

    def _step(self, run: Run, measure: Callable[[Run], None] | None) -> Run:
        if self.stopping:
            raise RaceStopped
        if measure:
            measure(run)
        self.done += 1
        return run

    def _count(self, run: Run) -> None:
        """The counting run: find the contender's value and nodes."""
        run.begun = True
        meter = _RaceMeter(self)
        position = self.positions[run.position]
        started = perf_counter()
        try:
            value = self._call(run, self.contenders[run.contender], meter.watch(position))
        except OutOfTime:
            run.note = f"stopped after {self.limit_seconds:g} s and {meter.nodes:,} positions"
            return
        slow = perf_counter() - started > SLOW
        run.value, run.repeats = value, 1 if slow else self.repeats
        counts_itself = getattr(self.contenders[run.contender], "nodes", None)
        if callable(counts_itself):
            run.nodes = int(self._call(run, counts_itself, position))
        elif meter.nodes > 1 or self.depth == 0 or not position.moves():
            run.nodes = meter.nodes
        else:
            run.note = "plays no moves that could be counted"

    def _time(self, run: Run) -> None:
        position = self.positions[run.position]
        gc.collect()
        contender = self.contenders[run.contender]
        run.times.append(seconds_of(partial(self._call, run, contender, position)))

    def _call(self, run: Run, function: Contender, position: Any) -> float:
        """The value that `function` gives. Raises ContenderFailed if it raises or gives none."""
        arguments = (position,) if self.depth is None else (position, self.depth)
        try:
            answer = function(*arguments)
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}".rstrip(".: ")
            raise ContenderFailed(f"{run.contender} failed on {run.position!r}: {what}.") from error
        value = value_of(answer)
        if value is None:
            raise ContenderFailed(
                f"{run.contender} returned {answer!r:.80} on {run.position!r}, which is no value: "
                "return a number, a Choice or (value, move)."
            )
        return value

    def _compare(self, heat: list[Run]) -> None:
        """Raises Disagreement if two runs of the same position have different values."""
        known = [run for run in heat if run.value is not None]
        for run in known[1:]:
            first, other = known[0].value, run.value
            assert first is not None
            assert other is not None
            if not math.isclose(first, other):
                position = self.positions[run.position]
                reach = "" if self.depth is None else f" at depth {self.depth}"
                message = (
                    f"{known[0].contender} and {run.contender} differ on {run.position!r}{reach}: "
                    f"{known[0].contender} says {first:g}, {run.contender} says {other:g}."
                )
                if first == -other and position.player == -1:
                    message += " One that answers for the side to move needs for_first(...)."
                raise Disagreement(f"{message}\n{position.diagram()}", position)

    def table(self, differ: bool = False) -> pd.DataFrame:
        """The runs as a table, a row for each; unknown numbers are empty, and so are the speed-ups
        if the values `differ`."""
        first = {run.position: run.seconds for run in reversed(self.runs)}
        reach = "to the end" if self.depth is None else self.depth
        rows: list[tuple[object, ...]] = []
        for run in self.runs:
            known = (run.contender, run.position, reach, run.value, run.nodes, run.seconds)
            low, high = (min(run.times), max(run.times)) if run.times else (None, None)
            base = first[run.position]
            speedup = base / run.seconds if base and run.seconds and not differ else None
            rows.append((*known, low, high, speedup, run.note))
        measured = dict.fromkeys(("seconds", "low", "high", "speedup"), "float64")
        return table_of(COLUMNS, rows, {"nodes": "Int64", **measured})


class _RaceMeter(Meter):
    """A meter that ends the run when the race is stopped or the run's time is over."""

    def __init__(self, race: Race) -> None:
        super().__init__()
        self.race = race
        self.deadline = perf_counter() + race.limit_seconds

    def count(self) -> None:
        super().count()
        if self.race.stopping:
            raise RaceStopped
        if self.nodes % 64 == 0 and perf_counter() > self.deadline:
            raise OutOfTime
