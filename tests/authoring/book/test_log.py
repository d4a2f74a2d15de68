"""The file of what has been solved: what was written is read, and a torn line is no line."""

import pytest

from c4lab.solver.book import Entry
from tools.authoring.book.log import Log, SolvedPosition

LINES = [
    SolvedPosition("4455", 18, "3"),
    SolvedPosition("", 1, "4"),
    SolvedPosition("1", 2),
    SolvedPosition("121", -3, "35"),
]


@pytest.fixture
def log(tmp_path):
    log = Log(tmp_path / "folder" / "solved.txt")
    for found in LINES:
        log.append(found)
    return log


def test_lines_are_read_as_they_were_written(log):
    assert list(log.read()) == LINES
    assert log.path.read_text() == "4455 18 3\n- 1 4\n1 2 -\n121 -3 35\n"


def test_no_file_is_an_empty_log(tmp_path):
    assert list(Log(tmp_path / "none.txt").read()) == []


def test_columns_become_bits():
    assert SolvedPosition("121", -3, "35").entry == Entry(-3, 0b0010100)


@pytest.mark.parametrize("torn", ["12", "1212 -", "1212 -3 3"])
def test_a_torn_last_line_is_taken_out(log, torn):
    with log.path.open("a") as file:
        file.write(torn)
    assert list(log.read()) == LINES
    log.append(SolvedPosition("2", 0))
    assert list(log.read()) == [*LINES, SolvedPosition("2", 0)]


@pytest.mark.parametrize(
    "line",
    ["hello", "12 3", "12 x 3", "12 99 3", "18 1 3", "1111111 1 3", "12 1 9", "12 1 3 4", ""],
)
def test_a_line_of_another_kind_is_pointed_at(log, line):
    with log.path.open("a") as file:
        file.write(f"{line}\n1 2 -\n")
    with pytest.raises(ValueError, match=r"Line 5 of .*solved\.txt is .*take it out"):
        list(log.read())
