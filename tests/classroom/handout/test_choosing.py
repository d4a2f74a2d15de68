"""How a teacher says which lessons are handed out."""

import pytest

from c4lab.classroom.handout.choosing import CannotHandOut, chosen

THERE = [f"{number:02}" for number in range(20)]


@pytest.mark.parametrize(
    ("text", "lessons"),
    [
        (None, THERE),
        ("00-05", THERE[:6]),
        ("03", ["00", "03"]),
        ("01,03,07-09", ["00", "01", "03", "07", "08", "09"]),
        ("01, 03", ["00", "01", "03"]),
        ("19-19", ["00", "19"]),
    ],
)
def test_lessons_in_order_with_the_first(text, lessons):
    assert chosen(text, THERE) == lessons


@pytest.mark.parametrize("text", ["1", "1-5", "00-5", "minimax", "00--05", "-", ",", "00-05,"])
def test_what_names_no_lessons(text):
    with pytest.raises(CannotHandOut, match="Write the lessons as"):
        chosen(text, THERE)


@pytest.mark.parametrize("text", ["20", "18-21", "05-03", "00-99"])
def test_lessons_that_are_not_there(text):
    with pytest.raises(CannotHandOut, match="they go from 00 to 19"):
        chosen(text, THERE)
