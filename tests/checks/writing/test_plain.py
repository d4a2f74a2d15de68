"""Values as plain data: there and back again, and nothing of a value's own class runs."""

import json
from collections import namedtuple
from decimal import Decimal
from fractions import Fraction
from math import inf

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.checks.working.plain import Fields, Thing, decode, encode
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import Meter

atoms = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.floats(allow_nan=False)
    | st.sampled_from([..., 1 << 64, -(1 << 64)])
)  # fmt: skip
hashable = st.recursive(
    atoms,
    lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=4),
    max_leaves=6,
)
values = st.recursive(
    hashable,
    lambda inner: st.lists(inner, max_size=4) | st.tuples(inner) | st.sets(atoms, max_size=4)
    | st.dictionaries(atoms, inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


def there_and_back(value):
    return decode(json.loads(json.dumps(encode(value))))


@given(values)
def test_plain_data_comes_back_as_it_was(value):
    back = there_and_back(value)
    assert back == value
    assert type(back) is type(value)


def runs(*_):
    raise AssertionError("code of the value's class ran")


class Own(int):
    __int__ = __repr__ = runs


class Share(Fraction):
    __str__ = __float__ = __truediv__ = runs


class Strange:
    __str__ = __hash__ = __eq__ = __reduce__ = __repr__ = runs


class Waiting:
    __await__ = runs


class Rows(list[int]):
    def __hash__(self):
        return 1


def unreachable():
    """A position that no moves lead to."""
    position = ConnectFour.parse("44")
    object.__setattr__(position, "history", (4, 99))
    return position


BOARDS = [TicTacToe.parse("519"), Sim.parse("12-34"), ConnectFour.parse("4453")]
OTHERS = [
    *((board, board) for board in BOARDS),
    *((Meter().watch(board), board) for board in BOARDS),
    (np.int64(3), 3),
    (np.array([[1.5], [2]]), [[1.5], [2.0]]),
    (np.bool_(True), True),
    (Own(4), 4),
    ([Share(1, 4), Decimal("1.50")], [0.25, 1.5]),
    ([Decimal("inf"), Decimal("1e999999999")], [inf, inf]),
    (Fraction(1 << 13_000), Thing("too large", "Fraction")),
    (Decimal("sNaN"), Thing("object", "Decimal")),
    (namedtuple("Pair", "value move")(1, [2]), Fields("Pair", ("value", "move"), (1, [2]))),
    (type("Odd", (tuple,), {"_fields": (None,)})((1,)), Fields("Odd", ("None",), (1,))),
    (len, Thing("function", "len")),
    (there_and_back, Thing("function", "there_and_back")),
    (int, Thing("function", "int")),
    (iter([1]), Thing("iterator", "list_iterator")),
    (Waiting(), Thing("awaitable", "Waiting")),
    (unreachable(), Thing("object", "ConnectFour")),
    (Strange(), Thing("object", "Strange")),
    ("x" * 100_001, Thing("too large", "str")),
    (1 << 12_000, Thing("too large", "int")),
    ([0] * 200_001, Thing("too large", "list")),
    ({Rows(): 1}, {Thing("object", "object"): 1}),
    ({(1, (2, Rows()))}, {Thing("object", "object")}),
]


def test_anything_else_comes_as_what_it_is():
    for value, expected in OTHERS:
        back = there_and_back(value)
        assert (back, repr(back)) == (expected, repr(expected))
    pair = Fields("Pair", ("value", "move"), (1, [2]))
    assert (repr(Thing("object", "X")), repr(pair)) == ("<X>", "Pair(value=1, move=[2])")


def nested(levels):
    return [nested(levels - 1)] if levels else inf


def test_just_not_too_large():
    for value in ("x" * 100_000, (1 << 12_000) - 1, [0] * 200_000):
        assert there_and_back(value) == value
    deep = nested(60)
    assert there_and_back(deep) == deep
    assert "too large" in json.dumps(encode([deep] * 2 + [[[deep]]]))


@pytest.mark.parametrize(
    "data",
    [
        {"tuple": 3}, {"what": []}, {"tuple": [], "set": []}, {"position": ["os", "x"]},
        {"position": ["Position", []]}, {"thing": [1]}, {"dict": [[1]]}, {"thing": [[], {}]},
        {"fields": ["x", [[]], []]}, {"position": ["Sim", "4" * 2_000]}, "x" * 200_000,
        [0] * 500_000, {"set": [n * (2**61 - 1) for n in range(5_000)]},
        {"dict": [[n * (2**61 - 1), 0] for n in range(5_000)]}, 1 << 13_000, nested(200),
    ],
)  # fmt: skip
def test_what_a_worker_made_up_is_refused(data):
    with pytest.raises(ValueError, match=r"no plain data|no game|literal|values to unpack"):
        decode(data)
