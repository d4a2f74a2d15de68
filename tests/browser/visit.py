"""A visit to the built site, with no network but the site itself."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route

SITE = Path(__file__).resolve().parents[2] / "dist" / "site"
LONG = 180_000  # milliseconds: Python starts in ten seconds, on a busy machine in many more
# Text that code prints or shows; an error's is its name and its words.
RUN = """async code => {
  const panel = jupyterapp.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session.kernel;
  await kernel.info;
  const future = kernel.requestExecute({ code, stop_on_error: false });
  let said = "";
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream") said += content.text;
    else if (header.msg_type === "error") said += `${content.ename}: ${content.evalue}`;
    else if (content.data) said += content.data["text/plain"] ?? "";
  };
  await future.done;
  return said;
}"""


class Visit:
    """A browser's window at the site: `asked` are the addresses elsewhere that it asked for,
    `sent` the bytes of each of the site's answers."""

    def __init__(self, context: BrowserContext, address: str, sent: list[int]) -> None:
        self.address = address
        self.sent = sent
        self.asked: list[str] = []
        self.errors: list[str] = []
        self.context = context
        context.set_default_timeout(LONG)
        context.route("**/*", self._only_the_site)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _only_the_site(self, route: Route) -> None:
        if route.request.url.startswith(self.address):
            route.continue_()
        else:
            self.asked.append(route.request.url)
            route.abort()

    def open(self, path: str) -> Page:
        """The page with the notebook, once it is shown."""
        self.page.goto(f"{self.address}notebooks/index.html?path={path}")
        self.page.wait_for_selector(".jp-Notebook .jp-CodeCell")
        return self.page

    def say(self, code: str) -> str:
        """What the code says in the kernel of the open notebook, which starts if it has not."""
        said: Any = self.page.evaluate(RUN, code)
        return str(said)


@contextmanager
def visiting(browser: Browser, **options: Any) -> Iterator[Visit]:
    """A visit by somebody who has never been there."""
    sent: list[int] = []

    class Counting(SimpleHTTPRequestHandler):
        def copyfile(self, source: Any, outputfile: Any) -> None:
            data = source.read()
            sent.append(len(data))
            outputfile.write(data)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(**options)
    try:
        yield Visit(context, f"http://127.0.0.1:{server.server_port}/", sent)
    finally:
        context.close()
        server.shutdown()
        server.server_close()
