"""The scoreboard of the series: one line for each technique, with the nodes that it needs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import BudgetExceeded, Meter
from c4lab.players.forced import forced_first
from c4lab.search import (
    Order,
    Table,
    alphabeta,
    centre_first,
    deepening,
    minimax,
    mirrored,
    mtdf,
    negamax,
    pvs,
    with_memory,
)

Search = Callable[[Any], Any]  # of a watched position
PATIENCE = 2  # the reader's own search may look at so many times our nodes


class Small(ConnectFour):
    """The smallest Connect Four in which each technique has something to save."""

    width, height = 5, 3


@dataclass(frozen=True)
class Line:
    """A technique looks at `nodes` positions to find the value of `start()`.

    `counted(start())` counts them again. `own` is the id of the exercise in which the reader writes
    this technique, "" if there is none; `call(search, position)` calls the reader's search.
    """

    lesson: str
    problem: str
    technique: str
    nodes: int
    start: Callable[[], Position]
    counted: Callable[[Position], int]
    own: str = ""
    call: Callable[[Callable[..., Any], Position], Any] = field(default=lambda own, p: own(p))


@dataclass(frozen=True)
class Scoreboard:
    """The lines up to a lesson; `yours` has the nodes of the reader's own searches, as text."""

    lines: Sequence[Line]
    lesson: str
    yours: Sequence[str]

    def rows(self) -> Sequence[tuple[str, ...]]:
        """The row of headings, then one row for each line."""
        rows = [("lesson", "to find the value of", "technique", "nodes", "times fewer", "yours")]
        first: dict[str, int] = {}
        for line, yours in zip(self.lines, self.yours, strict=True):
            problem = "" if line.problem in first else line.problem
            worst = first.setdefault(line.problem, line.nodes)
            fewer = f"{worst / line.nodes:,.1f}" if worst != line.nodes else ""
            new = "new: " if line.lesson == self.lesson else ""
            rows.append(
                (line.lesson, problem, new + line.technique, f"{line.nodes:,}", fewer, yours)
            )
        return rows

    def __repr__(self) -> str:
        rows = self.rows()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        )

    def _repr_html_(self) -> str:
        from c4lab.checks.writing.card import table_html

        return table_html(self.rows(), [], [])


def nodes(search: Search, start: Position, budget: int | None = None) -> int:
    """How many positions `search` looks at from `start`. Raises BudgetExceeded above `budget`."""
    meter = Meter(budget)
    search(meter.watch(start))
    return meter.nodes


def counter_of(search: Callable[..., Any], /, **options: Any) -> Callable[[Position], int]:
    """A function that counts the nodes of one of our searches from a position."""
    return lambda start: nodes(lambda position: search(position, **options), start)


def centre_and_corners(position: Position) -> Sequence[int]:
    """The empty squares of tic-tac-toe, those on the most lines first."""
    best = (5, 1, 3, 7, 9, 2, 4, 6, 8)
    return sorted(position.moves(), key=best.index)


def _table(
    symmetry: Any = None, order: Order = centre_first, **window: Any
) -> Callable[[Position], int]:
    """A function that counts the nodes of alpha-beta with a new table."""

    def counted(start: Position) -> int:
        table = Table(symmetry=symmetry) if symmetry else Table()
        return counter_of(with_memory, table=table, order=order, **window)(start)

    return counted


TTT, SIM, FOUR = "tic-tac-toe, to the end", "Sim, 8 edges ahead", "Connect Four, 5 wide and 3 high"
LINES = (
    Line("01", TTT, "minimax", 549_946, TicTacToe, counter_of(minimax), "01.5"),
    Line("02", TTT, "alpha-beta, left to right", 18_297, TicTacToe, counter_of(alphabeta), "02.3"),
    Line("02", TTT, "alpha-beta, a good order", 7_275, TicTacToe,
         counter_of(alphabeta, order=centre_and_corners)),
    Line("03", SIM, "alpha-beta as negamax", 58_294, Sim, counter_of(negamax, depth=8), "03.2",
         lambda own, position: own(position, 8, -inf, +inf)),
    Line("06", FOUR, "alpha-beta, left to right", 247_888, Small, counter_of(negamax)),
    Line("08", FOUR, "centre first", 67_493, Small, counter_of(negamax, order=centre_first)),
    Line("10", FOUR, "and a table", 8_794, Small, _table()),
    Line("10", FOUR, "and the mirror", 5_655, Small, _table(symmetry=mirrored)),
    Line("10", FOUR, "and forced moves first", 3_948, Small,
         _table(symmetry=mirrored, order=forced_first)),
    Line("10", FOUR, "and the window (-1, +1)", 3_930, Small,
         _table(symmetry=mirrored, order=forced_first, alpha=-1, beta=+1)),
    Line("11", FOUR, "PVS, centre first, no table", 65_059, Small,
         lambda start: counter_of(pvs, table=Table(0), order=centre_first)(start), "11.5",
         lambda own, position: own(position, 15, lambda position: 0)),
    Line("12", FOUR, "passes to depth 1, 2, ..., 15, with table and mirror", 18_826, Small,
         lambda start: counter_of(deepening, depth=15, search=with_memory, order=centre_first,
                          table=Table(symmetry=mirrored))(start)),
    Line("13", FOUR, "MTD(f), with table and mirror", 5_570, Small,
         lambda start: counter_of(mtdf, depth=15, order=centre_first,
                          table=Table(symmetry=mirrored))(start)),
)  # fmt: skip


def scoreboard(lesson: str) -> Scoreboard:
    """The scoreboard with the lines of all lessons up to this one, such as "02"."""
    lines = [line for line in LINES if line.lesson <= lesson]
    return Scoreboard(lines, lesson, [_yours(line) for line in lines])


def _yours(line: Line) -> str:
    """The nodes of the reader's own search, as text; "" if there is no such search."""
    from c4lab.checks.keeping.kept_answers import kept_answer

    own, _ = kept_answer(line.own) if line.own else (None, "")
    if own is None:
        return ""
    try:
        found = nodes(lambda start: line.call(own, start), line.start(), PATIENCE * line.nodes)
    except BudgetExceeded:
        return f"more than {PATIENCE * line.nodes:,}"
    except Exception:  # the reader's code, at a position that its check did not try
        return "it ends in an error"
    return f"{found:,}"
