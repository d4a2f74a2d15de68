"""A tree of names with the order of visits: every node once, each visit with its number."""

import re
from itertools import pairwise

from c4lab.pictures import visits

TREE = {"A": "BCD", "B": "E", "C": "FG", "D": "HI", "G": "JK"}


def texts(picture: str) -> list[str]:
    return [text for text in re.findall(r">([^<>]*)</text>", picture) if text]


def test_each_visit_has_its_number_in_a_tree_of_its_own() -> None:
    assert sorted(texts(visits(TREE).picture())) == list("ABCDEFGHIJK")
    assert "dasharray" not in visits(TREE).picture()
    drawn = texts(visits(TREE, "ABCD", "ABECFGDH").picture())
    assert sorted(drawn) == sorted([*"ABCDEFGHIJK" * 2, *"1234", *"12345678"])
    assert drawn[drawn.index("E", drawn.index("K") + 1) + 1] == "3"


def test_nodes_keep_apart_and_words_tell_all() -> None:
    picture = visits(TREE, "ABCD").picture()
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', picture)
    assert len(places) == len(set(places)) == 11
    rows: dict[str, list[float]] = {}
    for x, y in places:
        rows.setdefault(y, []).append(float(x))
    assert all(b - a > 32 for row in map(sorted, rows.values()) for a, b in pairwise(row))
    told = "A tree: A -> B C D, B -> E, C -> F G, D -> H I, G -> J K; visited in the order ABCD"
    assert repr(visits(TREE, "ABCD")) == told
    assert "<img" in visits(TREE)._repr_html_()
