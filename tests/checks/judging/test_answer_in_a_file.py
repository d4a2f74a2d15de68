"""An answer that is a file: packed without running it, and run anew by whoever asks for it."""

from __future__ import annotations

import pickle
from base64 import b64decode
from types import SimpleNamespace

import pytest

from c4lab.checks.judging.packed_file import FILE, pack_answer, pack_file
from c4lab.checks.writing.result import NotAttempted, Raised
from c4lab.work.written_file import BadFile, WrittenFile

TEXT = '''"""Doubles."""
from functools import cache; LEFT = 1


@cache
def helper(n):
    return n * LEFT


def answer(n: int, again=2, /):
    return helper(n)


LEFT = 3
'''


def test_the_statements_are_read_and_nothing_runs():
    packed = pack_file(WrittenFile("a.py", TEXT.replace("LEFT = 3", "LEFT = 1 / 0")), "answer")
    assert [(unit.name, unit.first) for unit in packed.units] == [
        ("", 1), ("", 2), ("helper", 5), ("", 14), ("answer", 10),
    ]  # fmt: skip
    assert packed.units[2].text.startswith("@cache\ndef helper")
    assert (packed.least, packed.most, packed.parameters) == (1, 2, "(n: int, again=2, /)")
    assert (packed.kind, [*packed.sources]) == (FILE, ["a.py"])
    with pytest.raises(BadFile, match=r"ZeroDivisionError .* in line 14, `LEFT = 1 / 0`"):
        pickle.loads(b64decode(packed.code))


def test_each_time_it_runs_anew():
    packed = pack_file(WrittenFile("a.py", TEXT), "answer")
    one, other = (pickle.loads(b64decode(packed.code)) for _ in range(2))
    assert one(2) == other(2) == 6
    assert one.__globals__ is not other.__globals__


def test_what_no_check_could_read_is_refused():
    with pytest.raises(BadFile, match=r"What begins in line 3 of a\.py has more than 50,000"):
        pack_file(WrittenFile("a.py", f"\n\nx = '{'x' * 60_000}'\n"), "answer")


def test_an_exercise_says_whether_its_answer_is_a_file(tmp_path):
    path = tmp_path / "my_answer.py"
    exercise = SimpleNamespace(text=SimpleNamespace(file=path.name), name="answer")
    with pytest.raises(NotAttempted, match="There is no file"):
        pack_answer(exercise, path)
    path.write_text("def answer(:", encoding="utf-8")
    with pytest.raises(Raised, match=r"my_answer.py, line 1 is no Python"):
        pack_answer(exercise, str(path))
    path.write_text("def answer(n):\n    return 2 * n", encoding="utf-8")
    assert pack_answer(exercise, path).kind == FILE
    assert pack_answer(exercise, abs).kind != FILE  # a function, as ever
