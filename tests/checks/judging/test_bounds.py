"""What a worker replies and a notebook hands over may be any JSON: nothing in it takes long, and
there is a sentence for all of it."""

import json
from itertools import chain, repeat
from types import SimpleNamespace

import pytest

from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_bytes, judge_with
from c4lab.checks.working.lines import CROWD, refuse_crowds
from tests.checks.judging.trying import cell, exercise

DOUBLE = "def double(n):\n    return 2 * n"
ERROR = {"types": ["OSError"], "said": "", "name": "", "line": 0, "source": ""}
REPLIES = {
    "no kind of value": {"value": {"Fraction": "1e40000000"}},
    "keys that collide": {"value": {"set": [n * (2**61 - 1) for n in range(50_000)]}},
    "types without end": {"error": {**ERROR, "types": ["x"] * 10**5}},
    "a type that is no text": {"error": {**ERROR, "types": ["OSError", 3]}},
    "a line without end": {"error": {**ERROR, "line": 1e999}},
    "ours that is none": {"ours": [1], "value": 1},
    "nothing": {},
    "text": "x" * 300_000,
}


@pytest.mark.parametrize("name", REPLIES)
def test_no_reply_hangs_or_breaks_the_judge(name):
    """From a worker that loads whatever it gets, and then always says the same."""
    replies = chain([{"value": None}], repeat(json.loads(json.dumps(REPLIES[name]))))
    worker = SimpleNamespace(
        send=lambda request: None, receive=lambda seconds: next(replies), end=lambda: "", waited=0
    )
    workers = SimpleNamespace(start=lambda: worker)
    result = judge_with(exercise(), pack(cell(DOUBLE)), workers)
    assert result.status in ("raised", "wrong")
    assert result.reason != "check-failed"


def test_a_crowd_of_lists_is_not_read():
    refuse_crowds(b"[{,}]", 3)
    with pytest.raises(ValueError, match="too much"):
        refuse_crowds(b"[" + b"[]," * (CROWD // 2) + b"[]]")


FIELDS = json.loads(pack(cell(DOUBLE)).to_json())
UNIT = {"name": "double", "text": DOUBLE, "first": 1}
FITS = {
    "name": ["x" * 300],
    "least": [0],
    "most": [1 << 30],
    "units": [[UNIT] * 1_000],
    "text": ["-" * 147 + "1", "#" * 50_000],
    "ours": [{"x" * 5_000: "y" * 300}, {str(n): "y" for n in range(1_000)}],
    "sources": [{"x": ["y" * 1_000_000] * 2}],
    "outside": [{"x": 0}, {"x": (1 << 50) - 1}],
}
FORGED = {
    "value": [{"Fraction": "1e40000000"}],
    "name": [3, "x" * 301],
    "kind": [[], "x" * 301],
    "callable": [1],
    "least": [-1, 1e999, True],
    "most": [(1 << 30) + 1],
    "parameters": [3, "x" * 301],
    "units": [None, [UNIT] * 1_001, [{"name": "double"}], [{**UNIT, "text": "#" * 43_000}] * 7],
    "text": ["-" * 200_000 + "1", "-" * 148 + "1", "#" * 50_001, "def double(", 3],
    "first": ["1"],
    "ours": [3, {"x": 3}, {"x" * 5_001: "y"}, {str(n): "y" for n in range(1_001)}],
    "sources": [{"x": 3}, {"x": [3]}, {"x": ["y" * 2_000_000, "y"]}],
    "outside": [{"x": "y"}, {"x": -1}, {"x": 1 << 50}],
    "code": [3],
    "more": [3],
}


def changed(table):
    """An answer with each of these values in its place."""
    for field, values in table.items():
        for value in values:
            of_a_unit = field in ("text", "first")
            change = {"units": [{**UNIT, field: value}]} if of_a_unit else {field: value}
            yield json.dumps({**FIELDS, **change}).encode()


def test_what_is_just_not_too_much_is_read():
    for data in changed(FITS):
        assert Packed.from_json(Packed.from_json(data).to_json()) == Packed.from_json(data)


JUNK = [b"junk", b"\xff\xfe", b"3", b"{}", b"[" * 100_000, b'{"value": 1, "units": 2}']


def test_a_forged_answer_is_refused(workers):
    for data in (*changed(FORGED), *JUNK):
        result, answer = judge_bytes(exercise(), data, workers)
        assert (result.status, result.points, result.reason) == ("raised", 0, "no-answer"), data
        assert answer is None


def test_code_that_is_too_deep_to_be_looked_at_is_judged_all_the_same(workers):
    packed = pack(cell(f"def double(n):\n    return {'-' * 1_500}n"))
    assert packed.units == ()
    assert judge_with(exercise(), packed, workers).reason == "wrong-value"


def test_what_is_no_code_is_a_sentence(workers):
    (data,) = changed({"code": ["junk"]})
    result, _ = judge_bytes(exercise(), data, workers)
    assert (result.status, result.reason) == ("raised", "cannot-be-carried")
