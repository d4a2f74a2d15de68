"""What counts as the same, and what is refused before it is compared."""

from math import nan

import pytest

from c4lab.checks.working.plain import Fields, Thing
from c4lab.checks.writing import equal, refuse_rubbish
from c4lab.checks.writing.result import Wrong
from c4lab.games import TicTacToe

PAIR = Fields("Choice", ("value", "move"), (1, 2))


@pytest.mark.parametrize(
    ("got", "expected", "same"),
    [
        (1, 1.0, True),
        (10**400, 0.5, False),
        (1j, 1.0, False),
        (nan, nan, False),
        ([1, (2, 3)], (1, [2, 3]), True),
        ([1, 2], [1, 2, 3], False),
        ({1, 2}, frozenset({2, 1}), True),
        ({1: 0.3}, {1: 0.1 + 0.2}, True),
        ({1: 2}, {1: 2, 3: 4}, False),
        ({1: 2, 3: 5}, {1: 2, 3: 4}, False),
        (PAIR, (1, 2.0), True),
        (PAIR, (1, 3), False),
        (None, 0, False),
        (TicTacToe.parse("15"), TicTacToe.parse("15"), True),
        (TicTacToe.parse("15"), TicTacToe.parse("51"), False),
    ],
)
def test_the_same(got, expected, same):
    assert equal(got, expected) is same
    assert equal(expected, got) is same


@pytest.mark.parametrize(
    ("expected", "got", "reason", "said"),
    [
        (1, None, "returns-none", "None for f(1): is there a path"),
        (1, Thing("iterator", "generator"), "returns-generator", "a `yield` instead of a `return`"),
        (1, Thing("awaitable", "coroutine"), "returns-generator", "an async too many"),
        ([], Thing("too large", "list"), "returns-too-much", "a list for f(1) that is too large"),
        (1, Thing("too large", "int"), "returns-too-much", "an int for f(1) that is too large"),
        (1.0, nan, "returns-nan", "'not a number'"),
        ([1], [nan], "returns-nan", "'not a number'"),
        (1, "1", "returns-text", "the text '1' for f(1); a number is expected"),
        (True, "yes", "returns-text", "True or False is expected"),
        (1, Thing("function", "g"), "returns-function", "parentheses of a call"),
        (1, [1], "returns-wrong-type", "a list or tuple for f(1); a number is expected"),
        ([1], {1}, "returns-wrong-type", "a set for f(1); a list or tuple is expected"),
        (TicTacToe(), {}, "returns-wrong-type", "a dict for f(1); a position is expected"),
        (PAIR, ..., "returns-wrong-type", "type ellipsis for f(1); a Choice (value, move) is"),
    ],
)
def test_rubbish_is_refused_by_name(expected, got, reason, said):
    with pytest.raises(Wrong) as caught:
        refuse_rubbish(got, expected, "f(1)")
    assert caught.value.reason == reason
    assert said in caught.value.message


@pytest.mark.parametrize(
    ("expected", "got"),
    [(1, 2), (None, 3), (None, None), ([1], PAIR), ("a", "b"), (nan, nan), (1, True)],
)
def test_the_right_kind_passes_right_or_wrong(expected, got):
    refuse_rubbish(got, expected, "f(1)")
    refuse_rubbish("1", 1, "f(1)", any_kind=True)  # where any kind will do
    with pytest.raises(Wrong):
        refuse_rubbish(None, 1, "f(1)", any_kind=True)
