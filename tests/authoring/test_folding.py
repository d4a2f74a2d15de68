"""What a reader is to predict is folded, in JupyterLab and on pages that run nothing."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from tools.authoring.folding import INVITATION, SUMMARY, fold, hide

PNG = "aGVsbG8="


def cell(*outputs, tags=("predicted",)):
    return new_code_cell("1", metadata={"tags": list(tags)}, outputs=list(outputs))


def folded(output):
    notebook = new_notebook(cells=[cell(output)])
    fold(notebook)
    fold(notebook)  # a second time changes nothing
    nbformat.validate(notebook)
    first, second = notebook.cells[0].outputs
    assert first.data == {"text/plain": INVITATION}
    assert second.data["text/plain"] == SUMMARY
    html = second.data["text/html"]
    assert html.startswith(f"<details><summary>{SUMMARY}</summary>")
    assert html.endswith("</details>")
    return html.removeprefix(f"<details><summary>{SUMMARY}</summary>").removesuffix("</details>")


@pytest.mark.parametrize(
    ("output", "inside"),
    [
        (new_output("stream", name="stdout", text="1 < 2\n"), "<pre>1 &lt; 2\n</pre>"),
        (new_output("display_data", {"text/html": "<b>2</b>", "text/plain": "2"}), "<b>2</b>"),
        (new_output("execute_result", {"text/plain": "'<'"}, execution_count=1),
         "<pre>&#x27;&lt;&#x27;</pre>"),
        (new_output("display_data", {"image/png": PNG, "text/plain": "a \"chart\""}),
         f'<img src="data:image/png;base64,{PNG}" alt="a &quot;chart&quot;">'),
    ],
)  # fmt: skip
def test_any_output_is_folded(output, inside):
    assert folded(output) == inside


def test_what_cannot_be_folded_is_said():
    with pytest.raises(ValueError, match="cannot be folded"):
        folded(new_output("display_data", {"application/json": {}}))


def test_other_cells_stay():
    output = new_output("stream", name="stdout", text="1")
    notebook = new_notebook(cells=[cell(output, tags=["measurement"]), cell()])
    fold(notebook)
    assert notebook.cells[0].outputs == [output]
    assert notebook.cells[1].outputs == []
    for each in notebook.cells:
        hide(each)
    assert "jupyter" not in notebook.cells[0].metadata
    assert notebook.cells[1].metadata.jupyter == {"outputs_hidden": True}
