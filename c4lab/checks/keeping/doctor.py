"""The command `python -m c4lab doctor`: says what is wrong with this computer, and what to do."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path
from typing import Any

import c4lab
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.keeping.requirements import AGAIN, LOOKS, Finding, finding_of
from c4lab.checks.keeping.screen import output_may_be_lost, say
from c4lab.solver.choosing import find_reason

HERE = Path(c4lab.__file__).parents[1]
ROOM = 100  # megabytes: more than the compiled solver, notebooks and progress take
FOLDERS = ("notebooks", "exercises")


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = subparsers.add_parser("doctor", help="what is right with this computer, or is not")
    command.set_defaults(run=_doctor)


def _doctor(arguments: argparse.Namespace) -> int:
    """Returns 0 if everything is in place, else 1."""
    with output_may_be_lost():
        faults = 0
        for look in (*LOOKS, *MORE_LOOKS):  # some take seconds, so each line comes at once
            good, sentence = finding_of(look)
            faults += not good
            # The word is for a screen without such signs.
            say(f"{'✓ fine' if good else '✗ mend'}  {one_line(sentence)}")
    return 1 if faults else 0


def _solver() -> Finding:
    if reason := find_reason():
        return Finding(
            False, f"The solver runs in plain Python, a hundred times slower, because {reason}."
        )
    return Finding(True, "The solver is compiled. It needs no C compiler: numba brings its own.")


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
