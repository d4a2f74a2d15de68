"""The folder `static/pyodide` of the site: Pyodide, and the wheels that it loads at its start."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from packaging.utils import canonicalize_name

from tools.site.commands import run

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "package.json")
LIST = "pyodide-lock.json"
COMPILER = Path(__file__).with_name("start_bytecode.js")
AT_START = (
    *("piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "anywidget", "c4lab"),
)
"""What the kernel imports, or each lesson's first cell. What they need comes along."""
ALSO = ("micropip", "packaging")
"""What the kernel loads besides."""
LEFT_OUT = ("jedi",)
"""What the kernel asks for and does without: a package with nothing in it stands for it. Jedi has
1.7 MB and 1,500 files, and IPython completes names without it."""
FROM_AFAR = ("numpy", "pandas", "matplotlib")
"""What no site can serve that is built from npm and PyPI: it comes from Pyodide's own server, when
a cell imports it and the network lets it."""
AFAR = "https://cdn.jsdelivr.net/pyodide/v{version}/full/{file}"
DEPENDS = re.compile(r"^Requires-Dist: ([\w.-]+)([^;\n]*)$", re.MULTILINE)
C4LAB_NEEDS = ["anywidget", "cloudpickle", "ipywidgets", "packaging", "platformdirs", "tqdm"]
"""Of the packages that c4lab asks for, those that there are in a browser."""


def fill(folder: Path, pyodide: Path, wheels: Iterable[Path]) -> None:
    """Writes Pyodide, these wheels, and the list of packages that Pyodide reads."""
    folder.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(pyodide / name, folder / name)
    listed = json.loads((pyodide / LIST).read_text(encoding="utf-8"))
    known = listed["packages"]
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    packages = {name: known[name] for name in with_needs(FROM_AFAR, known)}
    for entry in packages.values():
        entry["file_name"] = AFAR.format(version=version, file=entry["file_name"])
    for wheel in wheels:
        shutil.copyfile(wheel, folder / wheel.name)
    for name in LEFT_OUT:
        _write_empty(folder / f"{name}-0-py3-none-any.whl")
    for wheel in sorted(folder.glob("*.whl")):
        entry = entry_of(wheel)
        packages[canonicalize_name(entry["name"])] = entry
    for entry in packages.values():
        entry["depends"] = sorted({*entry["depends"]} & packages.keys())
    packages["c4lab"]["depends"] = sorted(C4LAB_NEEDS)
    _write(folder, {"info": listed["info"], "packages": dict(sorted(packages.items()))})


def compile_start(folder: Path) -> None:
    """Has in the wheels, as bytecode, what Python imports when it starts. Raises CannotBuild."""
    run(["node", COMPILER, folder, ",".join((*AT_START, *ALSO))], folder)
    listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
    for entry in listed["packages"].values():
        if (wheel := folder / entry["file_name"]).exists():
            entry["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    _write(folder, listed)


def _write(folder: Path, listed: Mapping[str, Any]) -> None:
    (folder / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def _write_empty(wheel: Path) -> None:
    """Writes a package of that name, without a module."""
    name, version = wheel.name.split("-")[:2]
    with ZipFile(wheel, "w") as packed:
        about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        packed.writestr(ZipInfo(f"{name}-{version}.dist-info/METADATA"), about)


def with_needs(names: Iterable[str], packages: Mapping[str, Any]) -> list[str]:
    """These packages of a list and all that they need, in order of their names."""
    found: set[str] = set()
    waiting = [*names]
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name not in found:
            found.add(name)
            waiting += packages[name]["depends"]
    return sorted(found)


def entry_of(wheel: Path) -> dict[str, Any]:
    """What Pyodide's list says of a package, for a wheel of pure Python."""
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        text = packed.read(about).decode()
    name, version = wheel.name.split("-")[:2]
    tops = {each.split("/")[0].removesuffix(".py") for each in names if not _is_about(each)}
    return {
        "depends": sorted({canonicalize_name(found[1]) for found in DEPENDS.finditer(text)}),
        "file_name": wheel.name,
        "imports": sorted(top for top in tops if top.isidentifier()),
        "install_dir": "site",
        "name": canonicalize_name(name),
        "package_type": "package",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "unvendored_tests": False,
        "version": version,
    }


def _is_about(name: str) -> bool:
    """Whether it is no module: what says of the wheel what it is, or its other data."""
    return name.split("/")[0].endswith((".dist-info", ".data"))
