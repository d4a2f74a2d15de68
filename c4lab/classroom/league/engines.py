"""Who plays in a league: the engines that a class has handed in, in notebooks of lesson 19 and in
files that `export` wrote, each as a worker gets it; and our own players."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from c4lab.capstone.games_in_code import game_of
from c4lab.checks.judging.attempt import allowed_names, handed_out_modules
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.sources import Program
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.classroom.grading.exercise_cells import exercises_in
from c4lab.classroom.grading.files import CannotRead, FoundFile
from c4lab.classroom.grading.graders import Grader, pool_of_graders
from c4lab.classroom.grading.handed_in import NO_NOTEBOOK, HandIn, files_by_student, of_student
from c4lab.classroom.league.agent_in_worker import FILE, AgentOf, agent_of
from c4lab.games import ConnectFour
from c4lab.players import Player, agent, opponent
from c4lab.players.tuned import COMPILED_G
from c4lab.work.arguments import Refused

EXERCISE = "19.1"
LARGEST = 8_000_000  # bytes of a file, and of an engine as it is carried to a worker
NO_ENGINE = (
    "There is no engine in it: hand in the notebook of lesson 19, or the file that export wrote."
)
OURS = ("beginner", "careful", "V", "L", "T", "G", "perfect")
"""Our own players, about from the weakest to the strongest."""


class NoEngine(Exception):
    """Why somebody cannot play, in a sentence."""


@dataclass(frozen=True)
class Carried:
    """An engine as it is carried to a worker: the fields of its request `load`. `arguments` is the
    number of those that it takes; `kaggle` says that it speaks as Kaggle's agents do."""

    name: str
    code: str
    sources: Mapping[str, list[str]]
    allowed: list[str]
    modules: list[str] = field(default_factory=list)
    arguments: int = 2
    kaggle: bool = False

    def request(self) -> dict[str, Any]:
        """The request that has a worker make the engine."""
        names = ("sources", "code", "allowed", "modules")
        return {"do": "load", **{name: getattr(self, name) for name in names}}


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: `key` is the text under which games are kept; it is another one if the
    engine has changed. Without `engine` it is one of our own players."""

    key: str
    name: str
    engine: Carried | None = None


@dataclass(frozen=True)
class Candidate:
    """Somebody who may play: with a notebook, which takes long to run, or else with the text of a
    file; or `problem` says why not."""

    name: str
    key: str = ""
    notebook: HandIn | None = None
    text: str = ""
    problem: str = ""


def candidates(source: Path) -> list[Candidate]:
    """All engines at `source`, a folder or a zip file, by name; for a student without one a
    candidate with a problem. Raises Refused if nothing can be read."""
    return [
        each
        for student, files in files_by_student(source).items()
        for each in _of_student(student, files)
    ]


def _of_student(student: str, files: Sequence[FoundFile]) -> Iterator[Candidate]:
    notebooks = list(of_student(student, files))
    agents = [*_agents(files)]
    engines = [n for n in notebooks if any(e.id == EXERCISE for e in exercises_in(n.cells))]
    several = len(engines) + len(agents) > 1
    for notebook in engines:
        name = f"{student}, {notebook.place}" if several else student
        yield Candidate(name, key_of(name, notebook.digest.encode()), notebook)
    for file, text in agents:
        name = one_line(f"{student}, {file.shown}") if several else student
        yield Candidate(name, key_of(name, text.encode()), text=text)
    if not engines and not agents:
        problems = [each.problem for each in notebooks if each.problem not in ("", NO_NOTEBOOK)]
        yield Candidate(student, problem=problems[0] if problems else NO_ENGINE)


def _agents(files: Sequence[FoundFile]) -> Iterator[tuple[FoundFile, str]]:
    """The files with an agent for ConnectX, and their texts."""
    for file in files:
        if file.name.lower().endswith(".py") and file.size <= LARGEST:
            try:
                text = file.read().decode("utf-8-sig")
                names = {getattr(node, "name", "") for node in ast.parse(text).body}
            except (CannotRead, ValueError, SyntaxError, RecursionError, MemoryError):
                continue
            if "agent" in names:
                yield file, text


def enter(
    found: Sequence[Candidate], known: Mapping[str, Carried], keep: Callable[[str, Carried], None],
    jobs: int, told: Callable[[], object],
) -> tuple[list[Entrant], dict[str, str]]:  # fmt: skip
    """Those who can play, and by name why the others cannot. `known` are the engines of notebooks
    that have run, by key, and `keep` is called with another one. Raises OSError, and what `keep`
    raises."""
    entrants, refused = [], {}
    with pool_of_graders(jobs) as submit:
        made = [submit(partial(_made, each, known.get(each.key))) for each in found]
        for each, done in zip(found, made, strict=True):
            try:
                engine = done.result()
            except NoEngine as why:
                refused[each.name] = str(why)
            else:
                if each.notebook and each.key not in known:
                    keep(each.key, engine)
                entrants.append(Entrant(each.key, each.name, engine))
            told()
    return entrants, refused


def _made(candidate: Candidate, known: Carried | None, grader: Grader) -> Carried:
    """The candidate's engine. Raises NoEngine; OSError if no process can be started."""
    if candidate.problem:
        raise NoEngine(candidate.problem)
    if known or candidate.notebook is None:
        return known or from_file(candidate.text)
    reply = grader.run(candidate.notebook, only=EXERCISE)
    if "problem" not in reply:
        reply = grader.answer(EXERCISE)
    if "answer" not in reply:
        raise NoEngine(one_line(str(reply.get("problem"))))
    return _in_answer(base64.b64decode(str(reply["answer"])))


def _in_answer(data: bytes) -> Carried:
    """The engine in a packed answer. Raises NoEngine."""
    exercise = registry.find(EXERCISE)
    assert isinstance(exercise, Exercise)
    try:
        packed = Packed.from_json(data)
        tree = ast.parse(Program.of(packed.units).text)
    except (ValueError, SyntaxError):
        raise NoEngine("Its notebook handed over something that is no function.") from None
    if len(data) > LARGEST:
        raise NoEngine(f"Its engine takes more than {LARGEST // 1_000_000} MB.")
    if not packed.callable or packed.least > 2 or packed.most < 1:
        raise NoEngine("Its engine is no function choose(position, seconds).")
    game = game_of(tree)
    if game is not ConnectFour:
        raise NoEngine(f"Its engine plays {game.__name__}, and the league plays ConnectFour.")
    allowed, modules = sorted(allowed_names(exercise)), list(handed_out_modules(exercise))
    arguments = min(packed.most, 2)
    return Carried(packed.name, packed.code, packed.sources, allowed, modules, arguments)


def from_file(text: str) -> Carried:
    """The engine in the text of a file for Kaggle's ConnectX."""
    code = base64.b64encode(pickle.dumps(AgentOf(text))).decode()
    lines = text.splitlines(keepends=True)
    return Carried("agent", code, {FILE: lines}, [agent_of.__name__], kaggle=True)


def key_of(name: str, content: bytes) -> str:
    """The key of an engine with this name, handed in with this content."""
    digest = hashlib.sha256(json.dumps(name).encode() + content)
    return digest.hexdigest()[:16]


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
