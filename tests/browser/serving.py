"""A folder of pages, served to a browser."""

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


@contextmanager
def served(folder):
    """Where it is, and the bytes of each of the answers so far."""
    sent = []

    class Counting(SimpleHTTPRequestHandler):
        def copyfile(self, source, outputfile):
            data = source.read()
            sent.append(len(data))
            outputfile.write(data)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", sent
    finally:
        server.shutdown()
        server.server_close()
