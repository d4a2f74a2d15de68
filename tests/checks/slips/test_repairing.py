"""The edit that mends: ten small tasks in two styles, wrong as students write them."""

from collections.abc import Sequence

import pytest

from c4lab.checks.slips.pattern import Slip
from c4lab.checks.slips.repairing import Repair, Trial, repair
from tests.checks.slips import functions
from tests.checks.slips.tasks import TASKS, Task, Wrong

WRONGS = [(task, wrong) for task in TASKS for wrong in task.wrongs]
SEARCH, PRIME = TASKS[0], TASKS[5]


def test_the_right_programs_are_right() -> None:
    for task in TASKS:
        for style in task.styles:
            assert task.tests.first_failure(style) is None
            assert repair(style, task.tests) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("task", "wrong"), WRONGS, ids=[f"{task.name}-{wrong.wrong[:20]}" for task, wrong in WRONGS]
)
def test_one_edit_mends_it(task: Task, wrong: Wrong) -> None:
    program = task.program(wrong)
    assert task.tests.first_failure(program) is not None
    found = repair(program, task.tests)
    assert found is not None
    (edit,) = found.edits
    assert (edit.line, edit.after) == (wrong.line, wrong.after)
    assert task.tests.first_failure(edit.source) is None


def two(found: Repair | None) -> list[tuple[int, str, str]]:
    assert found is not None
    return [(edit.line, edit.before, edit.after) for edit in found.edits]


@pytest.mark.slow
def test_two_edits_mend_what_one_cannot() -> None:
    wrong = (
        SEARCH.styles[1]
        .replace("(low + high)", "(low - high)")
        .replace("return low", "return high - 1")
    )
    mended = two(repair(wrong, SEARCH.tests))
    assert len(mended) == 2
    assert (6, "(low - high) // 2", "(low + high) // 2") not in mended  # it is in line 5
    assert {line for line, *_ in mended} == {5, 10}


def test_the_second_of_two_has_the_line_of_the_given_program() -> None:
    wrong = (
        PRIME.styles[0]
        .replace("    if n <", "    # Small ones first.\n\n    if n <")
        .replace("n < 2", "n < 3")
        .replace("== 0", "!= 0")
    )
    assert {line for line, *_ in two(repair(wrong, PRIME.tests))} == {4, 7}


def test_the_slips_of_the_exercise_come_first() -> None:
    wrong = SEARCH.styles[0].replace("<=", "<")
    own = Slip("equal-skipped", "What if x is there already?", "$x <= $value", "$x < $value")
    found = repair(wrong, SEARCH.tests, [own])
    assert found is not None
    assert [(edit.kind, edit.line) for edit in found.edits] == [("equal-skipped", 3)]


def test_the_same_slip_is_mended_once_at_each_place() -> None:
    right = "def f(n):\n    a, _ = divmod(n, 7)\n    b, _ = divmod(n, 9)\n    return a + b"
    own = Slip("not-taken-apart", "?", "$v, _ = divmod($$x)", "$v = divmod($$x)")
    calls = [((n,), n // 7 + n // 9) for n in (1, 40, 99)]
    found = repair(right.replace(", _", ""), functions.Tests("f", calls), [own])
    assert found is not None
    assert [edit.line for edit in found.edits] == [2, 3]


@pytest.mark.slow
def test_a_slip_of_the_exercise_can_be_half_of_a_pair() -> None:
    idea = Slip("ends-first", "?", "return len($s)", "return sum($s) // 3 + 7")
    wrong = SEARCH.styles[0].replace("len(seq)", "sum(seq) // 3 + 7").replace("<=", ">")
    assert repair(wrong, SEARCH.tests) is None
    found = repair(wrong, SEARCH.tests, [idea])
    assert found is not None
    assert "ends-first" in [edit.kind for edit in found.edits]


@pytest.mark.parametrize(("part", "named"), [(2, True), (0, False), (3, False)])
def test_a_slip_that_is_mended_in_one_part_is_named(part: int, named: bool) -> None:
    """The third call is wrong for a reason that no edit removes."""
    calls = [((12,), 144), ((5,), 25), ((7,), 1234567)]
    own = Slip("doubled", "A square is a product.", "$n * $n", "$n + $n")
    wrong = "def square(number):\n    return number + number\n"
    found = repair(wrong, functions.Tests("square", calls, part=part), [own])
    assert (found is not None) == named
    if found is not None:
        assert found.in_part
        assert [(edit.kind, edit.line) for edit in found.edits] == [("doubled", 2)]


class Counted:
    """A trial that nothing passes, and that counts."""

    def __init__(self) -> None:
        self.programs = self.goes = 0

    def are_right(self, sources: Sequence[str]) -> list[bool | None]:
        self.goes += 1
        self.programs += len(sources)
        return [False] * len(sources)

    def first_failure(self, source: str) -> Trial | None:
        return self

    def gets_further(self) -> bool:
        return False


def test_the_search_stops_after_a_count() -> None:
    trial = Counted()
    assert repair(SEARCH.styles[1], trial, limit=100) is None
    assert trial.programs == 100
    assert trial.goes <= 13  # each may cost a process its time


def test_nothing_is_run_for_what_is_no_program() -> None:
    trial = Counted()
    assert repair("def f(:", trial) is None
    assert repair("(" * 3000, trial) is None
    assert trial.programs == 0


def test_programs_that_do_not_end_are_mended() -> None:
    for old, new in ("divisor += 1", "divisor = 1"), ("divisor += 1", "divisor -= 1"):
        found = repair(PRIME.styles[1].replace(old, new), PRIME.tests)
        assert found is not None
        assert (found.edits[0].line, found.edits[0].after) == (6, "divisor += 1")


def test_the_type_of_a_result_counts() -> None:
    calls = functions.Tests("f", [((2,), True)])
    assert calls.first_failure("def f(n):\n    return 1\n") is not None
    assert calls.first_failure("def f(n):\n    return n > 1\n") is None
    assert calls.first_failure("def g(n):\n    return True\n") is not None
    assert calls.first_failure("def f(n):\n    raise SystemExit\n") is not None
