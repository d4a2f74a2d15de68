"""The opponents of each game: their names, their order, and what they are made of."""

import pytest

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.players import PerfectSim, opponent, others, play_match, strengths
from c4lab.players.agents_of_others import COMPILED_G, CompiledG
from c4lab.players.forced import forced_first

NAMES = ("beginner", "careful", "slips often", "slips sometimes", "strong", "perfect")


@pytest.mark.slow
def test_perfect_never_loses_at_tictactoe_and_wins_sim_as_second():
    perfect, beginner = opponent("perfect", TicTacToe, 1), opponent("beginner", TicTacToe, 1)
    assert play_match(perfect, beginner, games=2, game=TicTacToe).losses == 0
    (game,) = play_match(PerfectSim(0), PerfectSim(1), games=1, game=Sim).games
    assert game.points == 0
    assert len(game.moves.split("-")) >= 13  # both fight to the end


@pytest.mark.slow
def test_the_strengths_are_in_order():
    assert strengths(ConnectFour) == strengths(Bitboard) == NAMES
    for weaker, stronger in zip(NAMES, NAMES[2:], strict=False):  # next but one: few games suffice
        one, other = opponent(stronger, ConnectFour, 1), opponent(weaker, ConnectFour, 2)
        result = play_match(one, other, games=10, opening=12, seed=4)
        assert result.score > 1 / 2, result
        assert not result.forfeits


def test_others_stand_beside_the_strengths():
    assert others(ConnectFour) == others(Bitboard) == ("a second a move", "agent T", COMPILED_G)
    assert others(Sim) == ("a second a move",)
    player = opponent("a second a move", ConnectFour)
    assert (player.seconds, player.evaluate, player.order) == (1, Squares(), forced_first)
    assert player.name == "a second a move"
    assert opponent("a second a move", Sim).name == "a second a move"
    assert opponent("agent T", ConnectFour).name == "T"
    compiled = opponent(COMPILED_G, Bitboard)
    assert isinstance(compiled, CompiledG)
    assert compiled.name == COMPILED_G


def test_an_unknown_opponent_is_refused_with_the_known_ones():
    class Nim(TicTacToe):
        pass

    assert strengths(Nim) == ("beginner", "careful")
    with pytest.raises(ValueError, match="Nim has no opponent called 'perfect': choose from beg"):
        opponent("perfect", Nim)
    with pytest.raises(ValueError, match="choose from beginner, careful, perfect, a second a move"):
        opponent("agent T", Sim)
