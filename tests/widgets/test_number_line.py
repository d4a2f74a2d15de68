"""The number line without a browser: what answers prove, and what is drawn and said."""

from math import inf
from typing import Any

import pytest

from c4lab.games import ConnectFour
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.pictures.intervals import number_line
from c4lab.search import with_memory
from c4lab.widgets import NumberLine
from c4lab.widgets.searches.number_line import proved

TREE = Drawn([[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]])
QUIZ = [(0, 1), (-15, -14), (-8, -7), (-6, -5)]


def line(**more: Any) -> NumberLine:
    return NumberLine(TREE, 2, worth, **more)


def send(widget: NumberLine, event: str, **more: object) -> None:
    widget._on_event(widget, {"event": event, **more}, [])


def ask(widget: NumberLine, alpha: object, beta: object) -> None:
    send(widget, "ask", alpha=str(alpha), beta=str(beta))


def test_the_quiz_ends_at_the_value() -> None:
    widget = line(windows=QUIZ)
    assert "Nothing asked yet. The first window is (0, 1)." in widget.static_html()
    known = []
    for _ in QUIZ:
        ask(widget, widget.alpha, widget.beta)
        known.append(widget.known)
    assert known == [(-inf, -5), (-10, -5), (-7, -5), (-7, -7)]
    assert [row[0] for row in widget.rows] == ["(0, 1)", "(−15, −14)", "(−8, −7)", "(−6, −5)"]
    assert [row[1] for row in widget.rows] == ["−5", "−10", "−7", "−7"]
    assert [row[3] for row in widget.rows] == [
        "at −5 or below", "between −10 and −5", "between −7 and −5", "at −7",
    ]  # fmt: skip
    assert widget.status == (
        "The answer is −7: fails low, so the value is at most −7. "
        "The bounds meet: the value is −7. 27 nodes so far."
    )
    assert widget.words().startswith("(0, 1): −5, fails low, so the value is at most −5.")
    send(widget, "again")
    assert (widget.asked, widget.known, widget.rows) == ([], (-inf, inf), [])


@pytest.mark.parametrize(
    ("window", "answer", "bounds"),
    [
        ((0, 1), 0, (-inf, 0)),
        ((0, 1), 1, (1, inf)),
        ((-3, 3), 2, (2, 2)),
        ((-3, 3), 3, (3, inf)),
        ((-inf, inf), 9, (9, 9)),
    ],
)
def test_what_an_answer_proves(window: Any, answer: float, bounds: Any) -> None:
    assert proved(window, answer) == bounds


def test_what_was_known_is_not_lost_and_said_to_be_known() -> None:
    widget = line()
    ask(widget, -8, -7)
    ask(widget, -15, -14)
    assert widget.known == (-7, inf)
    assert "That was known before." in widget.status
    ask(widget, "-inf", "inf")
    assert widget.known == (-7, -7)


def test_windows_are_suggested_until_the_value_is_known() -> None:
    for what in ("middle", "beside"):
        widget = line(span=(-6, 6))  # the value lies outside
        send(widget, "suggest", what="beside")
        assert widget.status == "There is no answer yet to ask beside. Ask first."
        for _ in range(12):
            ask(widget, widget.alpha, widget.beta)
            if widget.known[0] == widget.known[1]:
                break
            send(widget, "suggest", what=what)
        assert widget.known == (-7, -7)
        send(widget, "suggest", what=what)
        assert widget.status == "The value is known: it is −7."
    send(widget, "suggest", what="all")
    assert (widget.alpha, widget.beta) == ("-inf", "inf")


@pytest.mark.parametrize(
    ("alpha", "beta"), [("1", "1"), ("2", "1"), ("a", "1"), ("", ""), ("0.5", "1"), ("nan", "1")]
)
def test_what_is_no_window_is_refused_in_a_sentence(alpha: str, beta: str) -> None:
    widget = line()
    for event in ("ask", "window"):
        send(widget, event, alpha=alpha, beta=beta)
        assert widget.status.startswith("A window is two whole numbers, alpha below beta")
    assert (widget.asked, widget.alpha, widget.beta) == ([], "0", "1")
    with pytest.raises(ValueError, match="A window is two whole numbers"):
        line(windows=[(3, 2)])
    with pytest.raises(ValueError, match="A span is two whole numbers"):
        line(span=(5, 5))


def test_a_table_is_kept_from_question_to_question() -> None:
    def nodes(search: Any) -> list[int]:
        widget = NumberLine(ConnectFour.parse("4453"), 4, lambda position: 0, search=search)
        for _ in range(2):
            ask(widget, 0, 1)
        return [nodes for *_, nodes in widget.asked]

    first, again = nodes(with_memory)
    assert again == 1 < first


def test_it_draws_what_is_outside_its_span() -> None:
    for known, window, answer in (
        ((-inf, inf), (-inf, inf), None),
        ((1_000_019, inf), (0, 1), 1_000_019),
        ((-7, -7), (19, 20), -7),
        ((-inf, -50), (-21, -20), -50),
    ):
        picture = number_line((-20, 20), known, window, answer)
        assert "inf" not in picture.replace("infinite", "")
        assert "nan" not in picture
    assert "1,000,019" in number_line((-20, 20), (1_000_019, inf), (0, 1), 1_000_019)
