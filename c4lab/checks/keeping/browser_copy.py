"""The progress file in a browser tab: Python forgets all files there but those of the page, and
SQLite cannot work on these. So a copy of the closed file goes there after each write, and comes
back before each question if another tab has written since.
"""

import sys
from pathlib import Path

IN_BROWSER = sys.platform == "emscripten"
PAGES_COPY = Path("/drive/my-progress.sqlite")  # JupyterLite calls the page's files so


class BrowserCopy:
    """The copy at `path`, which the page keeps between visits."""

    def __init__(self, path: Path = PAGES_COPY) -> None:
        self.path = path
        self._seen: tuple[int, int] | None = None  # when it was written, and its size
        self._stored = b""

    def fetch(self, file: Path) -> None:
        """Writes the copy over `file` unless it is as we left it. Raises OSError."""
        if not self.path.parent.is_dir():
            raise OSError("this window of the browser keeps no files: is it a private one?")
        state = self._state()
        if state is None or state == self._seen:
            return
        data = self.path.read_bytes()
        if data:  # a tab that was closed at the wrong moment leaves an empty file
            for log in ("-wal", "-shm", "-journal"):
                file.with_name(file.name + log).unlink(missing_ok=True)
            file.write_bytes(data)
            self._stored = data
        self._seen = state

    def store(self, file: Path) -> None:
        """Writes `file`, which is closed, over the copy if it has changed. Raises OSError."""
        data = file.read_bytes()
        if data != self._stored:
            self.path.write_bytes(data)
            self._stored, self._seen = data, self._state()

    def _state(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_mtime_ns, found.st_size
