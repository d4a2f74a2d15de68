"""Classes as boxes: their attributes, their methods, and which class inherits from which."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from c4lab.pictures.theme import FILL, FONT, img, svg

CODE = "ui-monospace, 'DejaVu Sans Mono', monospace"
LETTER, SIZE = 8.0, 13  # the width of a letter at this font size
LINE, HEAD, PAD = 20, 32, 8
ACROSS, DOWN = 32, 64  # gaps between boxes
HEADING = re.compile(r"(?P<interface>interface )?(?P<name>\w+)(?:\((?P<parent>\w+)\))?")


@dataclass(frozen=True)
class Box:
    """One class. An interface names the members that a class must have, and has no code itself."""

    name: str
    parent: str
    interface: bool
    attributes: tuple[str, ...]
    methods: tuple[str, ...]

    @property
    def width(self) -> float:
        longest = max(map(len, (self.name, *self.attributes, *self.methods)))
        least = len("interface") if self.interface else 0
        return 2 * 16 + LETTER * max(longest, least)

    @property
    def head(self) -> int:
        return HEAD + 16 * self.interface

    @property
    def height(self) -> int:
        return self.head + sum(_part_height(lines) for lines in (self.attributes, self.methods))


@dataclass(frozen=True)
class ClassPicture:
    """Class boxes that a notebook shows as a picture."""

    boxes: tuple[Box, ...]

    def __repr__(self) -> str:
        return "\n".join(map(_in_words, self.boxes))

    def picture(self) -> str:
        """The boxes as an SVG, parents above, with an arrow from each class to its parent."""
        roots = [box for box in self.boxes if not box.parent]
        spans = [self._span(root) for root in roots]
        width, height, left = sum(spans) + ACROSS * (len(roots) - 1), 0.0, 1.0
        parts = []
        for root, span in zip(roots, spans, strict=True):
            body, bottom = self._draw(root, left, 1.0)
            parts.append(body)
            left, height = left + span + ACROSS, max(height, bottom)
        return svg(width + 2, height + 1, "".join(parts), "; ".join(map(_in_words, self.boxes)))

    def _repr_html_(self) -> str:
        return img(self.picture(), repr(self))

    def _children(self, box: Box) -> list[Box]:
        return [child for child in self.boxes if child.parent == box.name]

    def _span(self, box: Box) -> float:
        """The width of `box` together with all boxes below it."""
        spans = [self._span(child) for child in self._children(box)]
        return max(box.width, sum(spans) + ACROSS * (len(spans) - 1))

    def _draw(self, box: Box, left: float, top: float) -> tuple[str, float]:
        """(markup, bottom): the markup of `box` and of all boxes below it, and where that ends."""
        children = self._children(box)
        spans = [self._span(child) for child in children]
        middle, bottom = left + self._span(box) / 2, top + box.height
        parts, lowest = [_box(box, middle, top)], bottom
        at = middle - (sum(spans) + ACROSS * (len(spans) - 1)) / 2
        for child, span in zip(children, spans, strict=True):
            parts.append(_arrow(at + span / 2, middle, bottom, box.interface))
            below, end = self._draw(child, at, bottom + DOWN)
            parts.append(below)
            at, lowest = at + span + ACROSS, max(lowest, end)
        return "".join(parts), lowest


def classes(members: Mapping[str, Sequence[str]]) -> ClassPicture:
    """Draws classes. A key is a class as in Python code, `"Child(Parent)"`; "interface " before it
    makes it an interface. A member that ends in ")" is a method, any other an attribute.

    Raises ValueError for a key that is no class, and for a parent that has no box.

    >>> print(classes({"interface Player": ["name", "choose(position)"], "Human(Player)": []}))
    interface Player: has name, does choose(position)
    Human, a Player
    """
    boxes = tuple(_parse_box(heading, lines) for heading, lines in members.items())
    names = {box.name for box in boxes}
    for box in boxes:
        if box.parent and box.parent not in names:
            raise ValueError(f"{box.name} inherits from {box.parent}: add a box for it.")
    return ClassPicture(boxes)


def _parse_box(heading: str, lines: Sequence[str]) -> Box:
    parts = HEADING.fullmatch(heading)
    if parts is None:
        raise ValueError(f"{heading!r} is no class: write 'Child(Parent)' or 'Child'.")
    return Box(
        name=parts["name"],
        parent=parts["parent"] or "",
        interface=bool(parts["interface"]),
        attributes=tuple(line for line in lines if not line.endswith(")")),
        methods=tuple(line for line in lines if line.endswith(")")),
    )


def _in_words(box: Box) -> str:
    kind = f"interface {box.name}" if box.interface else box.name
    start = f"{kind}, a {box.parent}" if box.parent else kind
    has = f"has {', '.join(box.attributes)}" if box.attributes else ""
    does = f"does {', '.join(box.methods)}" if box.methods else ""
    rest = ", ".join(filter(None, (has, does)))
    return f"{start}: {rest}" if rest else start


def _part_height(lines: Sequence[str]) -> int:
    return 2 * PAD + LINE * len(lines) if lines else 0


def _box(box: Box, middle: float, top: float) -> str:
    left = middle - box.width / 2
    dashes = ' stroke-dasharray="6 4"' if box.interface else ""
    parts = [
        f'<rect x="{left:g}" y="{top:g}" width="{box.width:g}" height="{box.height}" rx="6" '
        f'fill="{FILL["paper"]}" stroke="{FILL["board"]}" stroke-width="2"{dashes}/>',
    ]
    name_at = top + box.head - 11
    if box.interface:
        parts.append(
            f'<text x="{middle:g}" y="{top + 18:g}" text-anchor="middle" font-size="12" '
            f'font-style="italic" fill="{FILL["soft"]}">interface</text>'
        )
    parts.append(
        f'<text x="{middle:g}" y="{name_at:g}" text-anchor="middle" font-size="{SIZE}" '
        f'font-weight="700" font-family="{CODE}">{box.name}</text>'
    )
    y = top + box.head
    for lines in filter(None, (box.attributes, box.methods)):
        parts.append(f'<path d="M{left:g} {y:g}h{box.width:g}" stroke="{FILL["line"]}"/>')
        for number, line in enumerate(lines):
            parts.append(
                f'<text x="{left + 16:g}" y="{y + PAD + 15 + LINE * number:g}" '
                f'font-size="{SIZE}" font-family="{CODE}">{line}</text>'
            )
        y += _part_height(lines)
    return f'<g font-family="{FONT}">{"".join(parts)}</g>'


def _arrow(child: float, parent: float, bottom: float, dashed: bool) -> str:
    """An arrow with a hollow head, from the child's top up to the parent's bottom."""
    dashes = ' stroke-dasharray="6 4"' if dashed else ""
    turn, head = bottom + DOWN / 2 + 8, bottom + 14
    return (
        f'<path d="M{child:g} {bottom + DOWN}V{turn:g}H{parent:g}V{head:g}" fill="none" '
        f'stroke="{FILL["ink"]}" stroke-width="1.5"{dashes}/>'
        f'<path d="M{parent:g} {bottom + 2:g}l-8 13h16z" fill="{FILL["paper"]}" '
        f'stroke="{FILL["ink"]}" stroke-width="1.5"/>'
    )
