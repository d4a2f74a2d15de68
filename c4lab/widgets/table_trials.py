"""One search with different tables: how size, hash and replacement change its cost, live."""

from collections.abc import Callable
from time import sleep
from typing import Any

import traitlets as t

from c4lab.games import Bitboard
from c4lab.instruments.replacement import Kept, Rule
from c4lab.pictures.trials import Trial, draw_trials
from c4lab.solver.plain.search import exact
from c4lab.widgets.base import script, style
from c4lab.widgets.form import Form, parse_count
from c4lab.widgets.game_words import counted
from c4lab.widgets.learners_code import call_in_time
from c4lab.widgets.table_rules import HASHES, RULES, checked_rule
from c4lab.widgets.task import Refused, Task

POSITION = "747257746257732216455"
SHOWN, TICK = 6, 500  # rows; nodes from one picture to the next
MOST, SECONDS = 200_000, 20.0  # limits of a search, in nodes and in time


class TableTrials(Form):
    """Finds the score of one position with a table of `entries` entries, and draws the nodes and
    the hit rate of each table tried, the newest last.

    `rule` is one of the names in the widget, or a function of your own. It gets a new entry, which
    is (key, lower, upper, work), and the list of the others in its slot, and returns the list of
    entries that stay, at most `ways`. `hashed` is "mixed" or "the key itself", modulo the number of
    slots. `moves` lead to the position. Raises ValueError for what cannot be tried.

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
            self._rules[name], rule = (checked_rule(own, ways), ways), name
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
        """Waits for the search, at most `seconds`; returns whether it has ended."""
        return self._task is None or self._task.wait(seconds)

    def picture(self) -> str:
        return draw_trials([trial for trial, _ in self._tried.values()], self.words())

    def words(self) -> str:
        sentences = [_sentence(*each) for each in self._tried.values()]
        moves = "".join(map(str, self._board.history))
        return "\n".join([f"The score of {moves} was searched with:", *sentences])

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
        """Starts a search with another table. Raises ValueError for bad settings."""
        name, table = self._table(**asked)
        self._stop()
        self.status = f"Searching with {name[0]}, {name[1]}."

        def work(report: Callable[[Any], object]) -> Any:
            yield self._search(name, table, lambda: report(None))

        self._task = Task(work, self._show_result)

    def _table(self, **asked: Any) -> tuple[tuple[str, str], Kept]:
        """The table with these settings, behind its name. Raises ValueError for bad settings."""
        settings = self._settings_with(asked)
        entries = parse_count(settings["entries"], "entries")
        function, rule = settings["function"], settings["rule"]
        for kind, value, choice in (("hashes", function, HASHES), ("rules", rule, self._rules)):
            if value not in list(choice):
                raise ValueError(f"There are these {kind}: {', '.join(choice)}.")
        chosen, ways = self._rules[rule]
        if entries < ways:
            raise ValueError(f"With {ways} entries in each slot, give at least {ways} entries.")
        with self.hold_sync():
            self.entries = str(settings["entries"]).strip()
            self.function, self.rule = function, rule
        table = Kept(entries, chosen, ways, HASHES[function])
        name = _entries(entries)
        if ways > 1:
            name += f" in {counted(table.size, 'slot')}"
        return (f"{name}, {function}", rule), table

    def _search(
        self, name: tuple[str, str], table: Kept, report: Callable[[], object]
    ) -> tuple[Trial, int]:
        """Searches to the end; returns the trial and the entries in use.

        Raises Refused if the search or the learner's rule takes too long or fails, and any error
        of `report`.
        """
        table_bounds = table.bounds

        def bounds(key: int, lower: int, upper: int) -> tuple[int, int]:
            if table.probes % TICK == TICK - 1:
                report()
                if table.probes >= MOST:
                    raise Refused(f"After {MOST:,} nodes the search was stopped.")
                self._draw(Trial(*name, table.probes, table.hits))
                sleep(0)  # lets the page's messages through
            return table_bounds(key, lower, upper)

        table.bounds = bounds  # type: ignore[method-assign]
        board = self._board
        call_in_time(
            SECONDS,
            lambda: exact(board.position, board.mask, table),  # type: ignore[arg-type]
            Refused(f"After {SECONDS:g} seconds the search was stopped."),
        )
        return Trial(*name, table.probes, table.hits), table.used

    def _show_result(self) -> None:
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


def _open_position(moves: str) -> Bitboard:
    board = Bitboard.parse(moves)
    if board.result() is not None:
        raise ValueError(f"After {moves!r} the game is over: there is nothing to search.")
    return board


def _sentence(trial: Trial, used: int) -> str:
    return (
        f"{trial.table}, {trial.rule}: {trial.nodes:,} nodes, hit rate {trial.hit_rate:.2f}, "
        f"{_entries(used)} in use."
    )


def _entries(count: int) -> str:
    return f"{count:,} {'entry' if count == 1 else 'entries'}"
