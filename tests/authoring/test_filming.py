"""README's moving picture."""

from math import inf
from xml.etree import ElementTree

from c4lab.instruments import trace
from tools.__main__ import main
from tools.authoring import filming


def test_the_command_writes_what_readme_shows(tmp_path, monkeypatch):
    shown = filming.FILM.read_text(encoding="utf-8")
    monkeypatch.setattr(filming, "FILM", tmp_path / "filming.svg")
    assert main(["film"]) == 0
    assert filming.FILM.read_text(encoding="utf-8") == shown
    assert len(shown) < 1_000_000


def test_each_step_has_its_sentence_and_each_node_its_moment():
    traced = trace(filming.alphabeta, filming.TREE, -inf, inf, True)
    picture = filming.film(traced)
    captions = [
        "".join(each.itertext())
        for each in ElementTree.fromstring(picture)
        if "caption" in each.get("class", "")
    ]
    assert len(captions) == len(traced.steps) == 28
    assert captions[14].startswith("MIN at 1: beta becomes 2; alpha 3")
    for number in range(11):
        assert f':is(.edge,.node)[data-node="{number}"]{{animation-name:' in picture
    assert '.stub[data-node="5"]{animation-name:faint14}' in picture
