"""Boxes for classes."""

from xml.etree import ElementTree

import pytest

from c4lab.pictures.class_diagram import classes

SVG = "{http://www.w3.org/2000/svg}"


def test_each_class_is_a_box_and_each_child_an_arrow() -> None:
    drawn = classes(
        {
            "interface Player": ["name", "choose(position)"],
            "RandomPlayer(Player)": ["name", "choose(position)"],
            "Greedy(RandomPlayer)": ["choose(position)"],
            "Position": [],
        }
    )
    root = ElementTree.fromstring(drawn.picture())
    boxes = [float(rect.attrib["x"]) for rect in root.iter(f"{SVG}rect")]
    assert len(boxes) == 4
    arrows = [path for path in root.iter(f"{SVG}path") if path.get("fill") == "none"]
    assert ["stroke-dasharray" in arrow.attrib for arrow in arrows] == [True, False]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert texts.count("choose(position)") == 3
    assert texts.count("interface") == 1
    width, height = map(float, (root.attrib["width"], root.attrib["height"]))
    for rect in root.iter(f"{SVG}rect"):
        x, y, w, h = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
        assert 0 <= x <= x + w <= width
        assert 0 <= y <= y + h <= height
    assert drawn._repr_html_().startswith('<img alt="interface Player: has name')


def test_what_is_no_class_is_refused() -> None:
    with pytest.raises(ValueError, match="Greedy inherits from Random: add a box for it"):
        classes({"Greedy(Random)": []})
    with pytest.raises(ValueError, match="is no class"):
        classes({"Greedy <- Random": []})
