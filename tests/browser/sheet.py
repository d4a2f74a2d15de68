"""A page of our own: widgets on it talk to this process, in milliseconds and without JupyterLab."""

import ast
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import comm
from comm.base_comm import BaseComm
from ipywidgets import Widget
from playwright.sync_api import Browser, Page, Route

ADDRESS = "http://localhost/"
THEMES = Path(sys.prefix, "share", "jupyter", "lab", "themes", "@jupyterlab")
VIEWPORT = {"width": 1280, "height": 900}
HTML = """<!doctype html><html lang="en"><title>Widgets</title><style>
body { margin: 0; padding: 16px; background: var(--jp-layout-color0); }
.cell { margin-bottom: 24px; }
</style><style id="theme"></style><main></main></html>"""
# What a front end does for a widget: a model that stands for the Python object, and its views.
FRONT_END = """
const models = {};
class Model {
  constructor(id, state) { Object.assign(this, { id, state, changed: {}, calls: [] }); }
  get(name) { return this.state[name]; }
  set(name, value) {
    if (JSON.stringify(this.state[name]) === JSON.stringify(value)) return;
    this.changed[name] = this.state[name] = value;
    this.trigger(`change:${name}`);
    this.trigger("change");
  }
  update(state) {
    for (const [name, value] of Object.entries(state)) {
      const old = JSON.stringify(this.state[name]);
      this.state[name] = value;
      if (old !== JSON.stringify(value)) this.trigger(`change:${name}`);
    }
    this.trigger("change");
  }
  save_changes() {
    exchange(this.id, { method: "update", state: this.changed });
    this.changed = {};
  }
  send(content) { exchange(this.id, { method: "custom", content }); }
  on(events, call) { for (const event of events.split(" ")) this.calls.push([event, call]); }
  off(event, call) {
    this.calls = this.calls.filter(([e, c]) => (event && e !== event) || (call && c !== call));
  }
  trigger(event, ...args) {
    for (const [name, call] of [...this.calls]) if (name === event) call(...args);
  }
}
async function exchange(id, message) {
  for (const [to, said] of await window.toPython(id, JSON.stringify(message ?? null))) {
    if (said.method === "update") models[to]?.update(said.state);
    else if (said.method === "custom") models[to]?.trigger("msg:custom", said.content, []);
  }
}
window.show = async (id, state) => {
  const { _esm, _css, ...rest } = state;
  models[id] ??= new Model(id, rest);
  const style = document.createElement("style");
  style.textContent = _css;
  const el = document.createElement("div");
  el.className = "cell";
  document.querySelector("main").append(style, el);
  const code = new Blob([_esm], { type: "text/javascript" });
  const widget = (await import(URL.createObjectURL(code))).default;
  await widget.render({ model: models[id], el });
};
setInterval(() => exchange("", null), 25);
"""


class _Comm(BaseComm):
    """A widget's line to the page: what it says waits here until the page asks."""

    said: list[tuple[str, Any]]

    def publish_msg(self, msg_type: str, data: Any = None, *args: Any, **keys: Any) -> None:
        if msg_type == "comm_msg":
            self.said.append((self.comm_id, data))


class Sheet:
    """What a test does with widgets alone. As `Lab`, but cells run in this process.

    `context` is how the browser is to be, such as `reduced_motion`. `errors` are the uncaught
    JavaScript errors so far: any of them fails the test.
    """

    def __init__(self, browser: Browser, **context: Any) -> None:
        self.errors: list[str] = []
        self._said: list[tuple[str, Any]] = []
        self._widgets: dict[str, Widget] = {}
        self._create_comm = comm.create_comm
        comm.create_comm = self._comm
        self._context = browser.new_context(viewport=VIEWPORT, **context)
        self._context.expose_function("toPython", self._exchange)
        self._context.route(
            ADDRESS, lambda route: route.fulfill(body=HTML, content_type="text/html")
        )

    def open(self, cells: Sequence[str], theme: str = "light") -> Page:
        """A page with the widgets that the last lines of these cells are."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(ADDRESS)
        set_theme(page, theme)
        page.add_script_tag(content=FRONT_END, type="module")
        page.wait_for_function("() => window.show")
        namespace: dict[str, Any] = {"__name__": "__main__"}
        for cell in cells:
            shown = _run(cell, namespace)
            if isinstance(shown, Widget):
                assert shown.model_id
                self._widgets[shown.model_id] = shown
                state = json.loads(json.dumps(shown.get_state()))
                page.evaluate("([id, state]) => show(id, state)", [shown.model_id, state])
        return page

    def close(self) -> None:
        self._context.close()
        comm.create_comm = self._create_comm

    def _comm(self, **keys: Any) -> _Comm:
        made = _Comm(**keys)
        made.said = self._said
        return made

    def _exchange(self, model: str, message: str) -> list[tuple[str, Any]]:
        """Hands the page's message to the widget; what the widgets have said since the last."""
        data = json.loads(message)
        if data is not None:
            self._widgets[model]._handle_msg({"content": {"data": data}, "buffers": []})
        said = json.loads(json.dumps(self._said))
        self._said.clear()
        return list(said)


def _answer(route: Route) -> None:
    route.fulfill(body=HTML, content_type="text/html")


def _run(cell: str, namespace: dict[str, Any]) -> Any:
    """The value of the cell's last line, if that is an expression."""
    tree = ast.parse(cell)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), namespace)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "<cell>", "eval"), namespace)
    return None


def set_theme(page: Page, theme: str) -> None:
    """JupyterLab's own colours, "light" or "dark"."""
    css = (THEMES / f"theme-{theme}-extension" / "index.css").read_text(encoding="utf-8")
    page.evaluate(
        """([css, theme]) => {
          document.querySelector("#theme").textContent = css;
          document.body.dataset.jpThemeLight = theme === "light";
        }""",
        [css, theme],
    )


def click_at_once(page: Page, *parts: str) -> None:
    """Clicks parts of a widget one after the other, before Python can answer."""
    click = "document.querySelector(`[data-testid=c4-${part}]`).click()"
    page.evaluate(f"parts => parts.forEach(part => {click})", list(parts))
