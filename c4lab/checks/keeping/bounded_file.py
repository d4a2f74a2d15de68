"""Without this module, a pipe or an enormous file in place of JSON could stop what reads it."""

from pathlib import Path

LARGEST = 100_000_000  # bytes of a file
CROWD = 5_000_000  # lists, dicts and commas: each takes a hundred bytes when it is read


def read_json_bytes(path: Path) -> bytes:
    """The content of a file that should be JSON. Raises ValueError for a pipe, which would never
    end, and for more than LARGEST bytes or CROWD signs; OSError for what cannot be read."""
    if not (path.is_file() or path.is_dir()) and path.exists():
        raise ValueError("no file")
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST or sum(map(data.count, (b"[", b"{", b","))) > CROWD:
        raise ValueError("too much")
    return data
