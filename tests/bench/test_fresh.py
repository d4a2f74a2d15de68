"""Fresh positions: each is of its set's kind, has its score, and is the same for a seed."""

from c4lab.games import ConnectFour
from c4lab.search import alphabeta
from c4lab.solver import Solver
from c4lab.solver.plain import solve
from tests.solver.known import known
from tools.bench.fresh import COUNTS, STAGES, draw_sets, kind, moves_left
from tools.bench.position_sets import BY_EFFORT

FEW = {"end-easy": 8, "middle-easy": 6}


def test_the_usual_sets_are_told_apart_in_the_same_way() -> None:
    assert tuple(COUNTS) == BY_EFFORT
    for name in BY_EFFORT:
        for moves, score in known(name):
            if len(moves) >= STAGES["begin"].start:
                assert kind(len(moves), score) == name


def test_the_moves_that_are_left_are_those_of_best_play() -> None:
    solver = Solver(1 << 22)
    for moves, score in [*known("end-easy")[:20], *known("middle-easy")[-20:]]:
        position = ConnectFour.parse(moves)
        for _ in range(moves_left(len(moves), score)):
            assert position.result() is None
            position = position.play(solver.best(position)[1])
        assert position.result() is not None


def test_a_seed_always_draws_the_same_and_other_seeds_others() -> None:
    first, again, other = draw_sets(1, FEW), draw_sets(1, FEW), draw_sets(2, FEW)
    assert first == again
    assert not {*first[0].positions, *first[1].positions} & {*other[0].positions}
    for found in first:
        assert len(found.positions) == FEW[found.name]
        for moves, score in zip(found.positions, found.scores, strict=True):
            assert kind(len(moves), score) == found.name
            assert solve(moves) == score
    late = max(first[0].positions, key=len)
    value = alphabeta(ConnectFour.parse(late)).value * (-1) ** len(late)
    score = dict(zip(first[0].positions, first[0].scores, strict=True))[late]
    assert value == (score > 0) - (score < 0)
