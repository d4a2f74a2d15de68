"""A solver made of parts has the same scores, whoever wrote the parts."""

import pytest

from c4lab.solver import plain
from c4lab.solver.plain import search
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished
from c4lab.solver.plain.bits import landings, winning_cells
from tests.solver.known import known


@pytest.mark.parametrize(
    ("name", "nodes"),
    [("end-easy", 3_400), pytest.param("middle-easy", 29_526, marks=pytest.mark.slow)],
)
def test_every_position_of_the_easy_sets(name, nodes):
    solver = Assembled(size=100_003)
    assert [(text, solver.solve(text)) for text, _ in known(name)] == known(name)
    assert solver.nodes == nodes


def test_parts_call_each_other():
    called = []

    def ordered(mine, mask, moves):
        called.append("ordered")
        return [1 << bit for bit in range(49) if moves >> bit & 1]

    def non_losing(mine, mask):
        called.append("non_losing")
        theirs = winning_cells(mine ^ mask, mask)
        moves = landings(mask)
        if forced := moves & theirs:
            moves = forced if forced & forced - 1 == 0 else 0
        return moves & ~(theirs >> 1)

    text = "543475377612774333452344"
    assert Assembled(Parts(non_losing=non_losing, ordered=ordered)).solve(text) == -3
    assert {*called} == {"ordered", "non_losing"}
    assert search.ordered is not ordered  # ours is as it was


OWN = """
from c4lab.solver.plain.bits import landings, non_losing, winning_cells
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.search import halfway
from c4lab.solver.plain.table import key_of


def left(mask):
    return 42 - mask.bit_count()


def landing_cells(n):
    return "a helper of another kind"


def ask(mine, mask, alpha, table):
    return -null_window(mine, mask, -alpha - 1, table)


def null_window(mine, mask, alpha, table):
    moves = non_losing(mine, mask)
    if not moves:
        return -(left(mask) // 2)
    if left(mask) <= 2:
        return 0
    best = 1 - left(mask) // 2
    for move in ordered(mine, mask, moves):
        best = max(best, ask(mine ^ mask, mask | move, alpha, table))
        if best > alpha:
            break
    return best
"""


def test_a_learners_helpers_are_linked_too():
    names = {"__name__": "__main__"}
    exec(OWN, names)
    before = dict(names)
    asked = []

    def counts(mine, mask):
        asked.append(mask)
        return plain.bits.non_losing(mine, mask)

    solver = Assembled(Parts(null_window=names["null_window"], non_losing=counts))
    text = "157447345134774616467765"
    assert solver.solve(text) == 0
    assert len(asked) == solver.nodes > 500  # also the calls through `ask`
    assert names == before


def test_parts_of_another_kind_are_refused():
    with pytest.raises(TypeError, match="parts is a dict: give Parts"):
        Assembled({"ordered": None})


def test_the_limit():
    solver = Assembled(limit=100)
    with pytest.raises(Unfinished):
        solver.solve("157447345134774616467765")
    assert solver.nodes == 100


def test_the_score_of_each_column():
    solver = Assembled()
    assert solver.scores("55727317645576665634161471125144") == {2: -5, 3: -5, 4: -5, 7: -2}
    assert solver.scores("12661343145647546733334152721561222554677") == {7: 0}  # the last cell
