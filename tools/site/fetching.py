"""Fetching what the lock names, from PyPI by pip and from npm by npm, each file checked."""

import base64
import hashlib
import shutil
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

from tools.site.commands import CannotBuild, run
from tools.site.lock import Lock, Wheel

TOP = "package/"  # the folder that npm packs everything in


def fetch_wheels(wheels: Sequence[Wheel], folder: Path) -> None:
    """Has exactly these wheels in the folder; those that are there already are not fetched.

    Raises CannotBuild, also for a file whose checksum is another.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = {wheel.file for wheel in wheels}
    for path in folder.glob("*.whl"):
        if path.name not in files:
            path.unlink()
    missing = [each for each in wheels if not is_whole(folder / each.file, each.sha256)]
    if missing:
        asked = folder / "asked.txt"
        asked.write_text(requirements(missing), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        pip += ["--only-binary=:all:", "--ignore-requires-python"]  # for the Python of the browser
        run([*pip, "--requirement", str(asked), "--dest", str(folder)], folder)
    for wheel in wheels:
        if not is_whole(folder / wheel.file, wheel.sha256):
            raise CannotBuild(f"PyPI gave another file than {wheel.file}: is lock.json damaged?")


def requirements(wheels: Sequence[Wheel]) -> str:
    """The wheels as pip reads them, with the checksums of all files of a package."""
    hashes: dict[str, list[str]] = {}
    for each in wheels:
        hashes.setdefault(f"{each.name}=={each.version}", []).append(f"--hash=sha256:{each.sha256}")
    return "".join(f"{name} {' '.join(found)}\n" for name, found in hashes.items())


def is_whole(path: Path, sha256: str) -> bool:
    """Whether the file is there and has this checksum."""
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == sha256


def fetch_pyodide(lock: Lock, folder: Path) -> Path:
    """The folder with Pyodide's files as npm has them, fetched if it is not there yet.

    Raises CannotBuild.
    """
    packed = folder / f"pyodide-{lock.pyodide}.tgz"
    unpacked = folder / f"pyodide-{lock.pyodide}"
    if not packed.is_file() or integrity(packed) != lock.integrity:
        shutil.rmtree(unpacked, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        run(["npm", "pack", "--silent", f"pyodide@{lock.pyodide}"], folder)
        if integrity(packed) != lock.integrity:
            packed.unlink()
            raise CannotBuild("npm gave another Pyodide than lock.json says: nothing was built.")
    if not unpacked.exists():
        unpack(packed, unpacked)
    return unpacked


def integrity(path: Path) -> str:
    """npm's checksum of a file: sha512, in base 64."""
    digest = hashlib.sha512(path.read_bytes()).digest()
    return f"sha512-{base64.b64encode(digest).decode()}"


def unpack(packed: Path, folder: Path) -> None:
    """Writes the files of an npm package into the folder, all at once or not at all."""
    draft = folder.with_name(f"{folder.name}.draft")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    with tarfile.open(packed) as files:
        for member in files:
            name = member.name.removeprefix(TOP)
            source = files.extractfile(member)
            if source is not None and "/" not in name:
                (draft / name).write_bytes(source.read())
    draft.rename(folder)
