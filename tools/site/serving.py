"""Serving the site on this computer only, as a plain host of files would."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Quiet(SimpleHTTPRequestHandler):
    """Serves files; says nothing of each, and knows the types that a browser insists on."""

    extensions_map = {  # noqa: RUF012  the class that it derives from has it as a plain one
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


def server_of(site: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of the folder on 127.0.0.1, at any free port if none is named.

    Raises OSError if the port is taken.
    """
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(site)))
