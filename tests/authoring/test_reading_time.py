"""How long a lesson takes; that each says so, and README too, `tests/test_pages.py` sees."""

from tools.authoring.reading_time import from_quick_to_slow, slow_minutes
from tools.authoring.text import read_source


def test_what_takes_time(tmp_path):
    source = tmp_path / "lesson.md"
    words = "word " * 600
    cell = "```{code-cell} ipython3\n" + "x = 1\n" * 24 + "```\n"
    widget = "```{code-cell} ipython3\nfrom c4lab.widgets import Board\n\nBoard(3)\n```\n"
    guess = "```{code-cell} ipython3\nfrom c4lab.widgets import Guess\n\nGuess(3)\n```\n"
    proof = "```{code-cell} ipython3\n:tags: [proof]\n\nassert x\n```\n"
    source.write_text(f"{words}\n\n{cell}\n{proof}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 3 + 1  # text, code, a cell
    curious = '+++ {"jp-MarkdownHeadingCollapsed": true}\n\n## For the curious\n\n+++\n\n'
    source.write_text(f"{words}\n\n{cell}\n{proof}\n{curious}{words}\n\n{cell}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 3 + 1  # and nothing collapsed
    source.write_text(f"{words}\n\n{widget}\n{guess}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 0.5 + 2 + 2  # text, code, two cells, play


def test_a_range_is_in_fives():
    assert from_quick_to_slow(0) == (5, 10)
    assert from_quick_to_slow(75) == (45, 75)
