"""The tree stepper: a search's tree, walked through one step at a time."""

from collections.abc import Collection
from html import escape
from pprint import pformat
from typing import Any

import traitlets

from c4lab.games import Position
from c4lab.instruments.tracing.calltree import Node, Step, Trace, brief, sentence
from c4lab.pictures import draw
from c4lab.pictures.layout import lay_out
from c4lab.pictures.theme import img
from c4lab.pictures.tree import Scale, window_texts
from c4lab.widgets.base import Widget, script, style

STATE_LINES = 8


class Stepper(Widget):
    """Steps through a `trace`: forward, back, to any step, or automatically.

    `step` is the number of the step shown; set it to jump. At step 0 the first call begins. A step
    inside a folded part of the tree is shown at the node that it is folded into. Raises ValueError
    for what is no trace.
    """

    _esm = script("stepper")
    _css = style("tree", "stepper")
    step = traitlets.Int(0).tag(sync=True)
    tree = traitlets.Unicode().tag(sync=True)
    moments: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    states = traitlets.Dict().tag(sync=True)

    def __init__(self, trace: Trace) -> None:
        if not isinstance(trace, Trace):
            raise ValueError(
                f"{trace!r:.60} is no trace: make one first, with trace(your_function, position)."
            )
        self.trace = trace
        nodes = [place.node for place in lay_out(trace.root)[1]]
        shown = {node.number for node in nodes}
        scale = Scale(nodes)
        super().__init__(
            tree=trace.picture(),
            moments=[_moment(step, shown, scale) for step in trace.steps],
            states={
                str(node.number): _state(node) for node in trace.root.walk() if node.number in shown
            },
        )
        if trace.error:
            *most, last = self.moments
            self.moments = [*most, {**last, "text": f"{last['text']} {trace.error}"}]

    @traitlets.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.trace.steps) - 1))

    def picture(self) -> str:
        return self.trace.picture()

    def words(self) -> str:
        return str(self.trace)

    def static_html(self) -> str:
        return img(self.picture(), self.trace.summary())


def visible(node: Node, shown: Collection[int]) -> Node:
    """`node`, or the node that it is folded into."""
    while node.number not in shown and node.parent is not None:
        node = node.parent
    return node


def _moment(step: Step, shown: set[int], scale: Scale) -> dict[str, Any]:
    """A step, as stepper.js reads it; `at` is the drawn node at which the step is shown."""
    node = step.node
    moment: dict[str, Any] = {
        "kind": step.kind,
        "node": node.number,
        "at": visible(node, shown).number,
        "text": sentence(step),
    }
    if step.window:
        moment["window"] = [*window_texts(step.window), *scale.span(step.window)]
    if step.kind == "return":
        moment["value"] = brief(node.value)
    return moment


def _state(node: Node) -> str:
    """The position as a picture, or any other state as text, in HTML."""
    if isinstance(node.state, Position):
        return draw(node.state)
    lines = pformat(node.state, width=22, compact=True).split("\n")
    if len(lines) > STATE_LINES:
        lines = [*lines[: STATE_LINES - 1], "…"]
    return f"<pre>{escape(chr(10).join(line[:40] for line in lines))}</pre>"
