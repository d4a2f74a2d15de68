"""Two players facing each other over one number line: why a window is negated and swapped."""

from c4lab.pictures.theme import FILL, svg

WIDTH, HEIGHT, MOST = 620.0, 190.0, 6  # the line goes from -MOST to MOST
UNIT = 45.0
MIDDLE, LINE = WIDTH / 2, HEIGHT / 2
GAP = 44.0  # above each of the two pictures, for its caption


def facing(alpha: int, beta: int) -> str:
    """An SVG of two pictures of one number line between two players. I read it from above, you from
    below. `alpha` and `beta`, whole numbers from -MOST to MOST, are the ends of my window. In the
    second picture, from your seat, the same window goes from -beta to -alpha."""
    table = _band(alpha, beta) + _side(alpha, beta, "me")
    table += _turned(_side(-beta, -alpha, "you"))
    body = _caption("From my seat", 24)
    body += f'<g transform="translate(0 {GAP:g})">{table}</g>'
    body += _caption("Walk round the table: from your seat", HEIGHT + GAP + 24)
    body += f'<g transform="translate(0 {HEIGHT + 2 * GAP:g})">{_turned(table)}</g>'
    return svg(WIDTH, 2 * (HEIGHT + GAP), body, alternative_text(alpha, beta))


def alternative_text(alpha: int, beta: int) -> str:
    """The picture in words, for those who cannot see it."""
    return (
        "Two players face each other over one number line. I read the window as "
        f"{_number(alpha)} to {_number(beta)}. From your seat every number has the other sign, "
        f"left is right, and the same window reads {_number(-beta)} to {_number(-alpha)}."
    )


def _number(value: int) -> str:
    return f"−{-value}" if value < 0 else f"{value}"


def _x(value: int) -> float:
    return MIDDLE + UNIT * value


def _turned(markup: str) -> str:
    return f'<g transform="rotate(180 {MIDDLE:g} {LINE:g})">{markup}</g>'


def _band(alpha: int, beta: int) -> str:
    """The line, and the window as a bar on it."""
    return (
        f'<path d="M{_x(-MOST) - 12:g} {LINE:g}H{_x(MOST) + 12:g}" stroke="{FILL["soft"]}"/>'
        f'<path d="M{_x(alpha):g} {LINE:g}H{_x(beta):g}" stroke="{FILL["good"]}" '
        f'stroke-width="8"/>'
    )


def _side(alpha: int, beta: int, who: str) -> str:
    """The numbers and the two ends of the window, as the player `who` reads them."""
    numbers = [
        f'<path d="M{_x(value):g} {LINE - 5:g}v5" stroke="{FILL["soft"]}"/>'
        + _text(_x(value), LINE - 14, _number(value), "soft")
        for value in range(-MOST, MOST + 1)
    ]
    ends = [
        f'<path d="M{_x(end):g} {LINE - 48:g}v16" stroke="{FILL["good"]}" stroke-width="2"/>'
        + _text(_x(end), LINE - 56, f"{who}: {name} = {_number(end)}")
        for name, end in (("alpha", alpha), ("beta", beta))
    ]
    return "".join(numbers + ends)


def _caption(text: str, y: float) -> str:
    return f'<text x="8" y="{y:g}" font-size="15" fill="{FILL["ink"]}">{text}</text>'


def _text(x: float, y: float, text: str, ink: str = "ink") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="14" text-anchor="middle" '
        f'fill="{FILL[ink]}">{text}</text>'
    )
