"""Whatever an engine does, it gets a sentence, and nobody waits for it."""

import signal
import threading
import time
from typing import Any

import pytest

from c4lab.capstone import Guard, by_parts, engine_of, slow
from c4lab.capstone import guard as module
from c4lab.capstone.guard import STILL_RUNNING, Forfeit
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.players import Greedy
from c4lab.solver.plain.assembled import Parts

SOON = 0.05
START = ConnectFour()


def endless(position: Any, seconds: float) -> int:
    while True:
        pass


def fails(position: Any, seconds: float) -> int:
    raise ZeroDivisionError("division by zero")


def leaves(position: Any, seconds: float) -> int:
    raise SystemExit(1)


def interrupts(position: Any, seconds: float) -> int:
    raise KeyboardInterrupt


@pytest.mark.slow
@pytest.mark.parametrize(
    ("choose", "mistake"),
    [
        (endless, "took longer than its 0.05 s"),
        (fails, "stopped with ZeroDivisionError (division by zero)"),
        (leaves, "stopped with SystemExit (1)"),
        (interrupts, "stopped with KeyboardInterrupt"),
        (lambda position, seconds: None, "answered None, which is not a move"),
        (lambda position, seconds: True, "answered True, which is not a move"),
        (lambda position, seconds: 9, "chose 9, which is not legal here"),
    ],
)
def test_what_is_no_move_gets_a_sentence(choose: Any, mistake: str) -> None:
    reply = Guard(engine_of(choose)).ask(START, SOON)
    assert (reply.move, reply.mistake) == (None, mistake)


@pytest.mark.slow
def test_an_engine_that_catches_all_interruptions_is_left_alone() -> None:
    going_on = True

    # A function of its own: Python 3.13 may end a loop inside a `try` without asking its `except`.
    def loop() -> None:
        while going_on:
            pass

    def stubborn(position: Any, seconds: float) -> int:
        while going_on:
            try:  # noqa: SIM105
                loop()
            except:  # noqa: E722
                pass
        return 1

    guard = Guard(engine_of(stubborn))
    try:
        assert guard.ask(START, SOON).mistake == "took longer than its 0.05 s"
        assert guard.broken
        assert guard.ask(START, SOON).mistake == STILL_RUNNING
    finally:
        going_on = False


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="no Ctrl-C for one thread")
def test_who_interrupts_the_asking_interrupts_the_engine() -> None:
    at_work, ended = threading.Event(), threading.Event()

    def works(position: Any, seconds: float) -> int:
        at_work.set()
        try:
            return endless(position, seconds)
        finally:
            ended.set()

    def press() -> None:
        at_work.wait()
        time.sleep(0.1)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    threading.Thread(target=press).start()
    with pytest.raises(KeyboardInterrupt):
        Guard(engine_of(works)).ask(START, 60.0)
    assert ended.is_set()


@pytest.mark.slow
def test_a_late_move_is_asked_for_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.02)
    asked = []

    def late_at_first(position: Any, seconds: float) -> int:
        asked.append(position)
        if len(asked) == 1:
            while True:
                time.sleep(0.001)
        return 4

    reply = Guard(engine_of(late_at_first)).ask(START, 1.0)
    assert (reply.move, len(asked)) == (4, 2)


def test_a_guarded_player_says_why_it_gives_up() -> None:
    with pytest.raises(Forfeit, match="stopped with ZeroDivisionError"):
        Guard(engine_of(fails)).seated(SOON).choose(START)


def test_a_player_and_a_function_of_one_argument_are_engines() -> None:
    threat = ConnectFour.parse("112233")
    greedy = engine_of(Greedy())
    assert (greedy.name, greedy.choose(threat, 1.0)) == ("greedy", 4)
    assert engine_of(lambda position: 5).choose(threat, 1.0) == 5
    assert engine_of(lambda position: 5).name == "your engine"
    assert engine_of(engine_of(slow), "mine").name == "mine"


@pytest.mark.parametrize("given", [None, 5, Greedy, lambda: 4, lambda a, b, c: 4])
def test_what_is_no_engine_is_refused_with_the_way_out(given: Any) -> None:
    with pytest.raises(ValueError, match=r"give a function choose\(position, seconds\)"):
        engine_of(given)


@pytest.mark.slow
def test_parts_of_a_solver_are_an_engine() -> None:
    choose = by_parts(Parts())
    assert choose(ConnectFour.parse("112233"), 0.5) == 4
    assert choose(ConnectFour.parse("11223"), 0.5) == 4  # the one stop, if it is seen
    assert choose(START, 0.02) == 4  # too early to solve: the first of its own order
    assert engine_of(Parts()).name == "your solver"


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour])
def test_the_slow_engine_has_a_legal_move_without_time(game: Any) -> None:
    assert slow(game(), 0.0) == game().moves()[0]


def test_the_slow_engine_lasts_as_long_as_it_can() -> None:
    # Amber threatens both ends: red loses whatever it does, and a disc on one end still blocks.
    assert slow(ConnectFour.parse("425363"), 5.0) in ConnectFour.parse("425363").moves()
    for text, best in (("1524", 3), ("12", 4)):
        position = TicTacToe.parse(text)
        move = slow(position, 20.0)
        assert move == best or position.play(move).result() is None
