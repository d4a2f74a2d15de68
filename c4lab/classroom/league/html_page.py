"""The page of a league: ratings, who beat whom, and every game to replay. It needs no network."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from importlib.resources import files

from c4lab.checks.keeping.plain_text import one_line
from c4lab.classroom.league.chart import interval_chart
from c4lab.classroom.league.pairings import OPENING
from c4lab.classroom.league.scoring import Standings
from c4lab.classroom.league.table_rows import rows
from c4lab.classroom.pages.html_parts import page, paragraph, table
from c4lab.games.bits import HEIGHT, WIDTH
from c4lab.pictures.rack import CELL, Rack, disc
from c4lab.pictures.replays import replay_bar, replay_script, replay_style
from c4lab.pictures.theme import svg

RATING = (
    "A rating says how strong an entrant is. Who is 100 points ahead of another is expected to get "
    "64 of 100 points from games between the two, and who is 400 ahead 91. The mean is 0. The line "
    "is the interval in which the true rating lies in 95 of 100 such leagues; where two intervals "
    "have much in common, nobody knows yet who is better."
)
CROSS = (
    "A row has the points of one entrant against each other one: 1 for a win, a half for a draw. "
    "The numbers in the head are the places. Choose a field, and its games stand below."
)


def league_page(found: Standings, refused: Mapping[str, str], seconds: float) -> str:
    """The text of the page; `refused` says by name why somebody cannot play, `seconds` what an
    engine had for a move."""
    style, script = replay_style(_text_of("league.css")), replay_script(_text_of("league.js"))
    return page("The league", "".join(_sections(found, refused, seconds)), style, script)


def _sections(found: Standings, refused: Mapping[str, str], seconds: float) -> Iterator[str]:
    yield (
        f"<p>{len(found.entrants)} entrants, {len(found.games):,} games of Connect Four, "
        f"{seconds:g} seconds for a move of an engine.</p>"
    )
    yield f"<h2>Ratings</h2>{paragraph(RATING)}{interval_chart(found)}"
    head = ("place", "name", "rating", "from", "to", "points", "games", "forfeited")
    yield table("Ratings", head, list(rows(found)))
    yield f"<h2>Who beat whom</h2>{paragraph(CROSS)}{_cross_table(found)}"
    if faults := list(_faults(found)):
        yield "<h2>Lost without a row of four</h2>"
        yield table("Forfeited games", ("name", "games", "how"), faults)
    if refused:
        yield "<h2>Not in the league</h2>"
        yield table("Not in the league", ("name", "why"), list(refused.items()))
    yield f'<h2 id="games">Games</h2>{_replay()}'
    yield f'<script type="application/json" id="league">{_data(found)}</script>'


def _cross_table(found: Standings) -> str:
    places = range(len(found.entrants))
    head = "".join(f'<th scope="col">{place + 1}</th>' for place in places)
    body = []
    for place in places:
        name = escape(found.entrants[place].name)
        cells = "".join(_cell(found, place, other) for other in places)
        body.append(f'<tr><th scope="row">{place + 1} {name}</th>{cells}</tr>')
    return (
        '<div class="table cross" tabindex="0" role="region" aria-label="Who beat whom"><table>'
        f'<thead><tr><th scope="col">name</th>{head}</tr></thead>'
        f"<tbody>{''.join(body)}</tbody></table></div>"
    )


def _cell(found: Standings, place: int, other: int) -> str:
    points, games = found.scores[place][other]
    if place == other or not games:
        return '<td class="own"></td>'
    names = [escape(found.entrants[at].name) for at in (place, other)]
    ahead = ' class="ahead"' if 2 * points > games else ""
    return (
        f'<td><a href="#games" data-pair="{place} {other}"{ahead} aria-label="{names[0]} against '
        f'{names[1]}: {points:g} of {games} points">{points:g}</a></td>'
    )


def _faults(found: Standings) -> Iterator[tuple[str, int, str]]:
    for place, entrant in enumerate(found.entrants):
        causes = Counter(why.rpartition(", at move ")[0] for why in found.forfeits(place))
        for why, count in causes.most_common():
            yield entrant.name, count, why


def _replay() -> str:
    labels = (("one", "One"), ("other", "The other"), ("which", "Game"))
    lists = "".join(
        f'<div><label for="{id}">{text}</label><select id="{id}"></select></div>'
        for id, text in labels
    )
    return (
        "<noscript><p>To replay games, allow this page its script.</p></noscript>"
        f'<div class="choose" id="choose" hidden>{lists}</div>'
        '<section class="replay" id="replay" aria-label="A game" hidden>'
        '<p class="names"><span class="red" id="red-name"></span> moved first and is red, with a '
        'ring. <span class="amber" id="amber-name"></span> is amber, with a dot.</p>'
        f'{_board()}{replay_bar()}<p class="at" aria-live="polite"></p>'
        '<p class="names" id="ending"></p><p>The moves: <code id="moves"></code></p></section>'
    )


def _board() -> str:
    """The empty board; the script puts discs behind its holes."""
    rack = Rack(WIDTH, HEIGHT)
    last = '<circle r="21" fill="none" stroke="var(--c4-ink)" stroke-width="5"/>'
    shapes = "".join(
        f'<g id="{name}">{disc(0, 0, player)}</g><g id="{name}-last">{disc(0, 0, player)}{last}</g>'
        for name, player in (("red", +1), ("amber", -1))
    )
    body = f'<defs>{shapes}</defs><g id="discs"></g>{rack.front()}'
    picture = svg(*rack.size, body, "Connect Four board")
    return picture.replace("<svg ", '<svg id="board" ', 1)


def _data(found: Standings) -> str:
    """All games for the script, as JSON that ends no script."""
    left, top = Rack(WIDTH, HEIGHT).centre((1, HEIGHT))
    games = [
        (game.first, game.second, game.ended.moves, game.ended.result, one_line(game.ended.why))
        for game in found.games
    ]
    names = [each.name for each in found.entrants]
    data = {"names": names, "opening": OPENING, "games": games, "left": left, "top": top,
            "cell": CELL}  # fmt: skip
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
