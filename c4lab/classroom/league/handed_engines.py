"""The engines that a class has handed in: notebooks of lesson 19, and files that `export` wrote."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from c4lab.checks.keeping.plain_text import one_line
from c4lab.classroom.grading.exercise_cells import exercises_in
from c4lab.classroom.grading.graders import Graders
from c4lab.classroom.hand_ins.files_of_students import files_by_student
from c4lab.classroom.hand_ins.found_files import CannotRead, FoundFile
from c4lab.classroom.hand_ins.handed_in import NO_NOTEBOOK, HandIn, of_student
from c4lab.classroom.league.entrants import Carried, Entrant, from_file, key_of
from c4lab.classroom.league.notebook_engines import EXERCISE, NoEngine, engine_of_notebook
from c4lab.classroom.league.record import LeagueRecord

LARGEST_FILE = 8_000_000  # bytes
NO_ENGINE = (
    "There is no engine in it: hand in the notebook of lesson 19, or the file that export wrote."
)


@dataclass(frozen=True)
class Candidate:
    """Somebody who may play; `make` gives the engine, or raises NoEngine. That of a notebook takes
    long, and is `kept`."""

    name: str
    key: str
    make: Callable[[Graders], Carried]
    kept: bool = False


def candidates(source: Path) -> list[Candidate]:
    """All engines at `source`, a folder or a zip file, by name; for a student without one a
    candidate that cannot be made. Raises CannotGrade if nothing can be read."""
    return [
        each
        for student, files in files_by_student(source).items()
        for each in _of_student(student, files)
    ]


def enter(
    found: Sequence[Candidate], record: LeagueRecord, jobs: int, told: Callable[[], object]
) -> tuple[list[Entrant], dict[str, str]]:
    """Those who can play, and by name why the others cannot. A notebook runs once: what it gave is
    in the record. Raises CannotKeep and OSError."""
    graders = Graders(jobs)

    def made(each: Candidate) -> Carried | NoEngine:
        try:
            return record.engines.get(each.key) or each.make(graders)
        except NoEngine as why:
            return why

    entrants, refused = [], {}
    with graders, ThreadPoolExecutor(jobs) as pool:
        try:
            for each, engine in zip(found, pool.map(made, found), strict=True):
                if isinstance(engine, NoEngine):
                    refused[each.name] = str(engine)
                else:
                    if each.kept and each.key not in record.engines:
                        record.add_engine(each.key, engine)
                    entrants.append(Entrant(each.key, each.name, engine))
                told()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            graders.end()
            raise
    return entrants, refused


def _of_student(student: str, files: Sequence[FoundFile]) -> Iterator[Candidate]:
    notebooks = list(of_student(student, files))
    agents = [*_agents(files)]
    engines = [each for each in notebooks if _has_engine(each)]
    several = len(engines) + len(agents) > 1
    for notebook in engines:
        name = f"{student}, {notebook.place}" if several else student
        key = key_of(name, notebook.digest.encode())
        yield Candidate(name, key, partial(engine_of_notebook, notebook), kept=True)
    for file, text in agents:
        name = f"{student}, {file.shown}" if several else student
        yield _of_file(one_line(name), text)
    if not engines and not agents:
        problems = [each.problem for each in notebooks if each.problem not in ("", NO_NOTEBOOK)]
        yield _impossible(student, problems[0] if problems else NO_ENGINE)


def _has_engine(notebook: HandIn) -> bool:
    return any(each.id == EXERCISE for each in exercises_in(notebook.cells))


def _agents(files: Sequence[FoundFile]) -> Iterator[tuple[FoundFile, str]]:
    """The files with an agent for ConnectX, and their texts."""
    for file in files:
        if file.name.lower().endswith(".py") and file.size <= LARGEST_FILE:
            try:
                text = file.read().decode("utf-8-sig")
                names = {getattr(node, "name", "") for node in ast.parse(text).body}
            except (CannotRead, ValueError, SyntaxError, RecursionError, MemoryError):
                continue
            if "agent" in names:
                yield file, text


def _of_file(name: str, text: str) -> Candidate:
    return Candidate(name, key_of(name, text.encode()), lambda _: from_file(text))


def _impossible(name: str, why: str) -> Candidate:
    def make(_: Graders) -> Carried:
        raise NoEngine(why)

    return Candidate(name, "", make)
