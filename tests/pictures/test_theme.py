"""A picture in a page is the same picture, whatever signs are in it."""

import re
from html import unescape
from urllib.parse import unquote
from xml.etree import ElementTree

from c4lab.pictures.theme import img, svg

SIGNS = "5 % of #1, \"both\" & 'none' <b>\n−3"


def test_every_sign_arrives():
    escaped = "5 % of #1, &quot;both&quot; &amp; &#x27;none&#x27; &lt;b&gt;\n−3"
    html = img(svg(20, 20, f"<text>{escaped}</text>", "a 'title' with \"signs\""), SIGNS)
    alt, address = map(unescape, re.findall(r' (?:alt|src)="([^"]*)"', html))
    kind, picture = address.split(",", 1)
    assert kind == "data:image/svg+xml;charset=utf-8"
    root = ElementTree.fromstring(unquote(picture))
    (text,) = root.iter("{http://www.w3.org/2000/svg}text")
    assert (text.text, alt) == (SIGNS, SIGNS)
    assert root.get("aria-label") == "a 'title' with \"signs\""
