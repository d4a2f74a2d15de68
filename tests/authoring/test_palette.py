"""Charts are stored with a palette, and look as before."""

from base64 import b64decode, b64encode
from io import BytesIO

from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from PIL import Image, ImageChops

from tools.authoring.palette import PNG, reduce_colours

DATA = "data:image/png;base64,"


def encoded(picture):
    file = BytesIO()
    picture.save(file, "PNG")
    return b64encode(file.getvalue()).decode()


def decoded(text):
    return Image.open(BytesIO(b64decode(text)))


def chart():
    """Half of it is see-through, the other half goes from black to blue in ten steps."""
    picture = Image.new("RGBA", (200, 100), (0, 0, 0, 0))
    for x in range(100):
        picture.paste((0, 0, x // 10 * 20, 255), (x, 0, x + 1, 100))
    return picture


def test_a_chart_in_html_gets_one_too_and_keeps_its_words():
    drawn = new_output(
        "display_data", {"text/html": f'<img alt="a" src="{DATA}{encoded(chart())}">'}
    )
    notebook = new_notebook(cells=[new_code_cell(outputs=[drawn])])
    reduce_colours(notebook)
    head, _, rest = notebook.cells[0].outputs[0].data["text/html"].partition(DATA)
    assert (head, rest[-2:]) == ('<img alt="a" src="', '">')
    assert decoded(rest[:-2]).mode == "P"


def test_a_chart_gets_a_palette_once_and_looks_the_same():
    before = chart()
    words = new_output("display_data", {"text/plain": "1"})
    drawn = new_output("display_data", {PNG: encoded(before), "text/plain": "a chart"})
    notebook = new_notebook(cells=[new_markdown_cell("x"), new_code_cell(outputs=[words, drawn])])
    reduce_colours(notebook)
    once = notebook.cells[1].outputs[1].data[PNG]
    after = decoded(once)
    assert after.mode == "P"
    assert after.size == before.size
    difference = ImageChops.difference(before, after.convert("RGBA")).getextrema()
    assert all(most <= 16 for _, most in difference)
    assert notebook.cells[1].outputs[0] == words
    reduce_colours(notebook)
    assert notebook.cells[1].outputs[1].data[PNG] == once
