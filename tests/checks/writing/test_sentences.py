"""The table of what is said of wrong predictions."""

import pytest

from c4lab.checks.writing import sentences


def test_each_value_of_a_key_has_its_sentence() -> None:
    found = sentences("""
        fewest, two away = -4 | 8: the best line is looked
            at once.
        fewest, two away = n^2: that is all: too many.
        B keeps = none: look again.
    """)
    once = "fewest, two away: the best line is looked at once."
    assert found == {
        "fewest, two away": {-4: once, 8: once, "n^2": "fewest, two away: that is all: too many."},
        "B keeps": {"none": "B keeps: look again."},
    }


def test_a_line_without_a_value_is_refused() -> None:
    with pytest.raises(ValueError, match="'B: look again\\.' should read"):
        sentences("A = 5: look.\nB: look again.")
