"""The picture of why a cut is safe: the path from a better move of MAX's down to the cut node."""

from IPython.display import HTML

from c4lab.pictures.theme import FILL, PLAYER_FILL, img, svg

WIDTH, HEIGHT = 720, 428
ROOT, A, B, C, D = (270, 52), (130, 132), (340, 132), (410, 212), (480, 292)
HELD, HIDDEN = (430, 368), (530, 368)
RADIUS = 20


def safe_cut(has: int, holds: int) -> HTML:
    """MAX `has` so much at A, and in another branch MIN `holds` a node D to so much by one reply.

    Says whether D's other reply has to be looked at.
    """
    cut = holds <= has
    verdict = (
        f"{holds} is not more than {has}: cut. The ? does not matter."
        if cut
        else f"{holds} is more than {has}: no cut. The ? has to be looked at."
    )
    path, dashes = FILL["good"], 'stroke-dasharray="4 4"'
    lines = [_line(*ends, path, 3) for ends in ((ROOT, B), (B, C), (C, D), (D, HELD))]
    lines.append(_line(ROOT, A, FILL["ink"], 2))
    lines.append(_line(D, HIDDEN, FILL["line" if cut else "ink"], 2, dashes if cut else ""))
    stubs = [_line(at, (at[0] - 70, at[1] + 62), FILL["line"], 2, dashes) for at in (B, C)]
    nodes = [
        _node(ROOT, "", +1), _node(B, "B", -1), _node(C, "C", +1), _node(D, "D", -1),
        _leaf(A, str(has)), _leaf(HELD, str(holds)), _leaf(HIDDEN, "?"),
    ]  # fmt: skip
    words = [
        _words(A[0] - 112, A[1] + 46, f"A: MAX has {has} here, so α = {has}"),
        _words(B[0] + 46, B[1] - 4, "here MIN may leave the path, or ..."),
        _words(C[0] + 46, C[1] - 4, "here MAX may leave the path, or ..."),
        _words(D[0] + 46, D[1] - 4, f"MIN has a reply worth {holds}:"),
        _words(D[0] + 46, D[1] + 15, f"D is worth {holds} or less"),
        _words(24, 416, verdict, bold=True),
    ]
    body = "".join([*stubs, *lines, *nodes, *words])
    alt = (
        f"MAX at the root has {has} at A. In the other branch, at B, C and D, both may leave the "
        f"path. At D MIN has a reply worth {holds}. {verdict}"
    )
    return HTML(img(svg(WIDTH, HEIGHT, body, verdict), alt))


def _line(
    start: tuple[int, int], end: tuple[int, int], colour: str, wide: int, dashes: str = ""
) -> str:
    (x, y), (to_x, to_y) = start, end
    ends = f'x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}" {dashes}/>'


def _node(at: tuple[int, int], name: str, player: int) -> str:
    """A triangle that points up for MAX (+1), and down for MIN (-1)."""
    (x, y), up = at, player * RADIUS
    corners = f"{x},{y - up} {x - 24},{y + up} {x + 24},{y + up}"
    label = _words(x, y + 5 + 5 * player, name, "middle")
    return (
        f'<polygon points="{corners}" fill="{FILL["paper"]}"/>'
        f'<polygon points="{corners}" fill="{PLAYER_FILL[player]}" fill-opacity="0.3" '
        f'stroke="{FILL["ink"]}" stroke-width="1.5"/>{label}'
    )


def _leaf(at: tuple[int, int], text: str) -> str:
    x, y = at
    return (
        f'<rect x="{x - 18}" y="{y - 15}" width="36" height="30" fill="{FILL["paper"]}" '
        f'stroke="{FILL["soft"]}" stroke-width="1.5"/>{_words(x, y + 5, text, "middle", True)}'
    )


def _words(x: int, y: int, text: str, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="600"' * bold
    return f'<text x="{x}" y="{y}" font-size="14" text-anchor="{anchor}"{weight}>{text}</text>'
