"""Which files students get, and which not."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

TOP = ("LICENSE", "Makefile", "README.md", "bootstrap.py", "pyproject.toml", "requirements.txt")
"""What the set-up needs, and what says how it goes."""
GLOSSARY = "notebooks/glossary.ipynb"
LESSON = re.compile(r"lesson(\d\d)_")
MADE_BY_PYTHON = "__pycache__"


def files(root: Path, lessons: Sequence[str], *, solutions: bool) -> list[PurePosixPath]:
    """The files below `root` that are handed out for these lessons, in order of their names."""
    found = {root / name for name in (*TOP, GLOSSARY)}
    found |= {path for path in (root / "images").iterdir() if path.is_file()}
    for folder in ("notebooks", "exercises", *(["solutions"] if solutions else [])):
        for number in lessons:
            found |= {*(root / folder).glob(f"{number}_*.ipynb")}
    found |= {*_package(root / "c4lab", lessons)}
    return sorted(PurePosixPath(path.relative_to(root).as_posix()) for path in found)


def _package(folder: Path, lessons: Sequence[str]) -> Iterator[Path]:
    """The files of c4lab, without the lessons that are not handed out."""
    for path in folder.iterdir():
        lesson = LESSON.match(path.name)
        if path.name.startswith(".") or path.is_symlink():
            continue
        if path.is_file():
            yield path
        elif path.name != MADE_BY_PYTHON and (lesson is None or lesson[1] in lessons):
            yield from _package(path, lessons)
