"""The board without a browser: what Python decides about a person's moves and the opponent's."""

import asyncio
import threading

import pytest
import traitlets

from c4lab.games import ConnectFour, IllegalMove, Sim, TicTacToe
from c4lab.players import GradedPlayer, Perfect, RandomPlayer, strengths
from c4lab.solver import Solver
from c4lab.widgets import Board
from c4lab.widgets.board import opponents
from c4lab.widgets.board.opponents import FRIEND, menu, still_thinking
from c4lab.widgets.parts.spots import ARROWS, compass
from tests.widgets.helpers import Three, do, first, later


@pytest.mark.parametrize("game", [TicTacToe, Sim])
def test_arrows_lead_everywhere(game):
    steps = compass(game())
    for start in steps:
        reached = {start}
        for _ in steps:
            reached |= {str(there) for here in reached for there in steps[here].values()}
        assert reached == set(steps)
    assert {arrow for step in steps.values() for arrow in step} == set(ARROWS)


def test_a_game_from_python():
    board = Board(TicTacToe, opponent=first)
    assert board.status == "Your turn: you are X."
    board.play(5)
    assert board.position == TicTacToe.parse("51")
    assert board.status == "The opponent played 1. Your turn: you are X."
    assert {spot["move"] for spot in board.spots if spot["ghost"]} == {2, 3, 4, 6, 7, 8, 9}
    with pytest.raises(IllegalMove, match="Square 1 is taken by O"):
        board.play(1)
    board.play(3)
    board.play(7)
    assert board.status == "You won: 3-5-7."
    assert board.words() == "O O X\n. X .\nX . .\nYou won: 3-5-7."
    assert board.text == "51327"
    board.undo()
    assert board.text == "5132"


@pytest.mark.parametrize(
    ("start", "opponent", "last", "said"),
    [
        (Sim.parse("12-34-13-56"), None, 23, "Amber won: Red closed the triangle 1-2-3."),
        (ConnectFour.parse("63766757777353"), None, 4,
         "Red won: four from d1 to g1 and four from d1 to g4."),
        (ConnectFour.parse("57461524"), None, 3, "Red won: five from a1 to e1."),
        (Three.parse("3131"), first, 3, "You won: three from c1 to c3."),
        (TicTacToe.parse("63591284"), None, 7, "A draw."),
        (TicTacToe.parse("1524"), lambda position: 6, 9, "The opponent won: 4-5-6."),
    ],
)  # fmt: skip
def test_how_a_game_ends_is_said(start, opponent, last, said):
    board = Board(start, opponent)
    board.play(last)
    assert board.status == said
    before = board.text
    do(board, "play", move=start.moves()[0])
    assert "cannot be played: the game is over" in board.status
    assert board.text == before


def test_what_is_illegal_is_explained_and_changes_nothing():
    board = Board(ConnectFour.parse("444444"), None)
    for what, details in (("play", {"move": 4}), ("type", {"digit": "4"})):
        do(board, what, **details)
        assert board.status == "Column 4 is full: the open columns are 1, 2, 3, 5, 6, 7."
    do(board, "type", digit="8")
    assert board.status == "There is no 8 on this board."
    assert board.text == "444444"


def test_typed_digits_name_a_move_and_a_friend_moves_for_the_other_side():
    board = Board(TicTacToe, None)
    do(board, "type", digit="5")
    assert (board.text, board.status) == ("5", "O to move.")
    do(board, "type", digit="1")
    board.undo()
    assert board.text == "5"
    sim = Board(Sim, None)
    for digit in "43":
        do(sim, "type", digit=digit)
    assert sim.text == "34"
    for digits, said in (("4", "4, and then?"), ("7", "There is no 47 on this board.")):
        do(sim, "type", digit=digits)
        assert sim.status == said
    for digit in "12":
        do(sim, "type", digit=digit)
    assert sim.text == "34-12"


def test_the_opponent_may_start_and_a_game_goes_on_from_a_position():
    board = Board(TicTacToe, first, you_start=False)
    board.undo()
    assert (board.text, board.status) == ("1", "There is nothing to take back.")
    assert len({Board(TicTacToe, first, you_start=None).text for _ in range(40)}) == 2
    board = Board(TicTacToe.parse("5"), first)
    assert board.status == "Your turn: you are O."
    board.play(9)
    assert board.text == "591"
    board.restart()
    assert board.text == "5"


@pytest.mark.parametrize(
    ("opponent", "said"),
    [
        (lambda position: 99, "The opponent chose 99, which is not legal here"),
        (lambda position: 1 / 0, "The opponent stopped with ZeroDivisionError (division by zero)"),
    ],
)
def test_an_opponent_that_fails_does_not_end_the_game(opponent, said):
    board = Board(TicTacToe, opponent)
    do(board, "play", move=5)
    assert board.status == f"{said}: move for it, or undo."
    do(board, "play", move=1)
    assert board.text == "51"


def test_an_opponent_that_is_interrupted_leaves_the_game_to_go_on():
    def interrupted(position):
        raise KeyboardInterrupt

    board = Board(TicTacToe, interrupted)
    with pytest.raises(KeyboardInterrupt):
        board.play(5)
    assert board.status == "You interrupted the opponent: move for it, or undo."
    board.undo()
    assert board.text == ""


def test_changing_the_opponent_keeps_the_game_and_the_starter_begins_again():
    board = Board(TicTacToe, None)
    board.play(5)
    for opponent in ("perfect", "beginner"):
        board.opponent = opponent
        assert len(board.text) == 2
    board.starter = "the opponent"
    assert len(board.text) == 1
    with pytest.raises(traitlets.TraitError, match="not one of"):
        board.opponent = "godlike"


def test_the_menu_names_who_is_given():
    for game in (TicTacToe, Sim, ConnectFour):
        assert Board(game).opponent == strengths(game)[-1]
    for given, name in ((None, FRIEND), (RandomPlayer(), "beginner"), (first, "first")):
        assert menu(given, TicTacToe)[0] == name
    assert menu(lambda position: 1, TicTacToe)[0] == "your function"
    for wrong in ("godlike", 7, RandomPlayer):
        with pytest.raises(ValueError, match=r"choose from|cannot play"):
            menu(wrong, TicTacToe)


@pytest.mark.parametrize("instead", ["undo", "restart"])
def test_the_page_goes_on_while_the_opponent_thinks_and_can_end_that(instead, monkeypatch):
    monkeypatch.setattr(opponents, "LONG", 0)
    may_answer = threading.Event()

    def slow(position):
        while not may_answer.is_set():
            pass
        return first(position)

    def thinking():
        return [each for each in threading.enumerate() if "_think" in each.name]

    async def page():
        board = Board(TicTacToe, slow)
        do(board, "play", move=5)
        assert board.status == "The opponent is thinking…"
        do(board, "play", move=9)
        assert board.status == "The opponent is thinking: wait for its move, or undo."
        with pytest.raises(IllegalMove, match="is thinking"):
            board.play(9)
        await later(lambda: "still" in board.status)
        assert board.status == "The opponent is still thinking: wait for its move, or undo."
        do(board, instead)
        await later(lambda: not thinking())
        assert (board.text, board.status) == ("", "Your turn: you are X.")
        do(board, "play", move=5)
        may_answer.set()
        await later(lambda: not board.thinking)
        assert board.text == "51"

    asyncio.run(page())


@pytest.mark.parametrize("player", [Perfect(Solver(1 << 16)), GradedPlayer(solver=Solver(1 << 16))])
def test_of_an_opponent_that_asks_the_solver_one_learns_why_it_takes_long(player):
    assert still_thinking(player.choose).endswith("it has to search for its move.")
