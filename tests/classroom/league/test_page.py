"""The page of a league: safe to open, with every game, and nothing from a network."""

from __future__ import annotations

import json
import re

import pytest

from c4lab.classroom.league.engines import Entrant
from c4lab.classroom.league.games import Ended, Meeting
from c4lab.classroom.league.page import league_page
from c4lab.classroom.league.scoring import Standings, standings

NAMES = ("Ada", "</script><b>Ben", "=cmd & Co", "beginner (ours)")


def table() -> Standings:
    entrants = [Entrant(str(place), name) for place, name in enumerate(NAMES)]
    played = {}
    for one in range(len(NAMES)):
        for other in range(one + 1, len(NAMES)):
            lost = Ended("44551", 1, "stopped with </script> & more, at move 6")
            games = Ended("4455667", 1, ""), (lost if one == 1 else Ended("445561616", -1, ""))
            played[Meeting(str(one), str(other), "4455", 0.2)] = games
    return standings(entrants, list(played), played)


@pytest.fixture(scope="module")
def text() -> str:
    return league_page(table(), {"<i>Eve": "It is & was no notebook."}, 0.2)


def test_names_and_reasons_are_text(text: str) -> None:
    assert text.count("<script") == text.count("</script>") == 2
    assert "<b>Ben" not in text
    assert "&lt;b&gt;Ben" in text
    assert "&lt;i&gt;Eve" in text
    assert "It is &amp; was no notebook." in text


def test_every_game_is_in_it(text: str) -> None:
    found = re.search(r'<script type="application/json" id="league">(.*?)</script>', text)
    assert found
    data = json.loads(found[1])
    assert len(data["games"]) == 12
    assert data["names"][0] == "Ada"
    first, second, moves, result, why = data["games"][0]
    assert (data["names"][first], data["names"][second]) == NAMES[:2]
    assert (moves, result, why) == ("4455667", 1, "")
    assert sum(bool(game[4]) for game in data["games"]) == 2


def test_it_needs_no_network_and_names_who_is_where(text: str) -> None:
    assert not re.search(r"""(?:src|href)=["'](?!#|data:)""", text)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert 'aria-label="Ada against =cmd &amp; Co: 2 of 2 points">2</a>' in text
    assert "stopped with &lt;/script&gt; &amp; more" in text
    assert "prefers-color-scheme: dark" in text
