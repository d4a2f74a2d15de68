"""The bounds of MTD(f), without a browser: what is sent, what is said, what is refused."""

import re
from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.search import centre_first
from c4lab.widgets import ClosingBounds

LATE = ConnectFour.parse("666654456454454565")


def late(guess: int = 0) -> ClosingBounds:
    return ClosingBounds(LATE, 3, Squares(), guess, centre_first)


def test_each_pass_has_its_bounds_its_tree_and_a_sentence() -> None:
    widget = late()
    assert [f"{each['sentence']} {each['count']}" for each in widget.passes] == [
        "Pass 1. At least 0? No, at most −13. Next question: at least −13? "
        "25 nodes, none known from the table",
        "Pass 2. At least −13? No, at most −18. Next question: at least −18? "
        "12 nodes, 3 known from the table",
        "Pass 3. At least −18? No, at most −23. Next question: at least −23? "
        "12 nodes, 3 known from the table",
        "Pass 4. At least −23? Yes, at least −23. The bounds meet: the value is −23. "
        "19 nodes, 1 known from the table",
    ]
    for question, sent in zip(widget.questions, widget.passes, strict=True):
        assert sent["tree"].count('class="note"') == question.known
        assert sent["tree"].count('class="node') == question.nodes  # nothing is folded
    last = widget.passes[-1]["line"]
    assert re.findall(r">(\d\. [^<]+)</text>", last) == [
        "1. At least 0? No, at most −13.",
        "2. At least −13? No, at most −18.",
        "3. At least −18? No, at most −23.",
        "4. At least −23? Yes, at least −23. Closed.",
    ]


def test_a_guess_starts_again() -> None:
    widget = late()
    widget.step = 1000
    assert widget.step == 3
    widget._on_event(None, {"event": "guess", "text": " −23 "}, None)
    assert (widget.guess, widget.step, len(widget.passes)) == (-23, 0, 2)
    head = "From the guess −23, MTD(f) finds −23 in 2 passes and 39 nodes."
    assert widget.words().startswith(f"{head}\nPass 1. At least −23?")
    assert widget.static_html().count("<img ") == 1 + 2


@pytest.mark.parametrize(
    "text", ["", "10.5", "10,5", "1,2,3", "a lot", "-+3", "3000000", "9" * 400, "²"]
)
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    widget = ClosingBounds(LATE, 1, Squares())
    before = widget.passes
    widget._on_event(None, {"event": "guess", "text": text}, None)
    assert widget.refused.startswith("Type a whole number from −2,000,000 to 2,000,000")
    assert (widget.guess, widget.passes) == (0, before)
    widget._on_event(None, {"event": "guess", "text": "1,005"}, None)
    assert (widget.guess, widget.refused) == (1005, "")


@pytest.mark.parametrize("guess", [0.5, True, "3"])
def test_a_guess_in_code_has_to_be_a_whole_number_too(guess: Any) -> None:
    with pytest.raises(ValueError, match="Type a whole number"):
        late(guess)


def test_values_that_are_no_whole_numbers_and_games_that_are_over_are_refused() -> None:
    with pytest.raises(ValueError, match=r"MTD\(f\) needs whole numbers, and 0\.5 is none"):
        ClosingBounds(LATE, 2, lambda position: 0.5)
    with pytest.raises(ValueError, match="is over: there is nothing to ask"):
        ClosingBounds(ConnectFour.parse("1212121"))
    with pytest.raises(ValueError, match="give a smaller depth"):
        ClosingBounds(ConnectFour())
