"""Who plays in a league: handed-in engines, each as a worker gets it, and the named opponents."""

from __future__ import annotations

import base64
import hashlib
import json
import pickle
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from c4lab.checks.judging.finished_work import allowed_names, handed_out_modules
from c4lab.checks.judging.packed import Packed
from c4lab.checks.writing.exercises import Exercise
from c4lab.classroom.league.agent_in_worker import FILE, AgentOf, agent_of


@dataclass(frozen=True)
class Carried:
    """An engine as it is carried to a worker: the fields of its request `load`. `arguments` is the
    number of those that it takes; `kaggle` says that it speaks as Kaggle's agents do."""

    name: str
    code: str
    sources: Mapping[str, Sequence[str]] | None = None
    allowed: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    arguments: int = 2
    kaggle: bool = False

    def request(self) -> dict[str, Any]:
        """The request that has a worker make the engine."""
        return {
            "do": "load",
            "sources": {name: list(lines) for name, lines in (self.sources or {}).items()},
            "code": self.code,
            "allowed": list(self.allowed),
            "modules": list(self.modules),
        }

    def to_plain(self) -> dict[str, Any]:
        """The engine as a dict for JSON."""
        return asdict(self)

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Carried:
        """The engine that `to_plain` made this of. Raises TypeError."""
        texts = {name: tuple(data[name]) for name in ("allowed", "modules")}
        return cls(**{**data, **texts})


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: `key` is the text under which games are kept; it is another one if the
    engine has changed. Without `engine` it is one of our own players."""

    key: str
    name: str
    engine: Carried | None = None


def from_notebook(packed: Packed, exercise: Exercise) -> Carried:
    """The engine that a notebook has handed over as its answer to this exercise."""
    return Carried(
        packed.name,
        packed.code,
        packed.sources,
        tuple(sorted(allowed_names(exercise))),
        tuple(handed_out_modules(exercise)),
        min(packed.most, 2),
    )


def from_file(text: str) -> Carried:
    """The engine in the text of a file for Kaggle's ConnectX."""
    code = base64.b64encode(pickle.dumps(AgentOf(text))).decode()
    lines = text.splitlines(keepends=True)
    return Carried("agent", code, {FILE: lines}, (agent_of.__name__,), kaggle=True)


def key_of(name: str, content: bytes) -> str:
    """The key of an engine with this name, handed in with this content."""
    digest = hashlib.sha256(json.dumps(name).encode() + content)
    return digest.hexdigest()[:16]
