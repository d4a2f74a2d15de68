"""The command `python -m c4lab restore 03`: puts notebooks back as they were given."""

from __future__ import annotations

import argparse
import re
from datetime import datetime
from pathlib import Path

import c4lab
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.screen import complain, output_may_be_lost, say
from c4lab.classroom.handout.originals import CannotRestore, known, put_back
from c4lab.work.arguments import words

ROOT = Path(c4lab.__file__).resolve().parents[1]
LESSON = re.compile(r"\d\d")
OF_A_LESSON = ("notebooks/", "exercises/")  # a solution is put back by its own name only


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "restore",
        help="put a lesson or an exercise back as it was given",
        description="What you have changed is not lost: it stays beside it, under another name.",
    )
    command.add_argument(
        "names", nargs="+", type=words, metavar="NAME",
        help="a lesson's number, such as 03, or a notebook: exercises/03_sim_negamax.ipynb",
    )  # fmt: skip
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Puts them back, a line for each; 0, or 2 if one could not be."""
    status = 0
    with output_may_be_lost():
        try:
            there = known(ROOT)
            names = [name for asked in chosen.names for name in meant(asked, there, Path.cwd())]
        except CannotRestore as error:
            complain(one_line(str(error)))
            return 2
        for name in dict.fromkeys(names):
            try:
                say(one_line(put_back(ROOT, name, datetime.now())))
            except CannotRestore as error:
                complain(one_line(str(error)))
                status = 2
            except OSError as error:
                why = error.strerror or error
                complain(one_line(f"{name} cannot be put back: {why}. It is as you left it."))
                status = 2
    return status


def meant(asked: str, there: list[str], here: Path) -> list[str]:
    """The notebooks of `there` that somebody means in the folder `here`. Raises CannotRestore."""
    if not there:
        raise CannotRestore(f"{ROOT} has no notebooks: run this in the workbook's own folder.")
    if LESSON.fullmatch(asked):
        found = [
            name for name in there if name.startswith(tuple(f"{f}{asked}_" for f in OF_A_LESSON))
        ]
    else:
        found = [name for name in there if _is_at(name, asked, here)]
    if not found:
        raise CannotRestore(
            f"No notebook is called {asked!r:.80}: give a lesson's number, such as 03, or a name "
            f"such as {there[0]}."
        )
    return found


def _is_at(name: str, asked: str, here: Path) -> bool:
    """Whether a notebook's path, from `here` or from the workbook's folder, is what was asked for;
    `.ipynb` may be left out."""
    paths = [Path(f"{asked}{end}") for end in ("", ".ipynb") if "\0" not in asked]
    return any(
        (folder / path).resolve() == ROOT / name for path in paths for folder in (here, ROOT)
    )
