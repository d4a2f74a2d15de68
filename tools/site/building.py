"""Building the site, from its lists and the tree."""

import json
import shutil
from pathlib import Path

from tools.authoring.tab.cli import MISSING
from tools.site.commands import run
from tools.site.contents import lay_out
from tools.site.fetching import fetch_pyodide, fetch_wheels, tools_python
from tools.site.kept_files import write_list
from tools.site.opening_page import APPS, write_pages
from tools.site.own_wheel import BEGINNING, make_wheel
from tools.site.pyodide_folder import AT_START, compile_start, fill

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
OF_THE_KERNEL = ("ipykernel", "piplite", "pyodide_kernel", "widgetsnbextension-4")


def build_site(root: Path, work: Path, site: Path) -> None:
    """Builds the site of the tree at `root`. What was fetched stays in the folder `work`.

    An earlier site is replaced once the new one is complete. Raises CannotBuild.
    """
    work.mkdir(parents=True, exist_ok=True)
    python = tools_python(work / "tools")
    pyodide = fetch_pyodide(work / "npm")
    fetch_wheels(work / "wheels")
    # In a folder of their own: JupyterLite sets the time of all that is beside them.
    lite, draft = work / "built" / "lite", work / "built" / "site"
    for folder in (lite, draft):
        shutil.rmtree(folder, ignore_errors=True)
    lite.mkdir(parents=True)
    make_wheel(root, python, lite)
    extension = python.parents[1] / "share/jupyter/labextensions/@jupyterlite"
    wheels = [*lite.glob("*.whl"), *(work / "wheels").glob("*.whl")]
    wheels += [
        path
        for path in extension.glob("pyodide-kernel-extension/static/pypi/*.whl")
        if path.name.startswith(OF_THE_KERNEL)
    ]
    fill(lite / "static" / "pyodide", pyodide, wheels)
    compile_start(lite / "static" / "pyodide")
    _configure(lite)
    build = [str(python), "-m", "jupyterlite_core", "build", "--lite-dir", str(lite)]
    run([*build, "--output-dir", str(draft)], lite, SOURCE_DATE_EPOCH=BEGINNING)
    write_pages(draft, lay_out(root, draft), json.loads(MISSING.read_text(encoding="utf-8")))
    write_list(draft)
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(parents=True, exist_ok=True)
    draft.rename(site)


def _configure(lite: Path) -> None:
    """Writes what JupyterLite reads while it builds, and in the browser."""
    building = {"LiteBuildConfig": {"apps": [*APPS], "no_sourcemaps": True, "contents": []}}
    (lite / "jupyter_lite_config.json").write_text(json.dumps(building), encoding="utf-8")
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": [*AT_START]},
    }
    browser = {
        "appName": "AI-m of the Game",
        "contentsAllJsonFile": "all.json",
        "exposeAppInBrowser": True,
        "litePluginSettings": {KERNEL: kernel},
    }
    data = {"jupyter-lite-schema-version": 0, "jupyter-config-data": browser}
    (lite / "jupyter-lite.json").write_text(json.dumps(data), encoding="utf-8")
