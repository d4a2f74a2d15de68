"""The picture of the two proofs of a value in a tree whose best move always comes first."""

from itertools import product

from IPython.display import HTML

from c4lab.pictures.theme import FILL, img, svg

WIDTH, LEVEL = 720, 64
IN_LEAST, IN_MOST, IN_BOTH = "#00798C", "#D1495B", "#7B5EA7"
IN_NONE = FILL["line"]
"""The colours of the two proofs, of what is in both, and of what is cut."""


def two_proofs(moves: int, depth: int = 3) -> HTML:
    """A tree with so many moves in each position: which nodes prove that the root is worth at least
    its value, and which that it is worth at most that. Raises ValueError for a tree too large."""
    if not (moves >= 1 and depth >= 1 and moves**depth <= 256):
        raise ValueError("The picture has room for 256 leaves: take fewer moves or less depth.")
    lines, dots, seen = [], [], 0
    for length in range(depth + 1):
        for path in product(range(moves), repeat=length):
            x, y = _place(path, moves)
            colour = _colour(path)
            seen += colour != IN_NONE
            if path:
                px, py = _place(path[:-1], moves)
                dash = ' stroke-dasharray="3 3"' * (colour == IN_NONE)
                ends = f'x1="{px:.1f}" y1="{py}" x2="{x:.1f}" y2="{y}"'
                wide = 1 if colour == IN_NONE else 2
                lines.append(f'<line {ends} stroke="{colour}" stroke-width="{wide}"{dash}/>')
            size = min(7, WIDTH / moves**depth / 3) if length == depth else 7
            dots.append(_mark(colour, x, y, size))
    words = f"{seen} of {len(dots)} nodes are in a proof"
    key = "".join(
        _mark(colour, x, 16, 6) + f'<text x="{x + 14}" y="20" font-size="14">{text}</text>'
        for x, colour, text in (
            (12, IN_LEAST, "at least"), (112, IN_MOST, "at most"), (212, IN_BOTH, "both proofs"),
            (332, IN_NONE, f"cut;  {words}"),
        )
    )  # fmt: skip
    picture = svg(WIDTH, LEVEL * (depth + 1) + 32, "".join([*lines, *dots, key]), words)
    return HTML(img(picture, f"A tree with {moves} moves in each position, {depth} deep: {words}."))


def _place(path: tuple[int, ...], moves: int) -> tuple[float, int]:
    x = 0.5
    for step, choice in enumerate(path, start=1):
        x += (choice - (moves - 1) / 2) / moves**step
    return WIDTH * x, LEVEL * len(path) + 64


def _colour(path: tuple[int, ...]) -> str:
    """MAX, who moves first, proves "at least" by its first move and all replies; MIN "at most"."""
    least, most = not any(path[::2]), not any(path[1::2])
    return IN_BOTH if least and most else IN_LEAST if least else IN_MOST if most else IN_NONE


def _mark(colour: str, x: float, y: float, size: float) -> str:
    """A square for "at least", a dot for "at most", a square with a dot for both."""
    side = f'x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size:.1f}" height="{2 * size:.1f}"'
    if colour in (IN_LEAST, IN_BOTH):
        dot = f'<circle cx="{x:.1f}" cy="{y}" r="{size / 2:.1f}" fill="#FFFFFF"/>'
        return f'<rect {side} fill="{colour}"/>{dot if colour == IN_BOTH else ""}'
    radius = size if colour == IN_MOST else size / 2
    return f'<circle cx="{x:.1f}" cy="{y}" r="{radius:.1f}" fill="{colour}"/>'
