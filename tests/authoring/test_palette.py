"""Charts are stored with a palette, and look as before."""

from base64 import b64decode, b64encode
from io import BytesIO

from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from PIL import Image, ImageChops

from tools.authoring.palette import PNG, reduce_colours

DATA = "data:image/png;base64,"


def test_a_chart_gets_a_palette_once_and_looks_the_same():
    """Half of it is see-through, the other half goes from black to blue in ten steps."""
    before = Image.new("RGBA", (200, 100), (0, 0, 0, 0))
    for x in range(100):
        before.paste((0, 0, x // 10 * 20, 255), (x, 0, x + 1, 100))
    file = BytesIO()
    before.save(file, "PNG")
    encoded = b64encode(file.getvalue()).decode()
    words = new_output("display_data", {"text/plain": "1"})
    drawn = new_output("display_data", {PNG: encoded, "text/plain": "a chart"})
    html = new_output("display_data", {"text/html": f'<img alt="a" src="{DATA}{encoded}">'})
    cells = [new_markdown_cell("x"), new_code_cell(outputs=[words, drawn, html])]
    notebook = new_notebook(cells=cells)
    reduce_colours(notebook)
    once = drawn.data[PNG]
    reduce_colours(notebook)
    assert drawn.data[PNG] == once
    assert words == new_output("display_data", {"text/plain": "1"})
    assert html.data["text/html"] == f'<img alt="a" src="{DATA}{once}">'
    after = Image.open(BytesIO(b64decode(once)))
    assert (after.mode, after.size) == ("P", before.size)
    difference = ImageChops.difference(before, after.convert("RGBA")).getextrema()
    assert all(most <= 16 for _, most in difference)
