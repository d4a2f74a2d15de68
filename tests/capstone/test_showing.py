"""An engine beside others: as a step, in the menu of the boards, and on the ladder."""

import pytest

from c4lab.bench import ladder_steps as module
from c4lab.bench.ladder_steps import SETS, WrongScore, ladder
from c4lab.capstone import at_the_board, engine_of, forget_steps, rung, showing, slow, step, steps
from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.players import opponent, opponents, others, strengths
from c4lab.players.opponents import guests
from c4lab.widgets.board.opponents import menu
from tests.capstone.engines import FIRST, right, written

TEN = next(iter(SETS))


def test_an_engine_is_in_the_menu_of_every_board_made_later(tmp_path, monkeypatch):
    monkeypatch.setattr(opponents, "_guests", {})
    assert "mine" not in menu(None, ConnectFour)[1]
    path = written(tmp_path, "COLUMN = 1\ndef choose(position): return COLUMN\nCOLUMN = 4\n")
    assert at_the_board(path, "mine") == "mine"
    for game in (ConnectFour, Bitboard):
        assert menu(None, game)[1]["mine"](game()) == 4
        assert others(game)[-1] == "mine"
        assert "mine" not in strengths(game)
    assert guests(Sim) == {}
    written(tmp_path, "def choose(position, seconds): return 5")
    assert opponent("mine", ConnectFour).choose(ConnectFour()) == 4  # until it is put there anew
    at_the_board(path, "mine")
    assert opponent("mine", ConnectFour).choose(ConnectFour()) == 5
    written(tmp_path, "from c4lab.games import Sim\ndef choose(position: Sim): return 12")
    assert at_the_board(path) == "my_engine"
    assert [*guests(Sim)] == ["my_engine"]


@pytest.mark.parametrize("name", ["beginner", "agent T"])
def test_no_guest_has_the_name_of_one_of_ours(name, tmp_path):
    with pytest.raises(ValueError, match="choose another name"):
        at_the_board(written(tmp_path, FIRST), name)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("nothing.py", "There is no file nothing.py: run the cell that begins with `%%writefile`"),
        (int, "is no engine: give the name of a file"),
        (7, "is no engine: give the name of a file"),
        (lambda: 4, "cannot be called with a position and its seconds"),
    ],
)
def test_what_is_no_engine_is_told(given, says):
    with pytest.raises(ValueError, match=says):
        engine_of(given)


@pytest.fixture
def _no_steps():
    forget_steps()
    yield
    forget_steps()


@pytest.mark.usefixtures("_no_steps")
def test_a_wrong_engine_is_told_where_and_its_step_takes_the_place_of_the_one_before():
    first, before = step("slow", slow, TicTacToe), step("mine", slow, TicTacToe)
    assert steps(TicTacToe) == (first, before)
    assert str(first).startswith(f"slow: {first.nodes:,.0f} nodes, ")
    noted = step("mine", lambda position, seconds: position.moves()[0], TicTacToe)
    assert noted.problem.startswith("played ")
    assert "keeps the value" in str(noted)
    assert steps(TicTacToe) == (first, noted)


@pytest.mark.usefixtures("_no_steps")
def test_a_step_without_end_is_told(monkeypatch):
    monkeypatch.setattr(showing, "PATIENCE", 0.1)

    def endless(position, seconds):
        while True:
            pass

    assert step("endless", endless, TicTacToe).problem.startswith("took longer than 0.1 s, in ")


def test_an_engine_is_on_the_ladder_unless_it_needs_more_nodes_or_is_wrong(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "_others", lambda: iter(()))
    monkeypatch.setattr(module, "RUNGS", ())
    monkeypatch.setattr(module, "SETS", {TEN: dict([*SETS[TEN].items()][:4])})
    (mine,) = ladder(rungs=[rung(written(tmp_path, right()), "mine")], limit=60_000)
    (stopped,) = ladder(rungs=[rung(slow, "slow")], limit=500)
    assert (mine.rung, mine.lesson, mine.set, mine.finished) == ("mine", "19", TEN, True)
    assert (mine.nodes or 0) > 10
    assert not stopped.finished
    with pytest.raises(WrongScore, match="first says that"):
        list(ladder(rungs=[rung(written(tmp_path, FIRST), "first")]))
