"""What a league keeps: a line of JSON for each two games and for each engine, in one file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from c4lab.classroom.grading.json_lines import JsonLines
from c4lab.classroom.league.entrants import Carried
from c4lab.classroom.league.pairings import Ended, Meeting
from c4lab.games import ConnectFour


class LeagueRecord:
    """The file at `path`, which is made if it does not exist. A line that broke off or that is no
    game is no line: what stood there is played again. Raises grading's CannotKeep."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[Meeting, tuple[Ended, Ended]] = {}
        self.engines: dict[str, Carried] = {}
        self._lines = JsonLines(path)
        for line in self._lines.before:
            with suppress(ValueError, KeyError, TypeError, AttributeError):
                self._take(line)

    def add_games(self, meeting: Meeting, games: tuple[Ended, Ended]) -> None:
        """Keeps the two games of a meeting. Raises CannotKeep."""
        self._lines.add({"meeting": meeting, "games": games})
        self.games[meeting] = games

    def add_engine(self, key: str, engine: Carried) -> None:
        """Keeps the engine that a notebook gave: it need not run again. Raises CannotKeep."""
        self._lines.add({"key": key, "engine": engine.to_plain()})
        self.engines[key] = engine

    def close(self) -> None:
        """Lets go of the file."""
        self._lines.close()

    def _take(self, line: dict[str, Any]) -> None:
        if "engine" in line:
            self.engines[line["key"]] = Carried.from_plain(line["engine"])
            return
        one, other, opening, seconds = line["meeting"]
        first, second = (_ended(*each) for each in line["games"])
        self.games[Meeting(one, other, opening, float(seconds))] = first, second


def _ended(moves: Any, result: Any, why: Any) -> Ended:
    """A game. Raises ValueError for what is none."""
    found = ConnectFour.parse(moves).result()
    over = found == result and not why
    forfeited = found is None and isinstance(why, str) and why and result in (1, -1)
    if not (over or forfeited):
        raise ValueError
    return Ended(str(moves), int(result), str(why))
