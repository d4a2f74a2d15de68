"""Python's own errors, each provoked, and the sentence that says what is behind it."""

from pathlib import Path
from runpy import run_path

import pytest

from c4lab.checks.judging.workers import LocalWorkers
from c4lab.checks.working import looking
from tests.checks.judging.trying import judged

POSITION = "from c4lab.games import TicTacToe\ndef double(n):\n    position = TicTacToe()\n"
PROVOKED = [
    (POSITION + "    for move in position.moves:\n        pass", "call-without-parentheses"),
    (POSITION + "    return position.result < 1", "call-without-parentheses"),
    ("return n(2)", "calls-a-value"),
    ("for a in [2, 1].sort():\n    pass", "uses-none"),
    ("return None.append(1)", "uses-none"),
    ("return None + 1", "uses-none"),
    (POSITION + "    return position[0]", "indexes-a-position"),
    ("def other(a):\n    pass\ndef double(n):\n    return other()", "argument-missing"),
    ("def other(a):\n    pass\ndef double(n):\n    return other(1, 2)", "too-many-arguments"),
    ("class Odd:\n    pass\ndef double(n):\n    return Odd(1)", "no-init"),
    ("return max([])", "of-nothing"),
    ("return [1][5]", "index-out-of-range"),
    ("a = (1,)\na[0] = 1", "changes-the-unchangeable"),
    ("if n < 0:\n    a = 1\nreturn a", "used-before-set"),
    ("return {[1]}", "unhashable"),
    ("return '1' + 1", "mixes-kinds"),
    ("return (n + 2) ^ 0.5", "xor-for-power"),
    ("n = n / 2\nn ^= 2\nreturn n", "xor-for-power"),
    ("n.append(1)", "no-such-attribute"),
    ("return sum(n)", "not-iterable"),
    ("return n[0]", "not-subscriptable"),
    ("return n + [n]", "other-kinds"),
    ("return n < [n]", "other-kinds"),
    ("return [0, 2][n / 2]", "no-whole-index"),
    ("return range(n / 2, 3.5)", "no-whole-number"),
    ("return {1: 2}[n]", "no-such-key"),
    ("a, b = [n]", "other-count"),
    ("return 5 / n - 7 / n", "divides-by-zero"),
    ("return [1, 2].index(n)", "not-in-the-list"),
    ("return sorted([n], order=1)", "no-such-parameter"),
    ("def other(a):\n    pass\ndef double(n):\n    other(b=n)", "no-such-parameter"),
    ("return 5 << n - 1 << 7", "negative-shift"),
    ("for a in (d := {1}):\n    d.add(2)", "changed-while-looping"),
    ("return [].pop()", "of-nothing"),
    ("return undefined", "name-not-defined"),
    ("return Max(n, 1)", "name-not-defined"),
    ("return int(str(n) + 'x')", "raises"),
    ("return len(str(n)) + double(n + 1)", "endless-recursion"),
]


@pytest.mark.parametrize(("source", "reason"), PROVOKED)
def test_cause(source, reason):
    result = judged(LocalWorkers(), source)
    assert (result.status, result.reason) == ("raised", reason), result
    assert "double(0)" in result.message or reason == "name-not-defined"
    assert "(line " in result.message


def test_a_warning_is_not_what_the_learner_prints(workers):
    source = "import warnings\ndef double(n):\n    warnings.warn('odd')\n    print(n)\n    return n"
    assert judged(workers, source).printed.splitlines()[0] == "0"


def test_c4lab_that_is_reached_over_a_link_is_not_the_learners(tmp_path):
    linked = tmp_path / "linked"
    linked.symlink_to(Path(looking.__file__).parents[2], target_is_directory=True)
    there = run_path(str(linked / "checks" / "working" / "looking.py"))
    files = (str(linked / "games" / "sim.py"), looking.__file__, "cell.py")
    assert [*map(there["is_learners_file"], files)] == [False, False, True]
