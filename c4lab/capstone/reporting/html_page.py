"""One HTML file about an engine: the learner's text, steps, gates, matches, games and code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from c4lab.capstone.noted_steps import Step, steps
from c4lab.capstone.reporting.charts import costs, scores
from c4lab.capstone.reporting.replayed_games import replay, two_games
from c4lab.capstone.submitting import Submission
from c4lab.checks.writing.result import Result
from c4lab.pictures.pages import standalone_page
from c4lab.pictures.replays import replay_script, replay_style


def report(
    path: str | Path,
    submission: Submission,
    words: str = "",
    noted: Sequence[Step] | None = None,
) -> Path:
    """Writes the report as one file, which needs no kernel and no network, and returns its path.

    `words` is your own text; an empty line begins a new paragraph. `noted` are the steps to show;
    without it, those that `step(...)` has noted for this game. Raises ValueError if `submission` is
    not the result of `submit(...)`.
    """
    if not isinstance(submission, Submission):
        raise ValueError(f"{submission!r:.80} is no submission: give what submit(...) returned.")
    path = Path(path)
    path.write_text(page(submission, words, noted), encoding="utf-8")
    return path


def page(submission: Submission, words: str = "", noted: Sequence[Step] | None = None) -> str:
    """The HTML text of the report."""
    shown = steps(submission.game) if noted is None else tuple(noted)
    title = f"{submission.name}: {submission.game.__name__}"
    body = "".join(_sections(submission, words, shown))
    style, script = replay_style(_text_of("report.css")), replay_script(_text_of("report.js"))
    return standalone_page(title, body, style, script)


def _sections(submission: Submission, words: str, shown: Sequence[Step]) -> Iterator[str]:
    yield f"<p>{escape(submission.heading)}.</p>"
    if words.strip():
        yield f'<h2>What I did</h2><div class="words">{escape(words.strip())}</div>'
    if shown:
        yield "<h2>Step by step</h2><p>Each engine at the same positions near the end of the game."
        yield f"</p>{_table(shown)}"
        for what in ("nodes", "seconds"):
            if chart := costs(shown, what):
                yield f"<h3>{what.title()} a position</h3>{chart}"
    yield "<h2>The gates</h2>"
    yield from map(_gate, submission.passages)
    if submission.matches:
        yield "<h2>The matches</h2><p>Points a game, from 0 to 1. A line is the 95 % interval; the "
        yield f"dashed one is even.</p>{scores(submission.matches)}"
        games = two_games(submission.matches)
        if games:
            yield f"<h2>{'Two games' if len(games) > 1 else 'A game'} to look at</h2>"
        for title, moves in games:
            yield replay(title, submission.game, moves)
    yield f'<h2>The code</h2><pre tabindex="0"><code>{escape(submission.code)}</code></pre>'


def _table(shown: Sequence[Step]) -> str:
    rows = []
    for step in shown:
        nodes = "not seen" if step.nodes is None else f"{step.nodes:,.0f}"
        cells = [nodes, f"{step.seconds:.4f}"] if not step.problem else ["", escape(step.problem)]
        rows.append(f'<tr><th scope="row">{escape(step.name)}</th>{_cells(cells)}</tr>')
    head = "".join(f'<th scope="col">{name}</th>' for name in ("step", "nodes", "seconds"))
    return (
        '<div class="table" tabindex="0" role="region" aria-label="Steps"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _cells(cells: Sequence[str]) -> str:
    return "".join(f"<td>{cell}</td>" for cell in cells)


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
