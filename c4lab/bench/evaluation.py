"""The cost of one evaluation, computed in several ways, as a table and a chart.

All ways compute the same squares of the same boards. They take turns (A B C A B C) of about equal
length, so that a busy moment hits all alike, and the median of the turns counts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from c4lab.evaluation.squares import LineBoard
from c4lab.evaluation.squares.ways import list_scan, masks, tuple_tables
from c4lab.games import ConnectFour
from c4lab.instruments.measuring import seconds_of
from c4lab.instruments.race_results import amount
from c4lab.instruments.style import BLUE, THOUSANDS, finish, look, name_rows, write_beside
from c4lab.pictures.theme import GOOD
from c4lab.tables import table_of
from c4lab.work.importing import is_here

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

WAYS: dict[str, Any] = {}
if is_here("numpy"):
    from c4lab.evaluation.squares.numpy_ways import numpy_at_once, numpy_windows

    WAYS["numpy, a window at a time"] = numpy_windows
    WAYS["numpy, all windows at once"] = numpy_at_once
WAYS |= {
    "a list, 69 windows": list_scan,
    "bit masks, 69 windows": masks,
    "25 lines in dictionaries": tuple_tables,
}
NUMBERED = "25 line numbers looked up"
UP_TO_DATE = "kept up to date, move by move"


class Cost(NamedTuple):
    """The median cost of one evaluation; `speedup` is over the first way."""

    way: str
    microseconds: float
    speedup: float


def costs(boards: int = 400, repeats: int = 7) -> list[Cost]:
    """The cost of each way, numpy a window at a time first: medians of `repeats` turns.

    All ways evaluate the same `boards` boards, each in its own form, made before. NUMBERED has the
    numbers of the lines ready. UP_TO_DATE drops a disc, reads the value and takes the disc back, so
    it pays for those numbers, too. Raises ArithmeticError if two ways disagree.
    """
    turns = _turns(_unfinished(boards, Random(1)))
    once = {way: seconds_of(evaluate_all) for way, evaluate_all in turns.items()}
    laps = {way: max(1, round(max(once.values()) / time)) for way, time in once.items()}
    rounds = [
        {way: seconds_of(evaluate_all, laps[way]) for way, evaluate_all in turns.items()}
        for _ in range(repeats)
    ]
    typical = {way: median(seconds[way] for seconds in rounds) for way in turns}
    first = next(iter(typical.values()))
    return [Cost(way, time / boards * 1e6, first / time) for way, time in typical.items()]


def _turns(positions: list[ConnectFour]) -> dict[str, Callable[[], list[int]]]:
    """For each way, a function that evaluates every position once."""

    def all_of(value: Callable[[Any], int], boards: list[Any]) -> Callable[[], list[int]]:
        return lambda: [value(board) for board in boards]

    def after_a_move() -> list[int]:
        values = []
        for board, move in moves:
            board.drop(move)
            values.append(board.value)
            board.undo()
        return values

    turns = {
        name: all_of(way.value, [way.board(position) for position in positions])
        for name, way in WAYS.items()
    }
    line_boards = [LineBoard(position) for position in positions]
    turns[NUMBERED] = all_of(LineBoard.recount, line_boards)
    moves = [(board, board.moves()[-1]) for board in line_boards]
    _check_agreement(turns)
    played = [position.play(move) for position, (_, move) in zip(positions, moves, strict=True)]
    expected = all_of(list_scan.value, [list_scan.board(position) for position in played])
    _check_agreement({"a list, after one more move": expected, UP_TO_DATE: after_a_move})
    return turns | {UP_TO_DATE: after_a_move}


def _check_agreement(turns: dict[str, Callable[[], list[int]]]) -> None:
    """Raises ArithmeticError unless all give the same values, board by board."""
    first, *others = turns
    values = turns[first]()
    for other in others:
        if turns[other]() != values:
            raise ArithmeticError(f"{first!r} and {other!r} differ in the value of a board.")


def _unfinished(count: int, random: Random) -> list[ConnectFour]:
    """Positions of 4 to 31 discs, reached by random moves, in which no one has won."""
    found: list[ConnectFour] = []
    while len(found) < count:
        position = ConnectFour()
        for _ in range(random.randint(4, 31)):
            if position.result() is None:
                position = position.play(random.choice(position.moves()))
        if position.result() is None:
            found.append(position)
    return found


def cost_table(boards: int = 400, repeats: int = 7) -> pd.DataFrame:
    """Measures now: a row for each way, with `way`, `microseconds` an evaluation and `speedup`.

    `speedup` is over the first way. Takes a few seconds. Raises ValueError for other numbers.
    """
    if not all(isinstance(number, int) and number > 0 for number in (boards, repeats)):
        raise ValueError(f"Give whole numbers from 1 on; not {boards!r} boards, {repeats!r} times.")
    return table_of(Cost._fields, costs(boards, repeats))


def plot_costs(table: pd.DataFrame) -> Axes:
    """Draws a `cost_table`: a bar for each way. The title is about the last one, which is green."""
    import matplotlib.pyplot as plt

    times = table["microseconds"]
    first, last = table.iloc[0], table.iloc[-1]
    with look():
        _, axes = plt.subplots(figsize=(8, 1.6 + 0.42 * len(table)), layout="constrained")
        colours = [BLUE] * (len(table) - 1) + [GOOD]
        axes.barh(range(len(table)), times, color=colours, height=0.62)
        for height, (time, speedup) in enumerate(zip(times, table["speedup"], strict=True)):
            label = amount(time * 1e-6) + (f"  ({speedup:,.3g} times as fast)" if height else "")
            write_beside(axes, label, time, height, 8)
        name_rows(axes, range(len(table)), list(table["way"]))
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.minorticks_off()
        axes.set_xlim(times.min() / 4, times.max() * 8)
        axes.xaxis.set_major_formatter(THOUSANDS)
        axes.set_xlabel("microseconds for one evaluation, median (logarithmic axis)")
        finish(axes, _finding(first, last), "x")
    return axes


def _finding(first: Any, last: Any) -> str:
    way = str(last["way"]).capitalize()
    return f"{way}: {last['speedup']:,.0f} times as fast as {first['way']}"
