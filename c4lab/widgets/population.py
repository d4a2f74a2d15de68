"""A genetic search for weights, generation by generation, while it runs."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from c4lab.tuning import Generation, evolve
from c4lab.tuning.bots import DEPTH
from c4lab.tuning.games import InMemory
from c4lab.tuning.population import BOTS, GAMES, GENERATIONS
from c4lab.widgets.base import script, style
from c4lab.widgets.chart_of_population import population_chart
from c4lab.widgets.playing import COMPILES, Ask, Playing, whole

BEST = 5  # bots in the table
HEADS = ["Rank", "Centre", "Four", "Three", "Two", "Other's three", "Points"]
LEGEND = (
    "Each bar is a bot, the best on top; the longer, the more points. Only the upper half, above "
    "the dotted line, stays. A line leads to where a bot came next; a dashed line to where its "
    "clone came, with one weight changed. Thick lines and dots: the best bot and its ancestors."
)


@dataclass(eq=False)
class Run:
    """A run in progress: its complete generations, and the record of all games played.

    `counted` is the number of games in the record when the last complete generation ended.
    """

    generations: list[Generation] = field(default_factory=list)
    record: InMemory = field(default_factory=InMemory)
    counted: int = 0

    @property
    def games(self) -> int:
        """The number of games played. A game that a run needs twice counts twice."""
        done = sum(len(generation.games) for generation in self.generations)
        return done + len(self.record) - self.counted


class Population(Playing):
    """Plays the genetic search `c4lab.tuning.evolve` when it is started, and draws the bots of each
    generation by their points.

    The parameters are those of `evolve`. `bots` is an even number from 2 to 64; each plays `games`
    games, from 1 to 50; `generations` is from 1 to 12, `depth` from 1 to 10. Raises ValueError for
    other numbers.
    """

    _esm = script("population")
    _css = style("playing")

    def __init__(
        self,
        seed: int = 1,
        bots: int = BOTS,
        games: int = GAMES,
        generations: int = GENERATIONS,
        depth: int = DEPTH,
    ) -> None:
        if whole("The number of bots", bots, 2, 64) % 2:
            raise ValueError(f"Half of the bots stay: give an even number of them, not {bots}.")
        self._bots = bots
        self._games = whole("The number of games of each bot", games, 1, 50)
        self._planned = whole("The number of generations", generations, 1, 12)
        self._depth = whole("The depth", depth, 1, 10)
        super().__init__(seed, legend=LEGEND, heads=HEADS)

    @property
    def generations(self) -> list[Generation]:
        """The complete generations, in the order played."""
        return list(self._run.generations)

    def _reset(self) -> None:
        self._run = Run()

    def _play(self, ask: Ask) -> Iterator[Generation]:
        run = self._run

        def after_each_game() -> None:
            ask()
            self.progress = self._progress(run)

        run.record.after_batch = after_each_game
        generations = evolve(
            self.seed, self._bots, self._games, self._planned, self._depth, file=run.record
        )
        for generation in islice(generations, len(run.generations), None):
            run.generations.append(generation)
            run.counted = len(run.record)
            yield generation

    def _state(self) -> dict[str, Any]:
        run = self._run
        last = run.generations[-1] if run.generations else None
        return {
            "begun": run.games > 0,
            "over": len(run.generations) == self._planned,
            "progress": self._progress(run),
            "status": self._sentence(),
            "caption": f"The best of generation {last.number}" if last else "",
            "rows": _best_rows(last) if last else [],
        }

    def _progress(self, run: Run) -> str:
        total = self._planned * self._bots * self._games
        return f"Seed {self.seed}: {run.games:,} of {total:,} games"

    def _sentence(self) -> str:
        run = self._run
        done = len(run.generations)
        best = f" The best of generation {done} is {_winner(run.generations[-1])}." if done else ""
        if done == self._planned:
            return f"All generations are played.{best}"
        if self._playing:
            return f"Playing generation {done + 1}.{best}" if run.games else f"Playing. {COMPILES}"
        if run.games:
            return f"Stopped in generation {done + 1} after {run.games:,} games.{best}"
        return "Press Start."

    def picture(self) -> str:
        generations = self._run.generations
        title = f"The bots of {len(generations)} generations by their points"
        return population_chart(generations, self._planned, self._bots, self._games, title)

    def words(self) -> str:
        lines = [
            f"A genetic search with seed {self.seed}: {self._bots} bots, {self._games} games for "
            f"each, {self._planned} generations, {self._depth} moves ahead. {self._sentence()}"
        ]
        for generation in self._run.generations:
            lines.append(f"Generation {generation.number}: {_winner(generation)}")
        return "\n".join(lines)


def _winner(generation: Generation) -> str:
    return f"{generation.best.name} with {generation.points[0]:g} points"


def _best_rows(generation: Generation) -> list[list[str]]:
    """The table of the best bots: a row with rank, weights and points for each."""
    bots = zip(generation.bots[:BEST], generation.points, strict=False)
    return [
        [str(rank), *map(str, bot.weights), f"{points:g}"]
        for rank, (bot, points) in enumerate(bots, start=1)
    ]
