"""Making the lists anew: `python -m tools site lock`. For another Pyodide, change its version in
`npm/package.json` and run `npm install --package-lock-only` there first."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.site.commands import run
from tools.site.fetching import TOOLS, WHEELS, fetch_pyodide
from tools.site.pyodide_folder import with_needs

BUILD = (
    "jupyterlite-core==0.8.6",
    # 0.8.7 asks for a core that PyPI did not have when this was written.
    "jupyterlite-pyodide-kernel==0.8.6",
    "anywidget>=0.9.13,<0.12",
    "jupyterlab-widgets>=3,<4",
    "setuptools>=77,<90",
)
"""What builds the site. Of the widgets only the part that JupyterLab loads is taken."""
BUILD_NEEDS = (
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


def write_lists() -> None:
    """Writes both lists as PyPI answers now. Raises CannotBuild."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        pyodide = fetch_pyodide(folder / "npm")
        listed = json.loads((pyodide / "pyodide-lock.json").read_text())["packages"]
        known = [
            f"{name}=={listed[name]['version']}"
            for name in with_needs(OF_PYODIDE, listed)
            if name not in LEFT_OUT
        ]
        TOOLS.write_text(resolved([*BUILD, *BUILD_NEEDS], folder), encoding="utf-8")
        # They are for the browser's Python, which is newer than the one that runs this.
        wheels = resolved([*known, *OF_PYPI], folder, "--ignore-requires-python")
        WHEELS.write_text(wheels, encoding="utf-8")


def resolved(requirements: Iterable[str], folder: Path, *options: str) -> str:
    """The version and checksum that PyPI has for each requirement of a file that fits every
    computer, in lines as pip reads them, in order of their names."""
    report = folder / "report.json"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    pip += ["--no-deps", "--only-binary=:all:", "--platform=any", "--report", str(report)]
    run([*pip, *options, "--target", str(folder / "nowhere"), *requirements], folder)
    lines = (
        f"{each['metadata']['name']}=={each['metadata']['version']} "
        f"--hash=sha256:{each['download_info']['archive_info']['hashes']['sha256']}\n"
        for each in json.loads(report.read_text())["install"]
    )
    return "".join(sorted(lines, key=str.lower))
