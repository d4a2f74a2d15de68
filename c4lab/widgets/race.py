"""The race: whoever runs it compares searches on whole sets of boards, or players in games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any

import traitlets as t

from c4lab.games import Position
from c4lab.instruments.measuring import someone_watches
from c4lab.instruments.racing import ContenderFailed, Depth, Disagreement, RaceStopped
from c4lab.instruments.style import colours
from c4lab.pictures import draw
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.race_of_players import PlayersRace, are_players
from c4lab.widgets.race_of_searches import SearchesRace
from c4lab.widgets.race_picture import as_image, in_words
from c4lab.work.importing import is_here
from c4lab.work.job import Job

if TYPE_CHECKING:
    import pandas as pd

ALL = "all"
CANNOT_BE_STOPPED = "This contender cannot be stopped: restart the kernel."
SETTLE = 0.03
"""Seconds between runs, for the page's messages to be sent, so that no contender pays for them."""
OFTEN = 0.2
"""Seconds between two pictures of a race that only counts."""
BREATH = 0.001
"""Seconds between its runs, in which the kernel hears a stop."""
Boards = Position | Sequence[Position]


class Race(Widget):
    """Compares `contenders`, which are named, when its button is pressed; in the background.

    **Searches** race on `boards`: a position, a list of them, or several of either by name. They
    are called as `f(board)`, or as `f(board, depth)` if there are `depths`; where `boards` is None,
    as `f(n)` for the numbers n of `depths`. `along` says what these numbers are: "depth", "slots",
    "n". Shown are nodes, or seconds (the median of three runs, and their spread), on one board or
    on all of a set, at one depth or over all. Contenders with different values are refused.
    `c4lab.instruments.race` is the same without a widget, and says what a contender returns.

    **Players** play games against each other, all pairs; `games` are the numbers of games after
    which the points are shown, with their 95 % intervals. In each game the first `opening` moves
    are random, and both players of a pair get both sides of it.

    `mine` lets the reader's own right answers take part: a dict from an exercise's id to a function
    that makes a contender of the answer, or the id alone if the answer can race as it is.

    Raises ValueError for what cannot race.
    """

    _esm = script("race")
    _css = style("race")
    contenders: t.List[dict[str, Any]] = t.List().tag(sync=True)  # name, colour, or what to solve
    chosen = t.List(t.Unicode()).tag(sync=True)
    sets = t.List(t.Unicode()).tag(sync=True)
    kind = t.Unicode().tag(sync=True)  # of the boards: one of the sets
    boards: t.List[dict[str, str]] = t.List().tag(sync=True)  # pictures and names
    board = t.Int(-1).tag(sync=True)  # -1: all of the set
    depths = t.List(t.Unicode()).tag(sync=True)
    depth = t.Unicode().tag(sync=True)
    along = t.Unicode().tag(sync=True)
    measures = t.List(t.Unicode()).tag(sync=True)
    measure = t.Unicode().tag(sync=True)
    scale = t.Unicode("linear").tag(sync=True)
    running = t.Bool(False).tag(sync=True)
    done = t.Int(0).tag(sync=True)
    total = t.Int(0).tag(sync=True)
    chart: t.Dict[str, Any] = t.Dict().tag(sync=True)
    differs = t.Unicode().tag(sync=True)  # the board on which values differ
    status = t.Unicode("Press Race.").tag(sync=True)

    def __init__(
        self,
        contenders: Mapping[str, Any],
        boards: Boards | Mapping[str, Boards] | None = None,
        depths: Sequence[Depth] | Depth = None,
        *,
        along: str = "depth",
        games: Sequence[int] | None = None,
        opening: int | None = None,
        mine: Mapping[str, Callable[[Any], Any]] | str = (),  # type: ignore[assignment]
    ) -> None:
        is_here("pandas")  # the first start would load it: a stop sent meanwhile may go unheard
        self._mine = _mine(mine)
        if isinstance(contenders, Mapping) and are_players(contenders):
            if boards is not None or depths is not None:
                raise ValueError("Players play whole games: leave out the boards and the depths.")
            self._sport: SearchesRace | PlayersRace = PlayersRace(contenders, games, opening)
        else:
            if games is not None or opening is not None:
                raise ValueError("Searches race on boards: leave out `games` and `opening`.")
            self._sport = SearchesRace(contenders, boards, depths, str(along))
        sport = self._sport
        super().__init__(
            chosen=[*sport.contenders], sets=sport.sets, kind=sport.sets[0], along=sport.along,
            depths=[*sport.depths, *([ALL] if len(sport.depths) > 1 else [])],
            depth=next(iter(sport.depths)), measures=sport.measures, measure=sport.measures[0],
        )  # fmt: skip
        self._job: Job[object] | None = None
        self._racing: list[Any] = []
        self._made = 0  # calls of the plan
        self._invite()
        self._show_boards()
        self._show()
        self.on_msg(self._on_event)

    @property
    def table(self) -> pd.DataFrame:
        """What is known so far, as `c4lab.instruments.race` gives it for this set of boards, or as
        `c4lab.players.tournament` does."""
        return self._sport.table(self.kind)

    def counts(self, boards: str = "") -> dict[str, dict[Any, int | None]]:
        """The nodes of each contender at each depth, on all boards of this set (the first one).

        It counts at once what is not known yet. Raises Disagreement if values differ.
        """
        sport = self._sport
        if not isinstance(sport, SearchesRace):
            raise ValueError("Players have no nodes: `table` has their points.")
        for _ in sport.steps(
            sport.plan([*sport.contenders], boards or self.sets[0], -1, ALL, "nodes")
        ):
            """Each step is a call of a contender."""
        return sport.counts(boards or self.sets[0])

    def start(self) -> None:
        """Race among those chosen. Returns at once; `running` is False when it is over."""
        if self.running:
            return
        self._invite()
        if len(self.chosen) < self._sport.fewest:
            self.status = f"Choose at least {self._sport.fewest}, then press Race."
            return
        plan = self._racing = self._plan()
        self.differs, self.done, self.total, self.running = "", 0, len(plan), True
        self._made = 0
        self.status = f"Racing {' against '.join(self.chosen)}."
        self._job = Job(partial(self._run, plan), partial(self._listen, plan))

    def stop(self) -> None:
        """Stop the race. What is known stays."""
        if self.running and self._job is not None:
            self.status = "Stopping the race."
            self._sport.stop()
            self._job.interrupt(RaceStopped)  # a call that plays no counted moves does not ask

    def _plan(self) -> list[Any]:
        return self._sport.plan(self.chosen, self.kind, self.board, self.depth, self.measure)

    def _run(self, plan: list[Any], job: Job[object]) -> Iterator[object]:
        shown = perf_counter()
        for step in self._sport.steps(plan):
            self._made += 1
            if self.measure == "seconds" or perf_counter() > shown + OFTEN:
                yield step
                sleep(SETTLE)
                shown = perf_counter()
            else:
                sleep(BREATH)

    def _listen(self, plan: list[Any], job: Job[object]) -> None:
        if plan is not self._racing or not self.running:
            return  # it ended before, or was given up
        over = job.over or job.lost  # asked first: the picture of a race that is over is its last
        self.done = self._made
        self._show()
        if over:
            self._end(job)

    def _end(self, job: Job[object]) -> None:
        match job.error:
            case Disagreement() as error:
                self.status = str(error).splitlines()[0] + " Without the same value, no race."
                self.differs = "" if error.position is None else draw(error.position)
                self.chart = {**self.chart, "title": ""}  # boards before it praise no wrong search
            case RaceStopped():
                known = f"{self.done} of {self.total} runs are done, and kept."
                who = [self._sport.who_runs(call) for call in self._racing[self._made :]][:1]
                self.status = f"{' at '.join(['Stopped', *who])}: {known}"
            case ContenderFailed() as failed:
                self.status = str(failed)
            case None:
                self.status = f"Done. {self._question()}".strip()
            case _:
                self.status = f"The race broke off: {job.problem}"
        if job.lost:
            self.status = CANNOT_BE_STOPPED
        self.running = False

    def _question(self) -> str:
        if self.board >= 0 and self.boards[1:]:
            return "Is it so on all boards?"
        if self.depth != ALL and self.depths[1:]:
            each = f"number of {self.along}" if self.along.endswith("s") else self.along
            return f'Is it so at every {each}? Choose "{ALL}".'
        return ""

    def _invite(self) -> None:
        """Lets in the reader's own answers, as far as their exercises are solved."""
        waiting = []
        for exercise, contender_of in self._mine.items():
            from c4lab.checks.keeping.kept_answers import kept_answer

            name, (answer, _) = f"yours ({exercise})", kept_answer(exercise)
            if answer is None:
                waiting.append({"name": name, "colour": "", "solve": exercise})
                continue
            if name not in self._sport.contenders:
                self.chosen = [*self.chosen, name]
            self._sport.let_in(name, answer, contender_of)
        colour = colours(self._sport.contenders)
        known = [{"name": n, "colour": colour[n], "solve": ""} for n in self._sport.contenders]
        self.contenders = known + waiting

    def _show_boards(self) -> None:
        self.board = -1
        self.boards = [
            {"name": name, "picture": draw(board)}
            for name, board in self._sport.boards(self.kind).items()
        ]

    def _show(self) -> None:
        self.chart = self._sport.chart(self.chosen, self.kind, self.board, self.depth, self.measure)

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "start"}:
                self.start()
            case {"event": "stop"}:
                self.stop()
            case {"event": "scale", "to": "linear" | "log" | "share" as scale}:
                self.scale = scale
            case {"event": _} if self.running:
                return  # the race goes on as it was chosen
            case {"event": "choose", "contender": name, "on": on}:
                others = [n for n in self.chosen if n != name]
                self.chosen = [
                    n for n in self._sport.contenders if n in others or (on and n == name)
                ]
            case {"event": "kind", "to": str(name)} if name in self.sets:
                self.kind = name
                self._show_boards()
            case {"event": "board", "to": int(number)} if -1 <= number < len(self.boards):
                self.board = number
            case {"event": "depth", "to": str(name)} if name in self.depths:
                self.depth = name
                self.scale = "log" if name == ALL and self.measure != "points" else "linear"
            case {"event": "measure", "to": str(name)} if name in self.measures:
                self.measure = name
            case _:
                return
        if not self.running and content["event"] not in ("start", "stop"):
            self.done = self.total = 0
            self._show()
            missing = len(self._plan()) if self.chosen else 0
            self.status = "Press Race to fill in what is missing." if missing else "All is known."

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        if not someone_watches():
            self._race_for_the_page()
        return super()._repr_mimebundle_(**kwargs)

    def _race_for_the_page(self) -> None:
        """Races in the first set over all depths, for a page that runs nothing."""
        if self.chart["series"] or self.running:
            return
        sport, show = self._sport, (self.chosen, self.kind, -1, self.depths[-1], self.measure)
        for _ in sport.steps(sport.plan(*show)):
            """Each step is a call of a contender."""
        self._page = sport.chart(*show)

    def words(self) -> str:
        chart: dict[str, Any] = getattr(self, "_page", self.chart)
        if not chart["series"]:
            on = ", ".join(filter(None, self.sets))
            return f"Race: {', '.join(self.chosen)}{f' on {on}' if on else ''}. Press Race."
        return in_words(chart)

    def static_html(self) -> str:
        return as_image(getattr(self, "_page", self.chart), self.words())


def _mine(mine: Any) -> dict[str, Callable[[Any], Any]]:
    if isinstance(mine, str):
        return {mine: lambda answer: answer}
    if not mine:
        return {}
    if not isinstance(mine, Mapping):
        raise ValueError(f"Give an exercise as mine, such as '02.3'; not {mine!r:.40}.")
    return dict(mine)
