"""The scores above a board, its best play and its review, without a browser."""

import asyncio
import threading
import time

import pytest
import traitlets

from c4lab.games import ConnectFour, Sim
from c4lab.players.reviewing import Turn
from c4lab.solver import SearchProgress
from c4lab.solver.engines import ReadableEngine
from c4lab.solver.solver import session
from c4lab.widgets import Board
from c4lab.widgets.board import board_review, board_scores
from c4lab.widgets.board.opponents import FRIEND, caveat
from tests.widgets.helpers import do, first, later, until

LATE = "44444432535"  # amber to move, column 4 full, only column 6 stops a four
GAME = "44444432536"  # red has won: move 9 and move 10 were mistakes
NOW = SearchProgress(0, -21, 21, 0.0)


def texts(board):
    return [cell["text"] for cell in board.score_row["cells"]]


class Searching:
    """A solver that settles two columns, and searches on until it is stopped."""

    compiled, book = True, None

    def __init__(self):
        self.stopped = threading.Event()

    def analyse(self, position, report):
        yield 4, 2
        yield 3, None
        try:
            while True:
                report(NOW)
                time.sleep(0.001)
        finally:
            self.stopped.set()


@pytest.mark.slow
def test_every_column_has_its_score_in_words():
    board = Board(ConnectFour.parse(LATE), None, scores=True)
    until(lambda: board.score_row["said"])
    assert texts(board) == ["−15", "−15", "−15", "full", "−15", "−2", "−15"]
    labels = [cell["label"] for cell in board.score_row["cells"]]
    assert labels[0] == "column 1: −15, red wins with its 7th disc"
    assert labels[3] == "column 4 is full"
    assert labels[5] == "column 6: −2, red wins with its 20th disc (best)"
    assert board.score_row["said"] == (
        "Amber to move, −2 at best: red wins with its 20th disc. Loss: 1, 2, 3, 5, 6 and 7."
    )
    assert board.words().endswith(board.score_row["said"])
    assert "Scores: column 1: −15" in board.picture()
    board.scores = False
    assert texts(board) == [""] * 7
    assert "Scores" not in board.picture()


def test_the_row_fills_while_the_search_runs_and_ends_with_the_position(monkeypatch):
    searching = Searching()
    monkeypatch.setattr(board_scores, "analyst", lambda: searching)
    board = Board(ConnectFour, None, scores=True)
    until(lambda: len([text for text in texts(board) if text == "?"]) == 5)
    assert texts(board) == ["?", "?", "full", "+2", "?", "?", "?"]
    assert board.score_row["progress"].endswith("2 of 7 columns are settled.")
    assert board.score_row["said"] == ""
    board.play(4)
    assert searching.stopped.wait(60)
    searching.stopped.clear()
    do(board, "scores")
    assert searching.stopped.wait(60)
    assert not board.scores


def test_no_scores_while_the_opponent_thinks():
    async def play():
        may_answer = threading.Event()
        board = Board(ConnectFour, lambda position: may_answer.wait(60) and 4, scores=True)
        do(board, "play", move=4)
        assert texts(board) == [""] * 7
        may_answer.set()
        await later(lambda: board.score_row["said"])
        assert "?" not in texts(board)

    asyncio.run(play())


def test_scores_are_for_connect_four_of_the_usual_size():
    class Small(ConnectFour):
        width, height = 5, 5

    for game in (Sim, Small):
        with pytest.raises(ValueError, match="leave scores out"):
            Board(game, None, scores=True)
        board = Board(game, None)
        do(board, "scores")
        with pytest.raises(traitlets.TraitError, match="leave scores out"):
            board.scores = True
        assert not board.scores
        assert board.review["ask"] == ""


def test_without_wasmtime_the_row_says_when_it_comes(monkeypatch):
    monkeypatch.setattr(Searching, "compiled", False)
    monkeypatch.setattr(board_scores, "analyst", Searching)
    board = Board(ConnectFour, None, scores=True)
    until(lambda: board.score_row["said"])
    assert board.score_row["said"] == (
        "Without wasmtime the solver is slow: the scores come when 14 discs are on the board, "
        "within a minute."
    )
    do(board, "line")
    assert not board.score_row["lining"]


def test_the_best_play_is_numbered_on_the_board():
    board = Board(ConnectFour.parse(LATE), None, scores=True)
    do(board, "line")
    assert board.score_row["lining"]
    until(lambda: board.score_row["line"])
    said = board.score_row["line"]
    moves = said.removeprefix("Best play: ").split(":")[0].split()
    end = ConnectFour.parse(LATE + "".join(moves))
    assert (end.result(), moves[0]) == (1, "6")
    assert said.endswith("red wins with its 20th disc.")
    assert board.svg.count('opacity="0.45"') == len(moves)
    do(board, "line")
    assert 'opacity="0.45"' not in board.svg
    assert (board.score_row["line"], board.score_row["lining"]) == ("", False)
    board.scores = False
    do(board, "line")  # nothing to show
    assert not board.score_row["lining"]


def finished(**options):
    board = Board(ConnectFour.parse(GAME[:10]), None, **options)
    board.play(int(GAME[10]))
    return board


def reviewed(**options):
    board = finished(**options)
    do(board, "review")
    until(lambda: board.review["said"])
    return board


def test_scores_that_come_late_do_not_bring_an_earlier_board_back(monkeypatch):
    """A search draws the board in its thread while the reader goes on to another moment."""
    board = reviewed(scores=True)
    drawing, gone_on = threading.Event(), threading.Event()

    def slowly():
        drawn = type(board)._draw(board)
        if threading.current_thread() is not threading.main_thread():
            drawing.set()
            gone_on.wait(0.3)
        return drawn

    end = board.svg
    monkeypatch.setattr(board, "_draw", slowly)
    do(board, "look", move=10)
    assert drawing.wait(60)
    do(board, "look", move=0)
    gone_on.set()
    board._scores.settle(60)
    time.sleep(0.05)
    assert (board.svg, texts(board)) == (end, [""] * 7)


def test_a_finished_game_is_gone_through():
    board = reviewed(scores=True)
    assert board.review["said"] == "Moves 9 and 10 threw away a win or a draw."
    assert [turn["label"] for turn in board.review["turns"]] == [
        "Red, move 9, column 5: from a win to a loss; 6 would have kept it.",
        "Amber, move 10, column 3: from a win to a loss; 6 would have kept it.",
    ]
    end = board.svg
    do(board, "look", move=10)
    assert board.status == board.review["turns"][1]["label"]
    assert board.review["at"] == 10
    assert "hovers" in board.svg
    until(lambda: texts(board)[5] == "+1")
    assert board.position == ConnectFour.parse(GAME)
    assert board.words().startswith(ConnectFour.parse(GAME[:9]).diagram())
    do(board, "look", move=0)
    assert (board.svg, board.status) == (end, "Red won: four from c1 to f1.")
    do(board, "look", move=9)
    board.opponent = "careful"
    assert board.review["at"] == 9  # who plays next changes nothing of the game
    board.opponent = FRIEND
    board.undo()
    assert (board.text, board.review["ask"]) == (GAME[:10], "")
    assert "hovers" not in board.svg


def test_who_is_asked_and_what_if_nothing_was_thrown_away(monkeypatch):
    assert Board(ConnectFour.parse(GAME[:10]), None).review["ask"] == ""
    beaten = Board(ConnectFour.parse(GAME[:10]), lambda position: 6, you_start=False)
    assert beaten.review["ask"] == "How was I beaten?"
    assert finished().review["ask"] == "Which moves were mistakes?"

    def quiet(position, report):
        yield from (Turn(4, 1, -2, -9), Turn(3, 1, 9, 2), Turn(1, 1, 9, 9))

    def fails(position, report):
        yield Turn(4, 1, -2, -9)
        raise OSError("no room")

    for turns, said in (
        (quiet, "No move threw away a win or a draw. Move 3 only made a win longer."),
        (fails, "The search broke off: OSError (no room)."),
    ):
        monkeypatch.setattr(board_review, "turns", turns)
        assert reviewed().review["said"] == said


def test_a_review_can_be_stopped_and_begun_again(monkeypatch):
    stopped = threading.Event()

    def endless(position, report):
        yield Turn(11, 6, 16, 16)
        yield Turn(10, 3, 1, -16, (6,))
        try:
            while True:
                report(NOW)
                time.sleep(0.001)
        finally:
            stopped.set()

    monkeypatch.setattr(board_review, "turns", endless)
    board = finished()
    for how in ("stop", "undo"):
        stopped.clear()
        do(board, "review")
        until(lambda: board.review["turns"])
        assert board.review["running"]
        assert board.review["progress"] == "Going back through the game, now at move 9."
        do(board, how)
        assert stopped.wait(60)
        if how == "stop":
            assert board.review["said"] == (
                "Move 10 threw away a win or a draw. Moves 1 to 9 are not judged: you stopped it."
            )
            assert not board.review["asked"]
    assert board.text == GAME[:10]


def test_a_board_says_that_without_wasmtime_some_opponents_are_slow(monkeypatch):
    assert Board(ConnectFour, "perfect").note == ""
    monkeypatch.setattr(session(), "_engine", ReadableEngine())
    board = Board(ConnectFour, "perfect")
    assert board.note.startswith("Without wasmtime this opponent is slow")
    board.opponent = "careful"
    assert board.note == ""
    assert caveat(first) == caveat(None) == ""
