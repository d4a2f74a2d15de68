"""Cards: what a learner reads, as HTML in which nothing of theirs is markup."""

import re
from typing import Any

import pytest

from c4lab.checks.working.plain import Thing
from c4lab.checks.writing.card import message_html, table_html
from c4lab.checks.writing.python_text import Code, code, show
from c4lab.games import ConnectFour, TicTacToe


def words(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


def test_a_hint_with_code_in_it() -> None:
    html = message_html("Hint 1 of <3>", "Try `a < b`, not `b`.", "if a < b:\n    x")
    assert "Hint 1 of &lt;3&gt;" in html
    assert re.findall(r"<code[^>]*>([^<]*)</code>", html) == ["a &lt; b", "b"]
    assert re.findall(r"<pre[^>]*>([^<]*)</pre>", html) == ["if a &lt; b:\n    x"]
    assert not re.search("<pre|<code", message_html("Hint", "A single ` is no code."))
    html = message_html("Hint", "Use the *old* mask, `a *b* c`, and 2 * 3 * 4 or **all**.")
    assert re.findall("<em>(.*?)</em>", html) == ["old"]


def test_a_table_with_what_is_below_it() -> None:
    html = table_html([("name", "n"), ("<b>", "1"), ("c", "2")], ["one & two"], ["That is all."])
    assert re.findall(r"<th [^>]*>([^<]*)<", html) == ["name", "n"]
    assert re.findall(r"<td [^>]*>([^<]*)<", html) == ["&lt;b&gt;", "1", "c", "2"]
    assert "one &amp; two" in words(html)
    assert html.endswith("<p>That is all.</p></div>")
    assert "<ul" not in table_html([("a",)], [], [])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Code("Squares()"), "Squares()"),
        ([1, (2,), {3: {4}}], "[1, (2,), {3: {4}}]"),
        (set(), "set()"),
        ((ConnectFour.parse("44"), float("inf")), "(ConnectFour.parse('44'), inf)"),
        (len, "len"),
    ],
)
def test_a_value_is_shown_as_one_would_type_it(value: Any, text: str) -> None:
    assert code(value) == text


def test_what_cannot_be_shown_is_named() -> None:
    class Mute:
        def __repr__(self) -> str:
            raise ValueError

    assert re.fullmatch(r"<Mute( instance at 0x[0-9a-f]+)?>", show(Mute()))
    assert show(Thing("function", "f")) == "<f>"
    assert show([..., 1]) == "[..., 1]"
    assert show([TicTacToe.parse("5"), len]) == "[TicTacToe.parse('5'), len]"
    assert len(show("x" * 10_000)) <= 120
