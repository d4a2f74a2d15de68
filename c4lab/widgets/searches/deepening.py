"""Iterative deepening, live: the best move and its value as the clock runs."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from html import escape
from time import perf_counter, sleep
from typing import Any

import traitlets as t

from c4lab.games import Position
from c4lab.instruments.measuring import positions_by_name
from c4lab.instruments.meter import Pass, each_pass
from c4lab.instruments.race_results import amount
from c4lab.pictures import card, draw
from c4lab.pictures.theme import img
from c4lab.players import even
from c4lab.players.simple_players import natural_order
from c4lab.search import Evaluate, Order, Stop, after_questions
from c4lab.search.choice import opinion
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.parts.wording import wording
from c4lab.widgets.searches.deepening_run import Interrupted, Run, outcome, passes_chart, told
from c4lab.work.job import Job

TICK = 0.1  # seconds from one picture of the running clock to the next
GRACE = 0.5  # seconds that a search gets to end by itself, once it should
STILL = 1_000  # questions to the clock in the chart of a page that runs nothing
TIMES = {"1 s": 1.0, "5 s": 5.0, "0 s": 0.0}
READY = "Choose a position and a time, then press Start."


class Deepening(Widget):
    """Searches a position deeper and deeper, and charts what each pass found, until its time is
    up, it is stopped, or it knows for certain.

    `positions` are named, or a list. The search is `c4lab.search.deepening` with this `evaluate`
    and `order`, in the background, so that the notebook stays usable. `passes` holds what the
    passes found that came to their end. Positions count themselves, which makes it a little slower
    than a player by the clock.
    """

    _esm = script("deepening")
    _css = style("deepening")
    positions = t.List(t.Unicode()).tag(sync=True)
    position = t.Unicode().tag(sync=True)
    times = t.List(t.Unicode(), list(TIMES)).tag(sync=True)
    time = t.Unicode(next(iter(TIMES))).tag(sync=True)
    board = t.Unicode().tag(sync=True)
    chart = t.Unicode().tag(sync=True)
    running = t.Bool(False).tag(sync=True)
    rows: t.List[list[str]] = t.List().tag(sync=True)
    status = t.Unicode(READY).tag(sync=True)

    def __init__(
        self,
        positions: Mapping[str, Position] | Sequence[Position],
        evaluate: Evaluate = even,
        order: Order = natural_order,
    ) -> None:
        self._positions = positions_by_name(positions)
        if not self._positions:
            raise ValueError("Give at least one position to search: {'start': ConnectFour()}.")
        if not callable(evaluate):
            raise ValueError(
                f"evaluate is {evaluate!r:.80}: give a function from a position to a number."
            )
        if not callable(order):
            raise ValueError(
                f"order is {order!r:.80}: give a function from a position to its moves, such as "
                "centre_first."
            )
        for name, position in self._positions.items():
            if position.result() is not None:
                raise ValueError(f"In {name!r} the game is over: there is no move to look for.")
            opinion(position, evaluate)  # raises now what a search would raise later
        self._evaluate, self._order = evaluate, order
        self._run: Run | None = None
        self._still: dict[str, list[Pass]] = {}
        super().__init__(
            positions=list(self._positions),
            position=next(iter(self._positions)),
        )
        self._draw()
        self.on_msg(self._on_event)

    @property
    def passes(self) -> list[Pass]:
        """The passes of the last search that came to their end; none before the first."""
        return list(self._run.passes) if self._run else []

    def start(self) -> None:
        """Start to search. Returns at once; `running` is False when it is over."""
        if self.running:
            return
        run = self._run = Run(self._positions[self.position], TIMES[self.time])
        self.running, self.rows = True, []
        self.status = f"Searching {self.position} for {self.time}."
        job = Job(partial(self._search, run), partial(self._listen, run))
        # It may go on though its time is up, or though it was stopped.
        job.interrupt(Interrupted, when=lambda: run.due, grace=GRACE)

    def stop(self) -> None:
        """Stop the search. What its passes have found stays."""
        if self._run:
            self._run.stopped = True

    def _search(self, run: Run, job: Job[Pass]) -> Iterator[Pass]:
        def stop() -> bool:
            if run.now - run.told >= TICK:
                run.told = run.now
                job.tell()
                sleep(0)  # lets the page's messages through
            return run.due

        for each in self._each_pass(run.position, stop):
            run.passes.append(each)
            yield each
        run.ended = perf_counter()

    def _each_pass(self, position: Position, stop: Stop) -> Iterator[Pass]:
        return each_pass(position, evaluate=self._evaluate, order=self._order, stop=stop)

    def _listen(self, run: Run, job: Job[Pass]) -> None:
        if run is not self._run or not self.running:
            return  # it ended before, or was given up
        ended = job.over or job.lost
        if ended:
            run.ended = run.ended or perf_counter()
        self._show(run)
        if ended:
            self.status = self._said(run, job)
            self.running = False

    def _said(self, run: Run, job: Job[Pass]) -> str:
        if job.lost:
            return "This search cannot be stopped: restart the kernel."
        interrupted = isinstance(job.error, Interrupted)
        if job.error and not interrupted:
            return f"The search broke off: {job.problem}"
        return outcome(run, self._order, interrupted)

    def _show(self, run: Run) -> None:
        self._draw()
        self.rows = [self._row(run, each) for each in run.passes]

    def _row(self, run: Run, each: Pass) -> list[str]:
        worth = told(each.value, run.position)
        return [str(each.ahead), str(each.move), worth, f"{each.nodes:,}", amount(each.seconds)]

    def _draw(self) -> None:
        run = self._run
        best = [run.passes[-1].move] if run and run.passes else []
        landing = getattr(self._shown, "landing", lambda move: move)  # in Connect Four, its cell
        self.board = draw(self._shown, [landing(move) for move in best])
        self.chart = self.picture() if run else passes_chart([], "seconds", 0, 1, "No search yet")

    @property
    def _shown(self) -> Position:
        return self._run.position if self._run else self._positions[self.position]

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "start"}:
                self.start()
            case {"event": "stop"}:
                self.stop()
            case {"event": "position", "to": str(name)} if name in self._positions:
                if not self.running:
                    self.position, self._run, self.rows, self.status = name, None, [], READY
                    self._draw()
            case {"event": "time", "to": str(name)} if name in TIMES and not self.running:
                self.time = name

    def _finished(self) -> list[Pass]:
        """What a page shows that runs nothing: the last search, or else one of a fixed length."""
        if self._run:
            return self.passes
        if self.position not in self._still:
            found: list[Pass] = []
            with suppress(Exception):  # the search itself tells it
                position, stop = self._positions[self.position], after_questions(STILL)
                found.extend(self._each_pass(position, stop))
            self._still[self.position] = found
        return self._still[self.position]

    def picture(self) -> str:
        if self._run:
            now = self._run.now
            title = f"The best move and its value in {now:.1f} seconds"
            limit = max(self._run.seconds, now)
            return passes_chart(self._run.passes, "seconds", now, limit, title)
        found = self._finished()
        most = 1.25 * found[-1].nodes if found else 10
        return passes_chart(found, "nodes", most, most, "The best move and its value by nodes")

    def words(self) -> str:
        found, position = self._finished(), self._shown
        side = wording(position).sides[position.player]
        lines = [f"Iterative deepening on {self.position}, {side} to move, pass by pass:"]
        lines += [
            f"{each.ahead}: move {each.move}, {told(each.value, position)}, after {each.nodes:,} "
            "positions"
            for each in found
        ]
        return "\n".join([*lines, self.status] if self._run else lines)

    def static_html(self) -> str:
        board = f'<div style="width:160px">{card(self._shown)}</div>'
        return (
            f"<p>Iterative deepening on {escape(self.position)}</p>"
            f"{board}{img(self.picture(), self.words())}"
        )
