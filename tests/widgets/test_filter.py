"""Which columns survive each filter, without a browser."""

import pytest

from c4lab.data import late_positions, quiet_positions
from c4lab.games import ConnectFour, IllegalMove
from c4lab.widgets import Filter
from c4lab.widgets.bits.filtering import STEPS, Filtered


@pytest.mark.slow
def test_what_survives_is_what_playing_shows() -> None:
    """Against a board that is played on: each own win, and each reply that wins."""
    found = quiet_positions()[::25] + late_positions()
    games = [position for position, _ in found]
    games += [ConnectFour.parse(moves) for moves in ("53637", "44243", "442434", "5354364")]
    for position in games:
        filtered = Filtered(position)
        player = position.player
        wins = [m for m in position.moves() if position.play(m).result() == player]
        safe = [
            move
            for move in position.moves()
            if all(
                position.play(move).play(reply).result() != -player
                for reply in position.play(move).moves()
            )
        ]
        assert sorted(filtered.stays[4]) == (wins or safe)
        assert set(filtered.out) | set(filtered.stays[4]) == set(range(1, 8))


def test_every_column_that_leaves_says_why_and_when() -> None:
    flt = Filter("242632433576416163", step=4)
    verdicts = {row["move"]: row["verdict"] for row in flt.rows}
    assert verdicts[1] == "out: amber would win right above, on a4"
    assert verdicts[2] == "stays"
    assert [row["turn"] for row in flt.rows] == ["", "1.", "3.", "", "4.", "2.", "5."]
    assert flt.rows[1]["worth"] == "2: a5 and e3"
    flt.step = 2
    assert {row["verdict"] for row in flt.rows} == {"stays"}
    assert Filtered(ConnectFour.parse("44243")).out[1] == (2, "red would win on e1")
    assert Filtered(ConnectFour.parse("44243")).out[2] == (2, "red would win on a1 or e1")
    assert Filtered(ConnectFour.parse("442434")).out[4] == (1, "does not win at once")
    assert Filtered(ConnectFour.parse("1111112")).out[1] == (0, "full")


@pytest.mark.parametrize(
    ("moves", "step", "said"),
    [
        ("", 0, "Red to move. Every column that is not full."),
        ("414141", 1, "Red to move. Red wins at once on d4: the search is over."),
        ("414141", 4, "Red to move. Red wins at once on d4. There is nothing more to ask."),
        ("53637", 2, "Amber to move. Forced: red would win on d1 with the next disc."),
        ("44243", 2, "Amber to move. Red threatens a1 and e1: one disc blocks only one."),
        ("5354364", 3, "Amber to move. No column leaves: red could not win right above any landing "
         "that is left."),
        ("242632433576416163", 3, "Red to move. 2 landings lie right below a winning cell of "
         "amber's."),
        ("44243", 4, "Amber to move. No column is left: red wins with the next disc, whatever is "
         "played."),
        ("53637", 4, "Amber to move. One column is left, 4: there is nothing to sort."),
        ("547125662261271266215743771576315353334444", 2, "The game is over: it is a draw."),
        ("1213141", 3, "The game is over: red has won."),
    ],
)  # fmt: skip
def test_each_step_says_what_it_did(moves: str, step: int, said: str) -> None:
    assert Filter(moves, step).status == said


def test_steps_stay_in_range() -> None:
    flt = Filter()
    for step, stays in ((9, len(STEPS) - 1), (-3, 0)):
        flt.step = step
        assert flt.step == stays


def test_undo_goes_back_to_the_empty_board_and_restart_to_the_first_position() -> None:
    flt = Filter("4455")
    for moves in ("445", "44", "4", ""):
        flt._hear(None, {"do": "undo"}, None)
        assert flt.moves == moves
    flt._hear(None, {"do": "undo"}, None)
    assert flt.status == "There is nothing to take back."
    flt.restart()
    assert flt.moves == "4455"
    flt.go("53637")
    flt.play(4)
    flt._hear(None, {"do": "type", "moves": "4x"}, None)
    assert (flt.moves, flt.wrong) == ("536374", True)
    flt._hear(None, {"do": "undo"}, None)
    assert (flt.moves, flt.wrong) == ("53637", False)
    flt.restart()
    assert flt.moves == "4455"


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    class Small(ConnectFour):
        width, height = 5, 4

    with pytest.raises(ValueError, match="is no position on 7 by 6 cells"):
        Filter(Small())
    with pytest.raises(ValueError, match="is no position on 7 by 6 cells"):
        Filter(4455)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        Filter("99")


def test_it_has_a_form_for_pages_that_run_nothing() -> None:
    picture = Filter("242632433576416163", step=3).picture()
    assert "winning cells of the side to move: e3; of the other side: a4 d5" in picture
    assert "columns that stay: 2 3 5 6 7" in picture
    assert picture.count("✕") == 2
    assert (picture.count(">+<"), picture.count(">!<")) == (1, 2)
    flt = Filter("44243", step=4)
    assert "column 2  b2  out: red would win on a1 or e1" in flt.words()
    assert "No column is left" in flt.static_html()
