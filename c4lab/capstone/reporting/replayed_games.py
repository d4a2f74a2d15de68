"""A game to replay on a page without a kernel: the page has all positions, and shows one."""

from __future__ import annotations

from html import escape
from typing import Any

from c4lab.pictures import draw
from c4lab.pictures.replays import replay_bar
from c4lab.players import MatchResult


def two_games(matches: dict[str, MatchResult]) -> list[tuple[str, str]]:
    """(title, moves) of two games to look at: a win and one that was not won, if there are both.
    They come from the last opponents, because these are the strongest."""
    titled = [
        (f"against {name}, {_seat(game.side)}: {_outcome(game.points)}", game)
        for name, result in reversed(matches.items())
        for game in result.games
        if not game.forfeit
    ]
    won = [each for each in titled if each[1].points == 1]
    others = [each for each in titled if each[1].points < 1]
    return [(title, game.moves) for title, game in [*won[:1], *others[:1], *won[1:]][:2]]


def replay(title: str, game: type[Any], moves: str) -> str:
    """The game as HTML. Without its script it shows the last position."""
    positions = [game()]
    for move in game.parse(moves).history:
        positions.append(positions[-1].play(move))
    last = len(positions) - 1
    frames = "".join(
        f'<div class="frame"{"" if number == last else " hidden"}>{draw(position)}</div>'
        for number, position in enumerate(positions)
    )
    return (
        f'<section class="replay" aria-label="{escape(title)}"><h3>{escape(title)}</h3>{frames}'
        f"{replay_bar()}"
        f'<p class="at" aria-live="polite">After move {last} of {last}</p>'
        f"<p>The moves: <code>{escape(moves)}</code></p></section>"
    )


def _seat(side: int) -> str:
    return "moving first" if side == +1 else "moving second"


def _outcome(points: float) -> str:
    return {1.0: "won", 0.0: "lost"}.get(points, "drawn")
