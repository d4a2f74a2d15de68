"""Trees on paper, visits in order, boxes for classes and marked boards: each says what it shows."""

import re
from html import unescape
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from c4lab.games import ConnectFour
from c4lab.pictures import sketch, visits
from c4lab.pictures.class_diagram import classes
from c4lab.pictures.marked_boards import ringed

SVG = "{http://www.w3.org/2000/svg}"
TREE = {"A": "BCD", "B": "E", "C": "FG", "D": "HI", "G": "JK"}


def texts(picture):
    return [text for text in re.findall(r">([^<>]*)</text>", picture) if text]


def test_a_sketch_has_names_and_leaves():
    drawn = sketch([[4, -7], [2.5, [9]]], {"": "root", "0": "A", "11": "B"})
    assert repr(drawn) == "A tree to work out: [[4, -7], [2.5, [9]]]"
    assert drawn._repr_html_().startswith('<img alt="A tree to work out: [[4, -7], [2.5, [9]]]"')
    assert {"root", "A", "B", "4", "−7", "2.5", "9"} <= {*texts(drawn.picture())}
    assert "None" not in drawn.picture()


def test_each_visit_has_its_number_in_a_tree_of_its_own():
    assert sorted(texts(visits(TREE).picture())) == list("ABCDEFGHIJK")
    drawn = texts(visits(TREE, "ABCD", "ABECFGDH").picture())
    assert sorted(drawn) == sorted([*"ABCDEFGHIJK" * 2, *"1234", *"12345678"])
    assert drawn[drawn.index("E", drawn.index("K") + 1) + 1] == "3"


def test_visited_nodes_keep_apart():
    picture = visits(TREE, "ABCD").picture()
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', picture)
    assert len(places) == len(set(places)) == 11
    for row in {y for _, y in places}:
        xs = sorted(float(x) for x, y in places if y == row)
        assert all(b - a > 32 for a, b in pairwise(xs))


def test_each_class_is_a_box_and_each_child_an_arrow():
    drawn = classes(
        {
            "interface Player": ["name", "choose(position)"],
            "RandomPlayer(Player)": ["name", "choose(position)"],
            "Greedy(RandomPlayer)": ["choose(position)"],
            "Position": [],
        }
    )
    root = ElementTree.fromstring(drawn.picture())
    boxes = [
        [float(rect.attrib[name]) for name in ("x", "y", "width", "height")]
        for rect in root.iter(f"{SVG}rect")
    ]
    assert len(boxes) == 4
    arrows = [path for path in root.iter(f"{SVG}path") if path.get("fill") == "none"]
    assert ["stroke-dasharray" in arrow.attrib for arrow in arrows] == [True, False]
    found = [text.text for text in root.iter(f"{SVG}text")]
    assert (found.count("choose(position)"), found.count("interface")) == (3, 1)
    width, height = map(float, (root.attrib["width"], root.attrib["height"]))
    for x, y, w, h in boxes:
        assert 0 <= x <= x + w <= width
        assert 0 <= y <= y + h <= height
    assert drawn._repr_html_().startswith('<img alt="interface Player: has name')


def test_what_is_no_class_is_refused():
    with pytest.raises(ValueError, match="Greedy inherits from Random: add a box for it"):
        classes({"Greedy(Random)": []})
    with pytest.raises(ValueError, match="is no class"):
        classes({"Greedy <- Random": []})


def test_what_is_marked_on_a_board_is_in_the_alternative_text():
    def alt(*marked):
        html = ringed(ConnectFour.parse("4455"), *marked)
        return unescape(html.partition('alt="')[2].partition('"')[0]).split("\n")

    assert alt() == ConnectFour.parse("4455").diagram().split("\n")
    assert alt([(1, 3), (7, 6)])[-1] == "with a ring: a3, g6"
    assert alt([3, (1, 2)])[-2:] == ["with a ring: a2", "with an arrow above: 3"]
