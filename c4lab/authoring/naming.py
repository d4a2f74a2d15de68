"""How many wrong answers are told which mistake they make: `python -m c4lab named`.

Tried are the wrong answers of the lessons' folders; with `--answers FILE` those of a file, right
and wrong ones, a JSON object in each line: `exercise`, `kind` (right or wrong), `name`, `mistake`,
`code` (a whole cell), and `says`, words of which a message that names the mistake has at least one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from c4lab.authoring.answer_files import Written, answers
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.verdicts import judge_bytes, judge_packed, packed_or_wrong
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises, find, of_lesson
from c4lab.checks.writing.result import Result
from c4lab.checks.writing.wrong import UNNAMED

SECONDS = 30  # for running a cell


@dataclass(frozen=True)
class Tried:
    """An answer to be judged. `says` are words that name its mistake, if there are any."""

    answer: Written
    name: str
    mistake: str
    says: tuple[str, ...] = ()

    def is_named(self, result: Result) -> bool:
        """Whether the learner reads more than that something is wrong, and where it shows."""
        if self.says:
            text = "\n".join(str(result).lower().split("\n")[1:])
            return any(word.lower() in text for word in self.says)
        return result.line > 0 or result.reason not in UNNAMED


@dataclass
class Share:
    """How many answers are judged as they should be, and how many wrong ones are named."""

    counts: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, tried: Tried, result: Result | None) -> bool:
        """Whether the answer is judged well, and named if it is wrong. None: its cell fails."""
        kind = "right" if tried.answer.right else "wrong"
        well = result is not None and (result.status == "right") == tried.answer.right
        named = well and kind == "wrong" and result is not None and tried.is_named(result)
        self.counts += Counter({kind: 1, f"{kind} well": int(well), "named": int(named)})
        if kind == "wrong" and result is not None:
            self.reasons[result.reason or result.status] += 1
        return well and (named or kind == "right")

    def __str__(self) -> str:
        count = self.counts
        percent = f" {100 * count['named'] / count['wrong']:3.0f} %" if count["wrong"] else ""
        return (
            f"right accepted {count['right well']:4} of {count['right']:4}, "
            f"wrong refused {count['wrong well']:4} of {count['wrong']:4}, "
            f"named {count['named']:4}{percent}"
        )


def written(exercises: Iterable[Exercise]) -> Iterator[Tried]:
    """The answers of the lessons' folders."""
    for exercise in exercises:
        for answer in answers(exercise):
            yield Tried(answer, exercise.name, answer.style)


def collected(path: Path, exercises: Iterable[Exercise]) -> Iterator[Tried]:
    """The answers of a file. Raises OSError, and ValueError for what is no such file."""
    wanted = {exercise.id for exercise in exercises}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            one = json.loads(line)
            exercise, kind, says = find(one["exercise"]), one["kind"], tuple(one["says"])
            if exercise is None or kind not in ("right", "wrong"):
                raise ValueError(f"{one['exercise']}, {kind}")
            reasons = () if kind == "right" else ("",)
            answer = Written(exercise, one["mistake"], one["code"], reasons)
            tried = Tried(answer, one["name"], one["mistake"], says)
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path.name}, line {number}: {error!r}") from None
        if exercise.id in wanted:
            yield tried


def judged(tried: Tried) -> Result | None:
    """What a check says. The cell runs in a process of its own, since it may do anything; None if
    it raises or does not end."""
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_send, args=(tried, there), daemon=True)
    process.start()
    there.close()
    try:
        data = here.recv_bytes() if here.poll(SECONDS) else b""
    except EOFError:
        data = b""
    process.kill()
    process.join()
    if not data:
        return None
    try:
        return judge_packed(tried.answer.exercise, Packed.from_json(data))
    except ValueError:
        return judge_bytes(tried.answer.exercise, data)


def _send(tried: Tried, pipe: Connection) -> None:
    os.environ["C4LAB_PROGRESS"] = os.devnull  # a cell may call check
    with redirect_stdout(StringIO()):
        packed = packed_or_wrong(tried.answer.namespace()[tried.name])
        pipe.send_bytes(packed.to_json() if isinstance(packed, Packed) else b"refused")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `named` to the command line."""
    parser = commands.add_parser("named", help="the share of wrong answers whose mistake is named")
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="such as 02; or all")
    parser.add_argument("--answers", type=Path, metavar="FILE", help="of collected answers")
    parser.add_argument("--show", action="store_true", help="print what is not as it should be")
    parser.add_argument("--reasons", action="store_true", help="print the reasons of each lesson")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the shares, lesson by lesson; 2 for a lesson or a file that there is not."""
    for lesson in chosen.lessons:
        if not of_lesson(lesson):
            print(f"There is no lesson {lesson!r}.", file=sys.stderr)
            return 2
    exercises = [each for lesson in chosen.lessons for each in of_lesson(lesson)]
    exercises = exercises or all_exercises()
    file = chosen.answers
    try:
        tried = list(collected(file, exercises) if file else written(exercises))
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    total = Share()
    for lesson in sorted({each.answer.exercise.lesson for each in tried}):
        share = Share()
        for each in tried:
            if each.answer.exercise.lesson == lesson:
                result = judged(each)
                if not share.add(each, result) and chosen.show:
                    print(f"  {each.answer.name}\n    {result or 'the cell fails'}")
        total.counts += share.counts
        print(f"{lesson:4} {share}", flush=True)
        if chosen.reasons:
            print(", ".join(f"{reason} {count}" for reason, count in share.reasons.most_common()))
    print(f"all  {total}")
    return 0
