"""The tournament's table without a browser: what it plays, rates and says."""

import re
from itertools import islice
from random import Random
from typing import Any

import pytest

from c4lab.tuning import Bot, random_openings
from c4lab.tuning.games import round_robin
from c4lab.tuning.ratings import rate
from c4lab.widgets import TournamentTable
from tests.widgets.playing import finish, held_after, send, wait_until

TUNED, OTHER, BLIND = Bot((3, 100, 1, 8, 29), 1), Bot((3, 100, 5, 2, 4), 1), Bot((0,) * 5, 1)
BOTS = {"<tuned>": TUNED, "other": OTHER, "blind": BLIND}


def table(rounds: int = 3, **more: Any) -> TournamentTable:
    return TournamentTable(BOTS, rounds, **more)


def test_ratings_are_those_of_all_games_so_far() -> None:
    widget = table()
    send(widget, "start")
    finish(widget)
    openings = list(islice(random_openings(Random("tournament 1")), 3))
    assert widget.ratings == rate(round_robin(list(BOTS.values()), openings))
    assert widget.progress == "Seed 1: 18 of 18 games"
    assert widget.status.startswith("All 3 rounds are played. ")
    assert widget.caption == "After 3 rounds"
    first = widget.ratings[0]
    assert widget.rows[0] == [
        "1", BOTS_BY[first.bot], f"{first.points:g}", "12",
        f"{first.rating:+.0f}", f"{first.low:+.0f}", f"{first.high:+.0f}",
    ]  # fmt: skip


BOTS_BY = {bot: name for name, bot in BOTS.items()}


def widths(widget: TournamentTable) -> list[float]:
    """Of the bars, on a scale that is the same from the first round on."""
    return [float(each) for each in re.findall(r'<rect[^>]* width="([\d.]+)"', widget.picture())]


def test_the_intervals_narrow() -> None:
    one, many = table(1), table(12)
    for widget in (one, many):
        widget.start()
        finish(widget)
    one._run.span = many._run.span = max(one._run.span, many._run.span)
    assert max(widths(many)) < min(widths(one))
    assert len(widths(many)) == 3


def test_it_goes_on_where_it_was_stopped() -> None:
    widget, whole = table(6), table(6)
    with held_after(9):
        widget.start()
        wait_until(lambda: widget._run.rounds == 1)
        widget.stop()
        assert not widget.running
        assert widget.status.startswith("Stopped after 1 round. ")
    assert widget.wait(60)
    for each in (widget, whole):
        each.start()
        finish(each)
    assert widget.ratings == whole.ratings
    assert len(widget._run.games) == 36


def test_another_seed_has_other_openings() -> None:
    widget = table(2)
    widget.start()
    finish(widget)
    before = [game.pairing.opening for game in widget._run.games]
    send(widget, "again")
    assert (widget.rows, widget.begun, widget.over) == ([], False, False)
    widget.start()
    finish(widget)
    assert before != [game.pairing.opening for game in widget._run.games]


def test_bots_of_a_list_go_by_their_weights() -> None:
    assert (
        "A tournament of 3_100_1_8_29, 3_100_5_2_4, 2 rounds"
        in TournamentTable([TUNED, OTHER], 2).words()
    )
    deeper = Bot(TUNED.weights, 2)
    assert "3_100_1_8_29, 2 ahead" in TournamentTable([TUNED, deeper]).words()


def test_where_nothing_runs_it_shows_what_was_played() -> None:
    widget = table(1)
    assert "Press Start." in widget.words()
    assert "&lt;tuned&gt;" in widget.picture()
    widget.start()
    finish(widget)
    assert "<td>&lt;tuned&gt;</td>" in widget.static_html()
    assert re.search(r"^1\. .* points of 4, rating \+\d+, from ", widget.words(), re.M)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([TUNED],), "Give 2 to 12 different bots"),
        (([TUNED, TUNED],), "different bots"),
        (({"a": TUNED, "b": TUNED},), "different bots"),
        (([TUNED, "tuned"],), "Give 2 to 12 different bots"),
        ((BOTS, 0), "from 1 to 300, not 0"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        TournamentTable(*arguments)
