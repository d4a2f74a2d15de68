"""Right answers are kept, and can be used again: `mine`."""

from threading import Lock

import pytest

from c4lab.checks import check, mine
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import pack
from c4lab.checks.keeping import kept_answers as module
from c4lab.checks.keeping.kept_answers import hand_over, read_answer, read_refusal
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing.registry import find
from tests.checks.judging.trying import cell
from tests.checks.keeping.conftest import change

pytestmark = pytest.mark.usefixtures("lesson")
FACTOR = "factor = 2\n\n\ndef double(n):\n    return n * factor"


@pytest.mark.slow
def test_only_the_last_right_answer_is_kept_with_what_it_uses(progress_file, capsys):
    assert mine("99.1") is None
    assert capsys.readouterr().out == (
        'No right answer of yours to 99.1 is kept yet: check("99.1", double) keeps it.\n'
    )
    check("99.1", cell("def double(n):\n    return n + n"))
    check("99.1", cell(FACTOR))
    check("99.1", cell(FACTOR))
    check("99.1", cell("def double(n):\n    return n"))
    again = mine("99.1")
    again.__globals__["factor"] = 3  # its own, and no other's
    assert (again(21), mine("99.1")(21)) == (63, 42)
    assert change(progress_file, "select count(*) from answers") == [(2,)]


@pytest.mark.slow
def test_what_cannot_be_used_says_why(progress_file, capsys, monkeypatch):
    assert mine() is None
    assert "by the number in its heading: mine(" in capsys.readouterr().out
    check("99.1", cell(FACTOR))
    with monkeypatch.context() as patch:
        patch.setattr(module, "PYTHON", "3.99")
        assert mine("99.1") is None
    assert "and this is 3.99. Run it once more: check(" in capsys.readouterr().out
    for damage in ("'{}'", "'no json'", "x'c3'", "null"):
        change(
            progress_file, f"insert into answers values ('t', '99.1', '{module.PYTHON}', {damage})"
        )
        assert mine("99.1") is None
        assert 'Run it once more: check("99.1", double) keeps it.' in capsys.readouterr().out


def test_an_answer_or_why_there_is_none_is_handed_over(tmp_path):
    for _ in range(2):
        assert hand_over(tmp_path, find("99.1"), abs) == "The answer was handed over to be graded."
        assert Packed.from_json(read_answer(tmp_path, "99.1")).name == "abs"
        assert read_refusal(tmp_path, "99.1") == ""
        hand_over(tmp_path, find("99.1"), Lock())
        assert read_answer(tmp_path, "99.1") is None
        assert "Your answer cannot leave this notebook" in read_refusal(tmp_path, "99.1")
    assert len(list(tmp_path.iterdir())) == 1


def test_predictions_are_not_kept(progress_file):
    module.keep_answer(find("99.1"), pack({"a": 1}))
    assert learners_file().kept_answer("99.1") == ("", "")
