"""The compiled bot as a player: agent G's moves, on any board, in the menu by its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour, Sim
from c4lab.players import agent, opponent, others
from c4lab.players.tuned import COMPILED_G, CompiledG


class Small(ConnectFour):
    width, height, connect = 5, 4, 3


def reached(wanted: list[int], game: type[ConnectFour] = ConnectFour) -> ConnectFour:
    """The position after the legal ones of these moves, without a move that would end the game."""
    position = game()
    for move in wanted:
        if move in position.moves() and (after := position.play(move)).result() is None:
            position = after
    return position


moves = st.lists(st.integers(1, 7), max_size=60)


@given(moves, st.integers(1, 4))
def test_it_plays_agent_gs_moves(wanted: list[int], depth: int) -> None:
    position = reached(wanted)
    expected = agent("G", depth).choose(position)
    assert CompiledG(depth=depth).choose(position) == expected
    assert CompiledG(depth=depth).choose(Bitboard.of(position)) == expected


@pytest.mark.slow
@pytest.mark.parametrize("text", ["4", "43154433557", "465253143543552424"])
def test_at_its_own_depth_too(text: str) -> None:
    position = ConnectFour.parse(text)
    assert CompiledG().choose(position) == agent("G").choose(position)


@given(moves)
def test_on_a_board_of_another_size_too(wanted: list[int]) -> None:
    position = reached(wanted, Small)
    assert CompiledG(depth=2).choose(position) == agent("G", 2).choose(position)


@pytest.mark.parametrize("game", [ConnectFour, Bitboard])
def test_it_is_in_the_menu(game: type[ConnectFour]) -> None:
    assert COMPILED_G in others(game)
    player = opponent(COMPILED_G, game)
    assert player.name == COMPILED_G
    assert isinstance(player, CompiledG)
    assert (player.bot.weights, player.bot.depth) == ((3, 100, 1, 8, 29), 7)
    assert COMPILED_G not in others(Sim)


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(ValueError, match="The game is over"):
        CompiledG().choose(ConnectFour.parse("1212121"))
