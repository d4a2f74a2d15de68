"""An archive for Kaggle's ConnectX, `submission.tar.gz`, which needs nothing but Python.

It has the engine's file, and what of c4lab it may import. Two moves with it are tried as Kaggle's
referee would, in a new Python without packages. `python -m c4lab export` writes it.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
import tarfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import c4lab
from c4lab.capstone.engine import game_of
from c4lab.games import ConnectFour
from c4lab.work.arguments import Refused, file_to_write, path, refused_file
from c4lab.work.written_file import BadFile, WrittenFile

SECONDS = 1.5
"""Seconds for a move. Kaggle allows two."""
MAIN, ENGINE = "main.py", "my_engine.py"
"""The first two files of an archive."""
MADE_BY = '"""An engine for the competition ConnectX of Kaggle, made by c4lab export.'
MAIN_TEXT = f'''{MADE_BY}

The referee runs this file and calls the last function in it.
"""

import sys
from os.path import abspath, dirname, join

FOLDER = dirname(abspath((lambda: None).__code__.co_filename))  # the referee sets no __file__
sys.path.insert(0, FOLDER)

from c4lab.capstone.connectx import kaggle_agent
from c4lab.capstone.engine import engine_of

play = kaggle_agent(engine_of(join(FOLDER, "{ENGINE}")).choose, {SECONDS})


def agent(observation, configuration):
    return play(observation, configuration)
'''
CONTENTS = (
    "__init__.py",
    *(f"{package}/**/*.py" for package in ("games", "search", "evaluation", "instruments", "work")),
    "players/confidence.py",
    "capstone/engine.py",
    "capstone/connectx.py",
)
"""What of c4lab goes in: whole packages that an engine may import, `interval`, and what `main.py`
needs. The folders of the last three have no __init__.py there, which would import much more."""
MOST = 10_000_000  # bytes of an archive that is looked at
LARGEST = 1_000_000  # bytes of its engine


def export(engine: str | PathLike[str], archive: str | PathLike[str] = "submission.tar.gz") -> Path:
    """Packs the engine in a file for ConnectX, after two moves with it in a new Python. Returns the
    archive's path.

    Raises BadFile, a ValueError, for a file that is no engine, one that does not play there, a path
    that cannot be written, and one where another file would be lost: this is said before any work.
    """
    place = Path(archive)
    if why := refused_file(place):
        raise BadFile(why)
    if place.exists() and _engine_at(place) is None:
        raise BadFile(f"{place} exists and is no earlier export of an engine: choose a new name.")
    file = WrittenFile.read(engine)
    data = packed(file)
    if why := why_it_fails(data):
        raise BadFile(why)
    place.write_bytes(data)
    return place


def packed(file: WrittenFile) -> bytes:
    """The archive; the same file gives the same bytes. Raises BadFile for what is no engine of
    Connect Four."""
    if (game := game_of(file.tree)) is not ConnectFour:
        raise BadFile(f"{file.name} plays {game.__name__}, and ConnectX is ConnectFour.")
    plain = BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in _files(file):
            info = tarfile.TarInfo(name)  # of no owner, and of no time
            info.size = len(data)
            tar.addfile(info, BytesIO(data))
    return gzip.compress(plain.getvalue(), mtime=0)


def engine_in(data: bytes) -> WrittenFile | None:
    """The engine in an archive that `export` wrote; None for other bytes."""
    try:
        with gzip.open(BytesIO(data[:MOST])) as plain:
            head = BytesIO(plain.read(2 * LARGEST))
        with tarfile.open(fileobj=head, mode="r:") as tar:
            main, engine = tar.next(), tar.next()
            if not (main and engine and (main.name, engine.name) == (MAIN, ENGINE)):
                return None
            text = {each.name: (found := tar.extractfile(each)) and found.read(LARGEST)
                    for each in (main, engine)}  # fmt: skip
        if not (text[MAIN] or b"").startswith(MADE_BY.encode()):
            return None
        return WrittenFile(ENGINE, (text[ENGINE] or b"").decode("utf-8"))
    except (OSError, EOFError, tarfile.TarError, ValueError, zlib.error):
        return None


def _engine_at(place: Path) -> WrittenFile | None:
    with place.open("rb") as file:
        return engine_in(file.read(MOST))


def _files(file: WrittenFile) -> Iterator[tuple[str, bytes]]:
    yield MAIN, MAIN_TEXT.encode()
    yield ENGINE, file.text.encode()
    root = Path(c4lab.__file__).parent
    for pattern in CONTENTS:
        for each in sorted(root.glob(pattern)):
            yield f"c4lab/{each.relative_to(root).as_posix()}", each.read_bytes()


PATIENCE = 30.0
"""Seconds for two moves, and for the start of Python on a busy computer."""
REFEREE = """
import sys
path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    code = compile(file.read(), path, "exec")
names = {}
sys.path.append(path.removesuffix("main.py"))
try:
    exec(code, names)
except ValueError as why:
    sys.exit(str(why))
sys.path.pop()
agent = [each for each in names.values() if callable(each)][-1]  # as Kaggle finds it
board = [0] * 42
for mark in (1, 2):
    observation = {"board": board, "mark": mark, "remainingOverageTime": 60, "step": mark - 1}
    configuration = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
    column = agent(observation, configuration)
    if type(column) is not int or not 0 <= column <= 6:
        sys.exit(f"it answered {column!r}, which is not a column from 0 to 6.")
    board = board[:]
    board[max(place for place in range(column, 42, 7) if not board[place])] = mark
"""


def why_it_fails(archive: bytes) -> str:
    """Why the engine in the archive cannot play two moves, in a sentence; "" if it can."""
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            # As Python recommends it, for those before 3.11.4 too.
            tar.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            tar.extractall(folder)
        # -I and -S: without packages, and without the modules of the present folder.
        command = [sys.executable, "-I", "-S", "-c", REFEREE, str(Path(folder, "main.py"))]
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                timeout=PATIENCE, cwd=folder,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"The engine does not play: two moves took longer than {PATIENCE:g} s."
        except OSError:  # a browser's Python has no processes
            return ""
    if done.returncode == 0 and not done.stderr:
        return ""
    lines = done.stderr.strip().splitlines()
    last = lines[-1].rstrip(".") if lines else f"Python ended with {done.returncode}"
    return f"It would fail at Kaggle: {last}."


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser(
        "export",
        help="pack the engine of lesson 19 for Kaggle's ConnectX",
        description="Packs an engine's file with what it may import of c4lab, after two moves with "
        "it in a new Python without packages.",
    )
    command.add_argument("engine", type=path, metavar="ENGINE", help="its file, my_engine.py")
    command.add_argument("archive", type=file_to_write, metavar="ARCHIVE", nargs="?",
                         default="submission.tar.gz",
                         help="the file to write (submission.tar.gz)")  # fmt: skip
    command.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """0. Raises Refused."""
    try:
        written = export(chosen.engine, chosen.archive)
    except BadFile as why:
        raise Refused(str(why)) from None
    print(f"Written: {written}, {written.stat().st_size // 1_000} kB")
    return 0
