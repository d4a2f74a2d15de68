"""An engine takes its place: in the menu of the boards, and on the ladder."""

from typing import Any

import pytest

from c4lab.bench import ladder_steps as module
from c4lab.bench.ladder_steps import SETS, WrongScore, ladder
from c4lab.capstone import at_the_board, rung, slow
from c4lab.games import Bitboard, ConnectFour, Sim
from c4lab.players import invited, opponent, others, strengths
from c4lab.players.invited import guests
from c4lab.widgets.opponents import menu
from tests.capstone import walk

TEN = next(iter(SETS))


@pytest.fixture
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The easiest positions, and no other rungs."""
    monkeypatch.setattr(module, "_others", lambda: iter(()))
    monkeypatch.setattr(module, "RUNGS", ())
    monkeypatch.setattr(module, "SETS", {TEN: SETS[TEN]})


@pytest.fixture
def _guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """No guests before and after the test."""
    monkeypatch.setattr(invited, "_guests", {})


@pytest.mark.usefixtures("_guest")
def test_an_engine_is_in_the_menu_of_every_board_made_later() -> None:
    assert "mine" not in menu(None, ConnectFour)[1]
    assert at_the_board(lambda position, seconds: 4, "mine") == "mine"
    for game in (ConnectFour, Bitboard):
        assert menu(None, game)[1]["mine"](game()) == 4
        assert others(game)[-1] == "mine"
        assert "mine" not in strengths(game)
    assert guests(Sim) == {}
    at_the_board(lambda position, seconds: 5, "mine")
    assert opponent("mine", ConnectFour).choose(ConnectFour()) == 5
    assert menu("mine", ConnectFour)[0] == "mine"


@pytest.mark.parametrize("name", ["perfect", "beginner", "agent T"])
def test_no_guest_has_the_name_of_one_of_ours(name: str) -> None:
    with pytest.raises(ValueError, match="choose another name"):
        at_the_board(slow, name)


@pytest.mark.slow
@pytest.mark.usefixtures("_alone")
def test_an_engine_is_on_the_ladder_with_its_nodes() -> None:
    given, better = ladder(rungs=[rung(walk.pruned, "given"), rung(walk.student, "mine")])
    assert (given.rung, given.lesson, given.set, given.finished) == ("given", "19", TEN, True)
    assert better.rung == "mine"
    assert given.nodes
    assert better.nodes
    assert better.nodes < given.nodes


@pytest.mark.usefixtures("_alone")
def test_an_engine_beyond_the_limit_has_not_finished() -> None:
    (stopped,) = ladder(rungs=[rung(slow, "slow")], limit=500)
    assert not stopped.finished


@pytest.mark.usefixtures("_alone")
def test_an_engine_that_is_wrong_is_told() -> None:
    def first(position: Any, seconds: float) -> Any:
        return position.moves()[0]

    with pytest.raises(WrongScore, match="first says that"):
        list(ladder(rungs=[rung(first)]))
