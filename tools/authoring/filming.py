"""`python -m tools film`: README's moving picture, alpha-beta going through a tree."""

from __future__ import annotations

import argparse
from html import escape
from math import inf
from pathlib import Path
from textwrap import wrap
from typing import Any

from c4lab.instruments import trace
from c4lab.instruments.tracing.calltree import Trace, sentence
from c4lab.pictures.theme import alone

FILM = Path(__file__).parents[2] / "images" / "alphabeta.svg"
A_STEP, AT_THE_END = 0.9, 4.0  # seconds
CAPTION, LINE, LETTERS = 48, 18, 72  # height of the caption, of a line of it, and its width
FAINT = 0.12  # opacity of the parts that the search has not reached
# For each kind of step: the CSS selectors of the parts that appear, and how they looked before.
APPEARS = {
    "enter": [(":is(.edge,.node){}", "faint")],
    "cut": [(".stub{}", "faint")],
    "return": [(".node{} .told", "none"), (".node:not(.leaf){} .value", "none")],
}
TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def alphabeta(tree: Any, alpha: float, beta: float, maximizing: bool) -> float:
    """The value of a tree of lists, whose leaves are numbers."""
    if isinstance(tree, int):
        return tree
    for child in tree:
        value = alphabeta(child, alpha, beta, not maximizing)
        if maximizing:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if maximizing else beta


def film(traced: Trace) -> str:
    """An SVG that plays the steps of a search in a loop, each with a sentence below the tree.

    For readers who want no motion, it shows the last step only.
    """
    picture = traced.picture()
    begins = picture.index(">") + 1
    width, height = (
        float(size) for size in picture.split('viewBox="0 0 ')[1].split('"')[0].split()
    )
    steps = traced.steps
    seconds = A_STEP * len(steps) + AT_THE_END
    begin = [f"{100 * A_STEP * number / seconds:.3f}%" for number in range(len(steps))]
    rules, captions = [], []
    for number, step in enumerate(steps):
        rules += [
            f"@keyframes faint{number}{{0%{{opacity:{FAINT}}}{begin[number]}{{opacity:1}}}}",
            f"@keyframes none{number}{{0%{{opacity:0}}{begin[number]}{{opacity:1}}}}",
            f"@keyframes while{number}{{0%{{opacity:0}}{begin[number]}{{opacity:1}}"
            + (f"{begin[number + 1]}{{opacity:0}}" if number + 1 < len(steps) else "")
            + "}",
            f".step{number}{{animation-name:while{number}}}",
        ]
        for chosen, how in APPEARS.get(step.kind, ()):
            node = f'[data-node="{step.node.number}"]'
            rules.append(f"{chosen.format(node)}{{animation-name:{how}{number}}}")
        lines = "".join(
            f'<tspan x="16" dy="{LINE}">{escape(line)}</tspan>'
            for line in wrap(sentence(step), LETTERS)
        )
        captions.append(
            f'<text class="caption step{number}" y="{height:g}" font-size="14">{lines}</text>'
        )
    style = (
        f".edge,.node,.stub,.told,.value,.caption{{animation:{seconds:g}s step-end infinite}}"
        f".caption{{opacity:0}}.caption:last-child{{opacity:1}}{''.join(rules)}"
        "@media (prefers-reduced-motion:reduce){*{animation:none!important}}"
    )
    head = picture[:begins].replace(f"{width:g} {height:g}", f"{width:g} {height + CAPTION:g}")
    head = head.replace(f'height="{height:g}"', f'height="{height + CAPTION:g}"')
    tree = picture[begins:].removesuffix("</svg>")
    return alone(f"{head}<style>{style}</style>{tree}{''.join(captions)}</svg>\n")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `film` to the command line."""
    parser = commands.add_parser("film", help="draw README's moving picture again")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the picture and return 0."""
    FILM.write_text(film(trace(alphabeta, TREE, -inf, inf, True)), encoding="utf-8")
    return 0
