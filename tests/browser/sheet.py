"""A page of our own: widgets on it talk to this process, in milliseconds and without JupyterLab.

One window serves all tests: a new one costs more than most of what is done in it.
"""

import json
import sys
from contextlib import contextmanager
from pathlib import Path

import comm
from comm.base_comm import BaseComm
from playwright.sync_api import expect

ADDRESS = "http://localhost/"
THEMES = Path(sys.prefix, "share", "jupyter", "lab", "themes", "@jupyterlab")
VIEWPORT = {"width": 1280, "height": 900}
# What a front end does for a widget: a model that stands for the Python object, and its views.
FRONT_END = """
const models = {};
class Model {
  constructor(id, state) { Object.assign(this, { id, state, changed: {}, calls: [] }); }
  get(name) { return this.state[name]; }
  set(name, value) {
    if (this.update({ [name]: value })) this.changed[name] = value;
  }
  update(state) {
    const differs = name => JSON.stringify(this.state[name]) !== JSON.stringify(state[name]);
    const names = Object.keys(state).filter(differs);
    Object.assign(this.state, state);
    for (const name of names) this.trigger(`change:${name}`);
    if (names.length) this.trigger("change");
    return names.length;
  }
  save_changes() {
    exchange(this.id, { method: "update", state: this.changed });
    this.changed = {};
  }
  send(content) { exchange(this.id, { method: "custom", content }); }
  on(event, call) { this.calls.push([event, call]); }
  trigger(event) {
    for (const [name, call] of this.calls) if (name === event) call();
  }
}
async function exchange(id, message) {
  const answers = await window.toPython(id, JSON.stringify(message));
  for (const [to, said] of answers)
    if (said.method === "update") models[to]?.update(said.state);
  if (message || answers.length) wait = SOONEST;
}
// What Python's threads have said is asked for, less and less often while that is nothing.
const SOONEST = 25, LATEST = 200;
let wait = SOONEST;
async function listen() {
  wait = Math.min(1.5 * wait, LATEST);
  await exchange("", null);
  setTimeout(listen, wait);
}
window.show = async widgets => {
  for (const [id, { _esm, _css, ...state }] of widgets) {
    models[id] ??= new Model(id, state);
    const style = document.createElement("style");
    style.textContent = _css;
    const el = document.createElement("div");
    el.className = "cell";
    document.querySelector("main").append(style, el);
    const code = new Blob([_esm], { type: "text/javascript" });
    const widget = (await import(URL.createObjectURL(code))).default;
    await widget.render({ model: models[id], el });
  }
  listen();
};
"""
HTML = f"""<!doctype html><html lang="en"><title>Widgets</title><style>
body {{ margin: 0; padding: 16px; background: var(--jp-layout-color0); }}
.cell {{ margin-bottom: 24px; }}
</style><style id="theme"></style><main></main><script type="module">{FRONT_END}</script></html>"""


class _Comm(BaseComm):
    """A widget's line to the page: what it says waits here until the page asks."""

    def publish_msg(self, msg_type, data=None, *args, **keys):
        if msg_type == "comm_msg":
            self.said.append((self.comm_id, data))


class Sheet:
    """What a test does with widgets alone."""

    def __init__(self, browser):
        self._errors = []
        self._said = []
        self._widgets = {}
        self._page = browser.new_page(viewport=VIEWPORT)
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))
        self._page.expose_function("toPython", self._exchange)
        self._page.route(ADDRESS, lambda route: route.fulfill(body=HTML, content_type="text/html"))

    @contextmanager
    def lent(self):
        """Widgets that are made meanwhile talk to the page; an uncaught JavaScript error fails."""
        create_comm, comm.create_comm = comm.create_comm, self._comm
        self._errors.clear()
        self._said.clear()
        try:
            yield
        finally:
            comm.create_comm = create_comm
        assert not self._errors, f"uncaught errors in the page: {self._errors}"

    def open(self, *widgets):
        """The page as if it were new, with these widgets, which were made while it is lent."""
        self._page.set_viewport_size(VIEWPORT)
        self._page.emulate_media(reduced_motion="no-preference")
        self._page.mouse.move(0, 0)
        self._page.goto(ADDRESS)
        set_theme(self._page, "light")
        self._widgets = {str(each.model_id): each for each in widgets}
        states = [(id, widget.get_state()) for id, widget in self._widgets.items()]
        self._page.evaluate("widgets => show(widgets)", json.loads(json.dumps(states)))
        return self._page

    def _comm(self, **keys):
        made = _Comm(**keys)
        made.said = self._said
        return made

    def _exchange(self, model, message):
        """Hands the page's message to the widget; what the widgets have said since the last."""
        data = json.loads(message)
        if data is not None:
            self._widgets[model]._handle_msg({"content": {"data": data}, "buffers": []})
        said = self._said[:]
        del self._said[: len(said)]  # and no more: a thread may say something just now
        return list(json.loads(json.dumps(said)))


def set_theme(page, theme):
    """JupyterLab's own colours, "light" or "dark"."""
    css = (THEMES / f"theme-{theme}-extension" / "index.css").read_text(encoding="utf-8")
    page.evaluate(
        """([css, theme]) => {
          document.querySelector("#theme").textContent = css;
          document.body.dataset.jpThemeLight = theme === "light";
        }""",
        [css, theme],
    )


def part(page, name):
    """A part of the only widget on the page that has one of this name."""
    return page.get_by_test_id(f"c4-{name}")


def says(page, text, name="status"):
    """Waits until a part of a widget, its status line, contains the text."""
    expect(part(page, name)).to_contain_text(text)


def enter(page, name, text):
    """Types the text into a field, and presses Enter."""
    part(page, name).fill(text)
    part(page, name).press("Enter")


def press(page, *keys, at=""):
    """Presses keys where the focus is, or at a part of a widget."""
    if at:
        part(page, at).focus()
    for key in keys:
        page.keyboard.press(key)
