"""Engines as files."""

from c4lab.checks.writing.registry import find

FIRST = "def choose(position, seconds):\n    return position.moves()[0]\n"


def right():
    """The solution of 19.1."""
    exercise = find("19.1")
    assert exercise is not None
    return exercise.text.solution


def written(folder, text, name="my_engine.py"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
