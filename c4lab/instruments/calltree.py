"""The calls of a recursive function as a tree, and the steps in which the tree grew."""

from dataclasses import dataclass
from typing import Any

from c4lab.instruments.narrate import outline
from c4lab.instruments.node import Node, Step, brief
from c4lab.pictures.theme import img
from c4lab.pictures.tree import draw_tree
from c4lab.search import value_of


@dataclass(repr=False)
class Trace:
    """A run of a recursive function: the tree of its calls, and the steps in order.

    It prints as a tree with indents, and a notebook shows it as a picture. `nodes` is the number of
    all calls; only the first ones, up to the limit given to `trace`, are in the tree. `error` is
    None, or a sentence that says why the run did not end well.
    """

    function: str
    root: Node
    steps: list[Step]
    nodes: int
    error: str | None = None

    @property
    def value(self) -> Any:
        """The value that the first call returned; of a Choice or (value, move) only the value."""
        value = value_of(self.root.value)
        return self.root.value if value is None else value

    @property
    def cuts(self) -> int:
        """The number of recorded calls that returned before they had tried all their moves."""
        return sum(node.cut for node in self.root.walk())

    def summary(self) -> str:
        """The result of the run in a sentence or two."""
        calls = f"{self.nodes:,} call{'s' * (self.nodes != 1)}"
        if self.error:
            return f"{self.error} The tree shows what was reached in {calls}."
        cuts = f"{self.cuts} cut{'s' * (self.cuts != 1)}" if self.cuts else "no cuts"
        recorded = sum(1 for _ in self.root.walk())
        if recorded < self.nodes:
            cuts += f" in the first {recorded:,}"
        return f"{self.function} returned {brief(self.root.value)} after {calls}, with {cuts}."

    def picture(self) -> str:
        """The complete tree as SVG."""
        return draw_tree(self.root, self.summary())

    def __str__(self) -> str:
        return outline(self.summary(), self.root, self.nodes)

    __repr__ = __str__

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        return {"text/html": img(self.picture(), self.summary()), "text/plain": str(self)}
