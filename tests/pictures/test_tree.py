"""The tree's picture: everything in its place, nothing over anything else."""

import re
from itertools import pairwise
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import trace
from c4lab.pictures.layout import SIZES, WIDTH, Size, lay_out, stub_labels
from c4lab.pictures.tree import draw_tree
from c4lab.search import alphabeta, minimax

SVG = "{http://www.w3.org/2000/svg}"
TRACES = {
    "small": lambda: trace(minimax, TicTacToe.parse("159287")),
    "windows": lambda: trace(alphabeta, TicTacToe.parse("159287")),
    "folded": lambda: trace(alphabeta, TicTacToe.parse("15")),
    "limited": lambda: trace(alphabeta, TicTacToe.parse("1")),  # more calls than are recorded
}


def groups(picture, kind):
    root = ElementTree.fromstring(picture)
    return [g for g in root.iter(f"{SVG}g") if kind in g.get("class", "").split()]


@pytest.mark.slow
@pytest.mark.parametrize("name", TRACES)
def test_every_call_has_its_place_or_is_counted(name):
    run = TRACES[name]()
    size, places = lay_out(run.root)
    assert all(place.x + size.slot / 2 <= WIDTH for place in places)
    for level in {place.level for place in places}:
        xs = sorted(place.x for place in places if place.level == level)
        assert all(b - a >= size.slot - 1e-6 for a, b in pairwise(xs))
    folded = sum(place.folded for place in places)
    assert len(places) + folded == run.nodes
    assert (folded == 0) == (size == SIZES[0]) == (name in ("small", "windows"))
    picture = run.picture()
    assert len(groups(picture, "node")) == len(places)
    counts = re.findall(r">\+([\d,]+)</text>", picture)
    assert sum(int(count.replace(",", "")) for count in counts) == folded


def test_many_moves_that_were_never_tried_share_a_stub():
    def labels(moves):
        return stub_labels(SimpleNamespace(untried=range(moves)))

    assert [labels(moves) for moves in (0, 2, 4, 5)] == [[], ["0", "1"], [*"0123"], ["5 cut"]]


def test_a_hostile_value_is_only_text():
    def returns_markup(n):
        return returns_markup(n - 1) if n else "<b>&"

    ElementTree.fromstring(trace(returns_markup, 2).picture())


def test_at_the_smallest_sizes_leaves_are_dots_and_only_sparse_ones_are_named():
    def search(tree):
        return max(-search(child) for child in tree) if isinstance(tree, list) else tree

    root = trace(search, [[3, 12, 8], 2, [1_000_019, 4]]).root
    size = Size(9, 24, 12, 72, 0, dot=3)
    picture = draw_tree(root, "A tree", 300, [size])
    dots = [leaf.find(f"{SVG}circle") for leaf in groups(picture, "leaf")]
    assert [dot.get("r") for dot in dots] == ["3"] * 6
    named = {
        edge.get("data-node")
        for edge in groups(picture, "edge")
        if edge.find(f"{SVG}text") is not None
    }
    assert named == {"1", "5", "6"}
    _, places = lay_out(root, 300, [size])
    xs = sorted(place.x for place in places if place.level == 2)
    assert all(b - a >= 2 * size.dot for a, b in pairwise(xs))
