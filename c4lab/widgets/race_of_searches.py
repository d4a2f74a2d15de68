"""Searches that race on sets of boards: what there is to choose, to run and to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
from c4lab.instruments.race_results import Row, amount, finding, table_of_runs
from c4lab.instruments.racing import (
    REPEATS,
    TO_THE_END,
    Contender,
    Heats,
    Run,
    at_number,
    depths_in,
)
from c4lab.instruments.style import colours

if TYPE_CHECKING:
    import pandas as pd


class SearchesRace:
    """A race of searches; `c4lab.widgets.race` says what is given."""

    fewest = 1

    def __init__(
        self, contenders: Mapping[str, Contender], boards: Any, depths: Any, along: str
    ) -> None:
        self.along = along
        sets = boards if isinstance(boards, Mapping) else {"": boards}
        if not sets:
            raise ValueError("Give at least one board to race on, or None for no boards.")
        self._heats = {
            str(name): Heats(contenders, [one] if isinstance(one, Position) else one, depths, along)
            for name, one in sets.items()
        }
        self.sets = [*self._heats]
        self.depths = {TO_THE_END if d is None else f"{d:,}": d for d in depths_in(depths)}
        self.measures = ["nodes", "seconds"]
        if boards is None:  # then only a contender that counts itself has nodes
            counted = any(hasattr(each, "nodes") for each in contenders.values())
            self.measures = ["seconds", "nodes"] if counted else ["seconds"]

    @property
    def contenders(self) -> Mapping[str, Contender]:
        return self._heats[self.sets[0]].contenders

    def let_in(self, name: str, answer: Any, contender_of: Callable[[Any], Contender]) -> None:
        """Lets the reader's answer race; if it is a new one, what was known is forgotten."""
        for heats in self._heats.values():
            before = heats.contenders.get(name)
            if before is None or before.__wrapped__ is not answer:  # type: ignore[attr-defined]
                heats.replace(name, _Own(answer, contender_of))

    def boards(self, kind: str) -> dict[str, Position]:
        return {name: b for name, b in self._heats[kind].boards.items() if b is not None}

    def table(self, kind: str) -> pd.DataFrame:
        return table_of_runs(self._heats[kind])

    def counts(self, kind: str) -> dict[str, dict[Any, int | None]]:
        heats = self._heats[kind]
        return {
            name: {depth: heats.total(name, heats.boards, depth).nodes for depth in heats.depths}
            for name in heats.contenders
        }

    def plan(
        self, names: Sequence[str], kind: str, board: int, depth: str, measure: str
    ) -> list[Any]:
        """The calls that are missing."""
        heats = self._heats[kind]
        repeats = REPEATS if measure == "seconds" else 0
        calls = heats.plan(names, self._boards(kind, board), self._depths(depth), repeats)
        self._racing = heats
        return calls

    def steps(self, plan: list[Any]) -> Iterator[Run]:
        return self._racing.steps(plan)

    def who_runs(self, call: Any) -> str:
        """Whose call of a plan it is."""
        return str(call[2].contender)

    def stop(self) -> None:
        self._racing.stop()

    def _boards(self, kind: str, board: int) -> list[str]:
        names = [*self._heats[kind].boards]
        return names if board < 0 else [names[board]]

    def _depths(self, depth: str) -> list[Any]:
        return [self.depths[depth]] if depth in self.depths else [*self.depths.values()]

    def chart(
        self, names: Sequence[str], kind: str, board: int, depth: str, measure: str
    ) -> dict[str, Any]:
        """What is to be drawn. A depth counts as soon as it is complete, in the title once all have
        completed it; a single depth from the first board on that all have finished."""
        heats, boards, depths = self._heats[kind], self._boards(kind, board), self._depths(depth)
        several, every = len(depths) > 1, len(boards)
        if not several:
            boards = [b for b in boards if self._all_know(names, b, depths[0], heats, measure)]
        rows: list[Row] = []
        for x, number in self.depths.items():
            if number not in depths or not boards:
                continue
            for name in names:
                total = heats.total(name, boards, number)
                row = {"contender": name, "position": kind, "depth": x, **total._asdict()}
                rows += [row] if row[measure] is not None else []
        settled = [
            x for x, number in self.depths.items()
            if all(self._all_know(names, board, number, heats, measure) for board in boards)
        ]  # fmt: skip
        compared = [row for row in rows if row["depth"] in settled]
        colour = colours(heats.contenders)
        series = [
            {"name": name, "colour": colour[name], "points": points}
            for name in names
            if (
                points := [
                    _point(row, measure, self._at(row["depth"]))
                    for row in rows
                    if row["contender"] == name
                ]
            )
        ]
        return {
            "kind": "lines" if several else "bars",
            "title": finding(compared, measure, self.along) if compared else "",
            "subtitle": self._subtitle(kind, boards, every, depth, measure, several),
            "axis": self.along,
            "unit": "nodes" if measure == "nodes" else "seconds, median",
            "series": series,
            "notes": self._notes(names, heats, depths, measure),
        }

    def _all_know(
        self, names: Sequence[str], board: str, depth: Any, heats: Heats, measure: str
    ) -> bool:
        runs = [heats.run_of(name, board, depth) for name in names]
        return all(
            (bool(run.times) if measure == "seconds" else run.value is not None)
            for run in runs
            if not run.note.startswith("stopped after")
        ) and any(run.value is not None for run in runs)

    def _subtitle(
        self, kind: str, boards: list[str], every: int, depth: str, measure: str, several: bool
    ) -> str:
        words = "nodes" if measure == "nodes" else "seconds, median of three runs,"
        reach = f"over {self.along}" if several else self._at(depth)
        if boards == [""]:
            return f"{words}, {reach}".replace(",,", ",")
        where = f"on {len(boards)} boards" if boards[1:] else "on one board"
        where += f", {kind}" if kind else ""
        where += f" (so far; {every} in all)" if len(boards) < every else ""
        return f"{words} {where}, {reach}; all give the same values"

    def _at(self, depth: str) -> str:
        return depth if depth == TO_THE_END else at_number(self.along, depth)

    def _notes(
        self, names: Sequence[str], heats: Heats, depths: list[Any], measure: str
    ) -> list[str]:
        """Why numbers are missing, once for each contender."""
        found = {
            name: run.note
            for name in names
            for depth in depths
            for board in heats.boards
            if (run := heats.run_of(name, board, depth)).note not in ("", "stopped")
            and getattr(run, measure) is None
        }
        return [f"{name}: {note}" for name, note in found.items()]


class _Own:
    """The reader's answer as a contender, which is made when it is first called: an error there is
    one of the contender, and no run is timed with it, since each is counted before."""

    def __init__(self, answer: Any, contender_of: Callable[[Any], Contender]) -> None:
        self.__wrapped__ = answer
        self._contender_of = contender_of

    @cached_property
    def _made(self) -> Contender:
        return self._contender_of(self.__wrapped__)

    def __call__(self, *arguments: Any) -> Any:
        return self._made(*arguments)

    @property
    def nodes(self) -> Any:
        """The contender's own way of counting, if it has one."""
        return getattr(self._made, "nodes", None)


def _point(row: Row, measure: str, at: str) -> dict[str, Any]:
    text = f"{row['nodes']:,}" if measure == "nodes" else amount(row["seconds"])
    spread = measure == "seconds"
    return {
        "x": row["depth"],
        "at": at,
        "y": row[measure],
        "low": row["low"] if spread else None,
        "high": row["high"] if spread else None,
        "text": text + (f" ({amount(row['low'])} to {amount(row['high'])})" if spread else ""),
    }
