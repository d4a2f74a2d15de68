"""What a `seen` finds in a learner's code."""

import ast

import pytest

from c4lab.checks.writing import Mistake, known, returns_in_a_loop
from c4lab.checks.writing.exercises import replaced
from c4lab.checks.writing.mistake import contains


@pytest.mark.parametrize(
    ("pattern", "code", "found"),
    [
        ("$a + $a", "x[1] + x[1]", True),
        ("$a + $a", "x + y", False),
        ("max($a, $$rest)", "max(a, b, c)", True),
        ("$x[1:]", "moves[1:]", True),
        ("1", "True", False),
        ("max($items, $$more, key=$k)", "max(items, default=None, key=len)", True),
        ("max($items, $$more, key=$k)", "max(items, default=None)", False),
        ("[$column for $column in board]", "[each for each in board]", True),
        ("[$column for $column in board]", "[each[:] for each in board]", False),
    ],
)
def test_what_a_pattern_finds(pattern, code, found):
    assert contains(pattern)(ast.parse(code)) == found


TABLE = r"""
    first-only: It looks at the first move, and
        at no other.
        in position.moves() => in
            position.moves()[:1]

        if a:\n    b => &&
            b => c
    never: It gives 0.
        => nothing
        seen: loops
        if a: break =>
"""


def nothing(position):
    return 0


def test_every_way_to_go_wrong_gets_the_reason_and_the_sentence_of_its_block():
    looks, gives = "It looks at the first move, and at no other.", "It gives 0."
    assert known(TABLE, nothing=nothing, loops=returns_in_a_loop) == (
        Mistake("first-only", looks, "in position.moves() => in position.moves()[:1]"),
        Mistake("first-only", looks, r"if a:\n    b => && b => c"),
        Mistake("never", gives, nothing, returns_in_a_loop),
        Mistake("never", gives, "if a: break =>", returns_in_a_loop),
    )


def test_a_change_is_made_at_all_places():
    assert replaced("x < y and z < y", "y => a && < => >=") == "x >= a and z >= a"
    assert replaced("one()\ntwo()", r"one()\ntwo() => two()\none()") == "two()\none()"
    with pytest.raises(ValueError, match="does not stand in"):
        replaced("x + y", "z => a")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("no sentence\n    a => b", "'no sentence' should read `reason: sentence`"),
        ("a: B.\n    => g", "g"),
        ("    a => b\n  a: B.\nc: D.", "'a => b' stands below no reason"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused(table, said):
    with pytest.raises((ValueError, KeyError), match=said):
        known(table, f=nothing)
