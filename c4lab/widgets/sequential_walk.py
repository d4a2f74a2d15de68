"""The sequential test, game by game: its walk between two borders, and a sentence about it."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from c4lab.tuning import Bot, Verdict, Walk
from c4lab.tuning.sequential import Walked
from c4lab.widgets.base import script, style
from c4lab.widgets.chart_of_walk import walk_chart
from c4lab.widgets.game_words import counted
from c4lab.widgets.match_points import MatchPoints
from c4lab.widgets.playing import COMPILES, Ask, Playing

HALF = Walk(0.5, 0.6)
MOST = 10_000  # games: more would not be drawn well
TICK = 0.1  # seconds from one picture to the next
ASKS = {"one": 1, "ten": 10, "end": MOST}


class SequentialWalk(Playing):
    """Walks between the borders of `walk`: by one game, by ten games, or until it is decided.

    `points` are those of the first player, game by game: a list of 1, 1/2 and 0, an iterator, or
    two bots, which play as the walk needs their games. Another seed means other games of the bots,
    or the known points in another order. Raises ValueError for anything else.
    """

    _esm = script("sequential_walk")
    _css = style("playing")

    def __init__(
        self,
        points: Sequence[float] | Iterator[float] | tuple[Bot, Bot],
        walk: Walk = HALF,
        seed: int = 1,
    ) -> None:
        if not isinstance(walk, Walk):
            raise ValueError(
                f"walk is the test: give one such as Walk(0.5, 0.6), not {walk!r:.40}."
            )
        self._walk = walk
        self._match = MatchPoints(points, seed)
        self._wanted = 0  # games in all
        super().__init__(seed)

    @property
    def walked(self) -> Walked:
        """The place of the walk after each game, and the verdict."""
        return self._walk.of(self._points)

    def go(self, games: int) -> None:
        """Asks for this many more games. Returns at once."""
        if not self.over:
            self._wanted = min(max(self._wanted, len(self._points)) + games, MOST)
            self.start()

    def stop(self) -> None:
        self._wanted = len(self._points)
        super().stop()

    def _reset(self) -> None:
        if self._match.seed != self.seed:
            self._match = self._match.with_seed(self.seed)
        self._points: list[float] = []
        self._wanted, self._no_more, self._shown = 0, False, 0.0

    def _play(self, ask: Ask) -> Iterator[float]:
        match, points = self._match, self._points
        place = sum(map(self._walk.step, points))
        low, high = self._walk.borders
        while len(points) < self._wanted and low < place < high:
            each = match[len(points)]
            ask()
            if each is None:
                self._no_more = True
                return
            points.append(each)
            place += self._walk.step(each)
            yield each

    def _told(self) -> None:
        """Shows the walk again, but not for each game if games follow fast, and at the end."""
        ended = self.wait(0)
        if self._playing and (ended or perf_counter() - self._shown > TICK):
            self._shown = perf_counter()
            super()._told()
            if not self._playing and not self._problem and len(self._points) < self._wanted:
                self.start()  # more was asked for at the last moment

    def _state(self) -> dict[str, Any]:
        games, walked = len(self._points), self.walked
        decided = walked.verdict is not Verdict.OPEN
        return {
            "begun": games > 0,
            "over": decided or self._no_more or games >= MOST,
            "progress": f"Seed {self.seed}: {counted(games, 'game')}",
            "status": self._sentence(walked),
        }

    def _sentence(self, walked: Walked) -> str:
        walk, (low, high) = self._walk, self._walk.borders
        place, games = round(walked.places[-1], 2) + 0.0, walked.games  # never -0.00
        if not games:
            if self._playing:
                return f"Playing. {COMPILES}"
            return (
                f"The walk begins at 0. At {high:+.2f} or above the first player is at least as "
                f"good as a score of {walk.high:g}; at {low:+.2f} or below no better than "
                f"{walk.low:g}."
            )
        won, drawn = self._points.count(1.0), self._points.count(0.5)
        so_far = (
            f"{won} won, {drawn} drawn, {games - won - drawn} lost: the walk is at {place:+.2f}"
        )
        if walked.verdict is Verdict.OPEN:
            end = " There are no more games." if self._no_more else ""
            if games >= MOST:
                end = f" After {MOST:,} games it ends here."
            return f"{so_far}, between {low:+.2f} and {high:+.2f}. Not decided.{end}"
        border, score, verdict = (
            (high, walk.high, "at least as good as")
            if walked.verdict is Verdict.HIGH
            else (low, walk.low, "no better than")
        )
        return (
            f"{so_far}, past the border at {border:+.2f}. Decided after {counted(games, 'game')}: "
            f"the first player is {verdict} a score of {score:g}. A match of a fixed length would "
            f"need about {walk.fixed_games:,} games to be as sure."
        )

    def picture(self) -> str:
        title = f"The walk after {counted(len(self._points), 'game')}"
        return walk_chart(self.walked.places, self._walk, title)

    def words(self) -> str:
        walk = self._walk
        return (
            f"A sequential test of a score of {walk.low:g} against {walk.high:g}, seed "
            f"{self.seed}. {self._sentence(self.walked)}"
        )

    def static_html(self) -> str:
        """The static form. A list that nobody has walked through yet is walked to its end."""
        if self._points or not self._match.listed:
            return super().static_html()
        finished = SequentialWalk(self._match.points, self._walk)
        finished._wanted = MOST
        for _ in finished._play(lambda: None):
            pass
        finished._show()
        return Playing.static_html(finished)

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "one" | "ten" | "end" as asked}:
                self.go(ASKS[asked])
            case {"do": "stop"}:
                self.stop()
            case {"do": "again"}:
                self.again()
