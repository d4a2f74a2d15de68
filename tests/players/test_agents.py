"""The agents of the sources: their moves, and the wins that they miss with their faults."""

from random import Random

import pytest

from c4lab.evaluation import LinearFeatures, Squares, WindowScore
from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.players import RandomPlayer, agent, instant_wins, play_match
from c4lab.players.agents_of_others import WEIGHTS, BlindToDistance, CompiledG, line_tables
from c4lab.players.forced import forced_first
from c4lab.search import alphabeta, centre_first
from c4lab.tuning.bots import Bot
from tests.reached import in_progress


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


def quiet(seed, plies, game=ConnectFour):
    """A position in progress after up to so many random moves."""
    return in_progress(game, Random(seed).choices(range(7), k=plies))


@pytest.mark.parametrize(
    ("name", "evaluation", "depth"), [("V", WindowScore(), 4), ("G", LinearFeatures(), 3)]
)
def test_v_and_g_search_with_the_score_of_their_own_side(name, evaluation, depth):
    position = quiet(3, 3)
    expected = alphabeta(position, depth, evaluation.seen_by(position.player)).move
    assert agent(name, depth=depth).choose(position) == expected


@pytest.mark.parametrize("name", "VGLT")
def test_agents_finish_games_of_any_size_and_refuse_another_game(name):
    result = play_match(agent(name, depth=3), RandomPlayer(1), games=4, game=Three)
    assert result.forfeits == ()
    with pytest.raises(TypeError, match="not TicTacToe"):
        agent(name, depth=2).choose(TicTacToe.parse("15"))


def test_a_position_blind_to_distance_differs_in_nothing_else():
    position = ConnectFour.parse("445")
    blind = BlindToDistance(position)
    assert alphabeta(blind, 4, Squares()) == alphabeta(position, 4, Squares())
    assert (blind.key, blind.history, str(blind)) == (position.key, position.history, "445")
    assert blind.play(1).left == 0
    chance = ConnectFour.parse("415161")  # columns 3 and 7 win at once
    for name in "VG":
        assert agent(name, depth=3).choose(chance) == 3
        assert agent(name, depth=3, faults=True).choose(chance) == 1


def test_instant_wins_are_counted_for_the_side_asked_about():
    for text, player, counts in (
        ("4151617", +1, (1, 0)), ("4151612", +1, (1, 1)), ("12323272", -1, (1, 0)),
        ("12323273", -1, (1, 1)), ("12323273", +1, (0, 0)), ("", -1, (0, 0)),
    ):  # fmt: skip
        assert instant_wins(ConnectFour.parse(text), player) == counts


@pytest.mark.parametrize("seed", range(1, 9))
def test_line_tables_answer_as_alpha_beta_with_squares(seed):
    position = quiet(seed, plies=4 * seed)
    depth = None if position.left < 10 else 1 + seed % 4
    for each, ahead in ((position, depth), (quiet(seed, seed % 5, Three), None)):
        expected = alphabeta(each, ahead, Squares(), order=centre_first)
        assert line_tables(each, ahead) == expected


@pytest.mark.parametrize("seed", range(1, 13))
def test_forced_moves_are_what_looking_two_moves_ahead_would_leave(seed):
    position = quiet(seed, plies=2 + 2 * seed)

    def loses(move):
        after = position.play(move)
        return any(after.play(reply).result() == after.player for reply in after.moves())

    moves = centre_first(position)
    winning = [m for m in moves if position.play(m).result() == position.player]
    left = winning or [m for m in moves if not loses(m)]
    forced = forced_first(position)
    assert list(forced) == left if left else set(forced) <= set(moves)
    assert forced


def test_t_stops_a_win_also_when_all_moves_lose():
    assert agent("T").choose(ConnectFour.parse("41414")) == 4
    assert agent("T").choose(ConnectFour.parse("37475")) in (2, 6)  # red has c1, d1, e1


@pytest.mark.parametrize(
    ("discs", "ahead"), [(13, 6), (14, 8), (20, 8), (21, 10), (26, 10), (27, None)]
)
def test_t_looks_further_as_the_board_fills(discs, ahead):
    position = type("Some", (), {"history": (4,) * discs})()
    t, always_3 = agent("T"), agent("T", depth=3)
    assert t.ahead(position) == ahead
    assert always_3.ahead(position) == (ahead and 3)


def test_agents_that_no_source_describes():
    assert [agent(name).depth for name in "VL"] == [5, 8]
    with pytest.raises(ValueError, match="no agent 'W': choose from V, G, L, T"):
        agent("W")
    with pytest.raises(ValueError, match="No fault of T is known"):
        agent("T", faults=True)
    with pytest.raises(ValueError, match="at least 1 move ahead, not 0"):
        agent("V", depth=0)


def test_the_compiled_g_plays_agent_gs_moves():
    compiled, slow = CompiledG(), agent("G", 2)
    compiled.bot = Bot(WEIGHTS, 2)
    for position in (quiet(1, 9), Bitboard.of(quiet(2, 20)), quiet(3, 3, Three)):
        assert compiled.choose(position) == slow.choose(position)
    with pytest.raises(ValueError, match="The game is over"):
        compiled.choose(ConnectFour.parse("1212121"))
    assert CompiledG().bot.depth == agent("G").depth == 7
