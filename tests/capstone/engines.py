"""Engines as files."""

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
