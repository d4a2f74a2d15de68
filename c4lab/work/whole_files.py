"""Writing files so that each is there as a whole, or as it was before."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, data: str | bytes) -> None:
    """Writes bytes, or a text in UTF-8, to `path`, whose folder is made if it is not there. Raises
    OSError, and leaves what was there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{token_hex(6)}.draft")
    try:
        draft.write_bytes(
            data if isinstance(data, bytes) else data.encode("utf-8", "backslashreplace")
        )
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
