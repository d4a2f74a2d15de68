"""The graded player: how often it slips, and which moves its slips are."""

from typing import Any

import pytest

from c4lab.games import ConnectFour, Position
from c4lab.players import GradedPlayer, Perfect, opponent, play_match, strengths
from c4lab.players.graded import OPENING
from c4lab.players.strong_player import strong
from c4lab.solver import Solver
from tests.solver.known import known

SOLVER = Solver(memory=1 << 24)
MIDDLE = [ConnectFour.parse(moves) for moves, _ in known("middle-medium")[::5]]


def worth(position: Position, move: int) -> int:
    """The solver's score in the view of the side to move."""
    score = dict(SOLVER.analyse(str(position)))[move]
    assert score is not None
    return score


def hands_over(position: Position, move: int) -> bool:
    """Whether the other side could win at once after it, though another move would stop that."""

    def loses(move: int) -> bool:
        after = position.play(move)
        return any(after.play(reply).winner for reply in after.moves())  # type: ignore[attr-defined]

    return loses(move) and not all(loses(other) for other in position.moves())


def test_without_mistakes_it_is_perfect() -> None:
    graded, perfect = GradedPlayer(0, seed=1, solver=SOLVER), Perfect(SOLVER)
    for position in MIDDLE:
        assert graded.choose(position) == perfect.choose(position)


def test_a_slip_is_worse_but_neither_passes_up_a_win_nor_hands_one_over() -> None:
    graded, slips = GradedPlayer(1, seed=1, solver=SOLVER), 0
    for position in MIDDLE:
        move, best = graded.choose(position), SOLVER.best(str(position))[0]
        slips += worth(position, move) < best
        assert not hands_over(position, move), position.diagram()
        if any(position.play(other).winner for other in position.moves()):
            assert position.play(move).winner
    assert slips > len(MIDDLE) / 2


def test_where_no_slip_is_possible_it_plays_the_best_move() -> None:
    assert GradedPlayer(1, solver=SOLVER).choose(ConnectFour.parse("112233")) == 4  # wins
    assert GradedPlayer(1, solver=SOLVER).choose(ConnectFour.parse("11223")) == 4  # stops a win
    last = ConnectFour.parse("44136567533446633544223266151557777121712")
    assert GradedPlayer(1, solver=SOLVER).choose(last) == 2


@pytest.mark.parametrize("mistakes", [0.2, 0.5])
def test_it_slips_about_as_often_as_it_says(mistakes: float) -> None:
    wherever = GradedPlayer(1, seed=2, solver=SOLVER)
    can = [p for p in MIDDLE if worth(p, wherever.choose(p)) < SOLVER.best(str(p))[0]]
    graded, slips, tries = GradedPlayer(mistakes, seed=3, solver=SOLVER), 0, 0
    for _ in range(10):
        for position in can[:20]:
            tries += 1
            slips += worth(position, graded.choose(position)) < SOLVER.best(str(position))[0]
    assert abs(slips / tries - mistakes) < 0.1


def test_in_the_opening_a_slip_needs_no_search() -> None:
    unable: Any = type("Unable", (), {"compiled": True, "book": None})()
    moves = {GradedPlayer(1, seed, solver=unable).choose(ConnectFour()) for seed in range(60)}
    assert moves == set(range(1, 8))
    assert OPENING > 0


@pytest.mark.slow
def test_before_the_solver_is_able_it_plays_as_the_strong_player() -> None:
    readable: Any = type("Readable", (), {"compiled": False, "book": None})()
    position = ConnectFour.parse("445")
    assert GradedPlayer(1, seed=1, solver=readable).choose(position) == strong(seed=0).choose(
        position
    )


def test_a_chance_of_0_is_none_whatever_number_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    graded, perfect = GradedPlayer(0, seed=1, solver=SOLVER), Perfect(SOLVER)
    monkeypatch.setattr(graded._random, "random", lambda: 0.0)
    assert [graded.choose(position) for position in MIDDLE] == [
        perfect.choose(position) for position in MIDDLE
    ]


@pytest.mark.slow
def test_after_the_opening_each_slip_is_worse() -> None:
    first = ConnectFour.parse("12345677")  # four of its seven moves are best
    assert len(first.history) == OPENING
    best = SOLVER.best(str(first))[0]
    as_good = [move for move in first.moves() if worth(first, move) == best]
    slips = {GradedPlayer(1, seed, solver=SOLVER).choose(first) for seed in range(20)}
    assert len(as_good) == 4
    assert not slips & {*as_good}


def test_the_same_seed_slips_in_the_same_way() -> None:
    def play(seed: int) -> list[int]:
        player = GradedPlayer(0.5, seed, solver=SOLVER)
        return [player.choose(position) for position in MIDDLE]

    assert play(1) == play(1) != play(2)


@pytest.mark.parametrize("mistakes", [-0.1, 1.5, True, "often", None, float("nan")])
def test_what_is_no_chance_is_refused(mistakes: Any) -> None:
    with pytest.raises(ValueError, match="mistakes is a chance, from 0 for never to 1 for always"):
        GradedPlayer(mistakes)


@pytest.mark.slow
def test_the_strengths_are_in_order() -> None:
    names = strengths(ConnectFour)
    assert names == ("beginner", "careful", "slips often", "slips sometimes", "strong", "perfect")
    for weaker, stronger in zip(names, names[2:], strict=False):  # next but one: few games suffice
        one, other = opponent(stronger, ConnectFour, 1), opponent(weaker, ConnectFour, 2)
        result = play_match(one, other, games=10, opening=12, seed=4)
        assert result.score > 1 / 2, result
        assert not result.forfeits
