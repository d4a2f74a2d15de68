"""One file for Kaggle's ConnectX: the engine, and what it needs of c4lab, as source."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from c4lab.capstone.engine import engine_of
from c4lab.capstone.exporting.connectx import seated
from c4lab.capstone.exporting.gather import Gathered
from c4lab.capstone.exporting.names import CannotGoIn
from c4lab.capstone.exporting.text import modules
from c4lab.capstone.exporting.trial import tried
from c4lab.solver.plain.assembled import Parts

SECONDS = 1.5
"""For a move, of the two that Kaggle allows."""
TEMPLATE = '''"""{title}, for the competition ConnectX of Kaggle. Made by c4lab.capstone.exporting.

`agent(observation, configuration)` at the end is what the referee calls. The dictionary holds the
modules that it needs, as source, in the order in which they need each other.
"""

import sys
from types import ModuleType

SOURCES = {{
{sources}}}

for name, source in SOURCES.items():
    module = sys.modules[name] = ModuleType(name)
    exec(compile(source, f"<{{name}}>", "exec"), module.__dict__)

choose = sys.modules["{root}"].{choose}
play = sys.modules["{table}"].seated(choose, {seconds!r})


def agent(observation, configuration):
    return play(observation, configuration)
'''


def export(path: str | Path, engine: Any, seconds: float = SECONDS, trial: bool = True) -> Path:
    """Writes `engine`, a function choose(position, seconds), as a file for ConnectX; its path.

    `seconds` is what it gets for a move. With `trial` a new Python, without any package, plays two
    moves with it first. Raises CannotGoIn, a ValueError, which names what cannot go in: numpy, for
    one, or whatever else is no part of Python.
    """
    made = engine_of(engine)
    if isinstance(getattr(made.given, "parts", made.given), Parts):
        raise CannotGoIn(
            "A solver made of parts cannot be followed: write a function choose(position, seconds) "
            "that calls your parts by their names, and export that."
        )
    if not (isinstance(seconds, int | float) and 0 < seconds <= 2):
        raise ValueError(f"seconds={seconds!r:.40}: Kaggle allows up to 2 for a move.")
    text = source_of(made.given, made.name, float(seconds))
    if trial and (problem := tried(text)):
        raise CannotGoIn(f"The file does not play: {problem}")
    path = Path(path)
    path.write_text(text, encoding="utf-8")
    return path


def source_of(function: Any, title: str, seconds: float = SECONDS) -> str:
    """The text of the file."""
    gathered = Gathered(function)
    gathered.need(seated.__module__, seated.__name__)
    # Two such files may be loaded in one process, as in a match: each has names of its own.
    digest = sha256("".join(modules(gathered, "x").values()).encode()).hexdigest()[:8]
    prefix = f"agent_{digest}"
    found = modules(gathered, prefix)
    sources = "".join(f"{name!r}: {_quoted(text)},\n" for name, text in found.items())
    return TEMPLATE.format(
        title=" ".join(title.split()).replace("\\", "").replace('"', "'") or "An engine",
        sources=sources,
        root=f"{prefix}.{gathered.root}",
        choose=getattr(function, "__name__", "choose"),
        table=f"{prefix}.{seated.__module__}",
        seconds=seconds,
    )


def _quoted(text: str) -> str:
    """`text` as Python writes it, line by line where that can be read."""
    for mark in ("'''", '"""'):
        if mark not in text and not text.endswith(("\\", mark[0])):
            return f"r{mark}\n{text}\n{mark}"
    return repr(text)
