"""A picture in a page is the same picture, whatever signs are in it, and has the page's colours."""

from html.parser import HTMLParser
from urllib.parse import unquote
from xml.etree import ElementTree

from c4lab.pictures.theme import FILL, RED, alone, img, svg

SIGNS = "5 % of #1, \"both\" & 'none' <b>\n−3"


class Images(HTMLParser):
    def handle_starttag(self, tag, attributes):
        self.found = dict(attributes)


def shown(html):
    """The root of the picture in the page, and its alternative text."""
    reader = Images()
    reader.feed(html)
    kind, picture = reader.found["src"].split(",", 1)
    assert kind == "data:image/svg+xml;charset=utf-8"
    return ElementTree.fromstring(unquote(picture)), reader.found["alt"]


def test_every_sign_arrives():
    escaped = "5 % of #1, &quot;both&quot; &amp; &#x27;none&#x27; &lt;b&gt;\n−3"
    root, alt = shown(
        img(svg(20, 20, f"<text>{escaped}</text>", "a 'title' with \"signs\""), SIGNS)
    )
    (text,) = root.iter("{http://www.w3.org/2000/svg}text")
    assert (text.text, alt) == (SIGNS, SIGNS)
    assert root.get("aria-label") == "a 'title' with \"signs\""


def test_colours_that_differ_in_the_dark_are_variables_and_others_are_not():
    picture = alone(svg(20, 20, f'<path fill="{FILL["soft"]}" stroke="var(--c4-red, {RED})"/>', ""))
    assert f'<path fill="var(--soft)" stroke="{RED}"/>' in picture
    assert picture.count("--soft:") == 2
    assert "--c4" not in picture
