"""`python -m tools named`: for how many wrong answers the check names the mistake.

It tries the answers of the lessons' folders; with `--answers FILE` it tries those of a file. Each
line of the file is a JSON object with `exercise`, `kind` (right or wrong), `name`, `mistake`,
`code` (a whole cell) and `says`: words of which a message that names the mistake has at least one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from c4lab.checks.judging.packing import CannotCarry, pack
from c4lab.checks.judging.verdicts import judge_bytes
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises, find, of_lesson
from c4lab.checks.writing.result import UNNAMED, Result
from c4lab.work.arguments import path
from tools.authoring.answer_files import WrittenAnswer, answers

SECONDS = 30  # for running a cell


@dataclass(frozen=True)
class TriedAnswer:
    """An answer to judge; `name` is what its cell calls it. A message with one of the words in
    `says` names its mistake."""

    answer: WrittenAnswer
    name: str
    says: tuple[str, ...] = ()

    def is_named(self, result: Result) -> bool:
        """Whether the message says more than that the answer is wrong, and in which call."""
        if self.says:
            text = "\n".join(str(result).lower().split("\n")[1:])
            return any(word.lower() in text for word in self.says)
        return result.line > 0 or result.reason not in UNNAMED


def count(counts: Counter[str], tried: TriedAnswer, result: Result | None) -> bool:
    """Counts a result; None means that the answer's cell fails.

    Returns whether the answer is judged rightly and, if wrong, its mistake is named.
    """
    kind = "right" if tried.answer.right else "wrong"
    well = result is not None and (result.status == "right") == tried.answer.right
    named = well and kind == "wrong" and result is not None and tried.is_named(result)
    counts.update({kind: 1, f"{kind} well": int(well), "named": int(named)})
    return well and (named or kind == "right")


def told(counts: Counter[str]) -> str:
    """How many answers are judged rightly, and for how many wrong ones the mistake is named."""
    percent = f" {100 * counts['named'] / counts['wrong']:3.0f} %" if counts["wrong"] else ""
    return (
        f"right accepted {counts['right well']:4} of {counts['right']:4}, "
        f"wrong refused {counts['wrong well']:4} of {counts['wrong']:4}, "
        f"named {counts['named']:4}{percent}"
    )


def collected_answers(path: Path, exercises: Iterable[Exercise]) -> Iterator[TriedAnswer]:
    """The answers of a file to these exercises. Raises OSError, and ValueError for a bad line."""
    wanted = {exercise.id for exercise in exercises}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            one = json.loads(line)
            exercise, kind, says = find(one["exercise"]), one["kind"], tuple(one["says"])
            if exercise is None or kind not in ("right", "wrong"):
                raise ValueError(f"{one['exercise']}, {kind}")
            reasons = () if kind == "right" else ("",)
            answer = WrittenAnswer(exercise, one["mistake"], one["code"], reasons)
            tried = TriedAnswer(answer, one["name"], says)
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path.name}, line {number}: {error!r}") from None
        if exercise.id in wanted:
            yield tried


def judge(tried: TriedAnswer) -> Result | None:
    """The result of the check; None if the answer's cell raises an error or does not end.

    The cell runs in a process of its own, since it may do anything.
    """
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
    with open_workers() as workers:
        return judge_bytes(tried.answer.exercise, data, workers)[0]


def _send(tried: TriedAnswer, pipe: Connection) -> None:
    """Runs the answer's cell, and sends the packed answer through the pipe."""
    os.environ["C4LAB_PROGRESS"] = os.devnull  # a cell may call check
    with redirect_stdout(StringIO()):
        with suppress(CannotCarry):
            pipe.send_bytes(pack(tried.answer.namespace()[tried.name]).to_json())
            return
        pipe.send_bytes(b"refused")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `named` to the command line."""
    parser = commands.add_parser("named", help="the share of wrong answers whose mistake is named")
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="such as 02; or all")
    parser.add_argument("--answers", type=path, metavar="FILE", help="try those of this file")
    parser.add_argument(
        "--show", action="store_true", help="print answers that are misjudged or not named"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the shares, lesson by lesson; return 0, or 2 for a bad lesson or file."""
    for lesson in chosen.lessons:
        if not of_lesson(lesson):
            print(f"There is no lesson {lesson!r}.", file=sys.stderr)
            return 2
    exercises = [each for lesson in chosen.lessons for each in of_lesson(lesson)]
    exercises = exercises or all_exercises()
    try:
        if chosen.answers:
            tried = list(collected_answers(chosen.answers, exercises))
        else:
            tried = [TriedAnswer(each, of.name) for of in exercises for each in answers(of)]
    except OSError as error:
        print(f"{chosen.answers} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    except UnicodeError:
        print(f"{chosen.answers} is not a text file.", file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    total: Counter[str] = Counter()
    for lesson in sorted({each.answer.exercise.lesson for each in tried}):
        counts: Counter[str] = Counter()
        for each in tried:
            if each.answer.exercise.lesson == lesson:
                result = judge(each)
                if not count(counts, each, result) and chosen.show:
                    print(f"  {each.answer.name}\n    {result or 'the cell fails'}")
        total.update(counts)
        print(f"{lesson:4} {told(counts)}", flush=True)
    print(f"all  {told(total)}")
    return 0
