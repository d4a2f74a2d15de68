"""A tree as one draws it on paper: nested lists, names in the nodes, no values computed yet."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from c4lab.pictures.theme import img
from c4lab.pictures.tree import draw_tree

Tree = float | Sequence["Tree"]
"""A number is a leaf; a list holds the children of a node."""


@dataclass(frozen=True)
class Branch:
    """One node of a sketch. It satisfies the protocol `c4lab.pictures.layout.Branch`."""

    number: int
    label: str
    maximising: bool
    children: Sequence[Branch] = ()
    move: Hashable = None
    window: tuple[float, float] | None = None
    untried: Sequence[Hashable] = ()
    hidden: int = 0

    @property
    def leaf(self) -> bool:
        return not self.children


@dataclass(frozen=True)
class Sketch:
    """A tree that a notebook shows as a picture."""

    tree: Tree
    names: Mapping[str, str]

    def __repr__(self) -> str:
        return f"A tree to work out: {self.tree}"

    def picture(self) -> str:
        """The tree as an SVG."""
        return draw_tree(_branch(self.tree, "", self.names, count()), str(self))

    def _repr_html_(self) -> str:
        return img(self.picture(), str(self))


def sketch(tree: Tree, names: Mapping[str, str] | None = None) -> Sketch:
    """Draws `tree`: MAX is at the root, and the levels alternate.

    `names[path]` is the text in a node. The path of the root is "", the path of its first child
    is "0", and the path of the second child of that child is "01".
    """
    return Sketch(tree, names or {})


def _branch(tree: Tree, path: str, names: Mapping[str, str], numbers: Iterator[int]) -> Branch:
    number = next(numbers)
    below = [] if isinstance(tree, int | float) else list(enumerate(tree))
    children = [_branch(child, f"{path}{i}", names, numbers) for i, child in below]
    label = names.get(path, "" if children else f"{tree:g}")
    return Branch(number, label, len(path) % 2 == 0, children)
