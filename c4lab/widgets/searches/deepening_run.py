"""Iterative deepening, under way or over: what is said of it, and a chart of its passes."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil, log10
from time import perf_counter
from typing import Literal

from c4lab.games import Position
from c4lab.instruments import Pass
from c4lab.pictures.growth import Scale, short
from c4lab.pictures.theme import FILL, label, svg
from c4lab.search import WIN, Order
from c4lab.widgets.parts.wording import signed
from c4lab.work.english import ordinal


class Interrupted(BaseException):
    """Ends a search that does not look at the clock. Not an Exception, so that none catches it."""


@dataclass(eq=False)
class Run:
    """A search under way, or over."""

    position: Position
    seconds: float
    passes: list[Pass] = field(default_factory=list)
    started: float = field(default_factory=perf_counter)
    ended: float = 0
    told: float = 0  # when the page last heard of the clock
    stopped: bool = False  # by a person

    @property
    def now(self) -> float:
        """Seconds since it began, or from its beginning to its end."""
        return (self.ended or perf_counter()) - self.started

    @property
    def due(self) -> bool:
        """Whether it should end: its time is up, or it was stopped."""
        return self.stopped or self.now >= self.seconds


def outcome(run: Run, order: Order, interrupted: bool = False) -> str:
    """How it ended, and the answer, in two sentences."""
    last = run.passes[-1] if run.passes else None
    under_way = 1 + (last.ahead if last else 0)
    if interrupted:
        why = f"The search did not look at the clock, and was interrupted in pass {under_way}."
    elif last and abs(last.value) >= WIN:
        why = f"Pass {last.ahead} knows for certain: looking further cannot change it."
    elif last and last.ahead == run.position.left:
        why = f"Pass {last.ahead} has reached the end of the game."
    elif run.stopped:
        why = f"You stopped it in pass {under_way}, which counts for nothing."
    else:
        why = f"The time is up in pass {under_way}, which counts for nothing."
    if last:
        worth = told(last.value, run.position)
        return f"{why} The answer is that of pass {last.ahead}: move {last.move}, {worth}."
    with suppress(Exception):  # the order may be a learner's
        first = order(run.position)[0]
        return f"{why} No pass has an answer, so it is the first move in the order: {first}."
    return why


def told(value: float, position: Position) -> str:
    """What a value for the side to move says, in words.

    >>> from c4lab.games import ConnectFour
    >>> told(12, ConnectFour()), told(WIN + 35, ConnectFour()), told(-WIN - 34, ConnectFour())
    ('worth +12', 'wins with its 4th move', 'loses to the 4th reply')
    """
    if abs(value) < WIN:
        return f"worth {signed(value)}"
    moves = position.left - (abs(value) - WIN)
    which = ordinal(int(moves + 1) // 2)
    return f"wins with its {which} move" if value > 0 else f"loses to the {which} reply"


WIDTH, HEIGHT = 720.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 72.0, 696.0, 96.0, 280.0
WON, LOST, AXIS = 60.0, 316.0, 344.0  # heights of won and lost values, and of the time axis
RADIUS = 13.0
TENTHS = 10_000  # tenths of a millisecond in a second

By = Literal["seconds", "nodes"]


def passes_chart(passes: Sequence[Pass], by: By, now: float, limit: float, title: str) -> str:
    """An SVG of the best move and value of each pass, on a logarithmic axis up to `limit`.

    `now` and `limit` are in seconds or in nodes, as `by` says. The line is dashed from the last
    pass to `now`: the pass that runs has no result yet.
    """
    unit = TENTHS if by == "seconds" else 1
    x = Scale(1, max(limit * unit, 10), LEFT, RIGHT, True)
    top = _round_up(max((abs(p.value) for p in passes if abs(p.value) < WIN), default=0))
    y = Scale(-top, top, BOTTOM, TOP, False)
    places = [
        (x((p.seconds if by == "seconds" else p.nodes) * unit), _height(p, y)) for p in passes
    ]
    body = [*_frame(x, y, top, by), *_steps(places, x(now * unit))]
    for i, (each, (across, up)) in enumerate(zip(passes, places, strict=True)):
        changed = i == 0 or passes[i - 1].move != each.move
        body.append(_disc(across, up, str(each.move), changed))
        body.append(label(across, 24, str(each.ahead), "middle"))
    body.append(label(8, 24, "pass", "start"))
    return svg(WIDTH, HEIGHT, "".join(body), title)


def _height(each: Pass, y: Scale) -> float:
    if each.value >= WIN:
        return WON
    return LOST if each.value <= -WIN else y(each.value)


def _round_up(value: float) -> float:
    """The next of 10, 20, 50, 100, ... that is as large."""
    power = 10 ** max(1, ceil(log10(max(value, 1))) - 1)
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= value))


def _frame(x: Scale, y: Scale, top: float, by: By) -> list[str]:
    parts = []
    for value in (top, 0, -top):
        parts.append(f'<path d="M{LEFT:g} {y(value):.1f}H{RIGHT:g}" stroke="{FILL["line"]}"/>')
        parts.append(label(LEFT - 10, y(value) + 5, signed(value), "end"))
    parts += [label(LEFT - 10, at + 5, word, "end") for at, word in ((WON, "won"), (LOST, "lost"))]
    for tick in x.ticks():
        tick_text = short(tick) if by == "nodes" else _time(tick / TENTHS)
        parts.append(f'<path d="M{x(tick):.1f} {AXIS:g}v6" stroke="{FILL["soft"]}"/>')
        parts.append(label(x(tick), AXIS + 22, tick_text, "middle"))
    along = "nodes" if by == "nodes" else "time"
    parts.append(label((LEFT + RIGHT) / 2, HEIGHT - 10, f"{along} (logarithmic axis)", "middle"))
    return parts


def _time(seconds: float) -> str:
    return f"{seconds:g} s" if seconds > 0.09 else f"{1000 * seconds:g} ms"


def _steps(places: Sequence[tuple[float, float]], now: float) -> list[str]:
    """The line of values: a value holds until the next pass ends. Dashed from the last pass on."""
    parts = [f'<path d="M{now:.1f} {TOP - 52:g}V{AXIS:g}" stroke="{FILL["soft"]}"/>']
    if not places:
        return parts
    first, *rest = places
    path = f"M{first[0]:.1f} {first[1]:.1f}" + "".join(f"H{a:.1f}V{u:.1f}" for a, u in rest)
    look = f'fill="none" stroke="{FILL["board"]}" stroke-width="2.5"'
    across, up = places[-1]
    parts.append(f'<path d="{path}" {look}/>')
    ahead = f"M{across:.1f} {up:.1f}H{max(now, across):.1f}"
    parts.append(f'<path d="{ahead}" {look} stroke-dasharray="4 5"/>')
    return parts


def _disc(x: float, y: float, text: str, changed: bool) -> str:
    """A disc with the number of a move, filled if the best move has changed."""
    fill, ink = (FILL["board"], "#FFFFFF") if changed else (FILL["paper"], FILL["ink"])
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS:g}" fill="{fill}" '
        f'stroke="{FILL["board"]}" stroke-width="2.5"/>'
        f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="14" text-anchor="middle" '
        f'fill="{ink}">{text}</text>'
    )
