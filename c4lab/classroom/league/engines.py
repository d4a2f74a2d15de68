"""Who plays in a league: the engines that a class has handed in, and our own players.

An engine is a file `my_engine.py`; or the cell of a notebook of lesson 19 that writes it, which
need not run; or the archive that `export` made of it.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from c4lab.capstone.engine import CHOOSE, game_of
from c4lab.capstone.exporting import engine_in
from c4lab.checks.judging.attempt import allowed_names, handed_out_modules, not_attempted
from c4lab.checks.judging.client import load_request
from c4lab.checks.judging.packed_file import pack_file
from c4lab.checks.keeping.harmless import CannotRead, one_line
from c4lab.checks.writing import registry
from c4lab.checks.writing.text import WRITES_FILE, code_in
from c4lab.classroom.grading.files import FoundFile
from c4lab.classroom.grading.handed_in import NO_NOTEBOOK, HandIn, files_by_student, of_student
from c4lab.games import ConnectFour
from c4lab.players import Player, agent, opponent
from c4lab.players.agents_of_others import COMPILED_G
from c4lab.work.arguments import Refused
from c4lab.work.written_file import LONGEST, BadFile, WrittenFile

EXERCISE, FILE = "19.1", "my_engine.py"
LARGEST = 8_000_000  # bytes of a file
NO_ENGINE = (
    "There is no engine in it: hand in my_engine.py, the notebook of lesson 19, or the archive "
    "that export wrote."
)
OURS = ("beginner", "careful", "V", "L", "T", "G", "perfect")
"""Our own players, about from the weakest to the strongest."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: `key` is the text under which games are kept; it is another one if the
    engine has changed. An engine has the `request` that has it made in a worker, and takes so many
    `arguments`; without one it is one of our own players."""

    key: str
    name: str
    request: dict[str, Any] = field(default_factory=dict)
    arguments: int = 2


def entrants_in(source: Path) -> tuple[list[Entrant], dict[str, str]]:
    """All engines at `source`, a folder or a zip file, by name; and why others have none that can
    play. Raises Refused if nothing can be read."""
    found, refused = [], {}
    for student, files in files_by_student(source).items():
        notebooks = list(of_student(student, files))
        engines = {file: place for place, file in (*_in_notebooks(notebooks), *_in_files(files))}
        for file, place in engines.items():
            name = student if len(engines) == 1 else one_line(f"{student}, {place}")
            try:
                found.append(entrant(name, file))
            except BadFile as why:
                refused[name] = str(why)
        if not engines:
            problems = [each.problem for each in notebooks if each.problem not in ("", NO_NOTEBOOK)]
            refused[student] = problems[0] if problems else NO_ENGINE
    return found, refused


def entrant(name: str, file: WrittenFile) -> Entrant:
    """The engine in the file under this name. Raises BadFile if it cannot play."""
    exercise = registry.find(EXERCISE)
    assert exercise is not None
    if len(file.text) > LONGEST:
        raise BadFile(f"Its engine has more than {LONGEST:,} characters.")
    packed = pack_file(file, CHOOSE)
    if nothing := not_attempted(exercise, packed):
        raise BadFile(nothing)
    if packed.least > 2 or packed.most < 1:
        raise BadFile("Its engine is no function choose(position, seconds).")
    game = game_of(file.tree)
    if game is not ConnectFour:
        raise BadFile(f"Its engine plays {game.__name__}, and the league plays ConnectFour.")
    request = load_request(packed, allowed_names(exercise), handed_out_modules(exercise))
    digest = hashlib.sha256(json.dumps([name, file.text]).encode())
    return Entrant(digest.hexdigest()[:16], name, request, min(packed.most, 2))


def _in_notebooks(notebooks: Sequence[HandIn]) -> Iterator[tuple[str, WrittenFile]]:
    """The place and the engine of each notebook: what its last cell writes that writes one."""
    for notebook in notebooks:
        for cell in reversed(notebook.cells):
            writes = WRITES_FILE.match(cell.source)
            if writes and writes[1] == FILE:
                yield notebook.place, WrittenFile(FILE, code_in(cell.source))
                break


def _in_files(files: Sequence[FoundFile]) -> Iterator[tuple[str, WrittenFile]]:
    """The place and the engine of each file that is one, and of each archive."""
    for file in files:
        name = file.name.lower()
        if file.size > LARGEST or not name.endswith((".py", ".tar.gz", ".tgz")):
            continue
        try:
            if name.endswith(".py"):
                text = file.read().decode("utf-8-sig")
                names = {getattr(node, "name", "") for node in ast.parse(text).body}
                engine = WrittenFile(FILE, text) if CHOOSE in names else None
            else:
                engine = engine_in(file.read())
        except (CannotRead, ValueError, SyntaxError, RecursionError, MemoryError):
            continue
        if engine:
            yield file.shown, WrittenFile(FILE, engine.text)


def our_entrants(text: str) -> list[Entrant]:
    """Those of our players that `text` names, with commas between; "all" and "none" are allowed.
    Raises Refused for another name."""
    wanted = {"all": [*OURS], "none": []}.get(text, [name.strip() for name in text.split(",")])
    for name in wanted:
        if name not in OURS:
            raise Refused(
                f"There is no opponent {name!r}: choose from {', '.join(OURS)}, or all, or none."
            )
    return [Entrant(f"ours: {name}", f"{name} (ours)") for name in dict.fromkeys(wanted)]


def our_player(entrant: Entrant, seed: int) -> Player:
    """The player; the same `seed` plays the same moves again. G is the compiled one."""
    name = entrant.key.removeprefix("ours: ")
    if name == "G":
        return opponent(COMPILED_G, ConnectFour)
    if name in ("V", "L", "T"):
        return agent(name)
    return opponent(name, ConnectFour, seed)
