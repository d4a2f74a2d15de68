"""Cards: what a learner reads, as HTML in which nothing of theirs is markup."""

import re
from dataclasses import replace
from html import unescape

import numpy as np
import pytest

from c4lab.checks.working.plain import Fields, Thing
from c4lab.checks.writing.card import message_html, result_html, table_html
from c4lab.checks.writing.python_text import Code, code, imports_for, show
from c4lab.checks.writing.result import Counterexample, Part, Result
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import Meter


def words(html):
    text = re.sub(r"<[^>]+>", " ", re.sub(r"</?(code|em)\b[^>]*>", "", html))
    return sorted(unescape(text).split())


EXAMPLE = Counterexample(
    "a = 1\ndouble(a)", "2", "a < b", ". X", setup="import a", legend="On the board, + is there."
)
RESULT = Result(
    "99.1", "Double <it>", "wrong", 1, 3, "It squares.", "squares", EXAMPLE, "2 nodes.",
    "hm\nha", "A note.", (Part("small", 1, 1), Part("large", 0, 2)),
)  # fmt: skip
AS_TEXT = """\
99.1 Double <it>
✗ Not right yet: 1 of 3 points
It squares.
a = 1
double(a) should be 2, and yours gives a < b.
  import a
  . X
On the board, + is there.
  ✓ small: 1 of 1 point
  ✗ large: 0 of 2 points
2 nodes.
It printed:
  hm
  ha
A note."""


def test_a_result_as_text():
    assert str(RESULT) == AS_TEXT
    assert RESULT.with_note("And one.").note == "A note. And one."
    assert Result("", "", "raised", 0, 0, "Oh.").heading == "! Stopped by an error"


@pytest.mark.parametrize(
    "other",
    [
        {}, {"title": "", "exercise": ""}, {"message": EXAMPLE.sentence}, {"counterexample": None},
        {"counterexample": replace(EXAMPLE, diagram="", legend="")}, {"parts": ()}, {"cost": ""},
        {"printed": ""}, {"note": ""},
    ],
)  # fmt: skip
def test_a_card_says_what_the_text_says(other):
    result = replace(RESULT, **other)
    assert words(result_html(result)) == sorted(str(result).replace("  import a\n", "").split())


def test_a_picture_takes_the_place_of_the_board_as_text():
    drawn = result_html(replace(RESULT, counterexample=replace(EXAMPLE, picture="<svg/>")))
    assert re.findall(r'<img [^>]*alt="([^"]*)"', drawn) == [". X"]
    assert ". X</pre>" not in drawn


def test_a_hint_with_code_in_it():
    html = message_html("Hint 1 of <3>", "Try `a < b`, not `b`.", "if a < b:\n    x")
    assert "Hint 1 of &lt;3&gt;" in html
    assert re.findall(r"<code[^>]*>([^<]*)</code>", html) == ["a &lt; b", "b"]
    assert re.findall(r"<pre[^>]*>([^<]*)</pre>", html) == ["if a &lt; b:\n    x"]
    assert not re.search("<pre|<code", message_html("Hint", "A single ` is no code."))
    html = message_html("Hint", "Use the *old* mask, `a *b* c`, and 2 * 3 * 4 or **all**.")
    assert re.findall("<em>(.*?)</em>", html) == ["old"]


def test_a_table_with_what_is_below_it():
    html = table_html([("name", "n"), ("<b>", "1"), ("c", "2")], ["one & two"], ["That is all."])
    assert " ".join(words(html)) == "& 1 2 <b> That all. c is n name one two"
    assert [html.count(tag) for tag in ("<tr", "<th ", "<td ", "<li>", "<p>")] == [3, 2, 4, 1, 1]
    assert "<ul" not in table_html([("a",)], [], [])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Code("Squares()"), "Squares()"),
        ([1, (2,), {3: {4}}], "[1, (2,), {3: {4}}]"),
        ((), "()"),
        ((1, True, None, "a"), "(1, True, None, 'a')"),
        (set(), "set()"),
        (np.array([[1, 2]]), "np.array([[1, 2]])"),
        (Fields("Choice", ("value", "move"), (1, 2)), "(1, 2)"),
        ((ConnectFour(), float("inf")), "(ConnectFour(), inf)"),
        (Meter().watch(ConnectFour.parse("44")), "ConnectFour.parse('44')"),
        (len, "len"),
    ],
)
def test_a_value_is_shown_as_one_would_type_it(value, text):
    assert code(value) == text


def test_a_text_is_preceded_by_the_imports_that_it_needs():
    text = "double(minimax(TicTacToe.parse('Sim')), np.inf, Squares, inf, \"nan\")"
    assert imports_for(text, {"double", "Squares"}) == [
        "from c4lab.games import TicTacToe",
        "from c4lab.search import minimax",
        "from math import inf",
        "import numpy as np",
    ]


def test_what_cannot_be_shown_is_named():
    class Mute:
        def __repr__(self):
            raise ValueError

    assert re.fullmatch(r"<Mute( instance at 0x[0-9a-f]+)?>", show(Mute()))
    assert show(Thing("function", "f")) == "<f>"
    assert show([..., 1]) == "[..., 1]"
    assert show([TicTacToe.parse("5"), len]) == "[TicTacToe.parse('5'), len]"
    assert show([[[[[[7]]]]]]) == "[[[[[[7]]]]]]"
    assert show([*range(43)]).endswith("41, ...]")
    assert len(show("x" * 10_000)) == 120
