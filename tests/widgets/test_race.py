"""The race without a browser: what its events do, what it says, and that it stops."""

import re
import sys
from contextlib import suppress

import pytest

from c4lab.checks.keeping import kept_answers
from c4lab.games import Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.players import Greedy, RandomPlayer
from c4lab.search import alphabeta, minimax, negamax
from c4lab.tables import records
from c4lab.widgets import Race
from tests.widgets.helpers import send, stubborn, until

pytestmark = pytest.mark.slow
SEARCHES = {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)}
LATE = TicTacToe.parse("1524")
SET = {"late": [LATE, TicTacToe.parse("1526")], "Sim": Sim()}


def race_of(contenders=SEARCHES, boards=None, depths=None, **more):
    return Race(contenders, boards or {"late": LATE, "Sim": Sim()}, depths, **more)


def finish(race):
    race.start()
    until(lambda: not race.running)


def numbers(race):
    return {s["name"]: [point["y"] for point in s["points"]] for s in race.chart["series"]}


def test_a_race_shows_nodes_and_then_seconds_with_their_spread():
    race = race_of()
    finish(race)
    assert numbers(race) == {"minimax": [157], "alphabeta": [36], "negamax": [36]}
    assert race.chart["title"] == "77 % fewer nodes with alphabeta than with minimax"
    assert race.chart["kind"] == "bars"
    assert race.done == race.total == 3
    assert race.status == "Done."
    assert list(race.table["nodes"]) == [157, 36, 36]
    send(race, "measure", to="seconds")
    assert race.chart["series"] == []
    assert race.status == "Press Race to fill in what is missing."
    finish(race)
    assert race.total == 9
    (point,) = race.chart["series"][0]["points"]
    assert 0 < point["low"] <= point["y"] <= point["high"]
    assert " to " in point["text"]
    send(race, "measure", to="nodes")
    assert race.status == "All is known."  # nodes are not counted again


def test_a_set_is_summed_and_a_board_counts_when_all_have_finished_it():
    race = race_of(boards=SET)
    for _, step in zip(range(5), race._sport.steps(race._plan()), strict=False):
        assert step
    race._show()
    assert numbers(race)["minimax"] == [157]
    assert race.chart["subtitle"] == (
        "nodes on one board, late (so far; 2 in all), to the end; all give the same values"
    )
    finish(race)
    both = numbers(race)["minimax"]
    send(race, "board", to=0)
    assert numbers(race)["minimax"] == [157] < both
    assert [board["name"] for board in race.boards] == ["1524", "1526"]
    send(race, "kind", to="Sim")
    assert (race.board, len(race.boards), race.chart["series"]) == (-1, 1, [])


def test_all_depths_are_lines():
    race = race_of(depths=(1, 2), boards=[Sim()])
    assert race.depths == ["1", "2", "all"]
    finish(race)
    assert race.status == 'Done. Is it so at every depth? Choose "all".'
    send(race, "depth", to="all")
    assert race.scale == "log"
    assert numbers(race)["minimax"] == [16]
    finish(race)
    assert race.chart["kind"] == "lines"
    assert numbers(race)["minimax"] == [16, 16 + 210]


def test_the_title_waits_for_all_at_a_depth():
    race = race_of({"minimax": minimax, "again": minimax, "alphabeta": alphabeta}, depths=(3, 4))
    send(race, "depth", to="all")
    titles = []
    for _ in race._sport.steps(race._sport.plan(race.chosen, race.kind, -1, race.depth, "nodes")):
        chart = race._sport.chart(race.chosen, race.kind, -1, race.depth, "nodes")
        titles.append(chart["title"])
    assert titles[0] == "" != titles[-1]
    assert not any("nothing here" in title.lower() for title in titles)


def test_those_chosen_race_and_unknown_choices_change_nothing():
    race = race_of(depths=(2, 3))
    before = race.get_state()
    for event, to in [("kind", "nowhere"), ("depth", "99"), ("board", 7), ("measure", "cm")]:
        send(race, event, to=to)
    send(race, "scale", to="square")
    assert race.get_state() == before
    send(race, "choose", contender="minimax", on=False)
    send(race, "choose", contender="minimax", on=True)
    send(race, "choose", contender="negamax", on=False)
    finish(race)
    assert [*numbers(race)] == race.chosen == ["minimax", "alphabeta"]
    for name in race.chosen:
        send(race, "choose", contender=name, on=False)
    send(race, "start")
    assert race.status == "Choose at least 1, then press Race."
    assert not race.running


def spin(position):
    while True:
        with suppress(Exception):
            sum(range(100))


@pytest.mark.parametrize("contender", [minimax, spin])
def test_stop_ends_a_race_that_would_go_on(contender):
    race = race_of({"quick": lambda position: 0, "long": contender}, {"Sim": Sim()})
    race.start()
    race.start()  # a second press while it runs does nothing
    until(lambda: race._sport._heats["Sim"].run_of("long", "start", None).note)
    send(race, "depth", to="all")  # nor does a choice
    send(race, "stop")
    until(lambda: not race.running)
    assert race.status == "Stopped at long: 1 of 2 runs are done, and kept."
    send(race, "stop")
    assert race.table["note"].iloc[1] == "stopped"


def test_a_contender_that_cannot_be_stopped_is_told():
    with stubborn() as contender:
        race = race_of({"quick": lambda position: 0, "long": contender}, {"Sim": Sim()})
        race.start()
        until(lambda: race._sport._heats["Sim"].run_of("long", "start", None).note)
        send(race, "stop")
        until(lambda: not race.running)
    assert race.status == "This contender cannot be stopped: restart the kernel."


def test_values_that_differ_are_said_the_board_is_shown_and_no_title_praises_what_is_refused():
    def hasty(position):
        return 1 if position == LATE else 5

    race = race_of({"minimax": minimax, "hasty": hasty}, SET)
    finish(race)
    assert race.status.startswith(
        "minimax and hasty differ on '1526': minimax says 1, hasty says 5"
    )
    assert "<svg" in race.differs
    assert numbers(race)["minimax"] == [157]  # what is drawn says that all values are the same
    assert race.chart["title"] == ""
    send(race, "choose", contender="hasty", on=False)
    finish(race)
    assert race.differs == ""
    assert numbers(race)["minimax"] > [157]


def test_what_fails_and_why_a_number_is_missing_is_said():
    race = race_of({"bad": lambda position: [][0]})
    finish(race)
    assert race.status == "bad failed on '1524': IndexError: list index out of range."
    race = race_of({"oracle": lambda position: 1})
    finish(race)
    assert race.chart["notes"] == ["oracle: plays no moves that could be counted"]
    send(race, "measure", to="seconds")
    finish(race)
    assert race.chart["notes"] == []


def test_the_readers_own_function_races_once_it_is_right(monkeypatch):
    kept = {}
    monkeypatch.setattr(kept_answers, "kept_answer", lambda exercise: (kept.get(exercise), ""))
    race = race_of({"minimax": minimax}, mine="02.3")
    assert race.contenders[1] == {"name": "yours (02.3)", "colour": "", "solve": "02.3"}
    kept["02.3"] = alphabeta
    finish(race)
    assert race.contenders[1]["solve"] == ""
    assert numbers(race) == {"minimax": [157], "yours (02.3)": [36]}
    finish(race)
    assert race.total == 0  # the same answer is not raced again
    kept["02.3"] = minimax
    finish(race)
    assert numbers(race)["yours (02.3)"] == [157]
    race = race_of({"a": alphabeta}, mine={"02.3": lambda answer: [][0]})
    finish(race)
    assert race.status == "yours (02.3) failed on '1524': IndexError: list index out of range."


def test_numbers_in_place_of_boards_are_timed():
    race = Race({"loop": lambda n: sum(range(n))}, None, (10, 1000), along="n")
    assert (race.measures, race.depths, race.boards) == (["seconds"], ["10", "1,000", "all"], [])
    finish(race)
    assert numbers(race)["loop"][0] > 0
    assert race.chart["notes"] == []


PLAYERS = {"greedy": Greedy(seed=1), "random": RandomPlayer(seed=1)}


def test_players_play_and_their_interval_shrinks():
    race = Race(PLAYERS, games=(4, 20))
    send(race, "depth", to="all")
    finish(race)
    (series,) = race.chart["series"]
    first, last = series["points"]
    assert series["name"] == "greedy"
    assert (first["x"], last["x"]) == ("4", "20")
    assert last["high"] - last["low"] < first["high"] - first["low"]
    assert race.chart["title"].startswith("greedy is stronger than random: ")
    assert race.scale == "linear"
    assert list(race.table["games"]) == [20, 20]
    assert race.table["points"].sum() == 20


def test_games_that_a_player_loses_by_an_error_are_told():
    class Broken:
        name = "broken"

        def choose(self, board):
            return 1 // 0

    race = Race({**PLAYERS, "mine": Broken()}, games=4)
    finish(race)
    (note,) = race.chart["notes"]
    assert note.startswith("lost without being beaten: 8 games; mine stopped with ZeroDivision")
    send(race, "choose", contender="mine", on=False)
    assert race.chart["notes"] == []


def test_players_stop_and_go_on():
    race = Race(PLAYERS, games=(2, 4000))
    send(race, "depth", to="4,000")
    race.start()
    until(lambda: race.chart["series"])
    assert race.done > 0
    text = race.chart["series"][0]["points"][-1]["text"]  # of the games so far
    assert re.fullmatch(r"[\d.]+ of [\d,]+ points, 0\.\d\d to [01]\.\d\d", text)
    send(race, "stop")
    until(lambda: not race.running)
    assert race.status.startswith("Stopped at greedy against random: ")
    send(race, "depth", to="2")
    assert race.status == "All is known."


def test_a_page_that_runs_nothing_has_the_picture_and_its_words():
    race = race_of({"<b>": minimax, "alphabeta": alphabeta}, [Sim()], (1, 2))
    assert "<b>" not in race.static_html()
    assert race.words() == "Race: <b>, alphabeta. Press Race."
    (bundle, _) = race._repr_mimebundle_()
    assert bundle["text/html"].startswith('<img alt="')
    assert "image/png;base64," in bundle["text/html"]
    assert bundle["text/plain"] == (
        "At depth 2, 81 % fewer nodes with alphabeta than with <b>. Nodes on one "
        "board, over depth; all give the same values.\n<b>: 1: 16; 2: 226\nalphabeta: 1: 16; 2: 44"
    )
    assert race.chart["series"] == [], "the reader begins with an empty race"


def test_without_libraries_the_page_has_the_words(monkeypatch):
    for name in ("pandas", "matplotlib", "matplotlib.pyplot", "tqdm", "tqdm.auto"):
        monkeypatch.setitem(sys.modules, name, None)
    race = Race(SEARCHES, [LATE])
    assert race.counts() == {"minimax": {None: 157}, "alphabeta": {None: 36}, "negamax": {None: 36}}
    assert [row["nodes"] for row in records(race.table)] == [157, 36, 36]
    shown = race._repr_mimebundle_()[0]["text/html"]
    assert shown.startswith("<pre>77 % fewer nodes with alphabeta than with minimax")


@pytest.mark.parametrize(
    ("arguments", "more", "message"),
    [
        (({"a": minimax, "b": Greedy()}, [LATE]), {}, "cannot race each other"),
        (({"a": Greedy()},), {}, "two or more players"),
        ((PLAYERS,), {"games": 3}, "even numbers"),
        ((PLAYERS,), {"opening": -1}, "0 moves"),
        ((PLAYERS, [LATE]), {}, "whole games"),
        ((PLAYERS,), {"depths": 4}, "whole games"),
        ((SEARCHES, [LATE]), {"games": 20}, "on boards"),
    ],
)
def test_what_cannot_race_is_refused(arguments, more, message):
    with pytest.raises(ValueError, match=message):
        Race(*arguments, **more)
