"""Puts what Python imports at its start into the wheels as bytecode, which it reads faster.

`start_bytecode.js` gives this file to Pyodide, whose Python will read the bytecode.
"""

import py_compile
import site
import sys
from importlib import import_module
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

AT_START = (
    *("piplite.piplite", "pyodide_kernel", "c4lab.checks", "c4lab.games", "c4lab.instruments"),
    *("c4lab.pictures", "c4lab.search", "c4lab.widgets"),
)
"""What the kernel imports, and most first cells of lessons."""
WITH_SOURCES = "c4lab-"
"""How the wheel begins whose sources stay: lessons print them."""


UNUSED = (".data/", "/labextension/", "/tests/")
"""What stands in the names of files that a tab's Python never reads."""


def started(folder: Path) -> set[str]:
    """The files below the folder that are imported by now, relative to it."""
    files = (getattr(module, "__file__", None) for module in [*sys.modules.values()])
    paths = {Path(file) for file in files if file}
    return {path.relative_to(folder).as_posix() for path in paths if path.is_relative_to(folder)}


def compiled(wheel: Path, unpacked: Path, chosen: set[str]) -> bytes:
    """The wheel, without `UNUSED` files and with bytecode in place of the chosen ones; of a wheel
    `WITH_SOURCES`, beside them. Its files are in the folder `unpacked` too."""
    packed = BytesIO()
    with ZipFile(wheel) as old, ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as new:
        for entry in old.infolist():
            if any(part in entry.filename for part in UNUSED):
                continue
            name, sources = entry.filename, wheel.name.startswith(WITH_SOURCES)
            if name in chosen:
                made = cache_from_source(name) if sources else f"{name}c"
                _add(new, made, _bytecode(unpacked / name))
            if sources or name not in chosen:
                _add(new, name, old.read(entry))
    return packed.getvalue()


def _bytecode(source: Path) -> bytes:
    """Of the file; Python reads it without asking whether the source has changed."""
    made = source.with_suffix(".made")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(made), doraise=True, invalidation_mode=mode)
    return made.read_bytes()


def _add(packed: ZipFile, name: str, data: bytes) -> None:
    """Adds a file without the time of day."""
    entry = ZipInfo(name)
    entry.compress_type = ZIP_DEFLATED
    packed.writestr(entry, data)


def compile_all(wheels: Path) -> None:
    """Writes all wheels of the folder anew."""
    for name in AT_START:
        import_module(name)
    unpacked = Path(site.getsitepackages()[0])
    chosen = {name for name in started(unpacked) if name.endswith(".py")}
    for wheel in sorted(wheels.glob("*.whl")):
        wheel.write_bytes(compiled(wheel, unpacked, chosen))
