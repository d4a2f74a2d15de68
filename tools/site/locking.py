"""Making lock.json anew: `python -m tools site lock`."""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.site.commands import run
from tools.site.fetching import fetch_pyodide
from tools.site.lock import Lock, Wheel
from tools.site.pyodide_folder import with_needs

PYODIDE = "314.0.7"
TOOLS = (
    "jupyterlite-core==0.8.6",
    # 0.8.7 asks for a core that PyPI did not have when this was written.
    "jupyterlite-pyodide-kernel==0.8.6",
    "anywidget>=0.9.13,<0.12",
    "jupyterlab-widgets>=3,<4",
    "setuptools>=77,<90",
)
"""What builds the site. Of the widgets only the part that JupyterLab loads is taken."""
TOOLS_NEED = (
    "doit>=0.34,<1",
    "jupyter-core>=5,<6",
    "pkginfo>=1,<2",
    "platformdirs>=4,<5",
    "traitlets>=5,<6",
)
"""What those import: without Jupyter's server, whose part is `tools.site.contents`."""
OF_PYODIDE = (
    "cloudpickle",
    "ipython",
    "micropip",
    "packaging",
    "platformdirs",
    "tqdm",
    "typing-extensions",
)
"""Packages in the versions that Pyodide's own list names, with all that they need..."""
LEFT_OUT = {"jedi", "parso"}
"""... but for these, without which IPython completes names as well."""
OF_PYPI = ("anywidget>=0.9.13,<0.12", "comm<1", "ipywidgets>=8.1,<9", "psygnal<1")
"""What the widgets need and Pyodide's list lacks."""

ANY = "--platform=any"


def made_lock() -> Lock:
    """The lock as the registries answer now. Raises CannotBuild."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        viewed = run(["npm", "view", f"pyodide@{PYODIDE}", "dist.integrity"], folder)
        bare = Lock(PYODIDE, viewed.strip(), (), ())
        listed = json.loads((fetch_pyodide(bare, folder) / "pyodide-lock.json").read_text())
        known = [
            f"{name}=={listed['packages'][name]['version']}"
            for name in with_needs(OF_PYODIDE, listed["packages"])
            if name not in LEFT_OUT
        ]
        tools = resolved([*TOOLS, *TOOLS_NEED], folder, ANY)
        # They are for the browser's Python, which is newer than the one that runs this.
        wheels = resolved([*known, *OF_PYPI], folder, ANY, "--ignore-requires-python")
        return Lock(PYODIDE, bare.integrity, tools, wheels)


def resolved(requirements: Iterable[str], folder: Path, *options: str) -> tuple[Wheel, ...]:
    """The file that PyPI has for each requirement, one that fits every computer, in order of their
    names. `options` say to pip for which computers and which Python."""
    report = folder / "report.json"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    pip += ["--no-deps", "--only-binary=:all:", "--report", str(report)]
    run([*pip, *options, "--target", str(folder / "nowhere"), *requirements], folder)
    found = map(_wheel, json.loads(report.read_text())["install"])
    return tuple(sorted(found, key=lambda wheel: wheel.name.lower()))


def _wheel(found: Mapping[str, Any]) -> Wheel:
    about, file = found["metadata"], found["download_info"]
    name = file["url"].rpartition("/")[2]
    return Wheel(about["name"], about["version"], name, file["archive_info"]["hashes"]["sha256"])
