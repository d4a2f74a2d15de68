"""Players that play games against each other: points with intervals that shrink."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from c4lab.instruments.racing import RaceStopped
from c4lab.instruments.style import colours
from c4lab.players.confidence import interval
from c4lab.players.matches import play_match
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd

Pair = tuple[str, str]
USUAL_GAMES, USUAL_OPENING = (20, 80, 320), 4


def are_players(contenders: Mapping[str, Any]) -> bool:
    """Whether these are players and no searches. Raises ValueError if there are both."""
    players = [callable(getattr(each, "choose", None)) for each in contenders.values()]
    if any(players) and not all(players):
        raise ValueError("Searches and players cannot race each other: give one kind of them.")
    return bool(players) and all(players)


class PlayersRace:
    """A tournament of all pairs, game by game; `c4lab.widgets.race` says what is given.

    What is varied is the number of games of each pair.
    """

    fewest = 2
    along = "games"
    sets = ("",)
    measures = ("points",)

    def __init__(self, players: Mapping[str, Any], games: Any = None, opening: Any = None) -> None:
        games = USUAL_GAMES if games is None else games
        opening = USUAL_OPENING if opening is None else opening
        numbers = list(games) if isinstance(games, (list, tuple, range)) else [games]
        if not numbers or not all(isinstance(n, int) and n >= 2 and n % 2 == 0 for n in numbers):
            raise ValueError(f"Give even numbers of games, such as (20, 80); not {games!r:.40}.")
        if len(players) < 2:
            raise ValueError("Give two or more players, each with a name: {'greedy': Greedy()}.")
        if not isinstance(opening, int) or opening < 0:
            raise ValueError(f"An opening has 0 moves or more, not {opening!r:.40}.")
        self.contenders = dict(players)
        self.depths: dict[str, int] = {f"{number:,}": number for number in sorted(set(numbers))}
        self._opening, self._stopping = opening, False
        self._points: dict[Pair, list[float]] = {}
        """The points of the first player of each pair, a number for each game."""
        self._forfeits: dict[Pair, list[str]] = {}
        """Who lost a game of the pair by an error, an illegal move or the clock, and how."""

    def let_in(self, name: str, answer: Any, player_of: Callable[[Any], Any]) -> None:
        """Lets the reader's answer play; if it is a new one, its games are forgotten."""
        if getattr(self, "_answer", None) is not answer or name not in self.contenders:
            self._answer = answer
            self.contenders[name] = player_of(answer)
            for known in (self._points, self._forfeits):
                for pair in [pair for pair in known if name in pair]:
                    del known[pair]

    def boards(self, kind: str) -> dict[str, Any]:
        return {}

    def table(self, kind: str = "") -> pd.DataFrame:
        """A row for each player of each pair that has played."""
        rows = []
        for (one, other), points in self._points.items():
            for player, opponent, won in (
                (one, other, sum(points)), (other, one, len(points) - sum(points)),
            ):  # fmt: skip
                low, high = interval(won, len(points))
                rows.append((player, opponent, len(points), won, won / len(points), low, high))
        columns = ["player", "opponent", "games", "points", "score", "low", "high"]
        return table_of(columns, rows)

    def plan(
        self, names: Sequence[str], kind: str, board: int, depth: str, measure: str
    ) -> list[tuple[Pair, int]]:
        """The pairs of games that are missing: the players, and the number of their opening."""
        return [
            (pair, round_)
            for round_ in range(self._most(depth) // 2)
            for pair in combinations(names, 2)
            if len(self._points.get(pair, ())) <= 2 * round_
        ]

    def steps(self, plan: list[tuple[Pair, int]]) -> Iterator[Pair]:
        """Plays them, two games at each step. Raises RaceStopped after `stop`."""
        self._stopping = False
        for (one, other), round_ in plan:
            if self._stopping:
                raise RaceStopped
            players = self.contenders[one], self.contenders[other]
            result = play_match(*players, games=2, opening=self._opening, seed=round_)
            self._points.setdefault((one, other), []).extend(g.points for g in result.games)
            lost = self._forfeits.setdefault((one, other), [])
            for game in result.games:
                if game.forfeit:  # its first words are the player's own name, which two may share
                    own, name = (result.second, other) if game.points else (result.first, one)
                    lost.append(name + game.forfeit.removeprefix(own))
            yield one, other

    def who_runs(self, call: tuple[Pair, int]) -> str:
        """Who plays the games of a plan."""
        return " against ".join(call[0])

    def stop(self) -> None:
        self._stopping = True

    def _most(self, depth: str) -> int:
        return self.depths.get(depth, max(self.depths.values()))

    def chart(
        self, names: Sequence[str], kind: str, board: int, depth: str, measure: str
    ) -> dict[str, Any]:
        """What is to be drawn: each player's share of the points after each number of games; of two
        players the first one's, since the other has the rest."""
        pairs = [*combinations(names, 2)]
        played = min((len(self._points.get(pair, ())) for pair in pairs), default=0)
        counts = [n for n in self.depths.values() if n <= min(played, self._most(depth))]
        if played and played < self._most(depth) and played not in counts:
            counts.append(played)  # the interval that is shrinking now
        colour, shown = colours(self.contenders), names if names[2:] else names[:1]
        series = [
            {
                "name": name,
                "colour": colour[name],
                "points": [self._share(name, pairs, n) for n in counts],
            }
            for name in shown
            if counts
        ]
        lost = [each for pair in pairs for each in self._forfeits.get(pair, ())]
        against = f" against {names[1]}" if len(names) == 2 else ""
        return {
            "kind": "intervals",
            "title": _finding(series, names) if series else "",
            "subtitle": f"share of the points{against}, with its 95 % interval",
            "axis": "games of each pair" if names[2:] else "games",
            "unit": "share of the points",
            "series": series,
            "notes": [f"lost without being beaten: {len(lost)} games; {lost[0]}"] if lost else [],
        }

    def _share(self, name: str, pairs: list[Pair], games: int) -> dict[str, Any]:
        won = 0.0
        for pair in pairs:
            if name in pair:
                points = sum(self._points[pair][:games])
                won += points if pair[0] == name else games - points
        total = games * sum(name in pair for pair in pairs)
        low, high = interval(won, total)
        text = f"{won:g} of {total:,} points, {low:.2f} to {high:.2f}"
        x = f"{games:,}"
        at = f"{x} games"
        return {"x": x, "at": at, "y": won / total, "low": low, "high": high, "text": text}


def _finding(series: list[dict[str, Any]], names: Sequence[str]) -> str:
    best = max(series, key=lambda each: each["points"][-1]["y"])
    last = best["points"][-1]
    if len(series) > 1:
        if last["low"] <= 1 / 2:
            return "Not decided yet: one half lies in every leader's interval"
        return f"{best['name']} is above one half, with {last['y']:.2f} of the points"
    if last["low"] > 1 / 2:
        return f"{names[0]} is stronger than {names[1]}: {last['text']}"
    if last["high"] < 1 / 2:
        return f"{names[1]} is stronger than {names[0]}, who has {last['text']}"
    return "Not decided yet: one half lies in the interval"
