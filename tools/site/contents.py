"""The notebooks of the site, with the list of each folder that JupyterLite reads in place of a
server's answer."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

FOLDERS = ("exercises", "notebooks")
LONG_AGO = "1980-01-01T00:00:00Z"
INDEX = "all.json"


def lay_out(root: Path, site: Path) -> list[PurePosixPath]:
    """Copies the notebooks of `root` to the site's `files/` and lists them; their paths there."""
    paths = sorted(
        PurePosixPath(path.relative_to(root).as_posix())
        for folder in FOLDERS
        for path in (root / folder).glob("*.ipynb")
    )
    for path in paths:
        target = site / "files" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        notebook = with_whole_texts(json.loads((root / path).read_text(encoding="utf-8")))
        target.write_text(json.dumps(notebook, ensure_ascii=False, indent=1), encoding="utf-8")
    for folder in ("", *FOLDERS):
        listed = site / "api" / "contents" / folder / INDEX
        listed.parent.mkdir(parents=True, exist_ok=True)
        listed.write_text(json.dumps(_listing(folder, paths, site)), encoding="utf-8")
    return paths


def with_whole_texts(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with each printed text in one piece, as Jupyter's server hands it over: from the
    lines of a file JupyterLite would make a text with commas."""
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            if isinstance(output.get("text"), list):
                output["text"] = "".join(output["text"])
    return notebook


def _listing(folder: str, paths: Sequence[PurePosixPath], site: Path) -> dict[str, Any]:
    """A folder as Jupyter's server would describe it."""
    inside: Iterable[dict[str, Any]]
    if folder:
        inside = (_notebook(path, site) for path in paths if path.parts[0] == folder)
    else:
        inside = (_entry(name, "directory", None) for name in FOLDERS)
    return _entry(folder, "directory", "json") | {"content": [*inside]}


def _notebook(path: PurePosixPath, site: Path) -> dict[str, Any]:
    size = (site / "files" / path).stat().st_size
    return _entry(str(path), "notebook", None) | {"size": size}


def _entry(path: str, kind: str, form: str | None) -> dict[str, Any]:
    return {
        "content": None,
        "created": LONG_AGO,
        "format": form,
        "hash": None,
        "hash_algorithm": None,
        "last_modified": LONG_AGO,
        "mimetype": None,
        "name": path.rpartition("/")[2],
        "path": path,
        "size": None,
        "type": kind,
        "writable": True,
    }
