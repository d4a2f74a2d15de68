"""The fifth gate: matches against named opponents, each result with its confidence interval."""

import re
from collections.abc import Iterator, Sequence

from c4lab.capstone.gates.passage import Passage
from c4lab.capstone.grounds import Ground, Rival
from c4lab.capstone.guard import Guard
from c4lab.players import MatchResult, play_match

NAME = "results with intervals"
FEW = 12
"""Games of a match in a quick run. Who wins ten of them is surely better."""
GOALS = {"better": "surely better than", "unbeaten": "unbeaten by"}


def play_matches(
    guard: Guard, ground: Ground, seed: int, seconds: float, quick: bool
) -> Iterator[tuple[Rival, MatchResult]]:
    """Plays a match against each rival, and yields it as soon as it ends. A quick run has only the
    rivals with a goal, and fewer games."""
    for rival in ground.rivals:
        if guard.broken or (quick and not rival.goal):
            continue
        games = min(rival.games, FEW) if quick else rival.games
        yield rival, play_match(
            guard.seated(seconds), rival.make(seed), games=games, game=ground.game,
            seed=seed, opening=ground.opening,
        )  # fmt: skip


def judge_results(guard: Guard, played: Sequence[tuple[Rival, MatchResult]]) -> Passage:
    """The matches have to reach the rivals' goals, and no game may be lost by default."""
    notes = tuple(result_line(rival.name, result) for rival, result in played)
    missed = [sentence for rival, result in played if (sentence := _missed(rival, result))]
    for _, result in played:
        for number, game in enumerate(result.games, start=1):
            if game.forfeit:
                # Leave out the guard's own exception, which the text names.
                why = re.sub(r"stopped with Forfeit \((.*)\), at", r"\1, at", game.forfeit)
                message = f"Game {number} against {result.second} was lost by default: {why}."
                return Passage(NAME, False, message, notes)
    if not played:
        return Passage(NAME, False, f"{guard.name} could not play: see the gates before.")
    if missed:
        return Passage(NAME, False, " ".join(missed), notes)
    reached = [f"{GOALS[rival.goal]} {rival.name}" for rival, _ in played if rival.goal]
    return Passage(NAME, True, f"It is {' and '.join(reached)}.", notes)


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


def _missed(rival: Rival, result: MatchResult) -> str:
    """A sentence about the rival's goal if the match did not reach it, or else ""."""
    low, _ = result.interval
    if rival.goal == "better" and low <= 1 / 2:
        return (
            f"Against {rival.name} the interval begins at {low:.2f}, so it may be no better: look "
            "further ahead in the same time, and judge by an evaluation where the search stops."
        )
    if rival.goal == "unbeaten" and result.losses:
        lost = next(game.moves for game in result.games if game.points == 0)
        return f"It lost to {rival.name}, which nobody has to: look at the game {lost}."
    return ""
