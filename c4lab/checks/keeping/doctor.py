"""`environment` and `python -m c4lab doctor`: what is wrong with this computer, and what to do."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Callable
from html import escape
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, NamedTuple

import c4lab
from c4lab.checks.judging.verdicts import NO_GUARDS, judge
from c4lab.checks.keeping.harmless import one_line, output_may_be_lost, say
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing import registry
from c4lab.work.english import listed
from c4lab.work.importing import is_here
from c4lab.work.resting import threads_start

NEEDED = ("jupyterlab", "nbval")  # for the lessons, though no module of c4lab imports them
AGAIN = "Close JupyterLab and set up again, as the README says first"


HERE = Path(c4lab.__file__).parents[1]
ROOM = 100  # megabytes: more than the compiled solver, notebooks and progress take
FOLDERS = ("notebooks", "exercises")


class Finding(NamedTuple):
    """Whether one thing is in place, and a sentence that says what to do if it is not."""

    good: bool
    sentence: str


class Environment(list[Finding]):
    """The findings, as a list below a cell."""

    def __str__(self) -> str:
        return "\n".join(f"{'✓' if good else '✗'} {sentence}" for good, sentence in self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        items = "".join(
            f"<li>{'✓' if good else '<strong>✗</strong>'} {escape(sentence)}</li>"
            for good, sentence in self
        )
        return f'<ul style="list-style:none;padding-left:0;line-height:1.8">{items}</ul>'


def environment() -> Environment:
    """Whether Python, the packages, the exercises' guards and the progress file are in place."""
    return Environment(map(finding_of, LOOKS))


def finding_of(look: Callable[[], Finding]) -> Finding:
    """What `look` finds; a fault that names the error if it fails."""
    try:
        return look()
    except Exception as error:  # anything may be wrong with an unknown computer
        what = look.__name__.strip("_")
        return Finding(False, f"Looking at the {what} failed ({error!r:.200}). {AGAIN}.")


def _python() -> Finding:
    good = sys.version_info >= (3, 11)
    found = f"Python {platform.python_version()}"
    return Finding(good, f"{found} is new enough." if good else f"{found} is too old. {AGAIN}.")


def _packages() -> Finding:
    if not threads_start():
        return _packages_in_a_tab()
    from packaging.requirements import Requirement  # comes with JupyterLab; checks run without

    wanted = [Requirement(line) for line in requires("c4lab") or []]
    wanted = [need for need in wanted if need.marker is None or need.marker.evaluate()]
    missing = []
    for need in [*wanted, *map(Requirement, NEEDED)]:
        try:
            found = version(need.name)
        except PackageNotFoundError:
            missing.append(f"{need.name} is missing")
            continue
        if not need.specifier.contains(found, prereleases=True):
            missing.append(f"{need.name} is {found} and should be {need.specifier}")
    if missing:
        return Finding(False, f"{', '.join(missing)}. {AGAIN}.")
    return Finding(True, "Every package that the lessons import is here.")


def _packages_in_a_tab() -> Finding:
    """Nothing can be installed there, so this advises nothing."""
    gone = [name for name in ("numpy", "pandas", "matplotlib") if not is_here(name)]
    if not gone:
        return Finding(True, "Every package that most lessons import is here.")
    return Finding(
        True, f"Not in the browser: {listed(gone)}. The few cells that need them say so."
    )


def _guards() -> Finding:
    trial = registry.find("00.1")
    assert trial is not None  # of the welcome lesson
    # In the namespace of a notebook: a function of c4lab's own counts as no answer.
    result, _ = judge(trial, eval("lambda player: -player", {"__name__": "__main__"}))
    if result.status == "right" and not threads_start():
        return Finding(True, f"Exercises can be checked. {NO_GUARDS}")
    if result.status == "right" and not result.note:
        return Finding(True, "Exercises run in a process of their own and cannot hang this one.")
    return Finding(False, result.note or result.message)


def _progress() -> Finding:
    file = learners_file()
    file.try_writing()
    trouble = file.complaint()
    return Finding(not trouble, trouble or "Your progress is kept on this computer.")


LOOKS = (_python, _packages, _guards, _progress)


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser("doctor", help="what is right with this computer, or is not")
    command.set_defaults(run=_doctor)


def _doctor(arguments: argparse.Namespace) -> int:
    with output_may_be_lost():
        faults = 0
        for look in (*LOOKS, *MORE_LOOKS):  # some take seconds, so each line comes at once
            good, sentence = finding_of(look)
            faults += not good
            # The word is for a screen without such signs.
            say(f"{'✓ fine' if good else '✗ mend'}  {one_line(sentence)}")
    return 1 if faults else 0


def _solver() -> Finding:
    from c4lab.solver.engines import find_reason  # `environment` needs no solver

    if reason := find_reason():
        return Finding(
            False, f"The solver runs in plain Python, a hundred times slower, because {reason}."
        )
    return Finding(True, "The solver is compiled. It needs no compiler here.")


def _kernel() -> Finding:
    from jupyter_client.kernelspec import KernelSpecManager  # comes with JupyterLab

    program = KernelSpecManager().get_kernel_spec("python3").argv[0]
    if not program.startswith("python") and not shutil.which(program):
        return Finding(False, f"The kernel of the notebooks is {program}, and is gone. {AGAIN}.")
    return Finding(True, "The notebooks have a kernel to run in.")


def _room() -> Finding:
    for place in (HERE, learners_file().path):
        there = next(path for path in (place, *place.parents) if path.exists())
        free = shutil.disk_usage(there).free >> 20
        if free < ROOM:
            return Finding(
                False, f"The disk has only {free} MB left where {there} is: free {ROOM} MB there."
            )
    return Finding(True, "The disk has room.")


def _folders() -> Finding:
    for name in FOLDERS:
        folder = HERE / name
        if not any(folder.glob("*.ipynb")):
            return Finding(
                False, f"{folder} has no notebooks: get the whole folder of the workbook again."
            )
        if not os.access(folder, os.W_OK):
            return Finding(
                False, f"{folder} cannot be written: copy the whole workbook to a place of yours."
            )
    return Finding(True, f"The notebooks are in {HERE}.")


MORE_LOOKS = (_solver, _kernel, _room, _folders)
