"""Engines as files, and the ways in which learners configure them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import find

FIRST = "def choose(position, seconds):\n    return position.moves()[0]\n"


def right() -> str:
    """The solution of 19.1."""
    exercise = find("19.1")
    assert isinstance(exercise, Exercise)
    return exercise.text.solution


def student() -> Callable[[Any, float], Any]:
    """The solution's `choose`."""
    names: dict[str, Any] = {}
    exec(right(), names)
    choose: Callable[[Any, float], Any] = names["choose"]
    return choose


def written(folder: Path, text: str, name: str = "my_engine.py") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


LEGAL = (
    "def choose(position, seconds):\n    return next(m for m in ORDER if m in position.moves())\n"
)
SHIFTED = (
    "def nth(position, number):\n    return position.moves()[number % len(position.moves())]\n\n\n"
)


CONFIGURED = {
    "a sorted list": f"ORDER = [7, 1, 4, 2, 6, 3, 5]\n\n\n{LEGAL}\n\nORDER.sort()\n",
    "random.seed": (
        "import random\n\n\ndef choose(position, seconds):\n"
        "    return random.choice(position.moves())\n\n\nrandom.seed(7)\n"
    ),
    "a global that a function changes": (
        f"NUMBER = 1\n\n\n{SHIFTED}def configure():\n    global NUMBER\n"
        "    NUMBER = 4\n\n\n"
        "def choose(position, seconds):\n    return nth(position, NUMBER)\n\n\nconfigure()\n"
    ),
    "an attribute of the function": (
        f"{SHIFTED}def choose(position, seconds):\n    choose.calls += 1\n"
        "    return nth(position, choose.calls)\n\n\nchoose.calls = 2\n"
    ),
    "a closure": (
        f"{SHIFTED}def made(number):\n    def choose(position, seconds):\n"
        "        return nth(position, number)\n\n    return choose\n\n\nchoose = made(5)\n"
    ),
    "a data class, without seconds": (
        "from __future__ import annotations\n\nfrom dataclasses import dataclass\n\n\n@dataclass\n"
        f"class Setting:\n    number: int = 1\n\n\n{SHIFTED}S = Setting(4)\n\n\n"
        "def choose(position):\n    return nth(position, S.number)\n"
    ),
    "a local name that is global too": (
        f"{SHIFTED}move = 3\n\n\ndef choose(position, seconds):\n    move = nth(position, 1)\n"
        "    return move\n\n\nmove = choose\n"
    ),
}
"""What counts is what the whole file has set."""
