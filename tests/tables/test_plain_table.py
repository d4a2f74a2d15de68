"""A plain table does what pandas does, in the part of it that the lessons use."""

from collections.abc import Callable
from typing import Any

import pandas as pd
import pytest

from c4lab.tables import joined, making, records, table_of
from c4lab.tables.plain_table import PlainTable

COLUMNS = ["contender", "position", "depth", "nodes", "seconds"]
ROWS = [
    ("minimax", "empty", 2, 900, 0.25),
    ("alphabeta", "empty", 2, 90, 0.0312549),
    ("minimax", "late", 2, 70, 0.0125),
    ("alphabeta", "late", 2, 70, None),
]
BY = {"index": "position", "columns": "contender", "values": "nodes"}


def plain() -> Any:
    return PlainTable({name: [row[i] for row in ROWS] for i, name in enumerate(COLUMNS)})


def pandas() -> Any:
    return pd.DataFrame(ROWS, columns=COLUMNS)


@pytest.mark.parametrize(
    "ask",
    [
        lambda table: list(table["nodes"].round(1)),
        lambda table: table["nodes"][0],
        lambda table: table.sort_values("seconds")["contender"].iloc[0],
        lambda table: list(table.sort_values("nodes", ascending=False)["nodes"]),
        lambda table: list(table.sort_values(["contender", "nodes"])["nodes"]),
        lambda table: dict(table.groupby("contender")["nodes"].sum().sort_values(ascending=False)),
        lambda table: [list(part["nodes"]) for _, part in table.groupby("depth", sort=False)],
        lambda table: [name for name, _ in table.groupby("contender", sort=False)],
        lambda table: list(table.pivot_table(**BY)["minimax"]),
        lambda table: dict(table.pivot_table(**BY, aggfunc="sum").sum()),
        lambda table: list(table.pivot_table(**BY).loc[["late"]]["alphabeta"]),
        lambda table: table.pivot_table(**BY)["minimax"]["late"],
        lambda table: list(table.pivot_table(**BY).min(axis=1)),
        lambda table: dict(table["nodes"] > 80),
        lambda table: dict(fewest(table.pivot_table(**BY))),
        lambda table: table.pivot_table(**BY).sum().to_frame("nodes")["nodes"]["minimax"],
        lambda table: table["seconds"].sum() + table["nodes"].mean() + table["nodes"].median(),
        lambda table: list(table[table["nodes"] < 100]["nodes"]),
        lambda table: list(table.dropna(subset=["seconds"])["nodes"]),
        lambda table: (len(table), list(table.columns), table.empty, list(table["depth"].unique())),
        lambda table: list(table["nodes"] / table["nodes"].max()),
        lambda table: list(table.assign(speed=7.0)["speed"]),
        lambda table: table[["contender", "nodes"]].iloc[:2].to_csv(index=False),
        lambda table: table.pivot_table(**BY)[["minimax"]].astype(int).to_csv(index=False),
    ],
)
def test_it_answers_as_pandas_does(ask: Callable[[Any], Any]) -> None:
    assert ask(plain()) == ask(pandas())


def fewest(counts: Any) -> Any:
    return counts.eq(counts.min(axis=1), axis=0).sum()


def test_it_shows_as_a_table() -> None:
    table = plain()[["contender", "nodes", "seconds"]].round(4)
    html = table._repr_html_()
    assert "<th>contender</th>" in html
    assert "<td>900</td><td>0.25</td>" in html
    assert "<td>0.0313</td>" in html
    assert "<td>70</td><td></td>" in html  # nothing is known
    assert str(table).splitlines()[1].split() == ["minimax", "900", "0.25"]
    assert "&lt;b&gt;" in PlainTable({"<b>": ["<i>"]})._repr_html_()
    sums = table.groupby("contender")["nodes"].sum()
    assert "<th>alphabeta</th><td>160</td>" in sums._repr_html_()
    assert str(sums).splitlines()[0].split() == ["alphabeta", "160"]


def test_an_empty_table_shows_its_heads() -> None:
    empty = plain().iloc[:0]
    assert empty.empty
    assert "<th>nodes</th>" in empty._repr_html_()
    assert str(empty).split() == COLUMNS


def test_both_kinds_are_made_joined_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    one = table_of(COLUMNS, ROWS)
    assert isinstance(one, pd.DataFrame)
    assert len(joined([one, one])) == 8
    rows = records(one)
    assert rows[0] == dict(zip(COLUMNS, ROWS[0], strict=True))
    assert rows[3]["seconds"] is None

    monkeypatch.setitem(__import__("sys").modules, "pandas", None)
    assert making.table_of(COLUMNS, ROWS, {"nodes": "Int64"}).rows() == rows
    assert records(joined([plain(), plain()])) == rows + rows


def test_a_label_or_a_column_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        plain()["time"]
    with pytest.raises(KeyError):
        plain()["nodes"][9]
