"""The share of answers that are judged well, and named: `python -m tools named`."""

import json

import pytest

from tools.__main__ import main

ANSWER = {"exercise": "00.1", "kind": "wrong", "name": "other_player", "mistake": "?", "says": []}


def file(folder, *answers):
    path = folder / "answers.jsonl"
    path.write_text("".join(json.dumps({**ANSWER, **answer}) + "\n" for answer in answers))
    return path


@pytest.mark.slow
def test_answers_of_a_file_are_counted(tmp_path, capsys):
    path = file(
        tmp_path,
        {"kind": "right", "code": "def other_player(player):\n    return -player\n"},
        {"code": "def other_player(player):\n    -player\n", "says": ["return"]},
        {"code": "def other_player(player):\n    -player\n", "says": ["goose"]},
        {"code": "import os\nos._exit(0)\n", "says": ["return"]},
    )
    assert main(["named", "00", "--answers", str(path), "--show"]) == 0
    said = capsys.readouterr().out
    share = "right accepted    1 of    1, wrong refused    2 of    3, named    1  33 %"
    assert said.count(share) == 2
    assert said.count("  00.1-?\n") == 2  # what is well judged and named is not shown
    assert "the cell fails" in said


def test_a_line_that_is_no_answer_is_named(tmp_path, capsys):
    assert main(["named", "00", "--answers", str(file(tmp_path, {"kind": "odd", "code": ""}))]) == 2
    assert "line 1" in capsys.readouterr().err
