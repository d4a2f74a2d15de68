"""A function's source with gaps is its source but for the lines of the gaps."""

from inspect import getsource

import pytest

from c4lab.lessons.shared.source_gaps import source_with_gaps
from c4lab.search import deepening, pvs


def test_all_lines_but_those_of_the_gap_are_shown() -> None:
    whole = getsource(pvs).rstrip("\n")
    assert source_with_gaps(pvs, "def pvs", []) == whole
    gap = whole[whole.index("if best.move is None") : whole.index("        if value > best")]
    gaps = [("if best.move is None", "if value > best", "...")]
    shown = source_with_gaps(pvs, "def pvs", gaps)
    assert shown == whole.replace(gap, "...\n")


def test_two_gaps_and_a_begin_that_is_missing() -> None:
    gaps = [("for", "try:", "for ...:"), ("try:", "if abs", "?")]
    shown = source_with_gaps(deepening, "best =", gaps)
    assert shown.splitlines()[2:] == [
        "    for ...:",
        "        ?",
        "        if abs(best.value) >= certain:",
        "            break",
        "    return best",
    ]
    with pytest.raises(ValueError, match="begins with 'while'"):
        source_with_gaps(deepening, "while", [])
    with pytest.raises(ValueError, match="begins with 'best ='"):
        source_with_gaps(deepening, "return best", [("best =", "return", "...")])
