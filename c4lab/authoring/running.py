"""Running a notebook from top to bottom, so that two runs of the same text give the same file."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from nbclient import NotebookClient
from nbclient.exceptions import CellControlSignal, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

from c4lab.authoring.text import tags

LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
SECONDS_A_CELL = 600


class BuildError(Exception):
    """A notebook could not be built; the message names it, the cell and the error."""


def run(notebook: NotebookNode, name: str, folder: Path) -> None:
    """Fill in the outputs of all code cells, run in a new kernel that works in `folder`.

    A widget's output keeps its static form only: a page with live views that nothing answers shows
    nothing. Raises BuildError when a cell raises that is not tagged `raises-exception`, when one
    that is tagged does not, and when a cell writes to the error stream: readers would see it.
    """
    # Its first import in a user account writes a line about fonts, which no lesson should show.
    import matplotlib.font_manager

    with TemporaryDirectory(prefix="c4lab-build-", ignore_cleanup_errors=True) as scratch:
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
            resources={"metadata": {"path": str(folder)}},
        )
        language = notebook.metadata["language_info"]
        try:
            # In a thread of its own: in this one a loop may be running, a kernel's or a browser's.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(lambda: asyncio.run(client.async_execute(env=environment))).result()
        except (CellControlSignal, CellTimeoutError, DeadKernelError) as error:
            raise BuildError(_failure(notebook, name, str(error))) from error
        notebook.metadata["language_info"] = language  # the kernel's own names its version
    for cell in notebook.cells:
        if cell.cell_type == "code":
            _tidy(cell, name)


class _Client(NotebookClient):
    """Runs the proofs too, and counts the other cells as if they were not there."""

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
        self.code_cells_executed -= 1  # what follows adds one
        return await super().async_execute_cell(cell, cell_index, store_history=False)


def _failure(notebook: NotebookNode, name: str, error: str) -> str:
    """One message about the cell that raised; `error` if it was not a cell."""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.output_type == "error" and "raises-exception" not in tags(cell):
                return f"{name}: {output.ename}: {output.evalue}\nin this cell:\n{cell.source}"
    return f"{name}: {error}"


def _tidy(cell: NotebookNode, name: str) -> None:
    kinds = {output.output_type for output in cell.outputs}
    if "raises-exception" in tags(cell) and "error" not in kinds:
        raise BuildError(f"{name}: tagged raises-exception, but it does not:\n{cell.source}")
    for output in cell.outputs:
        if output.get("name") == "stderr":
            raise BuildError(f"{name}: this cell writes {output.text!r} to stderr:\n{cell.source}")
        output.get("data", {}).pop(LIVE_VIEW, None)
        output.get("metadata", {}).pop(LIVE_VIEW, None)
    cell.metadata.pop("execution", None)
