"""What of the site a browser keeps: the list `site.json` and the service worker that goes by it."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

PAGE = Path(__file__).with_name("page")
LISTED = "site.json"
WORKER, LITES_WORKER = "service-worker.js", "service-worker-lite.js"
PLACE = "the builder puts the site's checksum here"
OF_THE_PAGE = ("build/jlab_core.*.js", "build/notebooks/bundle.js")
"""The largest files of the page that shows a lesson."""


def write_list(site: Path, at_start: Iterable[str]) -> None:
    """Writes the list and the service worker, last of all since they name what all is.

    `at_start` are the names of the files in static/pyodide that Python loads when it starts.
    """
    (site / WORKER).rename(site / LITES_WORKER)
    settings = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))
    first = [f"static/pyodide/{name}" for name in at_start]
    first += [
        path.relative_to(site).as_posix()
        for name in OF_THE_PAGE
        for path in sorted(site.glob(name))
    ]
    rest = [
        path.relative_to(site).as_posix()
        for folder in ("files", "api")
        for path in sorted((site / folder).rglob("*"))
        if path.is_file()
    ]
    listed = {
        "jupyterlite": settings["jupyter-config-data"]["appVersion"],
        "first": [{"path": path, "bytes": (site / path).stat().st_size} for path in first],
        "rest": ["index.html", "opening.css", "opening.js", "icon.svg", *rest],
    }
    (site / LISTED).write_text(json.dumps(listed, indent=1), encoding="utf-8")
    text = (PAGE / WORKER).read_text(encoding="utf-8")
    (site / WORKER).write_text(text.replace(PLACE, checksum(site)), encoding="utf-8")


def checksum(site: Path) -> str:
    """A checksum of all files and their names: another one for another site."""
    digest = hashlib.sha256()
    for path in sorted(site.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(site).as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
