"""The table of what is known to go wrong: what it says, and how it is refused."""

import ast

import pytest

from c4lab.checks.writing import Mistake, known, returns_in_a_loop
from c4lab.checks.writing.exercises import replaced

TABLE = r"""
    first-only: It looks at the first move, and
        at no other.
        in position.moves() => in
            position.moves()[:1]

        if a:\n    b =>
    never: It gives 0.
        => nothing
        seen: loops
        if a: break =>
"""


def nothing(position: object) -> int:
    return 0


def test_every_way_to_go_wrong_gets_the_reason_and_the_sentence_of_its_block() -> None:
    looks, gives = "It looks at the first move, and at no other.", "It gives 0."
    assert known(TABLE, nothing=nothing, loops=returns_in_a_loop) == (
        Mistake("first-only", looks, "in position.moves() => in position.moves()[:1]"),
        Mistake("first-only", looks, r"if a:\n    b =>"),
        Mistake("never", gives, nothing, returns_in_a_loop),
        Mistake("never", gives, "if a: break =>", returns_in_a_loop),
    )


def test_a_change_may_go_on_in_the_next_line() -> None:
    both = "a: B.\n    if a: => &&\n        b => c\n    d => e"
    assert known(both) == (
        Mistake("a", "B.", "if a: => && b => c"),
        Mistake("a", "B.", "d => e"),
    )


def test_a_change_is_made_at_all_places() -> None:
    assert replaced("x < y and z < y", "y => a && < => >=") == "x >= a and z >= a"
    assert replaced("one()\ntwo()", r"one()\ntwo() => two()\none()") == "two()\none()"
    with pytest.raises(ValueError, match="does not stand in"):
        replaced("x + y", "z => a")


def test_seen_is_asked_of_the_learners_code() -> None:
    (mistake,) = known("a: B.\n    seen: first\n    => f\n", f=nothing, first=lambda tree: False)
    assert mistake.seen is not None
    assert not mistake.seen(ast.parse("pass"))


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("no sentence\n    a => b", "Line 1 of the table should read `reason: sentence`"),
        ("a: B.\nc: D.\n    c => d", "Line 1 of the table has no `old => new`"),
        ("a: B.\n    seen: f", "Line 1 of the table has no `old => new`"),
        ("a: B.\n    => g", "Line 2 of the table names a function that was not given"),
        ("a: B.\n    a => b\n    seen: g", "Line 3 of the table names a function"),
        ("    a => b\n  a: B.\nc: D.", "Line 1 of the table stands below no reason: 'a => b'"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_with_its_line(table: str, said: str) -> None:
    with pytest.raises(ValueError, match="Line") as error:
        known(table, f=nothing)
    assert str(error.value).startswith(said)
