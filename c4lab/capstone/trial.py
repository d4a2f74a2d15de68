"""An engine on trial: asked for moves within its time, and at last in matches, each with a goal."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from c4lab.capstone.grounds import Rival
from c4lab.capstone.positions import Questions
from c4lab.checks.writing import Answer, Wrong
from c4lab.games import Position
from c4lab.players import MatchResult, play_match

GRACE = 0.6
"""Seconds that a move may come too late: computers are busy at times."""
CLOCK = (
    "Look at the clock inside the search, before each position, and leave the search when less "
    "than a fifth of the time is left."
)


class Trial:
    """An engine that is asked. `matches` are those that it has played, by opponent."""

    def __init__(self, answer: Answer, asked: Questions, name: str = "your engine") -> None:
        self.answer, self.asked, self.size, self.name = answer, asked, asked.size, name
        self.matches: dict[str, MatchResult] = {}
        self._alone = answer.takes(1) and not answer.takes(2)

    def case(self, position: Position, seconds: float) -> tuple[Any, ...]:
        """The arguments of a call: without the seconds if the engine takes only the position."""
        return (position,) if self._alone else (position, seconds)

    def move(self, position: Position, seconds: float) -> Any:
        return self.answer.ask(self.case(position, seconds))

    def took(self, position: Position, seconds: float) -> tuple[Any, float]:
        """A move, and the seconds for it. After a try that is too late, those of a second one."""
        for _ in range(2):
            start = perf_counter()
            move = self.move(position, seconds)
            took = perf_counter() - start
            if took <= seconds + GRACE:
                break
        return move, took

    def refuse_late(self, position: Position, seconds: float) -> Any:
        """The move. Raises Wrong if it comes too late."""
        move, took = self.took(position, seconds)
        if took > seconds + GRACE:
            where = "At the start" if not position.history else f"In {position!r}"
            raise Wrong(
                "too-late",
                f"{where} it took {took:.1f} seconds for a move, and had {seconds:g}. {CLOCK}",
            )
        return move


def one_of(got: Any, expected: set[int]) -> bool:
    """Whether `got` is a number, and one of these moves."""
    return type(got) is int and got in expected


FEW = 12
"""Games of a small match. Who wins ten of them is surely better."""


def wins_matches(trial: Trial) -> str:
    """The engine loses no game by default, and reaches the goals of its opponents."""
    asked = trial.asked
    missed: list[str] = []
    for rival in asked.ground.rivals if trial.size.whole else asked.ground.rivals[:1]:
        player = _AtTheBoard(trial)
        match = play_match(
            player, rival.make(asked.seed), games=rival.games if trial.size.whole else FEW,
            game=asked.ground.game, seed=asked.seed, opening=asked.ground.opening,
        )  # fmt: skip
        trial.matches[rival.name] = match
        if player.lost:
            raise Wrong(
                "loses-by-default", f"{match.forfeits[0]} A move has to come in every position."
            )
        missed += _missed(rival, match)
    if missed:
        raise Wrong("not-better", "\n".join(missed))
    return "\n".join(f"{result_line(*each)}." for each in trial.matches.items())


class _AtTheBoard:
    """The engine in a match. Once it has made no move, or came too late, it is not asked again."""

    def __init__(self, trial: Trial) -> None:
        self.name, self.lost = trial.name, False
        self._trial = trial

    def choose(self, position: Position) -> Any:
        if self.lost:
            raise TimeoutError
        self.lost = True
        move = self._trial.refuse_late(position, self._trial.size.in_a_match)
        self.lost = not one_of(move, set(position.moves()))
        return move


def _missed(rival: Rival, match: MatchResult) -> Iterator[str]:
    """A sentence about the rival's goal, if the match did not reach it."""
    low, _ = match.interval
    if rival.goal == "better" and low <= 1 / 2:
        yield (
            f"{result_line(rival.name, match)}. The interval begins at or below one half, so it "
            "may be no better than chance: look further ahead."
        )
    if rival.goal == "unbeaten" and match.losses:
        lost = next(game.moves for game in match.games if game.points == 0)
        yield f"It lost to {rival.name}, which nobody has to: look at the game {lost}."


def result_line(name: str, result: MatchResult) -> str:
    """The result of a match as text, with its interval.

    >>> from c4lab.players import Greedy, RandomPlayer, play_match
    >>> result_line("beginner", play_match(Greedy(seed=1), RandomPlayer(seed=1), games=10))
    'beginner: 8 won, 1 drawn, 1 lost; score 0.85, 95 % interval 0.44 to 1.00'
    """
    low, high = result.interval
    return (
        f"{name}: {result.wins} won, {result.draws} drawn, {result.losses} lost; "
        f"score {result.score:.2f}, 95 % interval {low:.2f} to {high:.2f}"
    )
