"""Values as plain data: there and back again, and nothing of a value's own class runs."""

import json
from collections import namedtuple
from decimal import Decimal
from fractions import Fraction
from math import inf
from typing import Any

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


def there_and_back(value: Any) -> Any:
    return decode(json.loads(json.dumps(encode(value))))


@given(values)
def test_plain_data_comes_back_as_it_was(value: Any) -> None:
    back = there_and_back(value)
    assert back == value
    assert type(back) is type(value)


@pytest.mark.parametrize(
    "position", [TicTacToe.parse("519"), Sim.parse("12-34"), ConnectFour.parse("4453")]
)
def test_positions_come_back_as_positions_watched_ones_too(position: Any) -> None:
    for each in (position, Meter().watch(position)):
        back = there_and_back([each])[0]
        assert (type(back), back.history) == (type(position), position.history)


def test_numbers_of_numpy_and_of_own_classes_become_pythons() -> None:
    class Own(int):
        def __int__(self) -> int:
            raise AssertionError("code of the value's class ran")

    back = there_and_back([np.int64(3), np.array([[1.5], [2]]), Own(4), np.bool_(True)])
    assert back == [3, [[1.5], [2.0]], 4, True]
    assert [type(each) for each in back] == [int, list, int, bool]


def test_a_named_tuple_keeps_its_names() -> None:
    pair = namedtuple("Pair", "value move")(1, [2])
    back = there_and_back(pair)
    assert back == Fields("Pair", ("value", "move"), (1, [2]))
    assert repr(back) == "Pair(value=1, move=[2])"
    odd = type("Odd", (tuple,), {"_fields": (None,)})
    assert there_and_back(odd((1,))) == Fields("Odd", ("None",), (1,))


class Strange:
    def __repr__(self) -> str:
        raise AssertionError("code of the value's class ran")

    __str__ = __hash__ = __eq__ = __reduce__ = __repr__


class Waiting:
    def __await__(self) -> Any:
        raise AssertionError("code of the value's class ran")


def unreachable() -> ConnectFour:
    """A position that no moves lead to."""
    position = ConnectFour.parse("44")
    object.__setattr__(position, "history", (4, 99))
    return position


@pytest.mark.parametrize(
    ("value", "thing"),
    [
        (len, ("function", "len")),
        (test_a_named_tuple_keeps_its_names, ("function", "test_a_named_tuple_keeps_its_names")),
        (int, ("function", "int")),
        (iter([1]), ("iterator", "list_iterator")),
        (Waiting(), ("awaitable", "Waiting")),
        (unreachable(), ("object", "ConnectFour")),
        (Strange(), ("object", "Strange")),
        ("x" * 100_001, ("too large", "str")),
        (1 << 12_000, ("too large", "int")),
        ([0] * 200_001, ("too large", "list")),
    ],
)
def test_anything_else_comes_as_what_it_is(value: Any, thing: tuple[str, str]) -> None:
    assert there_and_back(value) == Thing(*thing)
    assert repr(Thing(*thing)) == f"<{thing[1]}>"


def nested(levels: int) -> Any:
    return [nested(levels - 1)] if levels else inf


def test_just_not_too_large() -> None:
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
def test_what_a_worker_made_up_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"no plain data|no game|literal|values to unpack"):
        decode(data)


def test_fractions_and_the_like_become_decimal_numbers() -> None:
    class Share(Fraction):
        def __str__(self) -> str:
            raise AssertionError("code of the value's class ran")

        __float__ = __truediv__ = __str__  # type: ignore[assignment]

    assert there_and_back([Share(1, 4), Decimal("1.50")]) == [0.25, 1.5]
    assert there_and_back([Decimal("inf"), Decimal("1e999999999")]) == [inf, inf]
    assert there_and_back(Fraction(1 << 13_000)) == Thing("too large", "Fraction")
    assert there_and_back(Decimal("sNaN")) == Thing("object", "Decimal")


def test_what_has_a_hash_of_its_own_class_is_no_key() -> None:
    class Rows(list[int]):
        def __hash__(self) -> int:  # type: ignore[override]
            return 1

    for value in ({Rows(): 1}, {(1, (2, Rows()))}):
        (key,) = there_and_back(value)
        assert isinstance(key, Thing)
