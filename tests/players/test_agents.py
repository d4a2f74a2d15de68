"""The agents of the sources: their moves, and the wins that they miss with their faults."""

from typing import Any

import pytest

from c4lab.evaluation import LinearFeatures, Squares, Threats, WindowScore
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.players import RandomPlayer, agent, instant_wins, opponent, play_match
from c4lab.players.blind import BlindToDistance
from c4lab.players.forced import forced_first
from c4lab.players.lines import line_tables
from c4lab.search import alphabeta, centre_first, with_memory

POSITIONS = ["", "4", "445", "3262755446", "43154433557", "465253143543552424", "1122334"]
AGENTS = "VGLT"


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


def quiet(seed: int, plies: int) -> Position:
    """A position reached by random moves, still in progress."""
    start = play_match(RandomPlayer(seed), RandomPlayer(-seed), games=1, seed=seed).games[0].moves
    position = ConnectFour.parse(start[:plies])
    return position if position.result() is None else ConnectFour.parse(start[:-1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "evaluation", "depth"),
    [("V", WindowScore(), 5), ("G", LinearFeatures(), 4)],
)
@pytest.mark.parametrize("text", POSITIONS[:-1])
def test_v_and_g_search_with_the_score_of_their_own_side(
    name: str, evaluation: Any, depth: int, text: str
) -> None:
    position = ConnectFour.parse(text)
    expected = alphabeta(position, depth, evaluation.seen_by(position.player)).move
    assert agent(name, depth=depth).choose(position) == expected


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("text", POSITIONS)
def test_agents_play_legal_moves(name: str, text: str) -> None:
    position = ConnectFour.parse(text)
    if position.result() is None:
        assert agent(name, depth=3).choose(position) in position.moves()


@pytest.mark.parametrize("name", AGENTS)
def test_agents_finish_games_of_any_size(name: str) -> None:
    result = play_match(agent(name, depth=3), RandomPlayer(1), games=4, game=Three)
    assert result.forfeits == ()


@pytest.mark.parametrize("name", "VGL")
def test_an_agents_published_depth_is_known(name: str) -> None:
    assert {"V": 5, "G": 7, "L": 8}[name] == agent(name).depth  # type: ignore[attr-defined]


def test_v_begins_in_the_centre() -> None:
    assert agent("V").choose(ConnectFour()) == 4


@pytest.mark.slow
@pytest.mark.parametrize("name", ["V", "G"])
def test_no_instant_win_is_passed_up_but_with_the_fault(name: str) -> None:
    """In a few games; lesson 07 proves it in more."""
    available, missed = wins_against_random(name, games=4, faults=False)
    assert available >= 4
    assert missed == 0
    available, missed = wins_against_random(name, games=4, faults=True)
    assert missed > available / 4


def wins_against_random(name: str, games: int, faults: bool) -> tuple[int, int]:
    """Instant wins available to the agent, and missed. Three moves ahead are enough to see a
    slower win before the instant one."""
    result = play_match(agent(name, depth=3, faults=faults), RandomPlayer(7), games=games)
    counts = [instant_wins(ConnectFour.parse(game.moves), game.side) for game in result.games]
    return sum(c.available for c in counts), sum(c.missed for c in counts)


def test_a_position_blind_to_distance_differs_in_nothing_else() -> None:
    position = ConnectFour.parse("445")
    blind: Any = BlindToDistance(position)
    assert alphabeta(blind, 4, Squares()) == alphabeta(position, 4, Squares())
    assert (blind.key, blind.history, str(blind)) == (position.key, position.history, "445")
    assert blind.diagram() == position.diagram()


@pytest.mark.parametrize("text", ["414141", "121212", "415161"])
def test_instant_wins_are_counted_for_the_side_asked_about(text: str) -> None:
    won = ConnectFour.parse(text)
    taken = next(won.play(m) for m in won.moves() if won.play(m).result() == +1)
    assert instant_wins(taken, +1) == (1, 0)
    passed_up = next(won.play(m) for m in won.moves() if won.play(m).result() is None)
    assert instant_wins(passed_up, +1) == (1, 1)


def test_instant_wins_of_the_second_player() -> None:
    assert instant_wins(ConnectFour.parse("12323272"), -1) == (1, 0)
    assert instant_wins(ConnectFour.parse("12323273"), -1) == (1, 1)
    assert instant_wins(ConnectFour(), -1) == (0, 0)


@pytest.mark.parametrize("seed", range(1, 9))
def test_line_tables_answer_as_alpha_beta_with_squares(seed: int) -> None:
    position = quiet(seed, plies=3 * seed)
    for depth in (1, 4):
        answer = line_tables(position, depth)
        assert answer == alphabeta(position, depth, Squares(), order=centre_first)


def test_line_tables_see_the_end() -> None:
    late = ConnectFour.parse("752153221345415724352674244533")
    assert line_tables(late) == alphabeta(late, None, Squares(), order=centre_first)


def test_line_tables_on_a_finished_game() -> None:
    assert line_tables(ConnectFour.parse("4151617"), 3).value == 1_000_035


@pytest.mark.parametrize("seed", range(1, 13))
def test_forced_moves_are_what_looking_two_moves_ahead_would_leave(seed: int) -> None:
    position = quiet(seed, plies=2 + 2 * seed)

    def loses(move: int) -> bool:
        after = position.play(move)
        return any(after.play(reply).result() == after.player for reply in after.moves())

    moves = centre_first(position)
    winning = [m for m in moves if position.play(m).result() == position.player]
    left = winning or [m for m in moves if not loses(m)]
    forced = forced_first(position)
    assert list(forced) == left if left else set(forced) <= set(moves)
    assert forced


@pytest.mark.parametrize("seed", range(1, 5))
def test_leaving_out_what_cannot_be_best_changes_no_value(seed: int) -> None:
    position = quiet(seed, plies=18)
    full = alphabeta(position, 3, Threats(), order=centre_first)
    assert alphabeta(position, 3, Threats(), order=forced_first).value == full.value


def test_t_wins_then_stops_then_avoids() -> None:
    assert agent("T").choose(ConnectFour.parse("414141")) == 4
    assert agent("T").choose(ConnectFour.parse("41414")) == 4
    assert agent("T").choose(ConnectFour.parse("11227373")) != 4


def test_t_still_moves_when_all_moves_lose() -> None:
    lost = ConnectFour.parse("37475")  # red has c1, d1, e1
    assert agent("T").choose(lost) in (2, 6)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "longest"),
    [
        ("4736521442135531157557164367", {6}),
        ("3576515324631763353127144466", {4, 5, 6}),
    ],
)
def test_t_plays_the_move_that_lasts_longest_when_all_lose(text: str, longest: set[int]) -> None:
    lost = ConnectFour.parse(text)
    values = {m: -with_memory(lost.play(m), None, Threats(), order=centre_first).value
              for m in lost.moves()}  # fmt: skip
    assert max(values.values()) < 0
    assert {m for m in values if values[m] == max(values.values())} == longest != set(values)
    assert agent("T").choose(lost) in longest


@pytest.mark.parametrize(
    ("discs", "ahead"),
    [(0, 6), (13, 6), (14, 8), (20, 8), (21, 10), (26, 10), (27, None), (41, None)],
)
def test_t_looks_further_as_the_board_fills(discs: int, ahead: int | None) -> None:
    position: Any = type("Some", (), {"history": (4,) * discs})()
    t, always_3 = agent("T"), agent("T", depth=3)
    assert t.ahead(position) == ahead  # type: ignore[attr-defined]
    assert always_3.ahead(position) == (ahead and 3)  # type: ignore[attr-defined]


def test_t_prefers_its_threat_in_a_row_of_its_own_parity() -> None:
    odd, even = ConnectFour.parse("62272265412313355"), ConnectFour.parse("4544222275465674")
    assert Threats().score(odd, +1) == 52 == 4 * 13  # E4: d3, an odd row, for red
    assert Threats().score(even, -1) == 39 == 3 * 13  # E5: c4, an even row, for amber


LATE = [
    "752153221345415724352674244533",
    "115231466624311752123336255756",
    "217135277457436517223421625136",
    pytest.param("665327432541552261761467355172", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("text", LATE)
def test_t_sees_the_end_from_move_27(text: str) -> None:
    position = ConnectFour.parse(text)
    move = agent("T", depth=1).choose(position)
    exact = alphabeta(position, None, Threats(), order=centre_first).value
    assert alphabeta(position.play(move), None, Threats(), order=centre_first).value == exact


def test_agents_that_no_source_describes() -> None:
    with pytest.raises(ValueError, match="no agent 'W': choose from V, G, L, T"):
        agent("W")
    with pytest.raises(ValueError, match="No fault of T is known"):
        agent("T", faults=True)
    with pytest.raises(ValueError, match="at least 1 move ahead, not 0"):
        agent("V", depth=0)


@pytest.mark.slow
def test_strong_beats_careful_and_careful_a_beginner() -> None:
    strong, careful = opponent("strong", ConnectFour, 1), opponent("careful", ConnectFour, 2)
    assert play_match(strong, careful, games=2).score == 1
    assert play_match(careful, opponent("beginner", ConnectFour, 3), games=10).score > 1 / 2


def test_strong_opens_in_the_centre_and_looks_far_enough() -> None:
    strong = opponent("strong", ConnectFour, 1)
    assert strong.choose(ConnectFour()) == 4
    assert strong.choose(ConnectFour.parse("4").play(1).play(5)) in (3, 6)  # else c1 and f1 lose


@pytest.mark.parametrize("name", "VGLT")
def test_another_game_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(TypeError, match="not TicTacToe"):
        agent(name, depth=2).choose(TicTacToe.parse("15"))
