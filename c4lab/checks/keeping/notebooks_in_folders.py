"""The notebooks that paths name: files as they are, and those in folders, with whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path


def named_notebooks(paths: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Each notebook, and whose it is: the name of the folder that it has inside a folder that was
    named, or its own; "" where no folder was named. A folder without notebooks stays as it is."""
    for path in paths:
        if not path.is_dir():
            yield path, ""
            continue
        found = sorted(each for each in path.rglob("*.ipynb") if _is_meant(each.relative_to(path)))
        for each in found:
            first, *inside = each.relative_to(path).parts
            yield each, first if inside else each.stem
        if not found:
            yield path, ""


def _is_meant(place: Path) -> bool:
    """Whether it is no copy that Jupyter keeps for itself."""
    return not any(part.startswith(".") for part in place.parts)
