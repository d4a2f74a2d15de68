"""The boards that the checks of lesson 06 try answers on, and their words."""

from c4lab.games.grid import DIRECTIONS
from c4lab.lessons.shared.positions.windows import WINDOWS, windows_in, wrapped


def test_the_windows_of_each_direction():
    assert [len(windows_in(step)) for step in DIRECTIONS] == [24, 21, 12, 12]
    assert [len(windows_in(step, 5)) for step in DIRECTIONS] == [18, 14, 6, 6]


def test_lines_that_come_in_again_at_another_edge():
    lines = {step: wrapped(step) for step in DIRECTIONS}
    assert [len(each) for each in lines.values()] == [33, 39, 45, 57]
    assert {
        ((5, 1), (6, 2), (7, 3), (1, 4)),  # by the remainder
        ((5, 1), (6, 2), (7, 3), (1, 5)),  # in a list of all rows
        ((3, 6), (5, 1), (6, 2), (7, 3)),  # in a list of all columns
    } <= {*lines[1, 1]}
    for each in lines.values():
        heights = [sum(row for _, row in line) for line in each]
        assert heights == sorted(heights)
        assert not set(map(frozenset, WINDOWS)) & set(map(frozenset, each))
