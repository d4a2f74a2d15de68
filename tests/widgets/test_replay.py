"""The replay without a browser: its pictures and sentences, and what a still page shows."""

from typing import Any

import pytest

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.widgets.replay import Replay


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (TicTacToe.parse("15243"), "Move 5: X (Ada) plays 3. X won: 1-2-3."),
        (TicTacToe.parse("513746289"), "Move 9: X (Ada) plays 9. A draw."),
        (Sim.parse("12-34-13-56-23"), "Move 5: red (Ada) plays 23. Amber won: "),
        (Three.parse("11223"), "Move 5: red (Ada) plays 3. Red won"),
        (ConnectFour.parse("1122"), "Move 4: amber (Bo) plays 2."),
    ],
)
def test_it_goes_through_any_game(position: Position, sentence: str) -> None:
    replay = Replay(position, "Ada", "Bo")
    assert len(replay.pictures) == len(replay.sentences) == len(position.history) + 1
    assert replay.sentences[0].endswith("(Ada) begins.")
    assert replay.sentences[-1].startswith(sentence)
    assert all(said.endswith(".") for said in replay.sentences)
    assert all(picture.startswith("<svg") for picture in replay.pictures)


def test_it_starts_before_the_first_move_and_stays_within_the_game() -> None:
    replay = Replay(TicTacToe.parse("15243"))
    assert replay.step == 0
    replay.step = 99
    assert replay.step == 5
    replay.step = -1
    assert replay.step == 0


def test_a_still_page_shows_the_end_and_all_moves() -> None:
    replay = Replay(TicTacToe.parse("15243"), "Ada <3", "Bo")
    html = replay.static_html()
    assert "data:image/svg+xml;base64," in html
    assert "Ada &lt;3 (X) against Bo (O): 1 5 2 4 3<br>Move 5" in html
    assert replay.picture() == replay.pictures[5]


def test_a_game_that_has_not_begun_can_be_shown() -> None:
    assert Replay(TicTacToe(), "Ada", "Bo").sentences == ["X (Ada) begins."]


@pytest.mark.parametrize("nonsense", ["4455", TicTacToe, None])
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(ValueError, match="is no position: give the one that the game ended with"):
        Replay(nonsense)
