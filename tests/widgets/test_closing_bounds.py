"""The bounds of MTD(f), without a browser: what is sent, what is said, what is refused."""

import re
from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.search import centre_first
from c4lab.widgets.searches.closing_bounds import ClosingBounds

LATE = ConnectFour.parse("666654456454454565")


def late(guess: int = 0) -> ClosingBounds:
    return ClosingBounds(LATE, 3, Squares(), guess, centre_first)


def test_each_pass_has_its_bounds_its_tree_and_a_sentence() -> None:
    widget = late()
    assert [each["sentence"] for each in widget.passes] == [
        "Pass 1. At least 0? No, at most −13. Next question: at least −13?",
        "Pass 2. At least −13? No, at most −18. Next question: at least −18?",
        "Pass 3. At least −18? No, at most −23. Next question: at least −23?",
        "Pass 4. At least −23? Yes, at least −23. The bounds meet: the value is −23.",
    ]
    assert [each["count"] for each in widget.passes] == [
        "25 nodes, none known from the table",
        "12 nodes, 3 known from the table",
        "12 nodes, 3 known from the table",
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
    assert widget.words().startswith(
        "From the guess −23, MTD(f) finds −23 in 2 passes and 39 nodes.\nPass 1. At least −23?"
    )


@pytest.mark.parametrize(
    "text",
    ["", "10.5", "10,5", "1,2,3", "a lot", "1e5", "--3", "-+3", "3000000", "9" * 400, "²"],
)
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    widget = late()
    widget.step = 2
    widget._on_event(None, {"event": "guess", "text": text}, None)
    assert widget.refused.startswith("Type a whole number from −2,000,000 to 2,000,000")
    assert (widget.guess, widget.step) == (0, 2)
    widget._on_event(None, {"event": "guess", "text": "5"}, None)
    assert (widget.guess, widget.refused) == (5, "")


@pytest.mark.parametrize("guess", [0.5, True, None, "3"])
def test_a_guess_in_code_has_to_be_a_whole_number_too(guess: Any) -> None:
    with pytest.raises(ValueError, match="Type a whole number"):
        late(guess)


def test_values_that_are_no_whole_numbers_and_games_that_are_over_are_refused() -> None:
    with pytest.raises(ValueError, match=r"MTD\(f\) needs whole numbers, and 0\.5 is none"):
        ClosingBounds(LATE, 2, lambda position: 0.5)
    with pytest.raises(ValueError, match="is over: there is nothing to ask"):
        ClosingBounds(ConnectFour.parse("1212121"))


def test_it_has_a_form_for_pages_that_run_nothing() -> None:
    bundle, _ = late(-100)._repr_mimebundle_()
    assert bundle["text/html"].count("<img ") == 1 + 2
    assert bundle["text/plain"].startswith("From the guess −100, MTD(f) finds −23 in 2 passes")
