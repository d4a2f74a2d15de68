"""The games of a league: which there are, how one ends, and what is kept of them."""

import json

import pytest

from c4lab.classroom.league.engines import OURS, our_entrants, our_player
from c4lab.classroom.league.games import (
    Ended,
    LeagueRecord,
    Meeting,
    meetings,
    play_game,
    play_meeting,
)
from c4lab.classroom.league.seats import Forfeit
from tests.classroom.league.engines import entrant

FOUR = [entrant(name) for name in ("centre", "left", "chance", "illegal")]


def plays(column):
    """Plays a column until it is full, then gives up."""

    def choose(position):
        if column not in position.moves():
            raise Forfeit("gave up")
        return column

    return choose


def test_a_seed_gives_the_same_meetings_and_more_only_adds_some():
    found = list(meetings(FOUR, 2, 0.1, seed=5))
    assert len({*found}) == len(found) == 2 * 6
    assert list(meetings(FOUR[::-1], 2, 0.1, seed=5)) == found
    assert list(meetings(FOUR, 3, 0.1, seed=5))[: len(found)] == found
    assert {*meetings([*FOUR, entrant("text")], 2, 0.1, seed=5)} > {*found}
    assert not {*meetings(FOUR, 2, 0.1, seed=6)} & {*found}
    assert {len(each.opening) for each in found} == {4}


def test_our_own_players_have_no_clock():
    ours = our_entrants("beginner, V")
    assert {each.seconds for each in meetings(ours, 1, 0.1, 1)} == {0}
    assert [*meetings(ours, 1, 0.1, 1)] == [*meetings(ours, 1, 0.2, 1)]
    assert [each.seconds for each in meetings([ours[0], FOUR[0]], 1, 0.1, 1)] == [0.1]
    assert len(our_entrants("all")) == len(OURS)
    assert our_entrants("none") == []
    assert len({type(our_player(each, 1)) for each in our_entrants("all")}) >= 6


@pytest.mark.parametrize(
    ("opening", "first", "second", "ended"),
    [
        ("1212", 4, 7, Ended("12124747474", +1, "")),
        ("1212", 1, 1, Ended("12121111", -1, "gave up, at move 9")),
        ("22222213", 5, 2, Ended("222222135", +1, "gave up, at move 10")),
    ],
)
def test_how_a_game_ends(opening, first, second, ended):
    assert play_game(plays(first), plays(second), opening) == ended


def test_our_players_meet_without_a_process_and_the_same_again():
    one, other = our_entrants("beginner,careful")
    meeting = next(meetings([one, other], 1, 0.0, seed=3))
    games = play_meeting(meeting, one, other, seed=3)
    assert play_meeting(meeting, one, other, seed=3) == games
    assert all(each.moves.startswith(meeting.opening) for each in games)
    assert play_meeting(meeting, one, other, seed=4) != games


def test_the_record_gives_back_what_it_got_and_no_more(tmp_path):
    path = tmp_path / "out" / "league.jsonl"
    record = LeagueRecord(path)
    good = Meeting("a", "b", "4455", 0.1)
    games = Ended("4455667", 1, ""), Ended("4455", -1, "was late, at move 5")
    record.add_games(good, games)
    record.close()
    forged = [
        {"meeting": [*good[:3], 0.2], "games": [["4455", 1, ""], ["4455", -1, "x"]]},
        {"meeting": [*good[:3], 0.3], "games": [["9", 1, "x"], ["4455", -1, "x"]]},
        {"meeting": [*good[:3], 0.4], "games": [["4455667", -1, ""], ["4455", -1, "x"]]},
        {"meeting": "none"},
        {"engine": {"name": "x"}, "key": "z"},
    ]
    with path.open("a") as file:
        file.write("".join(json.dumps(each) + "\n" for each in forged) + '{"meeting": ["a"')
    again = LeagueRecord(path)
    assert again.games == {good: games}
    again.add_games(good._replace(seconds=0.5), games)  # behind the line that broke off
    again.close()
    last = LeagueRecord(path)
    last.close()
    assert len(last.games) == 2
