"""Evaluations side by side: each one's verdict on a position in red's view, and who agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from numbers import Real
from reprlib import repr as short
from typing import Any, NamedTuple

from c4lab.evaluation import (
    CentreCount,
    ColumnWeights,
    LinearFeatures,
    OpenThrees,
    Squares,
    Threats,
    WindowScore,
)
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.players.referee import in_words
from c4lab.widgets.parts.wording import signed

Opinion = Callable[[ConnectFour], float]
"""An evaluation, or a learner's function: from a position to its value for the side to move."""
PUBLISHED: tuple[Callable[[], Opinion], ...] = (
    *(CentreCount, ColumnWeights, OpenThrees, Squares),
    *(WindowScore, LinearFeatures, Threats),
)
LARGEST = 1e300


class Verdict(NamedTuple):
    """An evaluation's `value` in red's view; or None, and then `mistake` says why."""

    name: str
    value: float | None
    mistake: str = ""
    outcome: str = ""  # who wins, if it is known for certain

    @property
    def side(self) -> int | None:
        return None if self.value is None else (self.value > 0) - (self.value < 0)

    @property
    def says(self) -> str:
        return "–" if self.value is None else signed(self.value)

    @property
    def ahead(self) -> str:
        if self.side is None:
            return self.mistake
        return self.outcome or (f"{NAMES[self.side]} is ahead" if self.side else "even")

    def agrees(self, other: Verdict) -> bool | None:
        """Whether both put the same side ahead; None if one of them has no value."""
        return None if None in (self.side, other.side) else self.side == other.side


def published_evaluations() -> list[Opinion]:
    """The evaluations of c4lab.evaluation, with their published weights."""
    return [evaluation() for evaluation in PUBLISHED]


def verdict_on(name: str, opinion: Opinion, position: ConnectFour) -> Verdict:
    """The verdict of `opinion`, whose own value is in the view of the side to move."""
    if position.result() is not None:
        return Verdict(name, None, "the game is over")
    try:
        value: Any = opinion(position)
    except (Exception, SystemExit) as error:  # a learner's function may do anything
        return Verdict(name, None, f"stopped with {in_words(error)}")
    if not isinstance(value, Real) or value != value:  # nan is not equal to itself
        return Verdict(name, None, f"answered {short(value)}, which is not a number")
    if not -LARGEST <= value <= LARGEST:  # type: ignore[operator]
        return Verdict(name, None, f"answered {short(value)}, which is too large to show")
    return Verdict(name, position.player * float(value))


def solver_verdict(value: int) -> Verdict:
    """The verdict for the solver's `value`, which is in red's view."""
    outcome = f"{NAMES[1 if value > 0 else -1]} wins" if value else "draw"
    return Verdict("solver (exact)", value, "", outcome)


def opinions_by_name(opinions: Iterable[Opinion]) -> dict[str, Opinion]:
    """The opinions by name, no two with the same. Raises ValueError for what is no opinion."""
    named: dict[str, Opinion] = {}
    for opinion in opinions:
        if isinstance(opinion, type) or not callable(opinion):
            hint = f"{opinion.__name__}()" if isinstance(opinion, type) else "Squares()"
            raise ValueError(
                f"{short(opinion)} is not an evaluation: give one such as {hint}, or a function "
                "from a position to a number, in the view of the side to move."
            )
        name = str(getattr(opinion, "name", getattr(opinion, "__name__", "your evaluation")))
        name = "your function" if name == "<lambda>" else name
        while named.get(name, opinion) is not opinion:
            name += ", another"
        named[name] = opinion
    return named


def table_rows(verdicts: list[Verdict]) -> list[dict[str, Any]]:
    """The verdicts as rows for the page; each one after the first is compared with the first."""
    return [
        {
            "key": f"{place}:{verdict.name}",
            "name": verdict.name,
            "says": verdict.says,
            "side": verdict.side,
            "ahead": verdict.ahead,
            "agrees": {None: "", True: "yes", False: "no"}[verdict.agrees(verdicts[0])]
            if place
            else "",
        }
        for place, verdict in enumerate(verdicts)
    ]


def agreement(verdicts: list[Verdict]) -> str:
    """A caption: how many of the other verdicts put the same side ahead as the first."""
    first, *others = verdicts
    agree = [verdict.agrees(first) for verdict in others]
    known = [each for each in agree if each is not None]
    if not known:
        return "Verdicts, for red"
    return f"{sum(known)} of {len(known)} others agree with {first.name} on who is ahead"


HEADS = {"name": "evaluation", "says": "says, for red", "ahead": "who is ahead", "agrees": "agrees"}


def as_text(rows: Iterable[Mapping[str, Any]]) -> str:
    return "\n".join(" | ".join(row[key] for key in HEADS if row[key]) for row in rows)


def as_html(rows: Iterable[Mapping[str, Any]], caption: str) -> str:
    head = "".join(f"<th>{words}</th>" for words in HEADS.values())
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(row[key])}</td>" for key in HEADS) + "</tr>" for row in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )
