"""The board without a browser: what Python decides about a person's moves and the opponent's."""

import asyncio
import sys
import threading
from typing import Any

import pytest
import traitlets

from c4lab.games import ConnectFour, IllegalMove, Sim, TicTacToe
from c4lab.pictures import spots
from c4lab.players import GradedPlayer, Perfect, RandomPlayer, Searcher, strengths
from c4lab.solver import Solver
from c4lab.widgets.board.board import Board
from c4lab.widgets.board.opponents import FRIEND, menu, still_thinking
from c4lab.widgets.parts.compass import ARROWS, neighbours


def do(board: Board, what: str, **details: Any) -> None:
    """What the page sends when a person does something."""
    board._handle_custom_msg({"do": what, **details}, [])


def first(position: Any) -> int:
    return position.moves()[0]


@pytest.mark.parametrize("game", [TicTacToe, Sim])
def test_arrows_lead_everywhere(game: Any) -> None:
    steps = neighbours(spots(game()))
    for start in steps:
        reached, todo = {start}, [start]
        while todo:
            new = set(steps[todo.pop()].values()) - reached
            reached |= new
            todo += new
        assert reached == set(steps)
    assert {arrow for step in steps.values() for arrow in step} == set(ARROWS)


def test_a_game_from_python() -> None:
    board = Board(TicTacToe, opponent=first)
    assert board.status == "Your turn: you are X."
    board.play(5)
    assert board.position == TicTacToe.parse("51")
    assert board.status == "The opponent played 1. Your turn: you are X."
    with pytest.raises(IllegalMove, match="Square 1 is taken by O"):
        board.play(1)
    board.play(3)
    board.play(7)
    assert board.status == "You won: 3-5-7."
    assert board.words() == "O O X\n. X .\nX . .\nYou won: 3-5-7."
    assert board.text == "51327"
    board.undo()
    assert board.text == "5132"
    board.restart()
    assert board.text == ""


def test_the_loser_is_told_which_triangle() -> None:
    board = Board(Sim.parse("12-34-13-56"), None)
    board.play(23)
    assert board.status == "Amber won: Red closed the triangle 1-2-3."


@pytest.mark.parametrize(
    ("moves", "last", "said"),
    [
        ("445533", 2, "Red won: four from b1 to e1."),
        ("63766757777353", 4, "Red won: four from d1 to g1 and four from d1 to g4."),
        ("44136567533446633544223266151557777121712", 2, "A draw."),
    ],
)
def test_connect_four_says_where_it_was_won(moves: str, last: int, said: str) -> None:
    board = Board(ConnectFour.parse(moves), None)
    board.play(last)
    assert board.status == said


def test_a_smaller_connect_four_is_played_as_well() -> None:
    class Three(ConnectFour):
        width, height, connect = 3, 3, 3

    board = Board(Three(), first)
    for column in (3, 3, 3):
        board.play(column)
    assert board.status == "You won: three from c1 to c3."
    do(board, "play", move=1)
    assert board.status == "Column 1 cannot be played: the game is over."


def test_a_full_column_is_explained() -> None:
    board = Board(ConnectFour.parse("444444"), None)
    for event in ({"what": "play", "move": 4}, {"what": "type", "digit": "4"}):
        do(board, **event)
        assert board.status == "Column 4 is full: the open columns are 1, 2, 3, 5, 6, 7."
    do(board, "type", digit="8")
    assert board.status == "There is no 8 on this board."
    assert board.text == "444444"


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour])
def test_the_opponent_is_the_strongest_unless_another_is_asked_for(game: Any) -> None:
    assert Board(game).opponent == strengths(game)[-1]


def test_a_search_with_an_evaluation_of_your_own_is_an_opponent() -> None:
    def mine(position: Any) -> float:
        return position.player * -len(position.columns[6])  # amber likes column 7

    board = Board(ConnectFour(), opponent=Searcher(evaluate=mine, depth=1))
    board.play(4)
    assert board.text == "47"


def test_a_friend_moves_for_the_other_side() -> None:
    board = Board(TicTacToe, None)
    board.play(5)
    assert board.status == "O to move."
    board.play(1)
    assert board.text == "51"
    board.undo()
    assert board.text == "5"


def test_the_opponent_may_start() -> None:
    board = Board(TicTacToe, first, you_start=False)
    assert board.text == "1"
    board.undo()
    assert board.text == "1"
    assert board.status == "There is nothing to take back."
    assert len({Board(TicTacToe, first, you_start=None).text for _ in range(40)}) == 2


def test_you_go_on_from_a_position() -> None:
    board = Board(TicTacToe.parse("5"), first)
    assert board.status == "Your turn: you are O."
    board.play(9)
    assert board.text == "591"
    board.restart()
    assert board.text == "5"


def test_a_draw_and_a_lost_game_say_so() -> None:
    draw = Board(TicTacToe.parse("63591284"), None)
    draw.play(7)
    assert draw.status == "A draw."
    lost = Board(TicTacToe.parse("1524"), lambda position: 6)
    lost.play(9)
    assert lost.status == "The opponent won: 4-5-6."


def test_an_illegal_click_is_explained_and_changes_nothing() -> None:
    board = Board(TicTacToe, first)
    board.play(5)
    do(board, "play", move=5)
    assert board.status.startswith("Square 5 is taken by X")
    assert board.text == "51"
    over = Board(TicTacToe.parse("15243"), first)
    do(over, "play", move=9)
    assert over.status == "Square 9 cannot be played: the game is over."


def test_typed_digits_name_a_move() -> None:
    board = Board(TicTacToe, None)
    do(board, "type", digit="5")
    assert board.text == "5"
    do(board, "type", digit="0")
    assert board.status == "There is no 0 on this board."
    board = Board(Sim, None)
    do(board, "type", digit="4")
    assert board.status == "4, and then?"
    do(board, "type", digit="3")
    assert board.text == "34"
    for digit in "17":
        do(board, "type", digit=digit)
    assert board.status == "There is no 17 on this board."
    for digit in "12":
        do(board, "type", digit=digit)
    assert board.text == "34-12"


@pytest.mark.parametrize(
    ("opponent", "said"),
    [
        (lambda position: 99, "The opponent chose 99, which is not legal here"),
        (lambda position: None, "The opponent answered None, which is not a move"),
        (lambda position: "5", "The opponent answered '5', which is not a move"),
        (lambda position: 1 / 0, "The opponent stopped with ZeroDivisionError (division by zero)"),
        (lambda position: sys.exit(), "The opponent stopped with SystemExit"),
    ],
)
def test_an_opponent_that_fails_does_not_end_the_game(opponent: Any, said: str) -> None:
    board = Board(TicTacToe, opponent)
    do(board, "play", move=5)
    assert board.status == f"{said}: move for it, or undo."
    do(board, "play", move=1)
    assert board.text == "51"
    board.undo()
    assert board.text == ""


def test_changing_the_strength_keeps_the_game_and_the_starter_begins_again() -> None:
    board = Board(TicTacToe, first)
    board.play(5)
    board.opponent = "beginner"
    assert board.text == "51"
    board.starter = "the opponent"
    assert len(board.position.history) == 1
    with pytest.raises(traitlets.TraitError, match="not one of"):
        board.opponent = "godlike"


def test_turning_a_friend_into_an_opponent_makes_it_move() -> None:
    board = Board(TicTacToe, None)
    board.play(5)
    board.opponent = "perfect"
    assert len(board.position.history) == 2


def test_the_menu_names_who_is_given() -> None:
    assert menu(None, TicTacToe)[0] == FRIEND
    assert menu(RandomPlayer(), TicTacToe)[0] == "beginner"
    assert menu(first, TicTacToe)[0] == "first"
    assert menu(lambda position: 1, TicTacToe)[0] == "your function"
    names = [FRIEND, "beginner", "careful", "perfect", "a second a move"]
    assert list(menu("careful", Sim)[1]) == names
    for wrong in ("godlike", 7, RandomPlayer):
        with pytest.raises(ValueError, match=r"choose from|cannot play"):
            menu(wrong, TicTacToe)  # type: ignore[arg-type]


def test_a_game_without_a_picture_cannot_be_played_here() -> None:
    class Heap:
        def diagram(self) -> str:
            return "ooo"

    with pytest.raises(ValueError, match="no picture of Heap"):
        Board(Heap)  # type: ignore[arg-type]


def test_the_page_gets_ghosts_of_legal_moves_only() -> None:
    board = Board(TicTacToe.parse("51"), None)
    assert {spot["move"] for spot in board.spots if spot["ghost"]} == {2, 3, 4, 6, 7, 8, 9}


def test_the_static_form_shows_the_board() -> None:
    board = Board(TicTacToe.parse("519"), None)
    bundle, _ = board._repr_mimebundle_()
    assert bundle["text/plain"].startswith("O . .\n. X .\n. . X")
    assert bundle["text/html"].startswith("<img")


async def settle(board: Board) -> None:
    while board.thinking:
        await asyncio.sleep(0.01)


def test_the_opponent_thinks_without_holding_up_the_page() -> None:
    async def play() -> None:
        may_answer = threading.Event()

        def slow(position: Any) -> int:
            may_answer.wait(10)
            return first(position)

        board = Board(TicTacToe, slow)
        do(board, "play", move=5)
        assert board.status == "The opponent is thinking…"
        do(board, "play", move=9)
        assert board.status == "The opponent is thinking: wait for its move, or undo."
        with pytest.raises(IllegalMove, match="is thinking"):
            board.play(9)
        may_answer.set()
        await settle(board)
        assert board.text == "51"

    asyncio.run(play())


def test_an_opponent_that_takes_long_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("c4lab.widgets.board.thought.LONG", 0)

    async def play() -> None:
        may_answer = threading.Event()

        board = Board(TicTacToe, lambda position: may_answer.wait(10))
        do(board, "play", move=5)
        await asyncio.sleep(0.01)
        assert board.status == "The opponent is still thinking: wait for its move, or undo."
        do(board, "undo")
        await asyncio.sleep(0.01)
        assert board.status == "Your turn: you are X."
        may_answer.set()

    asyncio.run(play())
    for player in Perfect(Solver(1 << 16)), GradedPlayer(solver=Solver(1 << 16)):
        assert still_thinking(player.choose).endswith("it has to search for its move.")


@pytest.mark.parametrize("instead", ["undo", "restart"])
def test_taking_back_cancels_a_move_still_thought_about(instead: str) -> None:
    async def play() -> None:
        may_answer, answered = threading.Event(), threading.Event()

        def slow(position: Any) -> int:
            may_answer.wait(10)
            answered.set()
            return first(position)

        board = Board(TicTacToe, slow)
        do(board, "play", move=5)
        do(board, instead)
        assert board.status == "Your turn: you are X."
        may_answer.set()
        await asyncio.to_thread(answered.wait, 10)
        await asyncio.sleep(0.05)
        assert board.text == ""

    asyncio.run(play())


def test_who_starts_is_true_false_or_none() -> None:
    with pytest.raises(ValueError, match="you_start is 'yes'"):
        Board(TicTacToe(), you_start="yes")  # type: ignore[arg-type]


def test_an_opponent_whose_error_says_nothing_is_reported() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    def mute(position: ConnectFour) -> int:
        raise Mute

    board = Board(ConnectFour(), mute)
    board.play(4)
    assert board.status == "The opponent stopped with Mute: move for it, or undo."


def test_an_opponent_that_is_interrupted_leaves_the_game_to_go_on() -> None:
    def interrupted(position: Any) -> int:
        raise KeyboardInterrupt

    board = Board(TicTacToe, interrupted)
    with pytest.raises(KeyboardInterrupt):
        board.play(5)
    assert board.status == "You interrupted the opponent: move for it, or undo."
    board.undo()
    assert board.text == ""
