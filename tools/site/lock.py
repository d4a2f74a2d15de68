"""What the site is made of: names, versions and checksums, kept in lock.json."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

LOCK = Path(__file__).with_name("lock.json")
LISTS = ("tools", "wheels")


@dataclass(frozen=True)
class Wheel:
    """One file of PyPI: `file` is its name there, `sha256` its checksum in hexadecimal digits."""

    name: str
    version: str
    file: str
    sha256: str


@dataclass(frozen=True)
class Lock:
    """All that is fetched.

    `pyodide` is a version on npm and `integrity` npm's own checksum of it. `tools` are installed
    where the site is built, `wheels` are served by the site.
    """

    pyodide: str
    integrity: str
    tools: tuple[Wheel, ...]
    wheels: tuple[Wheel, ...]


def read_lock(path: Path = LOCK) -> Lock:
    """The lock in the file."""
    found = json.loads(path.read_text(encoding="utf-8"))
    lists = {name: tuple(Wheel(**each) for each in found[name]) for name in LISTS}
    return Lock(found["pyodide"], found["integrity"], **lists)


def write_lock(lock: Lock, path: Path = LOCK) -> None:
    """Writes the lock, a line for each wheel, so that a diff shows what changed."""
    lines = [f'  "{key}": {json.dumps(getattr(lock, key))}' for key in ("pyodide", "integrity")]
    for key in LISTS:
        rows = ",\n".join(f"    {json.dumps(asdict(each))}" for each in getattr(lock, key))
        lines.append(f'  "{key}": [\n{rows}\n  ]')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
