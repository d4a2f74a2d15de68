"""Without matplotlib each chart is one of c4lab's own, and says the same."""

import re
import sys
from collections.abc import Callable
from html import escape
from typing import Any

import pytest

from c4lab.bench.chart import plot_costs
from c4lab.bench.ladder_chart import plot_ladder
from c4lab.bench.ladder_steps import LIMIT, SETS, Step
from c4lab.evaluation import CentreCount, Squares
from c4lab.games import TicTacToe
from c4lab.instruments import (
    for_first,
    growth,
    plot,
    plot_by_position,
    plot_counts,
    plot_growth,
    plot_prediction,
    prediction,
    race,
)
from c4lab.lessons.lesson16_better_tables.tables import plot_nodes
from c4lab.lessons.lesson17_solving.shown import plot_questions
from c4lab.lessons.shared.question_chart import plot_costs_of_questions
from c4lab.pictures.chart import Chart
from c4lab.players import tournament
from c4lab.search import alphabeta, minimax, negamax
from c4lab.tables import table_of
from c4lab.tables.plain_table import PlainTable
from c4lab.widgets import RacePanel

LATE = TicTacToe.parse("1524")
SEARCHES = {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)}


@pytest.fixture(autouse=True)
def _no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pandas", "matplotlib", "matplotlib.pyplot", "tqdm", "tqdm.auto"):
        monkeypatch.setitem(sys.modules, name, None)


def raced(**how: Any) -> Any:
    return race(SEARCHES, {"late": LATE, "later": LATE.play(LATE.moves()[0])}, repeats=1, **how)


def depths() -> Any:
    rows = [
        (name, "late", depth, 0, nodes**depth, 0.1, 0.1, 0.1, 1.0, "")
        for name, nodes in (("minimax", 9), ("alphabeta", 3))
        for depth in (1, 2, 3)
    ]
    columns = ["contender", "position", "depth", "value", "nodes", "seconds", "low", "high"]
    return table_of([*columns, "speedup", "note"], rows)


def costs() -> Any:
    return table_of(["way", "microseconds", "speedup"], [("slow", 90.0, 1.0), ("fast", 3.0, 30.0)])


def steps() -> list[Step]:
    easy, harder, _ = SETS
    return [
        Step("minimax", "01", easy, 5_000.0, 0.5, True),
        Step("minimax", "01", harder, None, None, False),
        Step("our compiled solver", "17", easy, None, 0.0, True),
    ]


@pytest.mark.parametrize(
    ("draw", "title", "words"),
    [
        (lambda: plot(raced()), "alphabeta looks at", ["late", "negamax"]),
        (lambda: plot(raced(), y="seconds"), "", ["seconds, median"]),
        (lambda: plot(depths()), "alphabeta looks at 9", ["depth in moves", "alphabeta"]),
        (lambda: plot_by_position(raced()), "negamax looks at fewer", ["alphabeta"]),
        (
            lambda: plot_growth(growth(lambda n: [0 for _ in range(n)], [20, 40, 80])),
            "&lt;lambda&gt; grows like n^",
            ["n (logarithmic axis)"],
        ),
        (
            lambda: plot_prediction(prediction([Squares(), CentreCount()], QUIET())),
            "rates the won position",
            ["0.5 is guessing"],
        ),
        (lambda: plot_costs(costs()), "Fast: 30 times as fast as slow", ["90 µs"]),
        (lambda: plot_ladder(steps(), own=["minimax"]), "The ladder", [f"&gt; {LIMIT:,}"]),
        (
            lambda: plot_nodes([17, 18], {"a": [5, 4], "b": [9, 3], "c": [2, 2]}),
            "Slots help only",
            ["nodes"],
        ),
        (
            lambda: plot_counts(
                {"ada": {1: 7, 2: 49}, "bob": {1: 7, 2: 30}}, "depth", "nodes", "Up"
            ),
            "Up",
            ["ada", "bob", "depth", "nodes (logarithmic axis)"],
        ),
        (
            lambda: plot_costs_of_questions({1: 50, 2: 90}, {1}, "Costs", "more than this?", 70),
            "Costs; one search with the whole line: 70",
            ["yes", "no", "more than this?"],
        ),
        (lambda: plot_questions({-1: (0, 50), 0: (0, 90)}), "Far from 0", ["yes", "no"]),
    ],
)
def test_each_chart_is_drawn(draw: Callable[[], Any], title: str, words: list[str]) -> None:
    chart = draw()
    assert isinstance(chart, Chart)
    assert title in chart.picture
    assert all(word in chart.picture for word in words)
    assert f'aria-label="{escape(chart.words)}"' in chart.picture
    assert len(chart.words) > len(chart.title)
    assert re.search(r"\d", chart.words.removeprefix(chart.title))


def QUIET() -> Any:  # noqa: N802
    from c4lab.data import quiet_positions

    return quiet_positions()[:40]


def test_measurements_are_plain_tables() -> None:
    table = raced()
    assert isinstance(table, PlainTable)
    assert table["nodes"][0] > table["nodes"][1] > 0
    assert table["speedup"][0] == 1
    grown = growth(lambda n: [0 for _ in range(n)], [20, 40, 80]).table()
    assert list(grown["n"]) == [20, 40, 80]
    first = {name: lambda position: position.moves()[0] for name in ("Ada", "Bob", "Cid")}
    played = tournament(first, games=2)
    assert len(played) == 6
    assert played["points"].sum() == 6


@pytest.mark.slow
def test_a_race_panel_has_its_table() -> None:
    panel = RacePanel(SEARCHES, [LATE])
    assert panel.table.empty
    panel.start()
    assert panel._job is not None
    assert panel._job.wait(60)
    assert len(panel.table) == 3
    assert panel.csv.startswith("contender,position,depth,value,nodes,seconds")
    assert panel.csv.count("\n") == 4
    assert "fewer positions" in panel.status


def test_nothing_to_draw_is_said() -> None:
    with pytest.raises(ValueError, match="No run in this table has a number of nodes"):
        plot(depths().iloc[:0])
    with pytest.raises(ValueError, match="no evaluation"):
        plot_prediction(table_of(["evaluation", "auc", "silent"], []))
