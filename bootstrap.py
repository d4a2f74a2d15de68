"""Makes the workbook's environment, the folder `.venv` beside this file.

    python3 bootstrap.py         what a learner needs
    python3 bootstrap.py test    what testing and building the notebooks need as well

It needs nothing but Python, and does nothing if the environment is up to date. A copy of each
notebook, as it is given, is kept in `.originals` for `python -m c4lab restore`. The syntax is that
of Python 3.6: so an old Python can run this file and ask for a newer Python.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import List, Optional

REPO = Path(__file__).resolve().parent
OLDEST = (3, 11)
NAMES = ("python3.13", "python3.12", "python3.11", "python3.14")
INSTALL = {"learn": ["-r", "requirements.txt"]}
# Tests import a third of the installed modules, and Python compiles those at import.
INSTALL["test"] = ["--no-compile"] + INSTALL["learn"] + ["-e", ".[test]"]

# Words in the log of a failed step, and the sentence for the reader.
REASONS = (
    (
        ("no space left", "not enough space", "quota exceeded"),
        "the disk is full. Free about 1 GB, then run the same command again",
    ),
    (
        ("permission denied", "read-only file system", "access is denied"),
        "this folder cannot be written to. Close programs that use it, or copy it to a folder of"
        " your own, then run the same command again",
    ),
    (
        ("newconnectionerror", "name resolution", "nameresolution", "retrying (", "timed out"),
        "the packages could not be fetched. Connect to the internet, then run the same command"
        " again",
    ),
)


AS_GIVEN = {"name": "python"}


class Trouble(Exception):
    """One sentence: what went wrong, and what the reader can do."""


class Environment:
    """The folder `.venv` of a repo. Its marker file is written last: without it, the folder is
    incomplete."""

    def __init__(self, repo: Path) -> None:
        self.repo = repo
        self.folder = repo / ".venv"
        self.marker = self.folder / "c4lab-ready.json"
        scripts = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        self.python = self.folder / scripts

    def wanted(self, kind: str) -> dict:
        """The marker of a complete environment of this kind, "learn" or "test"."""
        asked = hashlib.sha256()
        for name in ("requirements.txt", "pyproject.toml"):
            asked.update((self.repo / name).read_bytes())
        return {"kind": kind, "asked": asked.hexdigest(), "repo": str(self.repo)}

    def finished(self) -> Optional[dict]:
        """The marker if the environment works, otherwise None.

        It does not work if the repo was moved or the environment's Python is missing.
        """
        try:
            marker = json.loads(self.marker.read_text())
        except (OSError, ValueError):
            return None
        works = self.python.exists() and marker.get("repo") == str(self.repo)
        return marker if works else None

    def remove(self) -> None:
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            shutil.rmtree(str(self.folder))

    def make(self, kind: str) -> None:
        """Replace the environment with a new one. On failure, remove it again."""
        for module in ("venv", "ensurepip"):
            if importlib.util.find_spec(module) is None:
                raise Trouble(
                    "this Python lacks its {} module. On Debian or Ubuntu run `sudo apt install"
                    " python3-venv`, then the same command again".format(module)
                )
        try:
            self.remove()
            self._run_logged([sys.executable, "-m", "venv", str(self.folder)])
            self.update(kind)
        except BaseException:
            shutil.rmtree(str(self.folder), ignore_errors=True)
            raise

    def update(self, kind: str) -> None:
        """Install the missing packages. On failure the marker does not change."""
        self._run_logged([str(self.python), "-m", "pip", "install"] + INSTALL[kind])
        # JupyterLab's pop-up about news would cover the first page that a learner sees.
        page = self.folder / "etc" / "jupyter" / "labconfig" / "page_config.json"
        page.parent.mkdir(parents=True, exist_ok=True)
        news = {"@jupyterlab/apputils-extension:announcements": True}
        page.write_text(json.dumps({"disabledExtensions": news}))
        unfinished = self.marker.with_suffix(".new")
        unfinished.write_text(json.dumps(self.wanted(kind)))
        unfinished.replace(self.marker)

    def _run_logged(self, command: List[str]) -> None:
        """Run a command in the repo. If it fails, keep its log and raise Trouble."""
        # With pip's default of five retries, it takes most of a minute to notice a missing network.
        settings = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
        settings.setdefault("PIP_RETRIES", "2")
        handle, name = tempfile.mkstemp(prefix="c4lab-setup-", suffix=".log")
        status = 0
        try:
            with os.fdopen(handle, "wb") as log:
                status = subprocess.call(
                    command, cwd=str(self.repo), env=settings, stdout=log, stderr=subprocess.STDOUT
                )
        finally:
            if not status:
                Path(name).unlink()
        if status:
            text = Path(name).read_text(encoding="utf-8", errors="replace")
            raise Trouble("{} (log: {})".format(reason(text), name))


def reason(text: str) -> str:
    """What went wrong, as a sentence from REASONS or, if none fits, the last line of `text`."""
    for signs, sentence in REASONS:
        if any(sign in text.lower() for sign in signs):
            return sentence
    lines = text.strip().splitlines()
    return "a step of it failed: {}".format(lines[-1] if lines else "it said nothing")


def keep_originals(repo: Path) -> None:
    """Copy each notebook that nobody has saved yet to `.originals`: Jupyter writes more about the
    language into those that it saves. What is kept of the others stays."""
    for folder in ("notebooks", "exercises", "solutions"):
        for path in sorted((repo / folder).glob("*.ipynb")):
            kept = repo / ".originals" / folder / path.name
            try:
                data = path.read_bytes()
                if json.loads(data.decode("utf-8"))["metadata"]["language_info"] != AS_GIVEN:
                    continue
                if not kept.exists() or kept.read_bytes() != data:
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    kept.write_bytes(data)
            except (OSError, ValueError, KeyError, TypeError):
                continue  # no copy is better than no set-up


def newer_python() -> Optional[str]:
    """The path of a Python that is new enough and runs; None if there is none."""
    question = "import sys; sys.exit(sys.version_info < {})".format(OLDEST)
    for python in filter(None, map(shutil.which, NAMES)):
        if subprocess.call([python, "-c", question], stderr=subprocess.DEVNULL) == 0:
            return python
    return None


def set_up(environment: Environment, kind: str) -> None:
    """Make or update the environment of this kind; a "test" environment stays one."""
    done = environment.finished()
    if done is not None and done["kind"] == "test":
        kind = "test"
    if done == environment.wanted(kind):
        return
    if done is None:
        print("Setting up the workbook in .venv; this takes a minute or two, once.", flush=True)
        environment.make(kind)
        return
    print("Updating the workbook's environment; this takes up to a minute.", flush=True)
    try:
        environment.update(kind)
    except Trouble as trouble:
        if kind == "test":
            raise
        print("The update failed, so the environment stays as it was: {}.".format(trouble))


def main(arguments: List[str]) -> int:
    """Set up the environment that is asked for, and return the exit status."""
    parser = argparse.ArgumentParser(description="Make the workbook's environment in .venv.")
    parser.add_argument("kind", nargs="?", choices=sorted(INSTALL), default="learn")
    kind = parser.parse_args(arguments).kind
    try:
        if sys.version_info < OLDEST:
            newer = newer_python()
            if newer is not None:
                os.execv(newer, [newer, str(REPO / "bootstrap.py"), kind])
            raise Trouble(
                "it needs Python 3.11 or newer, and this is {}.{}. Install one from python.org,"
                " then run the same command again".format(*sys.version_info[:2])
            )
        set_up(Environment(REPO), kind)
        keep_originals(REPO)
    except Trouble as trouble:
        sys.stderr.write("The workbook could not be set up: {}.\n".format(trouble))
        return 1
    except OSError as error:
        sys.stderr.write("The workbook could not be set up: {}.\n".format(reason(str(error))))
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped before it was done. Run the same command again to go on.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
