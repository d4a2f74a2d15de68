"""The table of a race: as rows for the page, as text and as HTML."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from c4lab.games import Position
from c4lab.instruments.race_finding import amount, finding
from c4lab.instruments.running import Race, Run
from c4lab.pictures import card
from c4lab.tables import records

COLUMNS = ("contender", "value", "positions looked at", "seconds", "speed-up", "note")
KEYS = ("contender", "value", "nodes_text", "seconds_text", "speedup", "note")
Row = dict[str, Any]


def rows_of(race: Race, differ: bool) -> list[Row]:
    """A row for each contender with a value or a note; no speed-ups if the values `differ`."""
    first = None if differ else race.runs[0].seconds
    return [_row(run, first) for run in race.runs if run.note or run.value is not None]


def _row(run: Run, first: float | None) -> Row:
    speedup = first / run.seconds if first and run.seconds else None
    spread = f"{amount(min(run.times))} to {amount(max(run.times))}" if run.times[1:] else ""
    return {
        "contender": run.contender,
        "value": "" if run.value is None else f"{run.value:,.7g}",
        "nodes": run.nodes,
        "seconds": run.seconds,
        "nodes_text": "" if run.nodes is None else f"{run.nodes:,}",
        "seconds_text": "" if run.seconds is None else amount(run.seconds),
        "spread": spread,
        "speedup": "" if speedup is None else f"× {speedup:,.3g}",
        "note": run.note,
    }


def outcome(race: Race) -> str:
    """A sentence about the result of a finished race: in nodes if known, otherwise in seconds."""
    rows = records(race.table())
    for measure in ("nodes", "seconds"):
        known = [row for row in rows if row[measure] is not None]
        if known and known[0]["contender"] == rows[0]["contender"]:
            return finding(known, measure) + "."
    return "The race is over, and there is nothing to compare with."


def reach(depth: str) -> str:
    """A choice of the depth menu, in words."""
    return depth if depth == "to the end" else f"depth {depth}"


def as_text(rows: Sequence[Row], raced: str, status: str) -> str:
    lines = [" | ".join(COLUMNS), *(" | ".join(_cells(row)) for row in rows)]
    return "\n".join([f"Race on {raced}", *lines, status])


def as_html(rows: Sequence[Row], raced: str, status: str) -> str:
    head = "".join(f"<th>{column}</th>" for column in COLUMNS)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in _cells(row)) + "</tr>"
        for row in rows
    )
    return (
        f"<table><caption>Race on {escape(raced)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table><p>{escape(status)}</p>"
    )


def not_raced_yet(names: Sequence[str], positions: Mapping[str, Position]) -> str:
    """HTML with the contenders and the boards, for a race that has not been run."""
    boards = "".join(
        f'<tr><td>{escape(name)}</td><td><div style="width:160px">{card(position)}</div></td></tr>'
        for name, position in positions.items()
    )
    return (
        f"<table><caption>Race panel: run the notebook to race {escape(', '.join(names))}."
        f"</caption><thead><tr><th>position</th><th></th></tr></thead><tbody>{boards}</tbody></table>"
    )


def _cells(row: Row) -> list[str]:
    return [row[key] for key in KEYS]
