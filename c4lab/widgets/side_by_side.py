"""Two searches of one position side by side: what an order of moves saves."""

from collections.abc import Mapping
from html import escape
from itertools import zip_longest
from typing import Any

import traitlets

from c4lab.instruments.calltree import Trace
from c4lab.instruments.node import brief
from c4lab.pictures.layout import Size, lay_out
from c4lab.pictures.theme import FONT, img
from c4lab.pictures.tree import draw_tree
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.game_words import counted
from c4lab.widgets.stepper import visible

WIDTH = 400  # for one tree
FOLDED = Size(14, 40, 20, 96, 0)
# A tree with leaves as mere dots says more than a roomy one with most of it folded away.
SIZES = (
    Size(18, 50, 24, 96, 0),
    FOLDED,
    Size(11, 28, 14, 80, 0, dot=4),
    Size(9, 24, 12, 72, 0, dot=3),
)


class SideBySide(Widget):
    """Steps through two traces at once, one node of each a step, and counts them.

    `traces` are two results of `trace` by name, such as {"left to right": trace(...),
    "centre first": trace(...)}. Both trees are drawn to one scale. `step` counts from 0, where
    each search enters its root, to the step after the longer one's last node. Raises ValueError
    for anything but two traces.
    """

    _esm = script("side_by_side")
    _css = style("tree", "side_by_side")
    step = traitlets.Int(0).tag(sync=True)
    trees: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    sentences: traitlets.List[str] = traitlets.List().tag(sync=True)

    def __init__(self, traces: Mapping[str, Trace]) -> None:
        if not _are_two_traces(traces):
            raise ValueError(
                "SideBySide compares two traces: give them by name, as "
                '{"left to right": trace(...), "centre first": trace(...)}.'
            )
        self.traces = {str(name): trace for name, trace in traces.items()}
        size = _common_size(list(self.traces.values()))
        super().__init__(
            trees=[_tree(name, trace, size) for name, trace in self.traces.items()],
            sentences=[*self._looks(), self.words()],
        )

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.sentences) - 1))

    def words(self) -> str:
        """How many positions each search looked at, and what went wrong if anything did."""
        (one, first), (two, second) = self.traces.items()
        nodes = counted(first.nodes, "node")
        said = f"{_capital(one)} looked at {nodes}, {two} at {second.nodes:,}"
        if not (first.error or second.error) and first.value != second.value:
            said += f", but one found {brief(first.value)} and the other {brief(second.value)}"
        errors = [
            f"{_capital(name)}: {trace.error}" for name, trace in self.traces.items() if trace.error
        ]
        return " ".join([f"{said}.", *errors])

    def static_html(self) -> str:
        figures = "".join(
            '<figure style="display:inline-block;vertical-align:top;margin:0 16px 8px 0">'
            f'<figcaption style="margin-bottom:4px">{escape(_capital(name))}</figcaption>'
            f"{img(tree['tree'], trace.summary())}</figure>"
            for (name, trace), tree in zip(self.traces.items(), self.trees, strict=True)
        )
        return (
            f'<div style="font-family:{FONT};font-size:14px;line-height:1.4">{figures}'
            f'<p style="margin:8px 0">{escape(self.words())}</p></div>'
        )

    def _looks(self) -> list[str]:
        """For each step but the last, the node that each search looks at."""
        visits = [
            [step.node.name for step in trace.steps if step.kind == "enter"]
            for trace in self.traces.values()
        ]
        one, two = self.traces
        return [
            f"{_capital(one)} {_at(first)}, {two} {_at(second)}."
            for first, second in zip_longest(*visits)
        ]


def _are_two_traces(traces: Any) -> bool:
    return (
        isinstance(traces, Mapping)
        and len(traces) == 2
        and all(isinstance(trace, Trace) for trace in traces.values())
    )


def _common_size(traces: list[Trace]) -> Size:
    """The roomiest size at which no tree needs folding."""
    for size in SIZES:
        places = [place for trace in traces for place in lay_out(trace.root, WIDTH, (size,))[1]]
        if not any(place.folded for place in places):
            return size
    return FOLDED


def _tree(name: str, trace: Trace, size: Size) -> dict[str, Any]:
    """What the script needs of one tree: its picture, for each step the node that it shows at, and
    for each node the steps at which it has returned (`done`) and at which it was `cut`.
    """
    shown = {place.node.number for place in lay_out(trace.root, WIDTH, (size,))[1]}
    at: list[int] = []
    done: dict[str, int] = {}
    cut: dict[str, int] = {}
    for step in trace.steps:
        number = str(step.node.number)
        if step.kind == "enter":
            at.append(visible(step.node, shown).number)
        elif step.kind == "cut":
            cut[number] = len(at) - 1
        elif step.kind != "narrow":
            done[number] = len(at) - 1
    return {
        "name": _capital(name),
        "tree": draw_tree(trace.root, trace.summary(), WIDTH, (size,)),
        "nodes": trace.nodes,
        "at": at,
        "done": done,
        "cut": cut,
    }


def _at(node: str | None) -> str:
    return f"looks at {node}" if node else "is done"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
