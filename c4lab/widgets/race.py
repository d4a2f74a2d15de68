"""The race panel: choose contenders, a position and a depth, and see nodes and seconds come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from csv import DictWriter
from functools import partial
from io import StringIO
from time import sleep
from typing import TYPE_CHECKING, Any

import traitlets as t

from c4lab.games import Position
from c4lab.instruments.named_positions import positions_by_name
from c4lab.instruments.race_errors import ContenderFailed, Disagreement, RaceStopped
from c4lab.instruments.running import COLUMNS, Race, Run
from c4lab.instruments.style import colours
from c4lab.pictures import draw
from c4lab.tables import records
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.race_table import as_html, as_text, not_raced_yet, outcome, reach, rows_of
from c4lab.work.job import Job
from c4lab.work.libraries import is_here

if TYPE_CHECKING:
    import pandas as pd

NONE_FINISHED = "Stopped before anyone had finished."
CANNOT_BE_STOPPED = "This contender cannot be stopped: restart the kernel."
SETTLE = 0.03
"""Seconds between runs, for the page's messages to be sent, so that no contender pays for them."""


class RacePanel(Widget):
    """Races `contenders` against each other, as `c4lab.instruments.racing` does, in the background.

    `contenders` and `positions` are named; `depths` are the depths to choose from, None for "to
    the end". With None the contenders are called as `f(position)`, else as `f(position, depth)`.
    `table` holds the rows of the last race, finished or not.

    The race runs in the background, so that the notebook stays usable. The seconds include what
    the kernel does meanwhile, a few per cent when it is idle. Node counts stay exact.
    """

    _esm = script("race")
    _css = style("race")
    names = t.List(t.Unicode()).tag(sync=True)
    chosen = t.List(t.Unicode()).tag(sync=True)
    colours = t.Dict().tag(sync=True)
    positions = t.List(t.Unicode()).tag(sync=True)
    position = t.Unicode().tag(sync=True)
    depths = t.List(t.Unicode()).tag(sync=True)
    depth = t.Unicode().tag(sync=True)
    board = t.Unicode().tag(sync=True)
    running = t.Bool(False).tag(sync=True)
    done = t.Int(0).tag(sync=True)
    total = t.Int(0).tag(sync=True)
    rows: t.List[dict[str, Any]] = t.List().tag(sync=True)
    raced = t.Unicode().tag(sync=True)
    csv = t.Unicode().tag(sync=True)
    logarithmic = t.Bool(False).tag(sync=True)
    status = t.Unicode("Choose who races, then press Start.").tag(sync=True)

    def __init__(
        self,
        contenders: Mapping[str, Callable[..., Any]],
        positions: Mapping[str, Position] | Sequence[Position],
        depths: Sequence[int | None] = (None,),
    ) -> None:
        is_here("pandas")  # the first start would load it: a stop sent meanwhile may go unheard
        if not isinstance(contenders, Mapping):
            raise ValueError(
                "Give the contenders with their names, {'minimax': minimax}; not "
                f"{contenders!r:.40}."
            )
        if not isinstance(depths, (list, tuple)):
            raise ValueError(f"Give a list of depths, such as [4, 5, None]; not {depths!r:.40}.")
        self._contenders, self._positions = dict(contenders), positions_by_name(positions)
        self._depths = {"to the end" if d is None else str(d): d for d in depths}
        if not self._depths:
            raise ValueError("Give at least one depth to choose from; None is to the end.")
        Race(self._contenders, self._positions)  # raises now what a race would raise later
        names = list(self._contenders)
        super().__init__(
            names=names,
            chosen=names,
            colours=colours(names),
            positions=list(self._positions),
            position=next(iter(self._positions)),
            depths=list(self._depths),
            depth=next(iter(self._depths)),
        )
        self._race: Race | None = None
        self._job: Job[Run] | None = None
        self._differ = False
        self._show_board()
        self.on_msg(self._on_event)

    @property
    def table(self) -> pd.DataFrame:
        """The last race, as `race` gives it; empty before. No speed-up if values differ."""
        race = self._race
        if race is None:
            race = Race(self._contenders, self._positions)
            race.runs.clear()
        return race.table(self._differ)

    def start(self) -> None:
        """Start a race among those chosen. Returns at once; `running` is False when it is over."""
        if self.running:
            return
        contenders = {name: self._contenders[name] for name in self.names if name in self.chosen}
        if not contenders:
            self.status = "Choose at least one contender, then press Start."
            return
        position = {self.position: self._positions[self.position]}
        race = self._race = Race(contenders, position, self._depths[self.depth])
        self._differ, self.done, self.total, self.running = False, 0, race.total, True
        self.raced = self.position + ", " + reach(self.depth)
        self.status = f"Racing {' against '.join(contenders)} on {self.raced}."
        self._show_rows(race)
        self._job = Job(partial(self._run, race), partial(self._listen, race))

    def stop(self) -> None:
        """Stop the race. What is known stays in the table."""
        if not self.running or self._race is None or self._job is None:
            return
        self.status = "Stopping the race."
        self._race.stop()
        self._job.interrupt(RaceStopped)  # a call that plays no counted moves does not ask

    def _run(self, race: Race, job: Job[Run]) -> Iterator[Run]:
        for run in race:
            yield run
            sleep(SETTLE)

    def _listen(self, race: Race, job: Job[Run]) -> None:
        if race is not self._race or not self.running:
            return  # it ended before, or was given up
        self._differ = isinstance(job.error, Disagreement)
        self._show_rows(race)
        if job.over or job.lost:
            self.status = _said(race, job)
            self.running = False

    def _show_rows(self, race: Race) -> None:
        self.rows = rows_of(race, self._differ)
        self.done = race.done
        file = StringIO()
        writer = DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(records(self.table))
        self.csv = file.getvalue()

    def _show_board(self) -> None:
        self.board = draw(self._positions[self.position])

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "start"}:
                self.start()
            case {"event": "stop"}:
                self.stop()
            case {"event": "choose", "contender": name, "on": on}:
                others = {*self.chosen} - {name}
                self.chosen = [n for n in self.names if n in others or (on and n == name)]
            case {"event": "position", "to": str(name)} if name in self._positions:
                self.position = name
                self._show_board()
            case {"event": "depth", "to": str(name)} if name in self._depths:
                self.depth = name
            case {"event": "logarithmic", "on": on}:
                self.logarithmic = bool(on)
            case {"event": "copied"}:
                self.status = "The table is on the clipboard as CSV."
            case {"event": "refused"}:
                self.status = "The browser keeps its clipboard closed: copy the text below."

    def words(self) -> str:
        if self.rows:
            return as_text(self.rows, self.raced, self.status)
        reaches = " or ".join(map(reach, self.depths))
        return f"Race panel: {', '.join(self.names)} on {', '.join(self.positions)}, {reaches}."

    def static_html(self) -> str:
        if self.rows:
            return as_html(self.rows, self.raced, self.status)
        return not_raced_yet(self.names, self._positions)


def _said(race: Race, job: Job[Run]) -> str:
    """How a race has ended, in a sentence."""
    if job.lost:
        return CANNOT_BE_STOPPED
    match job.error:
        case None:
            return outcome(race)
        case RaceStopped():
            known = any(run.value is not None for run in race.runs)
            return "Stopped; what was finished is in the table." if known else NONE_FINISHED
        case Disagreement():
            return str(job.error).splitlines()[0] + " Without the same value, no race."
        case ContenderFailed():
            return str(job.error)
    return f"The race broke off: {job.problem}"
