"""The plain solver, and one made of parts, which has the same scores whoever wrote the parts."""

import pytest

from c4lab.solver.plain import Table, bits, solve
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished
from c4lab.solver.plain.search import null_window
from tests.solver.known import known

LONG = "157447345134774616467765"


def test_a_small_table_forgets_and_never_errs():
    sample, table = known("middle-easy")[::12], Table(16)
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


def test_every_position_of_an_easy_set():
    solver = Assembled(size=100_003)
    assert [(text, solver.solve(text)) for text, _ in known("end-easy")] == known("end-easy")
    assert solver.nodes == 3_400


# A learner's part, with helpers.


def landings(mask):
    """Has the name of a part, and is of another kind."""
    return 42 - mask.bit_count()


def ask(mine, mask, alpha, table):
    return null_window(mine, mask, alpha, table) > alpha


def exact(mine, mask, table):
    score = -(landings(mask) // 2)
    while ask(mine, mask, score, table):
        score += 1
    return score


def test_a_learners_helpers_are_linked_too():
    before, asked = dict(globals()), []

    def counts(mine, mask):
        asked.append(mask)
        return bits.non_losing(mine, mask)

    solver = Assembled(Parts(exact=exact, non_losing=counts))
    assert solver.solve(LONG) == 0
    assert len(asked) == solver.nodes > 500  # also the calls through `ask`
    assert globals() == before


def test_what_no_solver_is_made_of_is_refused():
    with pytest.raises(TypeError, match="parts is a dict: give Parts"):
        Assembled({"ordered": None})
    with pytest.raises(ValueError, match="at least one entry; 0 is too few"):
        Table(size=0)


def test_the_limit():
    solver = Assembled(limit=100)
    with pytest.raises(Unfinished):
        solver.solve(LONG)
    assert solver.nodes == 100


def test_the_score_of_each_column():
    solver = Assembled()
    assert solver.scores("55727317645576665634161471125144") == {2: -5, 3: -5, 4: -5, 7: -2}
    assert solver.scores("12661343145647546733334152721561222554677") == {7: 0}  # the last cell
