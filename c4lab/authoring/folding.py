"""Outputs that a reader is asked to predict: folded until the reader opens or runs their cell.

JupyterLab folds them by the cell's metadata, and shows them when the cell is run. In their place
it shows the first of the outputs as text: this is no more than an invitation. Pages that run
nothing do not look at the metadata, so what is stored is a fold itself.
"""

from html import escape

from nbformat import NotebookNode
from nbformat.v4 import new_output

from c4lab.authoring.text import tags

TAG = "predicted"
INVITATION = "Predict first. Then run the cell, or open the fold."
SUMMARY = "What it shows"


def hide(cell: NotebookNode) -> None:
    """Say in the metadata of a cell tagged `predicted` that its output is folded."""
    if TAG in tags(cell):
        cell.metadata.setdefault("jupyter", {})["outputs_hidden"] = True


def fold(notebook: NotebookNode) -> None:
    """Put what the cells tagged `predicted` show behind a fold.

    Raises ValueError for an output of a kind that a page may not show in a fold.
    """
    for cell in notebook.cells:
        if cell.cell_type == "code" and TAG in tags(cell) and not _is_folded(cell.outputs):
            inside = "".join(map(_html, cell.outputs))
            folded = f"<details><summary>{SUMMARY}</summary>{inside}</details>"
            cell.outputs = [
                new_output("display_data", {"text/plain": INVITATION}),
                new_output("display_data", {"text/html": folded, "text/plain": SUMMARY}),
            ]


def _is_folded(outputs: list[NotebookNode]) -> bool:
    """Also true where there is nothing to fold. A measurement that was kept is folded already."""
    return not outputs or outputs[0].get("data", {}).get("text/plain") == INVITATION


def _html(output: NotebookNode) -> str:
    if output.output_type == "stream":
        return f"<pre>{escape(output.text)}</pre>"
    data = output.get("data", {})
    if "text/html" in data:
        return str(data["text/html"])
    if "image/svg+xml" in data:
        return str(data["image/svg+xml"])
    if "image/png" in data:
        picture = data["image/png"].replace("\n", "")
        words = escape(data.get("text/plain", ""), quote=True)
        return f'<img src="data:image/png;base64,{picture}" alt="{words}">'
    if "text/plain" in data:
        return f"<pre>{escape(data['text/plain'])}</pre>"
    raise ValueError(f"This cannot be folded: {sorted(data) or output.output_type}.")
