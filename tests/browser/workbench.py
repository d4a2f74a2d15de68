"""A JupyterLab of its own for the browser tests: server, scratch folder, page."""

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager

import nbformat
import pytest
from jupyter_server.serverapp import list_running_servers

THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}
VIEWPORT = {"width": 1280, "height": 900}
NOTEBOOK, PROGRESS = "test.ipynb", "progress.sqlite"

# The idle indicator reads idle before the kernel is connected, and running all cells then does
# nothing, silently. This waits for the kernel itself; the command resolves when all cells are done.
RUN_ALL = """async seconds => {
  const panel = jupyterapp.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`cells still running after ${seconds} s`)), seconds * 1000));
  await Promise.race([jupyterapp.commands.execute('notebook:run-all-cells'), late]);
  const failed = [];
  for (const cell of panel.context.model.sharedModel.cells) {
    const tags = cell.metadata.tags || [];
    if (cell.cell_type !== 'code' || tags.includes('raises-exception')) continue;
    for (const output of cell.getOutputs())
      if (output.output_type === 'error') failed.push(`${output.ename}: ${output.evalue}`);
  }
  return failed;
}"""
# JupyterLab's own, where a kernel is restarted before it has answered everything.
OF_A_RESTART = ("Error: Canceled future for ", "Disposed")
STARTED = "() => window.jupyterapp?.restored.then(() => true)"
OPEN = "path => { jupyterapp.commands.execute('docmanager:open', {path}); }"
READY = """path => {
  const context = window.jupyterapp?.shell?.currentWidget?.context;
  return context?.isReady && context.path === path;
}"""
SET_THEME = "theme => jupyterapp.commands.execute('apputils:change-theme', {theme})"
THEME_IS = "theme => document.body.dataset.jpThemeName === theme"


@contextmanager
def jupyterlab(folder):
    """The address of a JupyterLab of this Python's environment, all of whose files are in `folder`:
    the notebooks in `folder / "notebooks"`, and the learner's progress."""
    root, log, settings = folder / "notebooks", folder / "server.log", folder / "jupyter"
    root.mkdir()
    environment = os.environ | _own_settings(settings)
    environment["C4LAB_PROGRESS"] = str(folder / PROGRESS)
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    command += ["--ServerApp.ip=127.0.0.1", f"--ServerApp.root_dir={root}"]
    command += ["--LabApp.expose_app_in_browser=True"]
    with (
        log.open("wb") as told,
        subprocess.Popen(command, env=environment, cwd=root, stdout=told, stderr=told) as server,
    ):
        try:
            until = time.monotonic() + 180
            while not (running := [*list_running_servers(str(settings))]):
                if server.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"JupyterLab did not start:\n{log.read_text()[-2000:]}")
                time.sleep(0.25)
            yield f"{running[0]['url']}lab?token={running[0]['token']}"
        finally:
            server.terminate()


class Lab:
    """What a test does in JupyterLab, which is loaded once, with one notebook.

    `errors` are the uncaught JavaScript errors so far: any of them fails.
    """

    def __init__(self, browser, address, folder):
        self.folder = folder
        self.errors = []
        self.page = browser.new_page(viewport=VIEWPORT)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.goto(address)
        self.page.wait_for_function(STARTED, timeout=60_000)

    def open(self, cells):
        """The page with a notebook of these cells open. A text is a code cell."""
        notebook = nbformat.v4.new_notebook()
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
        notebook.cells = [
            nbformat.v4.new_code_cell(cell) if isinstance(cell, str) else cell for cell in cells
        ]
        nbformat.write(notebook, self.folder / "notebooks" / NOTEBOOK)
        self.page.evaluate(OPEN, NOTEBOOK)
        self.page.wait_for_function(READY, arg=NOTEBOOK, timeout=60_000)
        return self.page

    def run_all(self):
        """Run all cells of the notebook to the end. Fails when one raises that is not tagged for
        it."""
        failed = self.page.evaluate(RUN_ALL, 180)
        assert not failed, f"cells failed: {failed}"

    def _note(self, error):
        if not error.startswith(OF_A_RESTART):
            self.errors.append(error)


def set_theme_of_lab(page, theme):
    page.evaluate(SET_THEME, THEMES[theme])
    page.wait_for_function(THEME_IS, arg=THEMES[theme])


def _own_settings(folder):
    """Environment variables that keep Jupyter and IPython inside `folder`, with settings there."""
    settings = {
        # A pop-up about news covers the page, and npm looks for a newer build in the background.
        "labconfig/page_config.json": {
            "disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True},
            "buildCheck": False,
        },
        # By default cells outside the window are not in the page at all.
        "lab/user-settings/@jupyterlab/notebook-extension/tracker.jupyterlab-settings": {
            "windowingMode": "none"
        },
    }
    for path, setting in settings.items():
        (folder / path).parent.mkdir(parents=True)
        (folder / path).write_text(json.dumps(setting))
    folders = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    return dict.fromkeys(folders, str(folder))
