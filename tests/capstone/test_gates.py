"""Each gate lets the right engines through, and says what is wrong with the others."""

import sys
from random import Random
from typing import Any

import pytest

from c4lab.capstone import Guard, engine_of, guard, measure, slow, submit
from c4lab.capstone.gates import legal_moves, lower_cost, match_results, right_values, wins_in_one
from c4lab.capstone.gates.passage import Passage
from c4lab.capstone.grounds import Rival, ground
from c4lab.capstone.positions import decided_next, ends_at_once, solved, to_measure
from c4lab.capstone.seal import NotPermitted
from c4lab.checks import check
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import BudgetExceeded
from c4lab.players import Game, MatchResult
from c4lab.search import alphabeta
from tests.capstone import walk

GAMES = [TicTacToe, Sim, pytest.param(ConnectFour, marks=pytest.mark.slow)]
PATIENT = 60.0  # seconds: no test depends on the clock


def guarded(choose: Any) -> Guard:
    return Guard(engine_of(choose))


def first(position: Any, seconds: float) -> Any:
    return position.moves()[0]


def perfect(position: Any, seconds: float) -> Any:
    """Right at the end of a game, whatever the clock says."""
    return walk.student(position, 10 * PATIENT)


def blind(position: Any, seconds: float) -> Any:
    """Right, but for a win: it takes another move, or the last."""
    worth = {move: position.play(move).result() for move in position.moves()}
    other = [move for move, result in worth.items() if result is None]
    return (other or list(worth))[-1]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_positions_are_what_they_should_be_and_fresh_by_seed(game: Any) -> None:
    where = ground(game)
    for draw in (
        lambda seed: decided_next(game, Random(seed), 10),
        lambda seed: solved(where, Random(seed), 6),
        lambda seed: to_measure(where, Random(seed), 4),
    ):
        one, same, other = draw(1), draw(1), draw(2)
        assert [each.position for each in one] == [each.position for each in same]
        assert [each.position for each in one] != [each.position for each in other]
        for each in (*one, *other):
            assert each.position.result() is None
            assert set(each.worth) == set(each.position.moves())
            assert 0 < len(each.best) < len(each.worth)


@pytest.mark.slow
def test_worth_is_what_a_full_search_says() -> None:
    for game in (TicTacToe, Sim):
        for position, worth in solved(ground(game), Random(3), 4):
            for move, value in worth.items():
                assert value == position.player * alphabeta(position.play(move)).value
    # In Connect Four the last nine moves: the solver is compiled, this search is not.
    for position, worth in to_measure(ground(ConnectFour), Random(3), 2):
        for move, value in worth.items():
            assert value == position.player * alphabeta(position.play(move)).value


def test_what_ends_at_once() -> None:
    assert ends_at_once(ConnectFour.parse("112233")) == {4: +1}
    assert ends_at_once(Sim.parse("12-34-13-56")) == {23: -1}


@pytest.mark.parametrize("game", GAMES)
def test_legal(game: Any) -> None:
    where = ground(game)
    passage = legal_moves.judge_legal_moves(guarded(first), where, Random(1), 4, PATIENT)
    assert passage.passed
    assert "legal and in time" in passage.message
    wrong = legal_moves.judge_legal_moves(
        guarded(lambda position, seconds: 99), where, Random(1), 4, PATIENT
    )
    assert not wrong.passed
    assert "chose 99, which is not legal here. Return one of `position.moves()`." in wrong.message
    assert wrong.position is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_at_once(game: Any) -> None:
    where = ground(game)
    assert wins_in_one.judge_wins_in_one(guarded(slow), where, Random(1), 10, 1.0).passed
    if game is Sim:
        reckless = lambda position, seconds: max(  # noqa: E731
            position.moves(), key=lambda move: position.play(move).result() is not None
        )
        passage = wins_in_one.judge_wins_in_one(guarded(reckless), where, Random(1), 10, 1.0)
        assert "which loses at once" in passage.message
        assert passage.gate == wins_in_one.LOSES_BY_MOVING
    else:
        passage = wins_in_one.judge_wins_in_one(guarded(blind), where, Random(1), 10, 1.0)
        assert "wins at once. Try first whether a move wins" in passage.message
        for move in passage.lit:
            after = passage.position.play(move)
            assert after.result() == passage.position.player
    assert not passage.passed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_values(game: Any) -> None:
    where = ground(game)
    assert right_values.judge_right_values(guarded(perfect), where, Random(1), 3, PATIENT).passed
    passage = right_values.judge_right_values(guarded(first), where, Random(1), 8, 1.0)
    assert not passage.passed
    assert passage.lit
    assert "Here first played" in passage.message
    kept = [each.position.moves()[0] in each.best for each in solved(where, Random(1), 8)]
    assert passage.message.startswith(f"{sum(kept)} of 8 moves kept the value.")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_speed(game: Any) -> None:
    where = ground(game)
    same = lower_cost.judge_lower_cost(guarded(slow), where, Random(1), 1)
    assert not same.passed
    assert "It needs 1.00 times the nodes" in same.message
    better = lower_cost.judge_lower_cost(guarded(walk.student), where, Random(1), 1)
    assert better.passed
    assert "times fewer nodes" in better.message
    hasty = lower_cost.judge_lower_cost(guarded(first), where, Random(1), 4)
    assert not hasty.passed
    assert "Speed counts only if the moves are right" in hasty.message


@pytest.mark.slow
def test_an_engine_with_boards_of_its_own_is_judged_by_time() -> None:
    def own(position: Any, seconds: float) -> Any:
        return walk.student(ConnectFour.parse(str(position)), seconds)

    passage = lower_cost.judge_lower_cost(guarded(own), ground(ConnectFour), Random(1), 2)
    assert passage.notes[1].startswith("own: nodes not seen (own boards), ")
    assert "times fewer nodes" not in passage.message


def match(points: list[float], forfeit: str = "") -> MatchResult:
    return MatchResult("mine", "theirs", tuple(Game("1", +1, each, forfeit) for each in points))


def rival(goal: Any) -> Rival:
    return Rival("theirs", lambda seed: None, 20, goal)  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize(
    ("goal", "points", "passed", "says"),
    [
        ("better", [1.0] * 15 + [0.0] * 5, True, "surely better than theirs"),
        ("better", [1.0] * 14 + [0.0] * 6, False, "interval begins at 0.46"),
        ("unbeaten", [0.5] * 20, True, "unbeaten by theirs"),
        ("unbeaten", [1.0] * 19 + [0.0], False, "It lost to theirs"),
    ],
)
def test_what_a_match_has_to_show(goal: Any, points: Any, passed: bool, says: str) -> None:
    passage = match_results.judge_results(guarded(first), [(rival(goal), match(points))])
    assert passage.passed == passed
    assert says in passage.message


def test_a_forfeit_is_told() -> None:
    found = match_results.judge_results(guarded(first), [(rival(""), match([0.0], "mine chose 9"))])
    assert (found.passed, found.message) == (
        False, "Game 1 against theirs was lost by default: mine chose 9."
    )  # fmt: skip


def test_every_game_asks_for_something_in_its_matches() -> None:
    for game in (TicTacToe, Sim, ConnectFour):
        assert any(rival.goal for rival in ground(game).rivals)
        for each in ground(game).rivals:
            assert hasattr(each.make(1), "choose")
    names = [each.name for each in ground(ConnectFour).rivals]
    assert names[:7] == ["beginner", "careful", "V", "L", "G", "T", "perfect"]


def test_a_passage_shows_its_position_as_text_and_as_a_picture() -> None:
    passage = Passage("a gate", False, "Look <here>.", ("note",), ConnectFour.parse("44"), (3,))
    assert str(passage).splitlines()[:2] == [
        "✗ a gate: not passed yet, 0 of 2 points", "  Look <here>.",
    ]  # fmt: skip
    assert "ConnectFour.parse('44')" in str(passage)
    assert "Look &lt;here&gt;." in passage._repr_html_()
    assert "<img" in passage._repr_html_()


@pytest.mark.slow
def test_an_endless_engine_gets_a_sentence_at_every_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "PATIENCE", 0.1)
    monkeypatch.setattr(guard, "GRACE", 0.05)
    monkeypatch.setattr(match_results, "FEW", 2)

    def endless(position: Any, seconds: float) -> int:
        while True:
            pass

    shown: list[Passage] = []
    found = submit(endless, game=TicTacToe, seed=1, quick=True, show=shown.append)
    assert shown == list(found.passages)
    assert found.points == 0
    assert all("took longer than its" in each.message for each in found.passages)


@pytest.mark.slow
def test_an_engine_that_fails_gets_no_points_and_every_sentence() -> None:
    def broken(position: Any, seconds: float) -> int:
        raise BudgetExceeded

    found = submit(broken, "mine", TicTacToe, seed=1, quick=True, show=None)
    assert (found.points, found.out_of, found.passed) == (0, 10, False)
    assert all("mine stopped with BudgetExceeded" in each.message for each in found.passages)
    assert str(found).startswith("mine at TicTacToe: 0 of 10 points (seed 1)")
    assert found._repr_html_().count("BudgetExceeded") == 5


@pytest.mark.parametrize("wrong", [{"game": int}, {"seed": 0.5}, {"engine": None}])
def test_what_cannot_be_submitted_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"give|choose"):
        submit(**{"engine": first, **wrong})


def by_analyse(position: Any, seconds: float) -> Any:
    from c4lab.solver import analyse

    return analyse(position)


def by_frames(position: Any, seconds: float) -> Any:
    return sys._getframe(1).f_locals


@pytest.mark.parametrize(
    ("engine", "says"),
    [
        (by_analyse, "It uses `analyse`, part of c4lab already"),
        (slow, "It is part of c4lab already"),
        (by_frames, "`f_locals`, which shows the variables of other code"),
    ],
)
def test_submit_refuses_what_the_graded_check_refuses(engine: Any, says: str) -> None:
    with pytest.raises(NotPermitted, match=says) as refused:
        submit(engine, game=TicTacToe, seed=1, quick=True, show=None)
    assert check("19.1", engine).message == str(refused.value)
    assert refused.value._render_traceback_() == [str(refused.value)]


def test_what_an_engine_replaces_is_told_and_put_back() -> None:
    def patches(position: Any, seconds: float) -> Any:
        type(position).result = lambda self: 1
        return position.moves()[0]

    before = TicTacToe.result
    for _ in range(2):
        with pytest.raises(NotPermitted, match=r"`TicTacToe\.result` of c4lab was replaced"):
            submit(patches, game=TicTacToe, seed=1, quick=True, show=None)
        assert TicTacToe.result is before


def test_a_replaced_gate_is_told_before_the_first() -> None:
    before = Passage.__init__
    Passage.__init__ = lambda self, *_: None  # type: ignore[method-assign, assignment, misc]
    with pytest.raises(NotPermitted, match=r"`Passage\.__init__` of c4lab was replaced"):
        submit(first, game=TicTacToe, seed=1, quick=True, show=None)
    assert Passage.__init__ is before
