"""Folds the outputs that the reader predicts first, until the reader opens or runs the cell.

JupyterLab folds an output if the cell's metadata says so, and shows it when the cell runs. In its
place JupyterLab shows the first output as text: so the first output is an invitation to predict.
Pages without a kernel ignore the metadata, so the stored output is itself an HTML fold.
"""

from html import escape

from nbformat import NotebookNode
from nbformat.v4 import new_output

from tools.authoring.text import tags

TAG = "predicted"
INVITATION = "Predict first. Then run the cell, or open the fold."
SUMMARY = "What it shows"


def hide(cell: NotebookNode) -> None:
    """Have JupyterLab fold the output of a cell, by its metadata, if it is tagged `predicted`."""
    if TAG in tags(cell):
        cell.metadata.setdefault("jupyter", {})["outputs_hidden"] = True


def fold(notebook: NotebookNode) -> None:
    """Put the outputs of the cells tagged `predicted` into an HTML fold.

    Raises ValueError for a kind of output that a fold cannot show.
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
    """True also if there is nothing to fold. The outputs kept from an earlier build are folded."""
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
        alt = escape(data.get("text/plain", ""), quote=True)
        return f'<img src="data:image/png;base64,{picture}" alt="{alt}">'
    if "text/plain" in data:
        return f"<pre>{escape(data['text/plain'])}</pre>"
    raise ValueError(f"This cannot be folded: {sorted(data) or output.output_type}.")
