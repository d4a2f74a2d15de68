"""Whether the tags of a page of HTML are closed, each behind those that it holds."""

from html.parser import HTMLParser

ALONE = ("meta", "img", "br")


class _Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ALONE:
            assert self.open.pop() == tag


def tags_are_closed(page):
    tags = _Tags()
    tags.feed(page)
    return not tags.open
