"""The race panel without a browser: what its events do, what it says, and that it stops."""

from contextlib import suppress
from time import sleep

import pytest

from c4lab.games import Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.search import alphabeta, minimax, negamax
from c4lab.widgets.race import RacePanel

pytestmark = pytest.mark.slow

SEARCHES = {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)}
LATE = TicTacToe.parse("1524")


def panel_of(contenders=SEARCHES, positions=None, depths=(None,)):
    return RacePanel(contenders, positions or {"late": LATE, "Sim": Sim()}, depths)


def send(panel, event, **more):
    panel._on_event(panel, {"event": event, **more}, [])


def wait_until(happened):
    for _ in range(1000):
        if happened():
            return
        sleep(0.01)
    raise AssertionError("it did not happen within ten seconds")


def finish(panel):
    assert panel._job.wait(20)
    wait_until(lambda: not panel.running)


def test_a_race_fills_the_table_and_says_what_it_found():
    panel = panel_of()
    send(panel, "start")
    finish(panel)
    assert [row["contender"] for row in panel.rows] == list(SEARCHES)
    assert [row["nodes_text"] for row in panel.rows] == ["157", "36", "36"]
    assert panel.rows[0]["speedup"] == "× 1"
    assert panel.status == "alphabeta looks at 77 % fewer positions than minimax."
    assert panel.done == panel.total == 12
    assert list(panel.table["nodes"]) == [157, 36, 36]
    assert panel.csv.startswith("contender,position,depth,value,nodes,seconds,")


def test_the_choices_are_raced():
    panel = panel_of(depths=(2, 3))
    send(panel, "choose", contender="minimax", on=False)
    send(panel, "choose", contender="minimax", on=True)
    send(panel, "choose", contender="negamax", on=False)
    send(panel, "position", to="Sim")
    send(panel, "depth", to="3")
    send(panel, "start")
    finish(panel)
    assert panel.chosen == ["minimax", "alphabeta"]
    assert panel.raced == "Sim, depth 3"
    assert panel.table["nodes"].iloc[0] == 1 + 15 + 210 + 2730


def test_unknown_choices_change_nothing():
    panel = panel_of()
    send(panel, "position", to="nowhere")
    send(panel, "depth", to="99")
    send(panel, "no such event")
    assert (panel.position, panel.depth) == ("late", "to the end")


def test_nobody_chosen_gets_a_sentence():
    panel = panel_of({"minimax": minimax})
    send(panel, "choose", contender="minimax", on=False)
    send(panel, "start")
    assert panel.status == "Choose at least one contender, then press Start."
    assert not panel.running


def spin(position):
    while True:
        with suppress(Exception):
            sum(range(100))


@pytest.mark.parametrize("contender", [minimax, spin])
def test_stop_ends_a_race_that_would_go_on(contender):
    panel = panel_of({"quick": lambda position: 0, "long": contender}, {"Sim": Sim()})
    panel.start()
    panel.start()  # a second press while it runs does nothing
    wait_until(lambda: panel._race.runs[1].begun)
    send(panel, "stop")
    finish(panel)
    assert panel.status == "Stopped; what was finished is in the table."
    assert panel.rows[1]["note"] == "stopped"
    send(panel, "stop")


def test_stop_before_anyone_has_finished():
    panel = panel_of({"long": minimax, "later": minimax}, {"Sim": Sim()})
    panel.start()
    wait_until(lambda: panel._race.runs[0].begun)
    send(panel, "stop")
    finish(panel)
    assert panel.status == "Stopped before anyone had finished."
    assert [row["note"] for row in panel.rows] == ["stopped", "not started"]
    send(panel, "stop")


def test_a_race_that_never_comes_to_an_end_has_stopped(monkeypatch):
    monkeypatch.setattr(RacePanel, "_run", lambda panel, race, job: (spin(race) for _ in [1]))
    panel = panel_of()
    panel.start()
    panel.stop()
    wait_until(lambda: not panel.running)
    assert panel.status == "Stopped before anyone had finished."


def test_values_that_differ_are_said_and_not_compared():
    panel = panel_of({"minimax": minimax, "mine": lambda position: 0})
    panel.start()
    finish(panel)
    assert panel.status.startswith("minimax and mine differ on 'late': minimax says 1, mine says 0")
    assert {row["speedup"] for row in panel.rows} == {""}
    assert panel.table["speedup"].isna().all()


def test_a_contender_that_raises_is_a_sentence():
    panel = panel_of({"mine": lambda position: [][0]})
    panel.start()
    finish(panel)
    assert panel.status == "mine failed on 'late': IndexError: list index out of range."


def test_copying_is_told():
    panel = panel_of()
    send(panel, "copied")
    assert "clipboard" in panel.status
    send(panel, "refused")
    assert "copy the text below" in panel.status
    send(panel, "logarithmic", on=True)
    assert panel.logarithmic


def test_it_shows_itself_where_nothing_runs():
    panel = panel_of({"<b>": minimax, "alphabeta": alphabeta})
    assert "<b>" not in panel.static_html()
    assert "<img" in panel.static_html()
    assert panel.words() == "Race panel: <b>, alphabeta on late, Sim, to the end."
    assert panel.table.empty
    panel.start()
    finish(panel)
    assert "157" in panel.static_html()
    assert "<b>" not in panel.static_html()
    assert "alphabeta | 1 | 36 |" in panel.words()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(({}, [LATE]), "needs a contender"), ((SEARCHES, [LATE], ()), "at least one depth")],
)
def test_a_panel_with_nothing_to_choose_is_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        RacePanel(*arguments)
