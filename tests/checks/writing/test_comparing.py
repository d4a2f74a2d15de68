"""Answers held against a reference: the smallest example, the mistake, the smaller case."""

import ast

import pytest

from c4lab.checks.writing import Mistake, cases, compare, fewer_moves, has, without_items
from c4lab.checks.writing.examples import smallest
from c4lab.checks.writing.exercises import CheckEnded
from c4lab.checks.writing.result import Wrong
from c4lab.games import ConnectFour, TicTacToe
from c4lab.pictures import draw
from tests.checks.writing.called import Called


def double(n):
    return 2 * n


CASES = [(n,) for n in range(6)]
SQUARES = Mistake("squares", "It squares.", lambda n: n * n)
ADDS = Mistake("adds", "It adds two.", lambda n: n + 2)


def refused(answer, cases=CASES, **options):
    with pytest.raises(Wrong) as caught:
        compare(answer, cases, **options)
    return caught.value


def example_of(*args, **options):
    example = refused(*args, **options).counterexample
    assert example is not None
    return example


def test_a_mistake_that_never_ends_is_left_out(monkeypatch):
    monkeypatch.setattr("c4lab.checks.writing.comparing.LONGEST", 0.2)

    def endless(n):
        while n > 4:
            pass
        return 3 * n

    mistakes = (Mistake("endless", "It never ends.", endless), SQUARES)
    assert refused(Called(lambda n: 3 * n, double), known=mistakes).reason == "wrong-value"


def test_a_mistake_is_one_that_answers_alike_in_every_case(capsys):
    prints = Mistake("prints", "It prints.", lambda n: print(n) or n + 2)
    known = [SQUARES, prints]
    assert refused(Called(lambda n: n + 2, double, known)).reason == "prints"
    assert not capsys.readouterr().out
    assert refused(Called(lambda n: n * n, double, known)).reason == "squares"
    assert refused(Called(lambda n: n * n + (n == 5), double, known)).reason == "wrong-value"
    assert refused(Called(lambda n: n * n, double, known), known=[ADDS]).reason == "wrong-value"


def test_a_sentence_about_code_is_confirmed_in_the_code():
    loops = Mistake("loops", "It loops.", SQUARES.function, seen=has(ast.For))
    for code, reason in (("for a in b: c", "loops"), ("a", "wrong-value"), ("", "wrong-value")):
        assert refused(Called(lambda n: n * n, double, [loops], code)).reason == reason


def test_a_value_that_same_cannot_look_at_is_wrong():
    strange = Called(lambda n: "text", double)
    assert refused(strange, same=lambda got, want: got > want).reason == "wrong-value"


def test_a_mistake_that_gives_none_is_told_if_something_else_is_given_too():
    mistakes = [
        Mistake("nothing", "It gives nothing.", lambda n: None),
        Mistake("large-only", "It leaves out the small ones.", lambda n: 2 * n if n > 2 else None),
    ]
    for mistake, reason in zip(mistakes, ("returns-none", "large-only"), strict=True):
        assert refused(Called(mistake.function, double, mistakes)).reason == reason


def test_fresh_cases_are_asked_after_the_others():
    for first_wrong in (1, 5, 7):
        answer = Called(lambda n, first=first_wrong: 2 * n + (n >= first), double)
        assert example_of(answer, fresh=[(6,), (7,)]).call == f"double({first_wrong})"
    compare(Called(double, double), CASES, fresh=[(7,)])
    with pytest.raises(TypeError, match=r"write \(x,\) for x = 7"):
        compare(Called(double, double), CASES, fresh=[7])


def test_a_class_is_asked_what_its_seed_draws(monkeypatch):
    monkeypatch.setattr(cases, "DRAWS", [])

    @cases.when_graded
    def numbers(random):
        return [random.random()]

    drawn = []
    for seed in (1, 2, 1, None):
        cases.grade_by(seed)
        drawn.append((numbers(), cases.times_as_long()))
    assert drawn[0] == drawn[2] != drawn[1]
    assert (drawn[0][1], drawn[3]) == (2, ((), 1))
    assert numbers in cases.DRAWS


def test_parts_are_earned_one_by_one():
    answer = Called(double)
    for name, told in (("a", False), ("b", False), ("c", False), ("d", True)):
        with answer.part(name, told=told):
            if name != "a":
                raise Wrong(name, f"{name} is wrong.")
    assert answer.failed is not None
    assert (answer.earned, answer.failed.message) == (["a"], "b is wrong.\nAnd d: d is wrong.")
    with pytest.raises(CheckEnded), answer.part("e", first=True):
        raise Wrong("e", "e is wrong.")
    assert answer.failed.reason == "b"


def test_what_is_kept_between_calls_is_noticed():
    seen = []

    def counts(n):
        seen.append(n)
        return 2 * n + len(seen) - 1

    wrong = refused(Called(counts, double))
    assert wrong.reason == "kept-between-calls"
    assert wrong.message.startswith("double(0) was right at first, and after other calls it gives")


def test_the_board_of_the_case_is_drawn_and_the_call_runs():
    position = ConnectFour.parse("445")
    example = example_of(Called(lambda p: 1, lambda p: 2), [(position,)])
    assert example.diagram == position.diagram()
    assert example.picture.startswith("<svg")
    assert example.setup == "from c4lab.games import ConnectFour"
    one = Called(lambda n: 1, double)
    assert example_of(one, show=lambda n: TicTacToe()).diagram == TicTacToe().diagram()
    told = example_of(one, tell=lambda value, n: f"{value} at {n}")
    assert (told.expected, told.got) == ("'0 at 0'", "'1 at 0'")


def test_cells_that_are_missing_or_too_many_are_marked_on_the_board():
    position = ConnectFour.parse("4455")

    def marked(cells):
        answer = Called(lambda p: cells, lambda p: [(3, 1), (6, 1)])
        return example_of(answer, [(position,)], cells=lambda value, p: value)

    example = marked([(3, 1), (4, 1), (4, 7)])  # row 7 is none
    assert example.diagram.split("\n")[5] == ". . . × X + ."
    assert example.legend == (
        "On the board, + marks what is missing and × marks what is too much in your answer."
    )
    assert example.picture == draw(position, signs={(6, 1): "+", (4, 1): "×"})
    assert marked(7).legend == ""  # no cells at all


def test_a_set_holds_the_answers_that_are_right():
    for right, words in (({4}, "4"), ({4, 5}, "one of {4, 5}")):
        answer = Called(lambda n: 1, lambda n, right=right: right)
        assert example_of(answer, same=lambda got, want: got in want).expected == words
    any_of = [Mistake("low", "It is low.", lambda n: {0, 1})]
    low = Called(lambda n: 1, lambda n: {4, 5}, any_of)
    assert refused(low, same=lambda got, want: got in want).reason == "low"


def test_a_list_is_made_smaller_while_the_answer_stays_wrong():
    answer = Called(len, lambda row: 0 if 3 in row else len(row))
    assert example_of(answer, [([5, 3, [1, 2]],)], shrink=without_items).call == "double([3])"


def test_a_game_is_made_shorter_and_stays_legal():
    shorter = [str(position) for (position,) in fewer_moves(ConnectFour.parse("4455"))]
    assert shorter == ["455", "455", "445", "445", "55", "45", "44"]
    # Without its moves 1 and 4, X's later moves would be O's: a game that goes on is left out.
    won = TicTacToe.parse("14253")
    assert [str(p) for (p,) in fewer_moves(won)] == [
        "4253", "1253", "1453", "1423", "1425", "253", "153", "143", "142",
    ]  # fmt: skip


def test_another_reason_is_not_a_smaller_example():
    def look(case):
        if case[0] >= 3:
            raise Wrong("large", f"{case[0]}")
        raise Wrong("small", "no")

    case, wrong = smallest((9,), Wrong("large", "9"), lambda n: iter([(n - 1,)]), look)
    assert (case, wrong.message) == ((3,), "3")
    case, _ = smallest((10**6,), Wrong("large", ""), lambda n: iter([(n - 1,)]), look)
    assert case == (10**6 - 150,)
    # What is no case is passed over.
    case, _ = smallest((9,), Wrong("large", ""), lambda n: iter([("x",), (n - 1,)]), look)
    assert case == (3,)
