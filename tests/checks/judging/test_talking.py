"""What the judge says when no reply comes, and what it shows of what an answer prints."""

import pytest

from c4lab.checks.judging.client import CannotRebuild
from c4lab.checks.judging.errors import Error
from c4lab.checks.judging.packed_file import pack_file
from c4lab.checks.judging.packing import sentence_about_cost
from c4lab.checks.judging.talking import KEPT, KeptOutput, NoReply, no_reply
from c4lab.work.written_file import WrittenFile

RUNNING = "double(1) was still running after the seconds that a check has"
CALLS = (
    ". Your function answered 1,234 calls before it: does it do the same work again and again, or "
    "is there a loop that does not end here?"
)


@pytest.mark.parametrize(
    ("why", "answered", "reason", "begins"),
    [
        (NoReply("memory"), 9, "too-much-memory", "double(1) took more than a"),
        (NoReply("time"), 1, "still-running", f"{RUNNING}: is there a loop that never ends, one"),
        (NoReply("time"), 1_234, "still-running", f"{RUNNING}{CALLS}"),
        (NoReply("junk"), 0, "breaks-out", "Your answer writes to files or memory that"),
        (NoReply("gone", 70), 0, "crashed", "double(1) broke off: does it close files"),
        (NoReply("gone", 0), 0, "exits", "double(1) ended the whole program: leave out exit()"),
        (NoReply("gone", 127), 0, "exits", "double(1) ended the whole program: leave out exit()"),
        (NoReply("gone", 128), 0, "crashed", "double(1) brought Python itself down: does it"),
        (NoReply("gone", -9), 0, "crashed", "double(1) brought Python itself down: does it"),
    ],
)
def test_no_reply_is_explained(why, answered, reason, begins):
    for call, name in (("double(1)", "double(1)"), ("a = 1\ndouble(a)", "a = 1\ndouble(a)\nThis")):
        lost = no_reply(why, call, answered)
        assert (lost.status, lost.reason) == ("raised", reason)
        assert lost.message.startswith(begins.replace("double(1)", name))


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (Error(("OSError",), "No.", "", 0, ""), "No."),
        (NoReply("time"), "a.py was still running after 5 seconds."),
        (NoReply("memory"), "a.py took more than a gigabyte of memory"),
        (NoReply("gone"), "a.py ended the whole program:"),
    ],
)
def test_a_file_that_does_not_come_to_its_end_is_explained(why, said):
    wrong = CannotRebuild(why, pack_file(WrittenFile("a.py", "abs"), "abs")).wrong
    assert (wrong.status, wrong.reason) == ("raised", "file-stops")
    assert wrong.message.startswith(said)


MB = 1_000_000


@pytest.mark.parametrize(
    ("outside", "said"),
    [
        ({}, "To copy your answer for the check takes hours: does it hold very much?"),
        ({"a": 999_999, "b": 0}, "Your answer uses `a`, `b` from outside itself."),
        ({"a": MB, "b": 2 * MB - 1}, "Your answer uses `b` from outside itself, which holds 1 MB"),
        ({"a": 100 * MB}, "Your answer uses `a` from outside itself, which holds 100 MB"),
        ({"a": 100 * MB + 1}, "Your answer uses `a` from outside itself, which holds more than"),
    ],
)
def test_what_takes_too_much_is_named(outside, said):
    assert sentence_about_cost(outside, "hours").startswith(said)


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ([], []),
        (["hm\n", "", "ha"], ["hm", "ha"]),
        (["a\n"] * 10, ["a"] * 10),
        (["a\n"] * 11 + ["a"], [*["a"] * 10, "... 12 lines in all"]),
        (["x" * 200], ["x" * 200]),
        (["x" * KEPT], [f"{'x' * 200}..."]),
        (["x" * KEPT, "\ny"], [f"{'x' * 200}...", "... 65,538 characters in all"]),
    ],
)
def test_the_first_lines_of_what_is_printed_are_shown(printed, shown):
    output = KeptOutput()
    for text in printed:
        output.write(text)
    assert output.excerpt().splitlines() == shown
