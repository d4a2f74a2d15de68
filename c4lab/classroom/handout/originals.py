"""The notebooks as they were given, and how a changed one makes room for its original.

They are in git, where there is git; and `bootstrap.py` has kept a copy in `.originals` at the
set-up, before anybody worked in them.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

KEPT = ".originals"
FOLDERS = ("notebooks", "exercises", "solutions")
NOTEBOOK = re.compile(rf"({'|'.join(FOLDERS)})/[^/ ]+\.ipynb")
AS_GIVEN = {"name": "python"}
"""A notebook's `language_info`: Jupyter writes more into it when it saves one."""
GIT_SECONDS = 30


class CannotRestore(Exception):
    """Why a notebook cannot be as it was, in a sentence."""


def as_given(data: bytes, name: str) -> bool:
    """Whether these are the bytes of the notebook of that name, saved by nobody since it was built:
    the id of each cell is a digest of the name and the cell's text."""
    try:
        notebook = json.loads(data)
        if notebook["metadata"]["language_info"] != AS_GIVEN or not notebook["cells"]:
            return False
        seen: Counter[str] = Counter()
        for cell in notebook["cells"]:
            text = f"{name}\n{cell['cell_type']}\n{''.join(cell['source'])}"
            seen[text] += 1
            if cell["id"] != sha256(f"{text}\n{seen[text]}".encode()).hexdigest()[:16]:
                return False
    except (ValueError, TypeError, KeyError, RecursionError):
        return False
    return True


def known(root: Path) -> list[str]:
    """The names of all notebooks that the workbook in `root` has or had, such as
    "exercises/03_sim_negamax.ipynb", in order."""
    found = {
        path.relative_to(place).as_posix()
        for place in (root, root / KEPT)
        for folder in FOLDERS
        for path in (place / folder).glob("*.ipynb")
    }
    found |= {*_git(root, "ls-tree", "-r", "--name-only", "HEAD", *FOLDERS).decode().splitlines()}
    return sorted(name for name in found if NOTEBOOK.fullmatch(name))


def original(root: Path, name: str) -> bytes:
    """The bytes of the notebook as it was given. Raises CannotRestore."""
    for data in _candidates(root, name):
        if as_given(data, name):
            return data
    raise CannotRestore(
        f"The original of {name} is not on this computer: unpack the workbook once more, in "
        "another folder, and take it from there."
    )


def put_back(root: Path, name: str, now: datetime) -> str:
    """Puts the notebook back; a sentence on what was done. Raises CannotRestore, and OSError."""
    path, data = root / name, original(root, name)
    draft = path.with_name(f"{path.name}.{token_hex(6)}.draft")
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(draft, data).replace(path)
        return f"{name} was gone, and is back as it was given."
    if _same(path.read_bytes(), data):
        return f"{name} is as it was given: there is nothing to do."
    _write(draft, data)
    try:
        aside = name_aside(path, now)
        path.rename(aside)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return (
        f"{name} is back as it was given, and yours is beside it: {aside.name}. If it is open in "
        "JupyterLab, close it there and open it again."
    )


def name_aside(path: Path, now: datetime) -> Path:
    """A free name for a changed notebook, which stands next to it in a list. The blank in place of
    `_` keeps it from being taken for a notebook of the lesson."""
    stem = f"{path.stem.replace('_', ' ', 1)} (changed {now:%Y-%m-%d %H.%M}"
    names = (f"{stem}{f', {number}' if number > 1 else ''}).ipynb" for number in count(1))
    return next(place for place in map(path.with_name, names) if not place.exists())


def _candidates(root: Path, name: str) -> Iterator[bytes]:
    """What may be the original, the newest first."""
    if (root / ".git").exists():
        yield _git(root, "show", f"HEAD:{name}")
        for commit in _git(root, "log", "--format=%H", "--", name).decode().split():
            yield _git(root, "show", f"{commit}:{name}")
    for path in (root / KEPT / name, root / name):
        if path.is_file():
            yield path.read_bytes()


def _git(root: Path, *arguments: str) -> bytes:
    """What git says, b"" if there is no git, or not this folder's own."""
    if not (root / ".git").exists():
        return b""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, timeout=GIT_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return b""
    return b"" if done.returncode else done.stdout


def _same(one: bytes, other: bytes) -> bool:
    """Whether two notebooks have the same in them, however their lines end."""
    try:
        first: Any = json.loads(one)
        return bool(first == json.loads(other))
    except (ValueError, RecursionError):
        return False


def _write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
