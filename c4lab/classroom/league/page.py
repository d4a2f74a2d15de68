"""The page of a league: ratings, who beat whom, and every game to replay. It needs no network."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files

from c4lab.classroom.league.games import OPENING
from c4lab.classroom.league.scoring import Standings, rows
from c4lab.classroom.pages.html_pages import page
from c4lab.games.bits import HEIGHT, WIDTH
from c4lab.pictures.connect_four import CELL, Rack, disc
from c4lab.pictures.theme import replay_bar, replay_script, replay_style, svg


def league_page(found: Standings, refused: Mapping[str, str], seconds: float) -> str:
    """The text of the page; `refused` says by name why somebody cannot play, `seconds` what an
    engine had for a move."""
    low = min(each.low for each in found.ratings)
    span = max(each.high for each in found.ratings) - low or 1.0

    def across(rating: float) -> float:
        """Where a rating stands from the left, in per cent."""
        return round(100 * (rating - low) / span, 1)

    return page(
        "The league",
        "league.html",
        style=replay_style(_text_of("league.css")),
        script=replay_script(_text_of("league.js")),
        entrants=[each.name for each in found.entrants],
        games=len(found.games),
        seconds=seconds,
        intervals=[
            (*row[:5], across(each.low), across(each.rating), across(each.high))
            for row, each in zip(rows(found), found.ratings, strict=True)
        ],
        zero=across(0),
        rows=list(rows(found)),
        found=found,
        faults=list(_faults(found)),
        refused=list(refused.items()),
        board=_board(),
        bar=replay_bar(),
        data=_data(found),
    )


def _faults(found: Standings) -> Iterator[tuple[str, int, str]]:
    for place, entrant in enumerate(found.entrants):
        causes = Counter(why.rpartition(", at move ")[0] for why in found.forfeits(place))
        for why, count in causes.most_common():
            yield entrant.name, count, why


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
    names = [each.name for each in found.entrants]
    data = {"names": names, "opening": OPENING, "games": found.games, "left": left, "top": top,
            "cell": CELL}  # fmt: skip
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
