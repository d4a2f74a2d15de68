"""The process that runs a notebook's cells for the grader: `python -m ...notebook_run FOLDER`.

It stands between the grader and the notebook's kernel, so that a notebook that kills its parent,
floods it with output or never lets go of it does not stop the grader.
"""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

TASK, PROBLEMS = "task.json", "problems.jsonl"
STOPPED = "StoppedByTheClock"


def run_cells(folder: Path) -> None:
    """Runs the cells that `folder` names, each for a while at most, and notes there what fails."""
    # nbformat would have the grammar of web addresses built, which takes seconds; no cell has one.
    sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]
    from nbclient import NotebookClient
    from nbclient.exceptions import DeadKernelError
    from nbformat.v4 import new_code_cell, new_notebook

    task = json.loads((folder / TASK).read_text(encoding="utf-8"))
    seconds, names = task["seconds"], [name for name, _ in task["cells"]]

    def note(problem: str) -> None:
        with suppress(OSError), (folder / PROBLEMS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(problem) + "\n")

    def look(cell: Any, cell_index: int, execute_reply: Any) -> None:
        content = execute_reply["content"]
        if content["status"] != "error":
            return
        if content["ename"] == STOPPED:
            note(
                f"{names[cell_index]} was still running after {seconds} seconds and was stopped: "
                "is there a loop that never ends?"
            )
        else:
            note(f"{names[cell_index]} raised {content['ename']}: {content['evalue']}")

    class Client(NotebookClient):
        """Drops all outputs: nobody looks at them, and they may be endless."""

        def process_message(self, msg: Any, cell: Any, cell_index: int) -> Any:
            if msg["msg_type"] == "status":
                return super().process_message(msg, cell, cell_index)
            return None

    client = Client(
        new_notebook(cells=[new_code_cell(source) for _, source in task["cells"]]),
        timeout=seconds,
        record_timing=False,
        interrupt_on_timeout=True,
        shutdown_kernel="immediate",
        error_on_timeout={"ename": STOPPED, "evalue": "", "traceback": []},
        allow_errors=True,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": task["home"]}},
        on_cell_executed=look,
    )
    try:
        # The kernel would inherit these, and write whatever it likes on the teacher's screen.
        client.execute(env=dict(os.environ), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except DeadKernelError:
        note("The kernel died: the cells after that did not run.")
    except Exception as error:  # a kernel can answer anything
        note(f"The notebook could not be run to its end ({type(error).__name__}: {error}).")


def problems(folder: Path) -> list[str]:
    """The problems noted in `folder`; the notebook's process may have written there too."""
    found = []
    with suppress(OSError):
        for line in (folder / PROBLEMS).read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(ValueError):
                found.append(str(json.loads(line)))
    return found


if __name__ == "__main__":
    run_cells(Path(sys.argv[1]))
