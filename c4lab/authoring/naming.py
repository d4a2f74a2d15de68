"""How many wrong answers are told which mistake they make: `python -m c4lab named`.

Tried are the wrong answers of the lessons' folders, and single edits of the right ones: of each
kind of edit as many, drawn by a seed. An edit that leaves an answer right does not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from random import Random

from c4lab.authoring.answers import Written, answers
from c4lab.checks.judging.attempt import not_attempted
from c4lab.checks.judging.judge import judge_at
from c4lab.checks.judging.packing import CannotCarry, pack
from c4lab.checks.judging.workshop import workshop
from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.general import edits
from c4lab.checks.slips.steps import OutOfSteps, Steps
from c4lab.checks.slips.steps import run as run_steps
from c4lab.checks.writing.exercise import Exercise
from c4lab.checks.writing.registry import all_exercises, of_lesson
from c4lab.checks.writing.result import Result
from c4lab.checks.writing.wrong import UNNAMED

DEFINING = 1_000_000  # steps


@dataclass
class Share:
    """Of `wrong` answers, those whose mistake was `named`; `accepted` ones count in neither."""

    wrong: int = 0
    named: int = 0
    accepted: int = 0

    def add(self, result: Result) -> None:
        if result.status == "right":
            self.accepted += 1
        elif result.status != "not attempted":
            self.wrong += 1
            self.named += is_named(result)

    def __add__(self, other: Share) -> Share:
        return Share(
            self.wrong + other.wrong, self.named + other.named, self.accepted + other.accepted
        )

    def __str__(self) -> str:
        percent = f"{100 * self.named / self.wrong:4.0f} %" if self.wrong else "     -"
        return f"{self.named:4} of {self.wrong:4} {percent}, {self.accepted} right"


def is_named(result: Result) -> bool:
    """Whether the learner reads more than that something is wrong, and where it shows."""
    return result.line > 0 or result.reason not in UNNAMED


def edited(exercise: Exercise, count: int, seed: int) -> Iterator[Written]:
    """`count` right answers with one edit each, or fewer: all kinds of edits in turn."""
    random = Random(f"{exercise.id} {seed}")
    kinds: dict[str, list[tuple[Written, Edit]]] = {}
    for answer in answers(exercise):
        if answer.right:
            for edit in edits(answer.source):
                kinds.setdefault(edit.kind, []).append((answer, edit))
    for found in kinds.values():
        random.shuffle(found)
    while kinds and count > 0:
        for kind in random.sample(sorted(kinds), len(kinds)):
            answer, edit = kinds[kind].pop()
            if not kinds[kind]:
                del kinds[kind]
            style = f"{answer.style}, line {edit.line}: {edit.before} => {edit.after}"
            yield replace(answer, source=edit.source, style=style)
            count -= 1
            if count == 0:
                return


def tried(chosen: Iterable[Written]) -> Iterator[tuple[Written, Result]]:
    """What a check says of each answer; those that cannot be run, or never end as their cell is
    run, are left out."""
    with workshop() as workers:
        for answer in chosen:
            try:
                with redirect_stdout(StringIO()):  # some print as they are defined
                    run_steps(
                        answer.source, replace(answer, source="").namespace(), Steps(DEFINING)
                    )
                    packed = pack(answer.run())
            except (CannotCarry, OutOfSteps, Exception):
                continue
            if not not_attempted(answer.exercise, packed):
                yield answer, judge_at(answer.exercise, packed, workers, places=False)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `named` to the command line."""
    parser = commands.add_parser("named", help="the share of wrong answers whose mistake is named")
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="such as 02; or all")
    parser.add_argument("--edits", type=int, default=6, help="edited right answers an exercise (6)")
    parser.add_argument("--seed", type=int, default=1, help="which edits are drawn (1)")
    parser.add_argument("--show", action="store_true", help="print what is not named")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the share, lesson by lesson, and return 0."""
    exercises = [each for lesson in chosen.lessons for each in of_lesson(lesson)]
    exercises = exercises or all_exercises()
    total = [Share(), Share()]
    print("lesson  wrong answers as written            single edits of right answers")
    for lesson in sorted({each.lesson for each in exercises}):
        own = [each for each in exercises if each.lesson == lesson]
        shares = _of_lesson(own, chosen.edits, chosen.seed, chosen.show)
        total = [before + share for before, share in zip(total, shares, strict=True)]
        print(f"{lesson:6}  {shares[0]!s:34}  {shares[1]}", flush=True)
    print(f"{'all':6}  {total[0]!s:34}  {total[1]}")
    return 0


def _of_lesson(
    exercises: Sequence[Exercise], count: int, seed: int, show: bool
) -> tuple[Share, Share]:
    written = [each for exercise in exercises for each in answers(exercise) if not each.right]
    drawn = [each for exercise in exercises for each in edited(exercise, count, seed)]
    shares = Share(), Share()
    for share, some in zip(shares, (written, drawn), strict=True):
        for answer, result in tried(some):
            share.add(result)
            if show and (result.status == "right" or not is_named(result)):
                print(f"  {answer.name}\n    {result.status}: {result.reason}: {result.message}")
    return shares
