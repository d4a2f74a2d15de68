"""Our Connect Four and OpenSpiel's: the same rules, and its player among the opponents."""

from importlib.util import find_spec
from random import Random

import pytest

from c4lab.capstone import twin
from c4lab.capstone.grounds import ground
from c4lab.capstone.twin import NAME, SpielPlayer, spiel_state
from c4lab.games import ConnectFour
from c4lab.players import RandomPlayer, play_match

installed = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="open_spiel is not installed: another program's rules"
)


@installed
def test_two_thousand_games_go_alike() -> None:
    random = Random(2000)
    for _ in range(2000):
        position, state = ConnectFour(), spiel_state(ConnectFour())
        while position.result() is None:
            assert not state.is_terminal()
            assert [move - 1 for move in position.moves()] == state.legal_actions()
            assert state.current_player() == (0 if position.player == +1 else 1)
            move = random.choice(position.moves())
            position = position.play(move)
            state.apply_action(move - 1)
        assert state.is_terminal()
        assert state.returns() == [position.result(), -position.result()]
    rows = str(state).strip().lower().split("\n")
    assert rows == position.diagram().lower().replace(" ", "").split("\n")[:6]


@installed
def test_its_player_is_a_rival_and_beats_chance() -> None:
    assert NAME in [rival.name for rival in ground(ConnectFour).rivals]
    result = play_match(SpielPlayer(1, simulations=100), RandomPlayer(1), games=6)
    assert result.forfeits == ()
    assert result.points >= 5
    text = "445566"
    assert SpielPlayer(1).choose(ConnectFour.parse(text)) in (3, 7)
    same = [SpielPlayer(7, 50).choose(ConnectFour.parse("12")) for _ in range(2)]
    assert same[0] == same[1]


def test_without_it_there_is_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "is_installed", lambda: False)
    with pytest.raises(RuntimeError, match="python -m pip install open_spiel"):
        SpielPlayer()
