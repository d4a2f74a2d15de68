"""What of the site a browser keeps: the list `site.json` and the service worker that goes by it."""

import hashlib
import json
from pathlib import Path

PAGE = Path(__file__).with_name("page")
LISTED = "site.json"
WORKER, LITES_WORKER = "service-worker.js", "service-worker-lite.js"
PLACE = "the builder puts the site's checksum here"
FIRST_PAGE = (
    *("index.html", "opening.css", "opening.js", "icon.svg", "reading.css"),
    *("book.js", "game.js", "rules.js", "solving.js", "solver-7x6.wasm", "book.bin"),
)


def write_list(site: Path) -> None:
    """Writes the list and the service worker, last of all since they name what all is."""
    (site / WORKER).rename(site / LITES_WORKER)
    settings = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))
    rest = [
        path.relative_to(site).as_posix()
        for folder in ("files", "api", "read")
        for path in sorted((site / folder).rglob("*"))
        if path.is_file()
    ]
    listed = {
        "jupyterlite": settings["jupyter-config-data"]["appVersion"],
        "rest": [*FIRST_PAGE, *rest],
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
