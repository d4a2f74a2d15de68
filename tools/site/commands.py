"""Running pip, npm and JupyterLite: what they say is shown only if they fail."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

LINES = 8  # of what a failed command said


class CannotBuild(Exception):
    """Why the site cannot be built, in a sentence or two."""


def run(command: Sequence[str | Path], folder: Path, **more: str) -> str:
    """What the command prints, run in the folder with `more` environment variables.

    Raises CannotBuild if it fails.
    """
    name = Path(command[0]).name
    if shutil.which(command[0]) is None:
        raise CannotBuild(f"{name} is not on the path: install it, then try again.")
    environment: Mapping[str, str] = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-LINES:])
        raise CannotBuild(f"`{' '.join(map(str, command[:4]))} ...` failed:\n{said}")
    return done.stdout
