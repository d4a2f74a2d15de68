"""Runs a notebook from top to bottom; two runs of the same text give the same file."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from nbclient import NotebookClient
from nbclient.exceptions import CellControlSignal, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

from tools.authoring.text import tags

LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
SECONDS_A_CELL = 600


class BuildError(Exception):
    """A notebook cannot be built; the message names the notebook, the cell and the error."""


def run(notebook: NotebookNode, name: str) -> None:
    """Run all code cells in a new kernel, and store outputs. Its working directory is a new one, so
    that a file that a cell writes is new each time, and gone afterwards.

    Of a widget only the static form is stored: without a kernel its live view would be empty.
    Raises BuildError if a cell raises an error and is not tagged `raises-exception`, if a tagged
    one raises none, and if a cell writes to stderr, which readers would see.
    """
    # The first import in a user account prints a line about fonts, which no lesson should show.
    import matplotlib.font_manager

    with TemporaryDirectory(prefix="c4lab-build-", ignore_cleanup_errors=True) as scratch:
        place = Path(scratch) / "place"
        place.mkdir()
        environment = {
            **os.environ,
            "C4LAB_PROGRESS": str(Path(scratch) / "progress.sqlite"),
            "IPYTHONDIR": scratch,
            "MATPLOTLIBRC": str(Path(matplotlib.get_data_path()) / "matplotlibrc"),
            "PYTHONHASHSEED": "0",
        }
        client = _Client(
            notebook,
            kernel_name="python3",
            timeout=SECONDS_A_CELL,
            record_timing=False,
            store_widget_state=False,
            coalesce_streams=True,
            shutdown_kernel="immediate",
            extra_arguments=["--IPKernelApp.log_level=ERROR"],
            resources={"metadata": {"path": str(place)}},
        )
        language = notebook.metadata["language_info"]
        try:
            # In a new thread, since an asyncio loop may already run in this one.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(lambda: asyncio.run(client.async_execute(env=environment))).result()
        except (CellControlSignal, CellTimeoutError, DeadKernelError) as error:
            raise BuildError(_failure(notebook, name, str(error))) from error
        notebook.metadata["language_info"] = language  # the kernel has put its Python version there
    for cell in notebook.cells:
        if cell.cell_type == "code":
            _tidy(cell, name)


class _Client(NotebookClient):
    """Runs the cells tagged `proof` too, but does not count them in the execution counts."""

    async def async_execute_cell(
        self,
        cell: NotebookNode,
        cell_index: int,
        execution_count: int | None = None,
        store_history: bool = True,
    ) -> NotebookNode:
        if "proof" not in tags(cell):
            return await super().async_execute_cell(
                cell, cell_index, execution_count, store_history
            )
        self.code_cells_executed -= 1  # the next line adds 1
        return await super().async_execute_cell(cell, cell_index, store_history=False)


def _failure(notebook: NotebookNode, name: str, error: str) -> str:
    """A message about the cell that raised an error; with `error` if no cell did."""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.output_type == "error" and "raises-exception" not in tags(cell):
                return f"{name}: {output.ename}: {output.evalue}\nin this cell:\n{cell.source}"
    return f"{name}: {error}"


def _tidy(cell: NotebookNode, name: str) -> None:
    """Remove live views and times from a cell. Raises BuildError for outputs that may not be."""
    kinds = {output.output_type for output in cell.outputs}
    if "raises-exception" in tags(cell) and "error" not in kinds:
        raise BuildError(f"{name}: tagged raises-exception, but it raises no error:\n{cell.source}")
    for output in cell.outputs:
        if output.get("name") == "stderr":
            raise BuildError(f"{name}: this cell writes {output.text!r} to stderr:\n{cell.source}")
        output.get("data", {}).pop(LIVE_VIEW, None)
        output.get("metadata", {}).pop(LIVE_VIEW, None)
    cell.metadata.pop("execution", None)
