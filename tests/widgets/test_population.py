"""The genetic search in a widget without a browser: what it plays, says and draws."""

import re
from typing import Any

import pytest

from c4lab.tuning import evolve
from c4lab.widgets import Population
from c4lab.widgets.chart_of_population import line_of_the_best
from tests.widgets.playing import finish, held_after, send, wait_until

SMALL: dict[str, Any] = {"bots": 6, "games": 2, "generations": 3, "depth": 1}


def test_it_plays_the_run_of_its_seed() -> None:
    widget = Population(4, **SMALL)
    assert (widget.status, widget.rows) == ("Press Start.", [])
    send(widget, "start")
    finish(widget)
    assert widget.generations == list(evolve(4, **SMALL))
    assert widget.over
    assert widget.progress == "Seed 4: 36 of 36 games"
    best = widget.generations[-1]
    assert widget.status == (
        f"All generations are played. The best of generation 3 is {best.best.name} "
        f"with {best.points[0]:g} points."
    )
    assert [row[1:6] for row in widget.rows] == [[*map(str, bot.weights)] for bot in best.bots[:5]]
    send(widget, "start")  # there is nothing more to play
    assert not widget.running


def test_it_goes_on_where_it_was_stopped() -> None:
    widget = Population(2, **SMALL)
    with held_after(8):
        widget.start()
        wait_until(lambda: widget.progress == "Seed 2: 8 of 36 games")
        widget.stop()
        assert not widget.running
        assert widget.begun
        assert widget.status == "Stopped in generation 1 after 8 games."
    assert widget.wait(60)
    assert not widget.generations
    kept = dict(widget._run.record._games)
    widget.start()
    finish(widget)
    assert widget.generations == list(evolve(2, **SMALL))
    assert all(widget._run.record._games[pairing] is game for pairing, game in kept.items())


def test_a_new_seed_begins_anew_even_while_it_plays() -> None:
    widget = Population(2, **SMALL)
    widget.start()
    send(widget, "again")
    assert (widget.seed, widget.running, widget.begun) == (3, False, False)
    assert widget.progress == "Seed 3: 0 of 36 games"
    widget.start()
    finish(widget)
    assert widget.generations == list(evolve(3, **SMALL))


def test_a_page_can_be_drawn_at_every_moment() -> None:
    widget = Population(1, **SMALL)
    assert "<rect" not in widget.picture()
    widget.start()
    finish(widget)
    picture = widget.picture()
    assert picture.count("<rect") == 3 * 6
    widths = [float(each) for each in re.findall(r'<rect[^>]* width="([\d.]+)"', picture)]
    assert widths[:6] == sorted(widths[:6], reverse=True)  # more points, a longer bar
    assert picture.count('stroke-width="2.5"') == 2  # of the best one's way
    assert picture.count("<circle") == 3


def test_the_way_of_the_best_is_that_of_its_parents() -> None:
    generations = list(evolve(7, bots=8, games=2, generations=5, depth=1))
    way = line_of_the_best(generations)
    assert way[-1] == 0
    for before, after, generation in zip(way, way[1:], generations[1:], strict=False):
        assert generation.parents[after] == before
    assert line_of_the_best([]) == []


def test_where_nothing_runs_it_shows_what_was_played() -> None:
    widget = Population(1, **SMALL)
    assert "Press Start." in widget.words()
    assert "<table" not in widget.static_html()
    widget.start()
    finish(widget)
    assert widget.words().splitlines()[1].startswith("Generation 1: ")
    assert len(widget.words().splitlines()) == 4
    assert "<th>Other&#x27;s three</th>" in widget.static_html()
    assert "data:image/svg+xml;base64," in widget.static_html()


def test_what_breaks_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise OSError("no room left")

    monkeypatch.setattr("c4lab.tuning.games.bot_engine", broken)
    widget = Population(1, **SMALL)
    widget.start()
    finish(widget)
    assert widget.status == "The games broke off: OSError (no room left)."


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": 5}, "give an even number of them, not 5"),
        ({"bots": 66}, "from 2 to 64, not 66"),
        ({"games": 0}, "from 1 to 50, not 0"),
        ({"generations": 2.0}, "from 1 to 12, not 2.0"),
        ({"depth": 11}, "from 1 to 10, not 11"),
        ({"seed": -1}, "The seed is a whole number from 0"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Population(**wrong)
