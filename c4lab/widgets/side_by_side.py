"""Two searches of one position side by side: what an order of moves saves."""

from collections.abc import Mapping
from html import escape
from itertools import zip_longest
from typing import Any

import traitlets

from c4lab.instruments.calltree import Trace, brief
from c4lab.pictures.layout import Size, lay_out
from c4lab.pictures.theme import FONT, img
from c4lab.pictures.tree import draw_tree
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.game_words import capital, counted
from c4lab.widgets.stepper import visible

WIDTH = 400  # for one tree
FOLDED = Size(14, 40, 20, 96, 0)
# The small sizes draw leaves as dots: that shows more than a large tree with folded parts.
SIZES = (
    Size(18, 50, 24, 96, 0),
    FOLDED,
    Size(11, 28, 14, 80, 0, dot=4),
    Size(9, 24, 12, 72, 0, dot=3),
)


class SideBySide(Widget):
    """Steps through two traces at once, one node of each a step, and counts them.

    `traces` are two results of `trace` by name, such as {"left to right": trace(...),
    "centre first": trace(...)}. Both trees are drawn to one scale. At step 0 each search enters
    its root; the last step comes after the last node of the longer search. Raises ValueError for
    anything but two traces.
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
            sentences=[*self._visits(), self.words()],
        )

    @traitlets.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.sentences) - 1))

    def words(self) -> str:
        """A sentence with the node counts of both searches, and their errors if there are any."""
        (one, first), (two, second) = self.traces.items()
        nodes = counted(first.nodes, "node")
        text = f"{capital(one)} looked at {nodes}, {two} at {second.nodes:,}"
        if not (first.error or second.error) and first.value != second.value:
            text += f", but one found {brief(first.value)} and the other {brief(second.value)}"
        errors = [
            f"{capital(name)}: {trace.error}" for name, trace in self.traces.items() if trace.error
        ]
        return " ".join([f"{text}.", *errors])

    def static_html(self) -> str:
        figures = "".join(
            '<figure style="display:inline-block;vertical-align:top;margin:0 16px 8px 0">'
            f'<figcaption style="margin-bottom:4px">{escape(capital(name))}</figcaption>'
            f"{img(tree['tree'], trace.summary())}</figure>"
            for (name, trace), tree in zip(self.traces.items(), self.trees, strict=True)
        )
        return (
            f'<div style="font-family:{FONT};font-size:14px;line-height:1.4">{figures}'
            f'<p style="margin:8px 0">{escape(self.words())}</p></div>'
        )

    def _visits(self) -> list[str]:
        """A sentence for each step but the last: which node each search looks at."""
        visits = [
            [step.node.name for step in trace.steps if step.kind == "enter"]
            for trace in self.traces.values()
        ]
        one, two = self.traces
        return [
            f"{capital(one)} {_at(first)}, {two} {_at(second)}."
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
    """A tree, as side_by_side.js reads it.

    `at` has for each step the drawn node of the search; `done` and `cut` have for a node the step
    at which it returned and the step at which its other moves were cut off.
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
        "name": capital(name),
        "tree": draw_tree(trace.root, trace.summary(), WIDTH, (size,)),
        "nodes": trace.nodes,
        "at": at,
        "done": done,
        "cut": cut,
    }


def _at(node: str | None) -> str:
    return f"looks at {node}" if node else "is done"
