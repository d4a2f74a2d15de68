"""The page of a league: safe to open, with who is where. Its games a browser goes through."""

import re

import pytest

from c4lab.classroom.league.engines import Entrant
from c4lab.classroom.league.games import Ended, Meeting
from c4lab.classroom.league.page import league_page
from c4lab.classroom.league.scoring import standings
from tests.classroom.running import seen

NAMES = ("Ada", "</script><b>Ben", "=cmd & Co", "beginner (ours)")


def table():
    entrants = [Entrant(str(place), name) for place, name in enumerate(NAMES)]
    played = {}
    for one in range(len(NAMES)):
        for other in range(one + 1, len(NAMES)):
            lost = Ended("44551", 1, "stopped with </script> & more, at move 6")
            games = Ended("4455667", 1, ""), (lost if one == 1 else Ended("445561616", -1, ""))
            played[Meeting(str(one), str(other), "4455", 0.2)] = games
    return standings(entrants, list(played), played)


@pytest.fixture(scope="module")
def text():
    return league_page(table(), {"<i>Eve": "It is & was no notebook."}, 0.2)


SEEN = """
4 entrants, 12 games of Connect Four, 0.2 seconds for a move of an engine.
1 Ada: 442 (-86 to 971)
2 =cmd & Co: -35 (-317 to 246)
3 </script><b>Ben: -146 (-433 to 141)
4 beginner (ours): -261 (-573 to 51)
place| name| rating| from| to| points| games| forfeited
1| Ada| 442| -86| 971| 6.0| 6| 0
2| =cmd & Co| -35| -317| 246| 3.0| 6| 0
3| </script><b>Ben| -146| -433| 141| 2.0| 6| 2
4| beginner (ours)| -261| -573| 51| 1.0| 6| 0
name|1|2|3|4
1 Ada| | 2| 2| 2
2 =cmd & Co| 0| | 1| 2
3 </script><b>Ben| 0| 1| | 1
4 beginner (ours)| 0| 0| 1|
name| games| how
</script><b>Ben| 2| stopped with </script> & more
name| why
<i>Eve| It is & was no notebook.
"""


def test_what_is_seen(text):
    lines = [line for line in seen(text) if line[0] in "1234</" or "|" in line]
    assert lines == SEEN.strip().splitlines()


def test_it_names_who_is_where(text):
    assert 'aria-label="Ada against =cmd &amp; Co: 2 of 2 points">2</a>' in text
    places = [float(each) for each in re.findall(r'<em style="left: ([-\d.]+)%">', text)]
    assert places == [65.8, 34.8, 27.7, 20.2]
    assert len(re.findall(r'<i style="left: 37.1%">', text)) == 4
    assert text.count('class="ahead"') == 4
    assert text.count("<script") == text.count("</script>") == 2
