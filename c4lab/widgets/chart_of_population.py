"""A chart of a population: the bots of each generation by rank, and each bot's parent."""

from collections.abc import Iterator, Sequence

from c4lab.pictures.theme import FILL, svg
from c4lab.tuning import Generation
from c4lab.widgets.chart_parts import label

WIDTH = 480.0
LEFT, RIGHT, TOP = 36.0, 476.0, 48.0
ROWS = 320.0  # for all bots, where there are many
BARS = 0.5  # of a generation's width; the rest is for the lines
GAP = 9.0  # before the bars, for the mark of the best


def population_chart(
    generations: Sequence[Generation], planned: int, bots: int, games: int, title: str
) -> str:
    """An SVG of the generations so far, with room for `planned` ones of `bots` bots each.

    A bar is as long as the bot's points in its `games` games; the best bot is on top. Dots and
    thick lines mark the best bot of the last generation and its ancestors.
    """
    row = max(5.0, min(16.0, ROWS / bots))
    column = (RIGHT - LEFT) / planned
    longest = BARS * column
    best = line_of_the_best(generations)

    def across(number: int) -> float:
        return LEFT + number * column + GAP

    def down(rank: int) -> float:
        return TOP + (rank + 0.5) * row

    body = [label(4, 18, "Generation", "start")]
    body += [label(LEFT - 6, down(rank) + 5, str(rank + 1), "end") for rank in {0, bots - 1}]
    cut = TOP + bots // 2 * row
    body.append(
        f'<path d="M{LEFT:g} {cut:.1f}H{RIGHT:g}" stroke="{FILL["soft"]}" stroke-dasharray="1 4"/>'
    )
    for number in range(planned):
        body.append(label(across(number) + longest / 2, 38, str(number + 1), "middle"))
    for number, generation in enumerate(generations):
        for rank, parent in enumerate(generation.parents):
            start = across(number - 1) + longest, down(parent)
            end = across(number) - GAP, down(rank)
            clone = generation.bots[rank] != generations[number - 1].bots[parent]
            body.append(_line(start, end, clone, best[number] == rank))
        for rank, points in enumerate(generation.points):
            width = max(1.0, points / games * longest)
            body.append(
                f'<rect x="{across(number):.1f}" y="{down(rank) - 0.35 * row:.1f}" '
                f'width="{width:.1f}" height="{0.7 * row:.1f}" fill="{FILL["board"]}"/>'
            )
        x, y = across(number) - GAP / 2, down(best[number])
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{FILL["ink"]}"/>')
    return svg(WIDTH, TOP + bots * row + 12, "".join(body), title)


def line_of_the_best(generations: Sequence[Generation]) -> list[int]:
    """For each generation the rank, from 0, of the last best bot or of its ancestor there."""
    return [*_backwards(generations)][::-1]


def _backwards(generations: Sequence[Generation]) -> Iterator[int]:
    place = 0
    for generation in reversed(generations):
        yield place
        if generation.parents:
            place = generation.parents[place]


def _line(start: tuple[float, float], end: tuple[float, float], clone: bool, best: bool) -> str:
    look = f'stroke="{FILL["ink"]}" stroke-width="2.5"' if best else f'stroke="{FILL["soft"]}"'
    dashes = ' stroke-dasharray="4 3"' if clone else ""
    path = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    return f'<path d="{path}" {look}{dashes}/>'
