"""One file for Kaggle's ConnectX: the source of the engine, and of what it needs of c4lab."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from c4lab.capstone.engine import engine_of
from c4lab.capstone.exporting.connectx import kaggle_agent
from c4lab.capstone.exporting.gather import Gathered
from c4lab.capstone.exporting.names import CannotGoIn
from c4lab.capstone.exporting.text import module_texts
from c4lab.capstone.exporting.trial import why_it_fails
from c4lab.solver.plain.assembled import Parts
from c4lab.work.arguments import refused_file

SECONDS = 1.5
"""Seconds for a move. Kaggle allows two."""
MADE_BY = "Made by c4lab.capstone.exporting."
LONGEST_HEAD = 1_000  # bytes
TEMPLATE = '''"""{title}, for the competition ConnectX of Kaggle. {made_by}

The referee calls `agent(observation, configuration)` at the end. SOURCES has the text of the
modules that it needs: a module stands after those that it imports.
"""

import sys
from types import ModuleType

SOURCES = {{
{sources}}}

for name, source in SOURCES.items():
    module = sys.modules[name] = ModuleType(name)
    exec(compile(source, f"<{{name}}>", "exec"), module.__dict__)

choose = sys.modules["{root}"].{choose}
play = sys.modules["{table}"].kaggle_agent(choose, {seconds!r})


def agent(observation, configuration):
    return play(observation, configuration)
'''


def export(path: str | Path, engine: Any, seconds: float = SECONDS, trial: bool = True) -> Path:
    """Writes `engine`, a function choose(position, seconds), as a file for ConnectX.

    Returns the path. The engine gets `seconds` for a move. With `trial` a new Python without
    packages first plays two moves with it. Raises CannotGoIn, a ValueError, which names what cannot
    go into the file: numpy and other packages. Raises ValueError for more seconds than Kaggle
    allows, and before any work for a path that cannot be written, or where another file would be
    lost.
    """
    path = Path(path)
    if why := refused_file(path) or _is_no_export(path):
        raise ValueError(why)
    made = engine_of(engine)
    if isinstance(getattr(made.given, "parts", made.given), Parts):
        raise CannotGoIn(
            "A solver made of parts cannot be followed: write a function choose(position, seconds) "
            "that calls your parts by their names, and export that."
        )
    if not (isinstance(seconds, int | float) and 0 < seconds <= 2):
        raise ValueError(f"seconds={seconds!r:.40}: Kaggle allows up to 2 for a move.")
    text = source_of(made.given, made.name, float(seconds))
    if trial and (problem := why_it_fails(text)):
        raise CannotGoIn(f"The file does not play: {problem}")
    path.write_text(text, encoding="utf-8")
    return path


def _is_no_export(path: Path) -> str:
    """Why the file that is there should stay, in a sentence; "" if it is an earlier export."""
    if not path.exists() or MADE_BY in path.read_bytes()[:LONGEST_HEAD].decode(errors="replace"):
        return ""
    return f"{path} exists and is no earlier export of an engine: choose a new name."


def source_of(function: Any, title: str, seconds: float = SECONDS) -> str:
    """The text of the file. Raises CannotGoIn."""
    gathered = Gathered(function)
    gathered.need(kaggle_agent.__module__, kaggle_agent.__name__)
    # In a match two such files are in one process, so their modules need different names.
    digest = sha256("".join(module_texts(gathered, "x").values()).encode()).hexdigest()[:8]
    prefix = f"agent_{digest}"
    texts = module_texts(gathered, prefix)
    sources = "".join(f"{name!r}: {_quoted(text)},\n" for name, text in texts.items())
    return TEMPLATE.format(
        made_by=MADE_BY,
        title=" ".join(title.split()).replace("\\", "").replace('"', "'") or "An engine",
        sources=sources,
        root=f"{prefix}.{gathered.root}",
        choose=getattr(function, "__name__", "choose"),
        table=f"{prefix}.{kaggle_agent.__module__}",
        seconds=seconds,
    )


def _quoted(text: str) -> str:
    """`text` as a literal, in lines of its own between three quotes if possible."""
    for mark in ("'''", '"""'):
        if mark not in text and not text.endswith(("\\", mark[0])):
            return f"r{mark}\n{text}\n{mark}"
    return repr(text)
