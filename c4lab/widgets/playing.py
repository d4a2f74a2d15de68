"""Games that are played while one watches: start, stop, go on, and again with another seed."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from threading import Lock
from typing import Any

import traitlets as t

from c4lab.pictures.theme import FONT, img
from c4lab.players.referee import in_words
from c4lab.solver.running import Report
from c4lab.widgets.base import Widget
from c4lab.widgets.task import Refused, Task
from c4lab.work.job import Stopped

Ask = Callable[[], object]
"""Raises Stopped when nobody waits for the games any more."""
COMPILES = "Before the first game the engine is compiled, which takes some seconds."


class Playing(Widget):
    """Plays part after part in the background, so that the notebook stays usable.

    What has been played stays when it is stopped, and `start` goes on from there. Raises ValueError
    for a seed that is no whole number from 0 on.
    """

    seed = t.Int(1).tag(sync=True)
    chart = t.Unicode().tag(sync=True)
    legend = t.Unicode().tag(sync=True)
    progress = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)
    caption = t.Unicode().tag(sync=True)
    heads: t.List[str] = t.List().tag(sync=True)
    rows: t.List[list[str]] = t.List().tag(sync=True)
    running = t.Bool(False).tag(sync=True)
    begun = t.Bool(False).tag(sync=True)
    over = t.Bool(False).tag(sync=True)

    def __init__(self, seed: int, **state: Any) -> None:
        self._task: Task[object] | None = None
        self._lock = Lock()  # a thread may tell before the task that it belongs to has its name
        self._problem, self._playing = "", False
        super().__init__(seed=whole("The seed", seed, 0, 10**9), **state)
        self._reset()
        self._show()
        self.on_msg(self._hear)

    def start(self) -> None:
        """Starts, or goes on. Returns at once; `running` is False when it is over or stopped."""
        if self._playing or self.over:
            return
        self._playing, self._problem = True, ""
        self._show()
        with self._lock:
            previous = self._task

            def work(report: Report) -> Iterator[object]:
                def ask() -> None:
                    report(None)  # type: ignore[arg-type]

                while previous and not previous.wait(0.05):
                    ask()
                yield from self._safely(ask)

            self._task = Task(work, self._told)

    def stop(self) -> None:
        """Stops at once. What was played stays; a game that is under way ends by itself."""
        if self._task and self._playing:
            self._task.stop()
            self._playing = False
            self._show()

    def again(self) -> None:
        """Stops, and is ready to begin anew with the next seed."""
        self.stop()
        self.seed += 1
        self._problem = ""
        self._reset()
        self._show()

    def wait(self, seconds: float = 600) -> bool:
        """Whether nothing is being played, now or within so many seconds."""
        return self._task is None or self._task.wait(seconds)

    def _reset(self) -> None:
        """Forgets what was played. A thread that still plays must not notice."""
        raise NotImplementedError

    def _play(self, ask: Ask) -> Iterator[object]:
        """Plays on from where it stands; each part that it yields can be seen already."""
        raise NotImplementedError

    def _state(self) -> dict[str, Any]:
        """What the page shows, by the names of the traits."""
        raise NotImplementedError

    def _safely(self, ask: Ask) -> Iterator[object]:
        try:
            yield from self._play(ask)
        except (Stopped, Refused):
            raise
        except Exception as error:  # nobody sees what a thread raises
            raise Refused(f"The games broke off: {in_words(error)}.") from None

    def _told(self) -> None:
        with self._lock:
            task = self._task
        if task and task.over:
            self._playing, self._problem = False, task.problem
        self._show()

    def _show(self) -> None:
        with self.hold_sync():
            for name, value in self._state().items():
                setattr(self, name, value)
            self.chart = self.picture()
            if self._problem:
                self.status = self._problem
            self.running = self._playing  # last: what is seen then is all there is

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "start"}:
                self.start()
            case {"do": "stop"}:
                self.stop()
            case {"do": "again"}:
                self.again()

    def static_html(self) -> str:
        # Asked anew: what the page is told of a thread may come a little later than its last game.
        state = self._state()
        look = f"font-family:{FONT};font-size:14px;margin:8px 0"
        said = (state["progress"], self._problem or state["status"], self.legend)
        lines = "".join(f'<p style="{look}">{escape(each)}</p>' for each in said if each)
        table = as_table(self.heads, state.get("rows", []))
        return f"{img(self.picture(), self.words())}{lines}{table}"


def whole(what: str, value: Any, least: int, most: int) -> int:
    """The value, if it is a whole number in these limits. Raises ValueError."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{what} is a whole number from {least:,} to {most:,}, not {value!r:.40}.")
    return value


def as_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table for a page that runs nothing; nothing if there are no rows."""
    if not rows:
        return ""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(each)}</td>' for each in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
