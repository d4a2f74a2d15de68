"""A source whose marks are wrong is refused, with file and line."""

import pytest

from c4lab.checks.writing.text import TextError
from tools.authoring.marks_in_order import check_marks


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "### BEGIN GIVEN\n### BEGIN SOLUTION",
            "line 3: SOLUTION begins inside the GIVEN of line 2",
        ),
        ("### BEGIN GIVEN\n### END SOLUTION", "line 3: SOLUTION ends here but did not begin"),
        ("    ## begin solution", "line 2: a mark reads"),
        ("### BEGIN GIVEN\nreturn 1\n### END GIVEN", "line 3: a given line begins with"),
        ("1\n```\n### BEGIN SOLUTION", "line 4: SOLUTION stands outside a code cell"),
    ],
)
def test_marks_out_of_order_are_named_with_file_and_line(tmp_path, source, message):
    path = tmp_path / "exercises.md"
    path.write_text(f"```{{code-cell}} ipython3\n{source}")
    with pytest.raises(TextError, match=f"^{tmp_path.name}/exercises.md, {message}"):
        check_marks(path)


def test_a_heading_of_the_text_is_no_mark(tmp_path):
    path = tmp_path / "exercises.md"
    path.write_text("## Begin here\n")
    check_marks(path)
