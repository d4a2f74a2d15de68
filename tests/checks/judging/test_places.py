"""The line with the mistake is named where it looks as ours would, whatever its names are."""

import pytest

from c4lab.checks.judging.sources import Program, Unit, place_of

OURS = "def double(n):\n    if n > 0:\n        return 2 * n\n    return 0"
WRONG = OURS.replace("n > 0", "n >= 0")
THEIRS = """def double(number):
    # a comment
    if number >= 0:
        return 2 * number
    return 0"""


def place(text: str, first: int = 1) -> int:
    return place_of(OURS, WRONG, Program.of([Unit("double", text, first)]))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (THEIRS, 3),
        (THEIRS.replace("0:", "1:"), 0),  # another condition
        (THEIRS.replace(">=", ">"), 0),  # what ours has
        (f"{THEIRS}\n    if one >= 0:\n        pass", 0),  # which of the two?
        ("def double(:", 0),
    ],
)
def test_a_line_is_named_if_it_is_the_only_one_of_its_form(text: str, line: int) -> None:
    assert place(text) == line


def test_lines_are_counted_in_the_cell() -> None:
    assert place(THEIRS, first=11) == 13
