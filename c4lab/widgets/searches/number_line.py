"""The number line: window after window, a search closes in on an unknown value."""

from collections.abc import Sequence
from html import escape
from inspect import signature
from math import inf, isfinite
from typing import Any

import traitlets as t

from c4lab.games import Position
from c4lab.instruments import Meter
from c4lab.pictures.number_lines import (
    LEFT,
    RIGHT,
    WIDTH,
    number_line,
    range_in_words,
    told,
    told_window,
)
from c4lab.pictures.theme import FONT, img
from c4lab.search import Evaluate, Order, Table, WindowSearch, left_to_right, negamax
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.parts.wording import parse_number
from c4lab.work.english import counted

Window = tuple[float, float]
REFUSED = (
    "A window is two whole numbers, alpha below beta, such as -8 and -7. "
    "Write -inf or inf where there is no end."
)
HEADS = ("Window", "Answer", "What it proves", "The value lies", "Nodes")


class NumberLine(Widget):
    """Asks a fail-soft `search` about `position`, `depth` moves deep, a window at a time.

    The first windows are those of `windows`, one after the other, if the learner chooses no other
    ones. `span` is the interval that the line shows. A search that takes a table keeps one table
    for all questions. `asked` holds (window, answer, nodes) of each question, `known` the bounds
    that the answers prove. Raises ValueError for a bad window or span.
    """

    _esm = script("number_line")
    _css = style("number_line")
    alpha = t.Unicode().tag(sync=True)
    beta = t.Unicode().tag(sync=True)
    chart = t.Unicode().tag(sync=True)
    rows: t.List[list[str]] = t.List().tag(sync=True)
    heads = t.List(t.Unicode(), list(HEADS)).tag(sync=True)
    status = t.Unicode().tag(sync=True)
    scale: t.List[float] = t.List().tag(sync=True)  # low, high, x of both, width of the picture

    def __init__(
        self,
        position: Position,
        depth: int | None,
        evaluate: Evaluate | None,
        *,
        windows: Sequence[Window] = (),
        span: tuple[int, int] = (-20, 20),
        search: WindowSearch = negamax,
        order: Order = left_to_right,
    ) -> None:
        if not _is_pair(span) or not all(type(end) is int for end in span) or span[0] >= span[1]:
            raise ValueError(f"A span is two whole numbers, the smaller first; not {span!r}.")
        if not isinstance(windows, (list, tuple)) or not all(map(_is_pair, windows)):
            raise ValueError(f"Give the windows as a list of pairs, [(0, 1)]; not {windows!r:.40}.")
        if not callable(search):
            raise ValueError(f"search is {search!r:.40}: give a function, such as negamax.")
        self._position, self._depth, self._evaluate = position, depth, evaluate
        self._search, self._options = search, dict[str, Any](order=order)
        self._windows = [_parse_window(*window) for window in windows] or [(0, 1)]
        self.span = span
        super().__init__(scale=[*span, LEFT, RIGHT, WIDTH])
        self.start_again()
        self.on_msg(self._on_event)

    def start_again(self) -> None:
        """Forget all answers."""
        self.asked: list[tuple[Window, float, int]] = []
        self.known: Window = (-inf, inf)
        if "table" in signature(self._search).parameters:
            self._options["table"] = Table()
        self._show(self._windows[0], "Which window do you ask in first?")

    def ask(self) -> None:
        """Search in the window, and draw what the answer proves."""
        window, before, meter = self.window, self.known, Meter()
        answer = self._search(
            meter.watch(self._position), self._depth, self._evaluate,
            alpha=window[0], beta=window[1], **self._options,
        ).value  # fmt: skip
        low, high = proved(window, answer)
        self.known = max(before[0], low), min(before[1], high)
        self.asked.append((window, answer, meter.nodes))
        planned = self._windows[len(self.asked) :]
        text = f"The answer is {told(answer)}: {meaning(window, answer)}"
        if self.known == before:
            text += " That was known before."
        self._show(planned[0] if planned else window, f"{text} {self._so_far()}")

    @property
    def window(self) -> Window:
        """The window that the two fields hold. Raises ValueError if it is none."""
        return _parse_window(self.alpha, self.beta)

    def _suggest(self, what: str) -> None:
        """Move the window: to "all", to the "middle" of what is left, or "beside" a bound."""
        low, high = self.known
        if what == "all":
            self._show((-inf, inf), "The whole line: whatever the answer is, it is the value.")
        elif low == high:
            self.status = f"The value is known: it is {told(low)}."
        elif what == "middle":
            middle = (max(low, self.span[0]) + min(high, self.span[1])) // 2
            alpha = min(max(middle, low), high - 1)  # the value may lie outside the span
            self._show((alpha, alpha + 1), "A null window in the middle of what is left.")
        elif what == "beside" and self.asked:
            upwards = high == inf or self.asked[-1][1] == low
            alpha = low if upwards else high - 1
            self._show((alpha, alpha + 1), "A null window right beside the last bound.")
        else:
            self.status = "There is no answer yet to ask beside. Ask first."

    def _show(self, window: Window, status: str) -> None:
        self.alpha, self.beta = (f"{end:.0f}" for end in window)
        self.chart, self.status, self.rows = self.picture(), status, self._table()

    def _so_far(self) -> str:
        low, high = self.known
        spent = counted(sum(nodes for *_, nodes in self.asked), "node") + " so far."
        (alpha, beta), answer, _ = self.asked[-1]
        if alpha < answer < beta:
            return spent  # the answer has said that it is the value
        if low == high:
            return f"The bounds meet: the value is {told(low)}. {spent}"
        return f"The value lies {range_in_words(low, high)}. {spent}"

    def _table(self) -> list[list[str]]:
        rows, known = [], (-inf, inf)
        for window, answer, nodes in self.asked:
            low, high = proved(window, answer)
            known = max(known[0], low), min(known[1], high)
            rows.append(
                [
                    told_window(*window),
                    told(answer),
                    meaning(window, answer),
                    range_in_words(*known),
                    f"{nodes:,}",
                ]
            )
        return rows

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        try:
            match content:
                case {"event": "ask", "alpha": alpha, "beta": beta}:
                    self._show(_parse_window(alpha, beta), "")
                    self.ask()
                case {"event": "window", "alpha": alpha, "beta": beta}:
                    window = _parse_window(alpha, beta)
                    self._show(window, f"The window is {told_window(*window)}.")
                case {"event": "suggest", "what": str(what)}:
                    self._suggest(what)
                case {"event": "again"}:
                    self.start_again()
        except ValueError as error:
            self.status = str(error)

    def picture(self) -> str:
        answer = self.asked[-1][1] if self.asked else None
        return number_line(self.span, self.known, self.window, answer)

    def words(self) -> str:
        """The windows asked, the answers, and what they prove."""
        if not self.asked:
            return f"Nothing asked yet. The first window is {told_window(*self.window)}."
        lines = [f"{row[0]}: {row[1]}, {row[2]}" for row in self.rows]
        return " ".join([*lines, self._so_far()])

    def static_html(self) -> str:
        return (
            f'<div style="font-family:{FONT};font-size:14px;line-height:1.4">'
            f"{img(self.picture(), self.words())}"
            f'<p style="margin:8px 0">{escape(self.words())}</p></div>'
        )


def proved(window: Window, answer: float) -> Window:
    """The bounds that a fail-soft `answer` in `window` proves by itself."""
    alpha, beta = window
    return (-inf if answer <= alpha else answer, inf if answer >= beta else answer)


def meaning(window: Window, answer: float) -> str:
    """What `answer` in `window` means, for the learner to read."""
    alpha, beta = window
    if answer <= alpha:
        return f"fails low, so the value is at most {told(answer)}."
    if answer >= beta:
        return f"fails high, so the value is at least {told(answer)}."
    return f"inside the window, so the value is {told(answer)}."


def _is_pair(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2


def _parse_window(alpha: Any, beta: Any) -> Window:
    """The window with these ends, numbers or texts. Raises ValueError, with a sentence."""
    ends = parse_number(alpha), parse_number(beta)
    if not ends[0] < ends[1] or any(isfinite(end) and end % 1 for end in ends):
        raise ValueError(REFUSED)
    return ends
