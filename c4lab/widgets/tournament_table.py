"""A round robin of bots, live: a table of ratings, whose intervals get shorter game by game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import ceil
from random import Random
from typing import Any

from c4lab.tuning import Bot, random_openings
from c4lab.tuning.games import InMemory, Played, round_robin
from c4lab.tuning.ratings import Rating, rate
from c4lab.widgets.base import script, style
from c4lab.widgets.chart_of_ratings import ratings_chart
from c4lab.widgets.game_words import counted
from c4lab.widgets.playing import COMPILES, Ask, Playing, whole

MOST = 12  # bots
ROUND_UP = 100  # points on Elo's scale
HEADS = ["Rank", "Bot", "Points", "Games", "Rating", "95 % from", "to"]
LEGEND = (
    "The dot is a bot's rating on Elo's scale, where 0 is the mean of these bots and 400 points "
    "more are ten times the strength. The bar is the interval that holds the true rating with a "
    "chance of about 95 %: more games, a shorter bar."
)


@dataclass(eq=False)
class Run:
    """A tournament in progress: the number of complete rounds, their games, the ratings from these
    games, and the end of the chart's scale. `record` also has the games of the next round."""

    rounds: int = 0
    games: list[Played] = field(default_factory=list)
    ratings: tuple[Rating, ...] = ()
    span: float = ROUND_UP
    record: InMemory = field(default_factory=InMemory)


class TournamentTable(Playing):
    """Plays a tournament of `bots` when it is started, and rates the bots after each round.

    In a round each two bots play two games from one random opening, one with each colour. `bots`
    are 2 to 12 different bots, in a list or by name; `rounds` is from 1 to 300. Raises ValueError
    for anything else.
    """

    _esm = script("tournament_table")
    _css = style("playing")

    def __init__(
        self, bots: Mapping[str, Bot] | Sequence[Bot], rounds: int = 20, seed: int = 1
    ) -> None:
        self._names = _by_bot(bots)
        self._planned = whole("The number of rounds", rounds, 1, 300)
        super().__init__(seed, legend=LEGEND, heads=HEADS)

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The ratings after the last complete round, the best first; () before the first."""
        return self._run.ratings

    def _reset(self) -> None:
        self._run = Run()

    def _play(self, ask: Ask) -> Iterator[tuple[Rating, ...]]:
        run = self._run

        def after_each_game() -> None:
            ask()
            self.progress = self._progress(run)

        run.record.after_batch = after_each_game
        openings = random_openings(Random(f"tournament {self.seed}"))
        for opening in islice(openings, run.rounds, self._planned):
            run.games += round_robin(list(self._names), [opening], file=run.record)
            run.ratings = rate(run.games)
            farthest = max(max(abs(each.low), abs(each.high)) for each in run.ratings)
            run.span = max(run.span, ROUND_UP * ceil(farthest / ROUND_UP))
            run.rounds += 1
            yield run.ratings

    def _state(self) -> dict[str, Any]:
        run = self._run
        return {
            "begun": run.rounds > 0 or len(run.record) > 0,
            "over": run.rounds == self._planned,
            "progress": self._progress(run),
            "status": self._sentence(),
            "caption": f"After {counted(run.rounds, 'round')}" if run.rounds else "",
            "rows": [self._row(rank, each) for rank, each in enumerate(run.ratings, start=1)],
        }

    def _progress(self, run: Run) -> str:
        # If an opening is drawn twice, its games are the same and count twice.
        played = max(len(run.games), len(run.record))
        total = self._planned * len(self._names) * (len(self._names) - 1)
        return f"Seed {self.seed}: {played:,} of {total:,} games"

    def _row(self, rank: int, each: Rating) -> list[str]:
        figures = (each.rating, each.low, each.high)
        name, points = self._names[each.bot], f"{each.points:g}"
        return [str(rank), name, points, str(each.games), *(f"{value:+.0f}" for value in figures)]

    def _sentence(self) -> str:
        run = self._run
        leader = f" {_leader(run.ratings, self._names)}" if run.ratings else ""
        if run.rounds == self._planned:
            return f"All {counted(run.rounds, 'round')} are played.{leader}"
        if self._playing:
            return f"Playing.{leader}" if len(run.record) else f"Playing. {COMPILES}"
        if len(run.record):
            return f"Stopped after {counted(run.rounds, 'round')}.{leader}"
        return "Press Start."

    def picture(self) -> str:
        run = self._run
        title = f"The ratings of {len(self._names)} bots after {counted(run.rounds, 'round')}"
        return ratings_chart(run.ratings, self._names, run.span, title)

    def words(self) -> str:
        names = ", ".join(self._names.values())
        lines = [f"A tournament of {names}, {counted(self._planned, 'round')}, seed {self.seed}."]
        lines.append(self._sentence())
        lines += [
            f"{rank}. {name}: {points} points of {games}, rating {rating}, from {low} to {high}"
            for rank, name, points, games, rating, low, high in map(
                self._row, range(1, MOST + 1), self._run.ratings
            )
        ]
        return "\n".join(lines)


def _by_bot(bots: Any) -> dict[Bot, str]:
    """The bots with their names. Raises ValueError."""
    if isinstance(bots, Mapping):
        named = [(bot, str(name)) for name, bot in bots.items()]
    elif isinstance(bots, (list, tuple)):
        named = [(bot, getattr(bot, "name", "")) for bot in bots]
        if len({bot.depth for bot, _ in named if isinstance(bot, Bot)}) > 1:
            named = [(bot, f"{name}, {getattr(bot, 'depth', 0)} ahead") for bot, name in named]
    else:
        named = []
    wrong = next((bot for bot, _ in named if not isinstance(bot, Bot)), None)
    found = dict(named) if wrong is None else {}
    if wrong is not None or not 2 <= len(named) <= MOST or len(found) < len(named):
        raise ValueError(
            f"Give 2 to {MOST} different bots, in a list or by name, such as "
            '{"tuned": Bot((3, 100, 1, 8, 29)), "other": Bot((3, 100, 5, 2, 4))}, '
            f"not {bots!r:.60}."
        )
    return found


def _leader(ratings: Sequence[Rating], names: Mapping[Bot, str]) -> str:
    """A sentence: who leads, and which intervals overlap with the leader's."""
    first, *others = ratings
    near = [names[each.bot] for each in others if each.high >= first.low]
    if not near:
        return f"{names[first.bot]} leads: its interval lies above all others."
    return f"{names[first.bot]} leads, but its interval overlaps with that of {' and '.join(near)}."
