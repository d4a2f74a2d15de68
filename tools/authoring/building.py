"""The command `build`: drafts notebooks from text, runs them, writes those that have changed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from c4lab.checks.writing.text import TextError
from tools import ROOT
from tools.authoring.drafts import Target, draft, take_names, targets
from tools.authoring.folding import fold
from tools.authoring.palette import reduce_colours
from tools.authoring.running import BuildError, run
from tools.authoring.text import tags

AT_A_TIME = 2
# The code of a cell that runs after all others and is then removed; a kernel does not know `tools`.
SIGNATURE = f"""import sys
sys.path.append({str(ROOT)!r})
from tools.authoring.measured import signature
print(signature(globals()))"""


def build(root: Path, names: Sequence[str] = (), fresh: bool = False) -> list[str]:
    """Rebuild all notebooks under `root`, or those whose name starts with one of `names`.

    Cells tagged `measurement` keep their stored outputs as long as the notebook's code up to them
    and the modules that it uses do not change; with `fresh` they are measured again.

    Returns the names of the notebooks that changed. If a notebook fails, its file does not change
    and the others are built; then one BuildError names all failures.
    """
    chosen = targets(root, names)
    if not chosen:
        known = sorted({each.lesson for each in targets(root)})
        called = " or ".join(map(repr, names))
        raise BuildError(f"No lesson is called {called}: there are {', '.join(known)}.")
    for room in {target.source.parent for target in chosen if target.folder == "exercises"}:
        if not (room / "__init__.py").exists():
            raise BuildError(
                f"{room.name} has no __init__.py, so nobody finds its checks: add one, with a "
                "docstring."
            )
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        jobs = [(target, pool.submit(build_one, target, fresh)) for target in chosen]
    failures = [str(job.exception()) for _, job in jobs if job.exception() is not None]
    if failures:
        raise BuildError("\n\n".join(failures))
    return [target.name for target, job in jobs if job.result()]


def build_one(target: Target, fresh: bool = False) -> bool:
    """Rebuild one notebook, and return whether its file changed. Raises BuildError."""
    try:
        notebook = draft(target, proofs=True)
    except TextError as error:
        raise BuildError(str(error)) from error
    target.path.parent.mkdir(parents=True, exist_ok=True)
    notebook.cells.append(new_code_cell(SIGNATURE, metadata={"tags": ["proof"]}))
    run(notebook, target.name)
    _sign_measurements(notebook)
    notebook.cells = [cell for cell in notebook.cells if "proof" not in tags(cell)]
    if target.path.exists() and not fresh:
        _keep_measurements(notebook, nbformat.read(target.path, as_version=4))
    reduce_colours(notebook)
    fold(notebook)
    text = nbformat.writes(notebook) + "\n"
    if target.path.exists() and target.path.read_text(encoding="utf-8") == text:
        return False
    _replace(target.path, text)
    return True


def _sign_measurements(notebook: NotebookNode) -> None:
    """Store in each measurement cell a digest of what its output depends on: the notebook's code
    up to there, and the modules that it uses."""
    digest = sha256(notebook.cells[-1].outputs[0].text.encode())
    for cell in notebook.cells:
        if cell.cell_type == "code" and "proof" not in tags(cell):
            digest.update(f"{cell.source}\n\n".encode())
            if "measurement" in tags(cell):
                cell.metadata["measured"] = digest.hexdigest()[:16]


def _keep_measurements(notebook: NotebookNode, stored: NotebookNode) -> None:
    """Give measurement cells their outputs of the last build if their digests are the same.

    Times differ in each run. Without this, each build would change each notebook that shows them.
    """
    before = {cell.metadata.get("measured"): cell for cell in stored.cells}
    for cell in notebook.cells:
        if "measured" in cell.metadata and cell.metadata.measured in before:
            cell.outputs = before[cell.metadata.measured].outputs
            for output in cell.outputs:
                if "execution_count" in output:
                    output.execution_count = cell.execution_count


def _replace(path: Path, text: str) -> None:
    """Write the whole file, or nothing if the program is stopped in between."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, suffix=".tmp", delete=False
    ) as file:
        file.write(text)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `build` to the command line."""
    parser = commands.add_parser("build", help="rebuild notebooks from their text sources")
    take_names(parser)
    parser.add_argument(
        "--fresh", action="store_true", help="run cells tagged measurement again and store outputs"
    )
    parser.set_defaults(run=run_command)


def run_command(chosen: argparse.Namespace) -> int:
    """Build the named notebooks, print those written, and return 1 if a notebook failed."""
    try:
        changed = build(ROOT, chosen.names, fresh=chosen.fresh)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for name in changed:
        print(f"wrote {name}")
    if not changed:
        print("Everything is up to date.")
    return 0
