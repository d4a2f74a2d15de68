"""One search with tables of one's choice: what size, hash and replacement cost it, live."""

from collections.abc import Callable
from time import sleep
from typing import Any

import traitlets as t

from c4lab.games import Bitboard
from c4lab.instruments.deadline import within
from c4lab.instruments.replacement import (
    Kept,
    Rule,
    Worked,
    mixed,
    most_work,
    newest,
    oldest,
    remainder,
    work_and_newest,
)
from c4lab.pictures.trials import Trial, draw_trials
from c4lab.players.referee import in_words
from c4lab.solver.plain.search import exact
from c4lab.widgets.base import script, style
from c4lab.widgets.form import Form, whole
from c4lab.widgets.task import Refused, Task

POSITION = "747257746257732216455"
SHOWN, TICK = 6, 500  # rows; nodes from one picture to the next
MOST, SECONDS = 200_000, 20.0  # nodes of a search, and what a rule that never ends may take
RULES: dict[str, tuple[Rule, int]] = {
    "the newest stays": (newest, 1),
    "the oldest stays": (oldest, 1),
    "most work stays": (most_work, 1),
    "two: most work, newest": (work_and_newest, 2),
}
HASHES = {"mixed": mixed, "the key itself": remainder}


class TableTrials(Form):
    """Finds the score of one position with a table of so many `entries`, and draws nodes and hit
    rate of each table that was tried, the newest last.

    `rule` is one of the names in the widget, or a function of your own: from a new entry, which is
    (key, lower, upper, work), and the list of the others in its slot, to the list of those that
    stay, at most `ways`. `hashed` is "mixed" or "the key itself", modulo the number of slots.
    `moves` are those of the position. Raises ValueError for what cannot be tried.

    >>> TableTrials(64, moves="24422437332432465713211").status
    '64 entries, mixed, the newest stays: 7,296 nodes, hit rate 0.10, 64 entries in use.'
    """

    _esm = script("table_trials")
    _css = style("form", "table_trials")
    fields = ("entries", "function", "rule")
    entries = t.Unicode().tag(sync=True)
    function = t.Unicode().tag(sync=True)
    functions = t.List(t.Unicode()).tag(sync=True)
    rule = t.Unicode().tag(sync=True)
    rules = t.List(t.Unicode()).tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(
        self,
        entries: int | str = 256,
        rule: str | Rule = "the newest stays",
        hashed: str = "mixed",
        ways: int = 1,
        moves: str = POSITION,
    ) -> None:
        self._board = _open_position(moves)
        self._rules = dict(RULES)
        if type(ways) is not int or not 1 <= ways <= 8:
            raise ValueError(f"A slot has room for 1 to 8 entries, not {ways!r:.20}.")
        if callable(rule):
            name, own = getattr(rule, "__name__", "yours").strip("<>"), rule
            self._rules[name], rule = (_checked(own, ways), ways), name
        self._tried: dict[tuple[str, str], tuple[Trial, int]] = {}  # with the entries in use
        self._task: Task[tuple[Trial, int]] | None = None
        super().__init__(functions=list(HASHES), rules=list(self._rules))
        name, table = self._table(entries=entries, function=hashed, rule=rule)
        try:
            self._show(self._search(name, table, lambda: None))
        except Refused as error:
            raise ValueError(str(error)) from None
        self.on_msg(self._hear)

    def wait(self, seconds: float = 60) -> bool:
        """Whether no search is running, now or within so many seconds."""
        return self._task is None or self._task.wait(seconds)

    def picture(self) -> str:
        return draw_trials([trial for trial, _ in self._tried.values()], self.words())

    def words(self) -> str:
        said = [_sentence(*each) for each in self._tried.values()]
        moves = "".join(map(str, self._board.history))
        return "\n".join([f"The score of {moves} was searched with:", *said])

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "clear"}:
                self._stop()
                name, last = self._tried.popitem()
                self._tried = {name: last}
                self.status, self.trouble = _sentence(*last), ""
                self._draw()
            case {"do": "set", **asked}:
                self._fill_in(asked)

    def _set(self, **asked: Any) -> None:
        """Starts to search with another table."""
        name, table = self._table(**asked)
        self._stop()
        self.status = f"Searching with {name[0]}, {name[1]}."

        def work(report: Callable[[Any], object]) -> Any:
            yield self._search(name, table, lambda: report(None))

        self._task = Task(work, self._told)

    def _table(self, **asked: Any) -> tuple[tuple[str, str], Kept]:
        """The table that is asked for, and what to call it. Raises ValueError."""
        wanted = self._wanted(asked)
        entries = whole(wanted["entries"], "entries")
        function, rule = wanted["function"], wanted["rule"]
        for kind, value, choice in (("hashes", function, HASHES), ("rules", rule, self._rules)):
            if value not in list(choice):
                raise ValueError(f"There are these {kind}: {', '.join(choice)}.")
        chosen, ways = self._rules[rule]
        if entries < ways:
            raise ValueError(f"With {ways} entries in each slot, give at least {ways} entries.")
        with self.hold_sync():
            self.entries, self.function, self.rule = str(wanted["entries"]).strip(), function, rule
        table = Kept(entries, chosen, ways, HASHES[function])
        said = f"{entries:,} {'entry' if entries == 1 else 'entries'}"
        if ways > 1:
            said += f" in {table.size:,} {'slot' if table.size == 1 else 'slots'}"
        return (f"{said}, {function}", rule), table

    def _search(
        self, name: tuple[str, str], table: Kept, report: Callable[[], object]
    ) -> tuple[Trial, int]:
        """Searches to the end. Raises Refused, or what the report raises."""
        ask = table.bounds

        def bounds(key: int, lower: int, upper: int) -> tuple[int, int]:
            if table.probes % TICK == TICK - 1:
                report()
                if table.probes >= MOST:
                    raise Refused(f"After {MOST:,} nodes the search was stopped.")
                self._draw(Trial(*name, table.probes, table.hits))
                sleep(0)  # lets the page's messages through
            return ask(key, lower, upper)

        table.bounds = bounds  # type: ignore[method-assign]
        try:
            board = self._board
            within(SECONDS, _TooLong, lambda: exact(board.position, board.mask, table))  # type: ignore[arg-type]
        except _TooLong:
            raise Refused(f"After {SECONDS:g} seconds the search was stopped.") from None
        return Trial(*name, table.probes, table.hits), table.used

    def _told(self) -> None:
        assert self._task
        if self._task.problem:
            self.status = self._task.problem
            self._draw()
        elif self._task.found:
            self._show(self._task.found[0])

    def _show(self, result: tuple[Trial, int]) -> None:
        name = result[0][:2]
        self._tried.pop(name, None)
        self._tried = dict([*self._tried.items(), (name, result)][-SHOWN:])
        self.status = _sentence(*result)
        self._draw()

    def _draw(self, running: Trial | None = None) -> None:
        trials = [trial for trial, _ in self._tried.values()]
        if running is None:
            self.svg = self.picture()
        else:
            others = [each for each in trials if each[:2] != running[:2]]
            self.svg = draw_trials([*others, running][-SHOWN:], f"Searching with {running.table}")

    def _stop(self) -> None:
        if self._task:
            self._task.stop()


class _TooLong(BaseException):
    pass


def _open_position(moves: str) -> Bitboard:
    board = Bitboard.parse(moves)
    if board.result() is not None:
        raise ValueError(f"After {moves!r} the game is over: there is nothing to search.")
    return board


def _checked(rule: Rule, ways: int) -> Rule:
    """The learner's rule, which raises Refused for what cannot stay in a slot."""

    def checked(new: Worked, others: list[Worked]) -> list[Worked]:
        try:
            stay = rule(new, list(others))
        except Exception as error:  # whatever the learner's function raises
            raise Refused(f"Your rule ends with an error: {in_words(error)}.") from None
        if not isinstance(stay, list) or any(each not in (new, *others) for each in stay):
            raise Refused(
                f"Your rule gives {stay!r:.60}: it should be a list of entries that were there."
            )
        if len(stay) > ways:
            raise Refused(
                f"Your rule keeps {len(stay)} entries where there is room for {ways}: "
                f"ways={len(stay)} makes room for them."
            )
        return stay

    return checked


def _sentence(trial: Trial, used: int) -> str:
    return (
        f"{trial.table}, {trial.rule}: {trial.nodes:,} nodes, hit rate {trial.hit_rate:.2f}, "
        f"{used:,} {'entry' if used == 1 else 'entries'} in use."
    )
