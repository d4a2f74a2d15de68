"""The check of 11.1 knows the windows of its table."""

import re
from pathlib import Path

import c4lab.lessons.lesson11_windows as lesson
from c4lab.lessons.lesson11_windows.check_proved import QUIZ


def test_the_sentences_of_11_1_tell_of_the_windows_in_its_table():
    text = Path(lesson.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d \| \((\d+), (\d+)\) \| (\d+) \|$", text, re.MULTILINE)
    assert [((int(low), int(high)), int(said)) for low, high, said in rows] == QUIZ
