"""The command `python -m c4lab restore 03`: puts notebooks back as they were given.

`bootstrap.py` copies each notebook that nobody has saved yet to `.originals`, at each set-up.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from shutil import copy2
from typing import Any

import c4lab
from c4lab.checks.keeping.harmless import complain, one_line, output_may_be_lost, say
from c4lab.work.arguments import Refused, words
from c4lab.work.whole_files import write_whole

ROOT = Path(c4lab.__file__).resolve().parents[1]
KEPT = ".originals"
FOLDERS = ("notebooks", "exercises", "solutions")
OF_A_LESSON = ("notebooks", "exercises")  # a solution is put back by its own name only
LESSON = re.compile(r"\d\d")
NOTEBOOK = re.compile(rf"({'|'.join(FOLDERS)})/[^/ ]+\.ipynb")
AS_GIVEN = {"name": "python"}
"""A notebook's `language_info`: Jupyter writes more into it when it saves one."""


def add(commands: argparse._SubParsersAction[Any]) -> None:
    command = commands.add_parser(
        "restore",
        help="put a lesson or an exercise back as it was given",
        description="What you have changed is not lost: it stays beside it, under another name.",
    )
    command.add_argument(
        "names", nargs="+", type=words, metavar="NAME",
        help="a lesson's number, such as 03, or a notebook: exercises/03_sim_negamax.ipynb",
    )  # fmt: skip
    command.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Puts them back, a line for each; 0, or 2 if one could not be."""
    status = 0
    with output_may_be_lost():
        names = [name for asked in chosen.names for name in meant(asked, Path.cwd())]
        for name in dict.fromkeys(names):
            try:
                say(one_line(put_back(name, datetime.now())))
            except (Refused, OSError) as error:
                why = getattr(error, "strerror", None) or error
                complain(one_line(f"{name} is as you left it. {why}"))
                status = 2
    return status


def meant(asked: str, here: Path) -> list[str]:
    """The notebooks that somebody means in the folder `here`, such as
    "exercises/03_sim_negamax.ipynb"; `.ipynb` may be left out. Raises Refused."""
    paths = [
        path.relative_to(place).as_posix()
        for place in (ROOT, ROOT / KEPT)
        for path in place.glob("*/*.ipynb")
    ]
    there = sorted({path for path in paths if NOTEBOOK.fullmatch(path)})
    if not there:
        raise Refused(f"{ROOT} has no notebooks: run this in the workbook's own folder.")
    if LESSON.fullmatch(asked):
        starts = tuple(f"{folder}/{asked}_" for folder in OF_A_LESSON)
        found = [name for name in there if name.startswith(starts)]
    else:
        ends = ("", ".ipynb") if "\0" not in asked else ()
        wanted = {(place / f"{asked}{end}").resolve() for place in (here, ROOT) for end in ends}
        found = [name for name in there if ROOT / name in wanted]
    if not found:
        raise Refused(
            f"No notebook is called {asked!r:.80}: give a lesson's number, such as 03, or a name "
            f"such as {there[0]}."
        )
    return found


def put_back(name: str, now: datetime) -> str:
    """Puts the notebook back; a sentence on what was done. Raises Refused, and OSError."""
    path, data = ROOT / name, _original(name)
    if not path.exists():
        write_whole(path, data)
        return f"{name} was gone, and is back as it was given."
    if path.read_bytes() == data:
        return f"{name} is as it was given: there is nothing to do."
    aside = name_aside(path, now)
    copy2(path, aside)
    write_whole(path, data)
    return (
        f"{name} is back as it was given, and yours is beside it: {aside.name}. If it is open in "
        "JupyterLab, close it there and open it again."
    )


def name_aside(path: Path, now: datetime) -> Path:
    """A free name for a changed notebook, which stands next to it in a list. The blank in place of
    `_` keeps it from being taken for a notebook of the lesson."""
    stem = f"{path.stem.replace('_', ' ', 1)} (changed {now:%Y-%m-%d %H.%M}"
    names = (f"{stem}{f', {number}' if number > 1 else ''}).ipynb" for number in count(1))
    return next(place for place in map(path.with_name, names) if not place.exists())


def _original(name: str) -> bytes:
    """The bytes of the notebook as it was given. Raises Refused."""
    for path in (ROOT / KEPT / name, ROOT / name):
        if path.is_file() and as_given(data := path.read_bytes(), name):
            return data
    raise Refused(
        f"The original of {name} is not on this computer: unpack or clone the workbook once "
        "more, in another folder, and take it from there."
    )


def as_given(data: bytes, name: str) -> bool:
    """Whether these are the bytes of the notebook of that name, saved by nobody since it was built:
    the id of each cell is a digest of the name and the cell's text."""
    try:
        notebook = json.loads(data)
        if notebook["metadata"]["language_info"] != AS_GIVEN or not notebook["cells"]:
            return False
        seen: Counter[str] = Counter()
        for cell in notebook["cells"]:
            text = f"{name}\n{cell['cell_type']}\n{''.join(cell['source'])}"
            seen[text] += 1
            if cell["id"] != sha256(f"{text}\n{seen[text]}".encode()).hexdigest()[:16]:
                return False
    except (ValueError, TypeError, KeyError, RecursionError):
        return False
    return True
