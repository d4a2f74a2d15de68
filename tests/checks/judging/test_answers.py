"""What the judge says to answers that behave, and to those that nobody has worked on yet."""

from dataclasses import replace

import pytest

from c4lab.checks.judging.asking import AnswerToCheck
from c4lab.checks.judging.client import AnswerClient
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.sources import Program, Unit, place_of
from c4lab.checks.judging.verdicts import judge, judge_bytes, judge_with
from c4lab.checks.working.calling import PositionLog
from c4lab.checks.writing.result import Wrong
from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.instruments.meter import BudgetExceeded
from tests.checks.judging.trying import cell, exercise, judged


def test_right_with_helpers_and_caches(workers):
    source = (
        "from functools import cache\nFACTOR = 2\ndef helper(n):\n    return FACTOR * n\n"
        "@cache\ndef double(n):\n    return helper(n)"
    )
    packed = Packed.from_json(pack(cell(source)).to_json())
    result = judge_with(exercise(), packed, workers)
    assert (result.status, result.points, result.out_of) == ("right", 2, 2)
    assert result.cost == "It cost nothing."
    assert "✓ Right: 2 of 2 points" in str(result)


FAILS = exercise("99.5").text.solution.replace("self.total += n", "raise OSError")
ADDS = "def total(numbers):\n    found = 0\n    while numbers:\n        found += numbers.pop()\n"


@pytest.mark.parametrize(
    ("id", "answer", "points", "reason", "said"),
    [
        ("99.1", "return n ** 2", 0, "squares", "It squares instead of doubling."),
        ("99.2", f"{ADDS}    return found", 0, "mutates", "total([1]) changes the argument"),
        ("99.5", FAILS, 0, "raises", "Counter raised"),
        ("99.7", "return 2 * n if n < 50 else n**3", 1, "wrong-value", "100"),
        ("99.1", "def double():\n    return 2", 0, "wrong-parameters", "double(0)"),
        ("99.1", "def double(*, n):\n    return 2", 0, "wrong-parameters", "double(0)"),
        ("99.1", "def double(n, m, *rest):\n    return 2", 0, "wrong-parameters", "double(0)"),
        ("99.1", 4, 0, "not-a-function", "without parentheses: `double`. You passed a number."),
        ("99.9", "return -sum(n)", 0, "negated", "It is the negative. Look at line 2."),
        # An error that a mistake raises too, and one that is another for [].
        ("99.9", "return sum(len(n))", 0, "no-sum", "iterable. `sum` needs a list or the like."),
        ("99.9", "return sum(n[0])", 0, "not-iterable", "added([1, 2]) raised TypeError (line 2"),
    ],
)
def test_verdict(workers, id, answer, points, reason, said):
    result = judged(workers, answer, id)
    assert (result.points, result.reason) == (points, reason)
    assert said in result.message


def test_as_many_positions_as_asked_for_are_enough(workers):
    start = TicTacToe.parse("1524")
    source = "def search(here):\n    return max([1, *(search(here.play(m)) for m in here.moves())])"
    client = AnswerClient(workers, pack(cell(source, "search")))
    answer = AnswerToCheck(client, exercise("99.3"))
    assert len(answer.visited(start, budget=157)[1]) == 157
    for budget, looked_at in ((156, "157"), (40, "157"), (39, "more than 156")):
        with pytest.raises(Wrong, match=f"looks at {looked_at} positions; {budget} are enough"):
            answer.visited(start, budget=budget)
    client.end()


START = TicTacToe.parse("519")


@pytest.mark.parametrize(
    ("way", "seen"),
    [
        (lambda: START.play(2).play(3), ["5192", "51923"]),
        (lambda: replace(START).play(2), ["519", "5192"]),
        (lambda: [ConnectFour(), Bitboard.of(ConnectFour.parse("44"))], ["", "44", "44"]),
    ],
)
def test_every_board_counts_while_it_is_watched(way, seen):
    log = PositionLog(100)
    with log.watching(START):
        way()
    way()  # nobody watches any more
    assert log.positions == ["519", *seen]
    assert log.nodes == len(log.positions)


def test_a_search_that_swallows_the_stop_is_found_out():
    log = PositionLog(2)
    with log.watching(START):
        START.play(2)
        with pytest.raises(BudgetExceeded):
            START.play(3)
    assert log.stopped
    assert START.play(3).history == (5, 1, 9, 3)


GIVEN = exercise("99.2").text.given
EMPTY = "There is nothing in it yet: write your code in its place, and run the cell."
NOT_YET = [
    ("99.1", "def double(n):\n    ...", EMPTY),
    ("99.1", "def double(n):\n    '''Twice.'''\n    pass  # later", EMPTY),
    ("99.1", "def double(n):\n    raise NotImplementedError('to do')", EMPTY),
    ("99.1", "double = ...", "There is no answer yet: the `...` is still in its place."),
    ("99.1", "double = None", "There is no answer yet: it is None."),
    ("99.2", "# mine\n" + GIVEN.replace("What the learner is given.", "Adds up."),
     "It is still as it was given: change it first, and run the cell."),
    ("99.5", "class Counter:\n    def add(self, n): ...\n    def b(self):\n        pass", EMPTY),
    ("99.10", "predict = {'a': (1, ...), 'b': 'X', 'c': ...}", "Still to be answered: 'a', 'c'."),
]  # fmt: skip


@pytest.mark.parametrize(("id", "source", "said"), NOT_YET)
def test_not_attempted(workers, on_demand, id, source, said):
    answer = cell(source, exercise(id).name)
    result, _ = judge(exercise(id), answer)
    assert (result.reason, result.message) == ("not-attempted", said)
    travelled, _ = judge_bytes(exercise(id), pack(answer).to_json(), workers)
    assert travelled.status == "not attempted"


def test_a_fault_of_ours_is_not_shown_as_the_learners(workers, capfd):
    result = judged(workers, "return n", "99.6")
    assert result.reason == "check-failed"
    assert "not your fault" in result.message
    assert "Traceback" not in "".join(capfd.readouterr())


OURS = "def double(n):\n    if n > 0:\n        return 2 * n\n    return 0"
WRONG = OURS.replace("n > 0", "n >= 0")
THEIRS = """def double(number):
    # a comment
    if number >= 0:
        return 2 * number
    return 0"""


@pytest.mark.parametrize(
    ("text", "first", "line"),
    [
        (THEIRS, 11, 13),
        ("if number >= 0:\n    pass", 5, 5),
        (THEIRS.replace("0:", "1:"), 1, 0),  # another condition
        (f"{THEIRS}\n    if one >= 0:\n        pass", 1, 0),  # which of the two?
    ],
)
def test_a_line_is_named_if_it_is_the_only_one_of_its_form(text, first, line):
    assert place_of(OURS, WRONG, Program.of([Unit("double", text, first)])) == line
