"""The report: one HTML page about an engine, which needs no kernel and no network.

It has the learner's text, the steps, the gates, the matches, two games to replay, and the code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from math import floor, log10
from pathlib import Path
from typing import Any

from c4lab.capstone.showing import Step, steps
from c4lab.capstone.submitting import Submission
from c4lab.checks.writing.result import Result
from c4lab.pictures import draw
from c4lab.pictures.theme import replay_bar, replay_script, replay_style, standalone_page
from c4lab.players import MatchResult


def report(path: str | Path, submission: Submission, words: str = "") -> Path:
    """Writes the report as one file, which needs no kernel and no network, and returns its path.

    `words` is your own text; an empty line begins a new paragraph. It shows the steps that
    `step(...)` has noted for this game. Raises ValueError if `submission` is not the result of
    `submit(...)`.
    """
    if not isinstance(submission, Submission):
        raise ValueError(f"{submission!r:.80} is no submission: give what submit(...) returned.")
    path = Path(path)
    path.write_text(page(submission, words), encoding="utf-8")
    return path


def page(submission: Submission, words: str = "") -> str:
    """The HTML text of the report."""
    title = f"{submission.name}: {submission.game.__name__}"
    body = "".join(_sections(submission, words, steps(submission.game)))
    style, script = replay_style(_text_of("report.css")), replay_script(_text_of("report.js"))
    return standalone_page(title, body, style, script)


def _sections(submission: Submission, words: str, shown: Sequence[Step]) -> Iterator[str]:
    yield f"<p>{escape(submission.heading)}.</p>"
    if words.strip():
        yield f'<h2>What I did</h2><div class="words">{escape(words.strip())}</div>'
    if shown:
        yield "<h2>Step by step</h2><p>Each engine at the same positions near the end of the game: "
        yield f"nodes and seconds a position, the bars on a logarithmic scale.</p>{_steps(shown)}"
    yield "<h2>The gates</h2>"
    yield from map(_gate, submission.passages)
    if submission.matches:
        yield "<h2>The matches</h2><p>Points a game, from 0 to 1. A line is the 95 % interval; the "
        yield f"dashed one is even.</p>{_matches(submission.matches)}"
        games = two_games(submission.matches)
        if games:
            yield f"<h2>{'Two games' if len(games) > 1 else 'A game'} to look at</h2>"
        for title, moves in games:
            yield replay(title, submission.game, moves)
    yield f'<h2>The code</h2><pre tabindex="0"><code>{escape(submission.code)}</code></pre>'


def _steps(shown: Sequence[Step]) -> str:
    """A row for each step; one without a problem has a bar under each number."""
    measured = [step for step in shown if not step.problem]
    bars = {what: _lengths(measured, what) for what in ("nodes", "seconds")}
    rows = []
    for step in shown:
        nodes = "not seen" if step.nodes is None else f"{step.nodes:,.0f}"
        cells = ["", escape(step.problem)]
        if not step.problem:
            cells = [
                said + bars[what].get(step.name, "")
                for what, said in (("nodes", nodes), ("seconds", f"{step.seconds:.4f}"))
            ]
        rows.append((step.name, *cells))
    return _table("Steps", ("step", "nodes", "seconds"), rows)


def _lengths(measured: Sequence[Step], what: str) -> dict[str, str]:
    """The bar of each of these steps, on a logarithmic scale; the longest fills its cell.

    `what` is "nodes" or "seconds"; nodes that were not seen have no bar.
    """
    powers = {step.name: log10(value) for step in measured if (value := getattr(step, what))}
    if not powers:
        return {}
    lowest = floor(min(powers.values()))
    width = max(*powers.values(), lowest + 1) - lowest
    return {
        name: f'<span class="cost" style="width:{(power - lowest) / width:.1%}"></span>'
        for name, power in powers.items()
    }


def _matches(matches: Mapping[str, MatchResult]) -> str:
    """A row for each match: its score as a number and a dot, its interval as numbers and a line."""
    rows = []
    for name, result in matches.items():
        low, high = result.interval
        line = f'<span class="range" style="left:{low:.1%};width:{high - low:.1%}"></span>'
        dot = f'<span class="score" style="left:{result.score:.1%}"></span>'
        scale = f'<div class="scale">{line}{dot}</div>'
        rows.append((name, f"{result.score:.2f}", f"{low:.2f} to {high:.2f}", scale))
    return _table("Matches", ("opponent", "points a game", "95 % interval", "from 0 to 1"), rows)


def _table(label: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table. The first cell of a row is text, the others are HTML."""
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        f"{''.join(f'<td>{each}</td>' for each in rest)}</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="table" tabindex="0" role="region" aria-label="{label}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _gate(passage: Result) -> str:
    example = passage.counterexample
    lines = dict.fromkeys([*passage.message.split("\n"), example.sentence if example else ""])
    said = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
    return (
        f'<div class="gate"><h3>{escape(f"{passage.title}. {passage.heading}")}</h3>'
        f"{said}{example.picture if example else ''}</div>"
    )


def _text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


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
