"""Fetching what the site is made of, from PyPI by pip and from npm by npm.

Both check each file against its checksum in a list: `tools.txt` has what builds the site,
`wheels.txt` what it serves, and `npm/package-lock.json` Pyodide.
"""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from tools.site.commands import run

HERE = Path(__file__).parent
TOOLS, WHEELS, NPM = HERE / "tools.txt", HERE / "wheels.txt", HERE / "npm"
READY = "made-of.txt"  # a copy of the list, written last


def fetched_once(folder: Path, listed: Path, fetch: Callable[[], object]) -> None:
    """Has the folder made by `fetch`, unless it was made from the same list."""
    marker, wanted = folder / READY, listed.read_text(encoding="utf-8")
    if not marker.exists() or marker.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        fetch()
        marker.write_text(wanted, encoding="utf-8")


def fetch_wheels(folder: Path) -> None:
    """Has the wheels in the folder. Raises CannotBuild."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    pip += ["--only-binary=:all:", "--ignore-requires-python"]  # for the Python of the browser
    pip += ["--requirement", str(WHEELS), "--dest", str(folder)]
    fetched_once(folder, WHEELS, lambda: run(pip, folder))


def tools_python(home: Path) -> Path:
    """The Python of an environment in the folder that has the tools. Raises CannotBuild."""
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def install() -> None:
        run([sys.executable, "-m", "venv", str(home)], home)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
        run([*pip, "--only-binary=:all:", "--requirement", str(TOOLS)], home)

    fetched_once(home, TOOLS, install)
    return python


def fetch_pyodide(folder: Path) -> Path:
    """The folder, below this one, with Pyodide's files as npm has them. Raises CannotBuild."""

    def install() -> None:
        for file in NPM.iterdir():
            shutil.copyfile(file, folder / file.name)
        run(["npm", "ci", "--ignore-scripts", "--silent"], folder)

    fetched_once(folder, NPM / "package-lock.json", install)
    return folder / "node_modules" / "pyodide"
