"""A tree on paper: nested lists with names in the nodes, nothing worked out yet."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from c4lab.pictures.theme import img
from c4lab.pictures.tree import draw_tree

Tree = float | Sequence["Tree"]
"""A number is a leaf; a list holds what can be reached from here."""


@dataclass(frozen=True)
class Branch:
    """One node on paper. It satisfies `c4lab.pictures.layout.Branch`."""

    number: int
    label: str
    maximising: bool
    children: Sequence[Branch] = ()
    move: Hashable = None
    window: tuple[float, float] | None = None
    untried: Sequence[Hashable] = field(default=())
    hidden: int = 0

    @property
    def leaf(self) -> bool:
        return not self.children


@dataclass(frozen=True)
class Sketch:
    """A tree to be shown below a cell."""

    tree: Tree
    names: Mapping[str, str]

    def __repr__(self) -> str:
        return f"A tree to work out: {self.tree}"

    def picture(self) -> str:
        """The tree as an SVG."""
        return draw_tree(_branch(self.tree, "", self.names, [0]), str(self))

    def _repr_html_(self) -> str:
        return img(self.picture(), str(self))


def sketch(tree: Tree, names: Mapping[str, str] | None = None) -> Sketch:
    """Draws `tree` with MAX at the root and the levels alternating.

    `names[path]` is written into a node: the path of the root is "", that of its first child "0",
    and of that one's second child "01".
    """
    return Sketch(tree, names or {})


def _branch(tree: Tree, path: str, names: Mapping[str, str], count: list[int]) -> Branch:
    number = count[0]
    count[0] += 1
    below = [] if isinstance(tree, int | float) else list(enumerate(tree))
    children = [_branch(child, f"{path}{i}", names, count) for i, child in below]
    label = names.get(path, "" if children else f"{tree:g}")
    return Branch(number, label, len(path) % 2 == 0, children)
