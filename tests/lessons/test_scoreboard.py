"""The scoreboard's numbers are counted, and the reader's own searches stand beside them."""

import pytest

from c4lab.checks.keeping import kept_answers
from c4lab.checks.writing.registry import find
from c4lab.lessons.shared import nodes_saved
from c4lab.lessons.shared.nodes_saved import LINES, nodes, scoreboard


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.lesson} {line.technique}")
def test_a_line_is_counted(line):
    assert line.counted(line.start()) == line.nodes


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for line in LINES if line.own], ids=lambda line: line.own)
def test_the_readers_search_has_a_place(line):
    own, late = find(line.own).solution, line.start()
    for _ in range(3):  # from later on: how many it looks at from the start is our own count
        late = late.play(late.moves()[0])
    count = nodes(lambda start: line.call(own, start), late)
    ours = line.counted(late)
    assert ours / 2 < count < ours * 2


def test_lines_grow_and_say_what_is_new(monkeypatch):
    monkeypatch.setattr(kept_answers, "kept_answer", lambda exercise: (None, "none is kept"))
    first, third = scoreboard("01"), scoreboard("03")
    assert len(first.rows()) == 2 < len(third.rows())
    assert third.rows()[1][3:] == first.rows()[1][3:]
    assert third.rows()[2][3:5] == ("18,297", "30.1")
    assert [row[2].startswith("new: ") for row in third.rows()[1:]] == [False, False, False, True]
    assert "<table" in third._repr_html_()


def endless(position, alpha=0, beta=0):
    while True:
        position.play(position.moves()[0])


@pytest.mark.parametrize(
    ("own", "shown"),
    [
        (lambda position, alpha=0, beta=0: 0, "1"),
        (lambda position, alpha=0, beta=0: 1 / 0, "it ends in an error"),
        (endless, "more than 36,594"),
    ],
)
def test_yours_is_what_your_search_looks_at(monkeypatch, own, shown):
    line = next(line for line in LINES if line.own == "02.3")
    monkeypatch.setattr(nodes_saved, "LINES", (line,))
    monkeypatch.setattr(kept_answers, "kept_answer", lambda exercise: (own, ""))
    assert scoreboard("02").yours == [shown]
