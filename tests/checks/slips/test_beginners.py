"""How many wrong programs of beginners the general edits mend, and how many at the true place."""

import os
from functools import cache

import pytest

from c4lab.checks.judging.diagnosis import describe_fix
from c4lab.checks.judging.sources import Program as Learners
from c4lab.checks.slips.repairing import Repair, repair
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises
from tests.checks.slips.beginners import Program, programs

ALL = list(programs())
PROGRAMS = ALL if os.environ.get("C4LAB_ALL_ANSWERS") else ALL[::3]
"""Those that are tried: `make answers` tries all."""
ELSEWHERE = {
    # Other edits that are as right as the one at the mistake, and what is said of them is true.
    "the empty list is forgotten",
    "else in the loop answers after the first item",
    "forgets to note what was seen",
    "removes before it appends",
}


@cache
def exercise() -> Exercise:
    return all_exercises()[0]


@cache
def mended(program: Program) -> Repair | None:
    return repair(program.source, program.tests)


def test_there_are_twenty_for_each_task() -> None:
    assert len(ALL) == len({(one.task, one.mistake) for one in ALL}) == 100
    assert all(one.lines for one in ALL)


@pytest.mark.slow
def test_most_are_mended_where_the_mistake_is() -> None:
    found = {one: repaired for one in PROGRAMS if (repaired := mended(one)) is not None}
    for one, repaired in found.items():
        if len(repaired.edits) == 1:
            assert one.tests.first_failure(repaired.edits[0].source) is None, one.mistake
    places = [one for one in found if {edit.line for edit in found[one].edits} <= one.lines]
    print(f"{len(found)} of {len(PROGRAMS)} are mended, {len(places)} where the mistake is")
    assert len(found) >= 0.77 * len(PROGRAMS)
    assert len(places) >= 0.64 * len(PROGRAMS)


@pytest.mark.slow
def test_what_is_said_of_a_place_is_true() -> None:
    said = 0
    for one in PROGRAMS:
        repaired = mended(one)
        lines = tuple(range(1, 1 + len(one.source.splitlines())))
        found = repaired and describe_fix(exercise(), Learners(one.source, lines), repaired)
        if found and found.sentence:
            said += 1
            lines_told = {edit.line for edit in repaired.edits} if repaired else set()
            assert lines_told <= one.lines or one.mistake in ELSEWHERE, (one.mistake, found)
    print(f"of {said} a sentence is told")
    assert said >= 0.58 * len(PROGRAMS)
