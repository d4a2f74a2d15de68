"""The number that stands in the figure of 14.2."""

from c4lab.checks.writing.registry import find
from tests.lessons.handed_out import as_given


def test_the_number_in_the_figure():
    """As given, the function of 14.2 makes the wrong number of the slides, and mended the right."""
    columns = [0, 2, 5, 5, 5, 2, 0]
    assert as_given("14.2")(columns) == 3_332_082_970_624
    assert find("14.2").solution(columns) == 111_466_234_240
