"""How often a transposition table knew a position: for each ply a bar of all lookups."""

from collections.abc import Mapping
from typing import Protocol

from c4lab.pictures.theme import FILL, svg

WIDTH, LEFT, BAR, ROW, HEAD = 480.0, 56.0, 240.0, 28.0, 56.0


class Lookups(Protocol):
    """The lookups at one ply: `probes` in all, `hits` that found an entry, and `cut_offs` whose
    entry made a search unnecessary."""

    probes: int
    hits: int

    @property
    def cut_offs(self) -> int: ...


def hits_by_ply(plies: Mapping[int, Lookups]) -> str:
    """Returns an SVG with a row for each ply: the share of lookups that needed no search, and the
    share whose entry gave at least a first move."""
    body = [
        _key(LEFT, "answered", "needs no search"),
        _key(LEFT + 160, "known", "gives a first move"),
        *(
            part
            for row, ply in enumerate(sorted(plies))
            for part in _row(HEAD + ROW * row, ply, plies[ply])
        ),
    ]
    height = HEAD + ROW * max(1, len(plies)) + 8
    if not plies:
        body.append(_text(LEFT, HEAD + 16, "There is nothing to look up."))
    return svg(WIDTH, height, "".join(body), "What the table knew, by ply")


def _row(y: float, number: int, ply: Lookups) -> list[str]:
    known, answered = (BAR * share / max(1, ply.probes) for share in (ply.hits, ply.cut_offs))
    return [
        _text(LEFT - 8, y + 15, f"ply {number}", "end"),
        _bar(LEFT, y, known, "known"),
        _bar(LEFT, y, answered, "answered"),
        f'<rect x="{LEFT:g}" y="{y:g}" width="{BAR:g}" height="20" fill="none" '
        f'stroke="{FILL["soft"]}"/>',
        _text(LEFT + BAR + 8, y + 15, f"{ply.cut_offs:,} of {ply.probes:,}"),
    ]


def _bar(x: float, y: float, width: float, kind: str) -> str:
    """A full bar if `kind` is "answered", a thin bar along the bottom if it is "known"."""
    if width <= 0:
        return ""
    top, height = (y, 20) if kind == "answered" else (y + 13, 7)
    colour = FILL["good"] if kind == "answered" else FILL["soft"]
    return f'<rect x="{x:g}" y="{top:g}" width="{width:.1f}" height="{height}" fill="{colour}"/>'


def _key(x: float, kind: str, text: str) -> str:
    return _bar(x, 16, 20, kind) + _text(x + 28, 31, text)


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="14" text-anchor="{anchor}" '
        f'fill="{FILL["ink"]}">{text}</text>'
    )
