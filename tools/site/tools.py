"""The tools that build the site, in an environment of their own."""

import os
import sys
from pathlib import Path

from tools.site.commands import run
from tools.site.fetching import fetch_wheels, requirements
from tools.site.lock import Lock

READY = "c4lab-ready.txt"  # what is installed; written last


def tools_python(lock: Lock, folder: Path) -> Path:
    """The Python that has the lock's tools, installed below `folder` if they are not there yet.

    Raises CannotBuild.
    """
    home = folder / "tools"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    asked = requirements(lock.tools)
    marker = home / READY
    if python.exists() and marker.exists() and marker.read_text(encoding="utf-8") == asked:
        return python
    wheels = folder / "tool-wheels"
    fetch_wheels(lock.tools, wheels)
    run([sys.executable, "-m", "venv", "--clear", str(home)], folder)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    run([*pip, *(str(wheels / wheel.file) for wheel in lock.tools)], folder)
    marker.write_text(asked, encoding="utf-8")
    return python
