"""What a trace tells of a search: ours, or a learner's with names and data of their own."""

import functools
import sys
from contextlib import suppress
from math import inf

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import trace
from c4lab.instruments.tracing import tracer
from c4lab.instruments.tracing.calltree import LINES, sentence
from c4lab.search import alphabeta, minimax
from tools.authoring.filming import TREE
from tools.authoring.filming import alphabeta as alphabeta_on_lists

LATE = TicTacToe.parse("159287")  # X to move; 3, 4 and 6 are free


def at(run, *path):
    return next(node for node in run.root.walk() if node.path == path)


def test_a_drawn_tree_of_lists_as_text():
    """Its sentences are those of README's moving picture."""
    run = trace(alphabeta_on_lists, TREE, -inf, inf, True)
    assert {node.path: node.untried for node in run.root.walk() if node.cut} == {(1,): (1, 2)}
    assert [child.maximising for child in run.root.children] == [False] * 3
    assert str(run).split("\n") == [
        "alphabeta returned 3 after 11 calls, with 1 cut.",
        "MAX 3   window 3 to +∞",
        "  0: MIN 3   window −∞ to 3",
        "    0: leaf 3",
        "    1: leaf 12",
        "    2: leaf 8",
        "  1: MIN 2   window 3 to 2   cut: 1 and 2 never tried",
        "    0: leaf 2",
        "  2: MIN 2   window 3 to 2",
        "    0: leaf 14",
        "    1: leaf 5",
        "    2: leaf 2",
    ]
    lines = str(trace(alphabeta, TicTacToe.parse("15"))).split("\n")
    assert len(lines) == LINES + 2
    assert lines[-1] == "... and 764 more calls"


def test_a_tree_of_tuples_and_names_with_equal_leaves_and_no_word_on_whose_turn():
    def best(branch, a=-inf, b=inf):
        if not isinstance(branch, dict | tuple):
            return float(branch)
        for child in branch.values() if isinstance(branch, dict) else branch:
            a = max(a, -best(child, -b, -a))
            if a >= b:
                break
        return a

    run = trace(best, {"left": (5, 5), "right": (5, 1)})
    assert [child.move for child in run.root.children] == ["left", "right"]
    assert [child.maximising for child in run.root.children] == [False, False]
    assert [child.move for child in at(run, "left").children] == [0, 1]
    assert at(run, "right").untried == (1,)


@pytest.mark.parametrize(
    ("turns", "first_is_max"),
    [((+1, -1), True), ((-1, +1), False), ((False, True), False), (("MAX", "min"), True),
     (("Min", "Max"), False), (("X", "O"), True)],
)  # fmt: skip
def test_whose_turn_it_is_by_a_parameter(turns, first_is_max):
    def search(node, player):
        other = turns[1] if player == turns[0] else turns[0]
        return node if isinstance(node, int) else max(search(child, other) for child in node)

    run = trace(search, TREE, turns[0])
    assert run.root.maximising is first_is_max
    assert {child.maximising for child in run.root.children} == {not first_is_max}


def test_the_window_of_a_fail_hard_search_that_returns_at_once():
    def search(node, lo, hi, is_max):
        if isinstance(node, int):
            return node
        for child in node:
            value = search(child, lo, hi, not is_max)
            if value >= hi if is_max else value <= lo:
                return value
            lo, hi = (max(lo, value), hi) if is_max else (lo, min(hi, value))
        return lo if is_max else hi

    run = trace(search, TREE, -inf, inf, True)
    (cut,) = [sentence(step) for step in run.steps if step.kind == "cut"]
    assert cut == "MIN at 1: the value 2 ≤ alpha 3, so moves 1 and 2 are never tried."


def test_a_board_of_lists_that_is_played_and_undone():
    def count(board, player):
        if "." not in board:
            return 1
        total = 0
        for square, mark in enumerate(board):
            if mark == ".":
                board[square] = player
                total += count(board, "O" if player == "X" else "X")
                board[square] = "."
        return total

    board = list("XO.X.O...")[:5]
    run = trace(count, board, "X")
    assert run.value == 2
    assert board == list("XO.X.")
    assert [child.move for child in run.root.children] == [2, 4]
    assert run.root.children[0].state == list("XOXX.")
    assert [child.maximising for child in run.root.children] == [False, False]
    assert run.cuts == 0


def test_a_method_a_partial_and_a_decorated_function():
    class Engine:
        def search(self, position):
            result = position.result()
            if result is not None:
                return result
            pick = max if position.player == 1 else min
            return pick(self.search(position.play(move)) for move in position.moves())

    run = trace(Engine().search, LATE)
    assert (run.nodes, run.value) == (14, 0)
    assert run.root.state is LATE
    assert [child.move for child in run.root.children] == [3, 4, 6]
    assert trace(functools.partial(minimax, depth=1), LATE).nodes == 4

    @functools.cache
    def fibonacci(n):
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

    assert trace(fibonacci, 5).nodes == 6
    with pytest.raises(ValueError, match="came from a cache"):
        trace(fibonacci, 5)


def test_an_exception_is_told_where_it_happened():
    def broken(position):
        if position.result() is not None:
            return 1 / 0
        return max(broken(position.play(move)) for move in position.moves())

    run = trace(broken, LATE)
    assert run.error == "broken raised ZeroDivisionError at 3-4-6: division by zero."
    assert at(run, 3, 4, 6).error
    assert run.root.error
    assert run.value is None
    assert run.error in str(run)
    assert run.steps[-1].kind == "raise"
    assert "<img" in run._repr_mimebundle_()["text/html"]


def test_an_exception_that_is_caught_is_no_error_and_returning_nothing_no_exception():
    def search(n, fails):
        if n == 0:
            raise ValueError("the first")
        with suppress(ValueError):
            search(n - 1, fails)
        if fails and n == 2:
            raise ValueError("the last")

    run = trace(search, 2, False)
    assert (run.value, run.error) == (None, None)
    assert [node.error is None for node in run.root.walk()] == [True, True, False]
    assert "search returned None" in str(run)
    assert trace(search, 2, True).error == "search raised ValueError at the root: the last."


def test_recursion_without_end_and_an_exit_end_the_run():
    def endless(n):
        return endless(n)

    def leaves(n):
        sys.exit()

    assert str(trace(endless, 1).error).startswith("endless calls itself without end")
    assert "SystemExit" in str(trace(leaves, 1).error)


def test_too_many_calls_and_too_much_time_stop_the_run(monkeypatch):
    monkeypatch.setattr(tracer, "MOST_CALLS", 100)
    run = trace(minimax, TicTacToe())
    assert run.nodes == 100
    assert "stopped after 100 calls" in run.error
    monkeypatch.setattr(tracer, "MOST_CALLS", 10**9)
    monkeypatch.setattr(tracer, "MOST_SECONDS", 0.0)
    run = trace(minimax, TicTacToe())
    assert "trace a later position" in run.error


def test_calls_beyond_the_limit_are_counted_where_they_belong(monkeypatch):
    monkeypatch.setattr(tracer, "RECORDED", 50)
    run = trace(alphabeta, TicTacToe.parse("15"))
    recorded = [*run.root.walk()]
    assert len(recorded) == 50
    assert run.nodes == 844 == len(recorded) + sum(node.hidden for node in recorded)
    assert all(node.value is not None for node in recorded)
    assert "more below" in str(run)


def test_the_profile_function_is_restored():
    def mine(frame, event, arg):
        return None

    before = sys.getprofile()
    sys.setprofile(mine)
    try:
        for divisor in (1, 0):
            trace(lambda n: 1 / n, divisor)
            assert sys.getprofile() is mine
    finally:
        sys.setprofile(before)


def test_what_cannot_be_traced_is_refused_in_a_sentence():
    def numbers(n):
        yield n

    with pytest.raises(TypeError, match="written in Python with def, and len is not"):
        trace(len, [])
    with pytest.raises(TypeError, match="numbers yields or awaits"):
        trace(numbers, 3)
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        trace(minimax)


@pytest.mark.slow
def test_a_trace_stops_a_loop_that_calls_nothing(monkeypatch):
    monkeypatch.setattr(tracer, "MOST_SECONDS", -0.8)

    def search(n):
        if n:
            return search(n - 1)
        while True:
            n += 1

    line = search.__code__.co_firstlineno + 3
    run = trace(search, 2)
    assert run.nodes == 3
    assert run.error.startswith("search was stopped after ")
    assert f"in line {line} of search" in run.error or f"in line {line + 1} of search" in run.error
    assert "see to it that the loop ends" in run.error
    assert sys.getprofile() is None
