"""The tuned bots' engine: it plays as the report's agent does, compiled or not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.evaluation import LinearFeatures
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.players.agents_of_others import agent
from c4lab.tuning import Bot, engine
from c4lab.tuning.bots import ReadableEngine, bot_engine
from tests.reached import in_progress

TUNED = (3, 100, 1, 8, 29)


positions = st.builds(in_progress, st.just(ConnectFour), st.lists(st.integers(0, 6), max_size=40))


@given(positions, st.integers(1, 3))
def test_a_bot_plays_as_the_reports_agent_does_compiled_or_not(position, depth):
    expected = agent("G", depth).choose(position)
    assert Bot(TUNED, depth).choose(position) == expected
    assert engine.best_column(*to_bits(position), depth, TUNED) == expected


@given(positions, st.tuples(*[st.integers(-50, 200)] * 5))
def test_its_opinion_is_the_evaluations(position, weights):
    mine, mask = to_bits(position)
    score = LinearFeatures(weights).score(position, position.player)
    assert engine.opinion(mine, mine ^ mask, weights) == score


def test_whole_games_are_the_same():
    one, other = (TUNED, 3), ((3, 100, 5, 2, 4), 2)
    starts = [to_bits(ConnectFour.parse(moves)) for moves in ("4433", "1", "")]
    games = [(*start, *one, *other) for start in starts]
    assert bot_engine().play(games) == ReadableEngine().play(games)
    assert bot_engine().play([]) == []


@pytest.mark.parametrize(
    "weights", [(1, 2, 3, 4), "12345", (1, 2, 3, 4, True), (1, 2, 3, 4, 10_000)]
)
def test_what_are_no_weights(weights):
    with pytest.raises(ValueError, match="five whole weights, centre, four"):
        Bot(weights, 7)


@pytest.mark.parametrize("depth", [0, 43, 2.0])
def test_what_is_no_depth(depth):
    with pytest.raises(ValueError, match="from 1 to 42 moves ahead"):
        Bot(TUNED, depth)
