"""A table is a frame of pandas or, without it, a plain list of rows."""

import sys

import pandas as pd
import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import growth, race
from c4lab.players import tournament
from c4lab.search import alphabeta, minimax
from c4lab.tables import Rows, records, table_of
from c4lab.work.importing import NotInTheBrowser

LATE = TicTacToe.parse("1524")
COLUMNS = ["contender", "nodes", "seconds"]
ROWS = [("minimax", 9_000, 0.25), ("<b>", None, 0.0312549), ("late", 70, float("nan"))]


def test_a_frame_and_rows_hold_the_same(monkeypatch):
    frame = table_of(COLUMNS, ROWS, {"nodes": "Int64"})
    monkeypatch.setitem(sys.modules, "pandas", None)
    rows = table_of(COLUMNS, iter(ROWS), {"nodes": "Int64"})
    assert isinstance(frame, pd.DataFrame)
    assert isinstance(rows, Rows)
    assert list(frame.columns) == rows.columns == COLUMNS
    assert frame["nodes"].dtype == "Int64"
    of_the_frame = records(frame)
    assert records(rows) is rows
    assert (
        of_the_frame[:2] == rows[:2] == [dict(zip(COLUMNS, row, strict=True)) for row in ROWS[:2]]
    )
    assert of_the_frame[2]["seconds"] is None
    assert rows["nodes"] == [9_000, None, 70]


def test_rows_are_shown_as_a_table():
    table = Rows(COLUMNS, ROWS)
    assert [line.split() for line in repr(table).splitlines()] == [
        COLUMNS, ["minimax", "9,000", "0.25"], ["<b>", "0.0312549"], ["late", "70", "nan"],
    ]  # fmt: skip
    assert len({len(line) for line in repr(table).splitlines()}) == 1
    html = table._repr_html_()
    assert "<td>minimax</td><td>9,000</td><td>0.25</td>" in html
    assert "<td>&lt;b&gt;</td><td></td>" in html
    assert Rows(["<i>"], [])._repr_html_().count("&lt;i&gt;") == 1


def test_rows_say_what_needs_pandas():
    table = Rows(COLUMNS, ROWS)
    with pytest.raises(NotInTheBrowser, match="needs pandas"):
        _ = table.groupby
    with pytest.raises(NotInTheBrowser, match="needs pandas"):
        _ = table[["nodes"]]
    assert not hasattr(table, "_ipython_display_")
    assert getattr(table, "status", "none") == "none"  # whoever asks any object


def test_measurements_need_no_pandas(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    raced = race({"minimax": minimax, "alphabeta": alphabeta}, [LATE], repeats=1)
    assert raced["nodes"][0] > raced["nodes"][1] > 0
    assert raced["speedup"][0] == 1
    grown = growth(lambda n: [0 for _ in range(n)], [20, 40, 80]).table()
    assert grown["n"] == [20, 40, 80]
    first = {name: lambda position: position.moves()[0] for name in ("Ada", "Bob", "Cid")}
    played = tournament(first, games=2)
    assert (len(played), sum(played["points"])) == (6, 6)
