"""The opening book's maker: what it solves, what follows from that, and what a stop leaves."""

import os
import signal
import subprocess
import sys
import time
from itertools import islice

import pytest

from c4lab.games import Bitboard
from c4lab.solver.book import Book, Entry
from c4lab.solver.plain.assembled import Assembled
from c4lab.solver.plain.table import board_of
from tools.__main__ import main
from tools.authoring.book import making
from tools.authoring.book.boards import board_after, children, is_over, score_by_rules
from tools.authoring.book.facts import Contradiction, Facts
from tools.authoring.book.making import make
from tools.authoring.book.plan import complete_to, levels, open_positions

LATE = "11744674312734136621671446"
"""Both players have some fifty positions of their own from here, nine with two best columns."""
LONG = "1552215312224665247333166677"  # thousands of positions to its end


@pytest.fixture(scope="module", autouse=True)
def small_tables():
    """What is searched here needs little memory."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "MOST", 1 << 22)
        yield


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The file of a whole book from LATE on."""
    out = tmp_path_factory.mktemp("made") / "book.bin"
    assert main(["book", "--start", LATE, "--out", str(out), "--workers", "1"]) == 0
    return out


@pytest.mark.slow
def test_every_score_and_best_column_is_what_the_plain_solver_finds(made):
    book, solver = Book.load(made), Assembled()
    columns = 0
    for name, entry in book.items():
        mine, mask = board_of(name)
        scores = solver.scores(Bitboard.decode(mask=mask, position=mine))
        best = [column for column in scores if scores[column] == entry.score]
        assert entry.score == max(scores.values())
        if found := book.best(mine, mask):
            columns += 1
            nearest = min(abs(column - 4) for column in best)
            best = [column for column in best if abs(column - 4) == nearest]
            assert found == (entry.score, best[0])
            assert entry.columns == sum(1 << column - 1 for column in best)
    assert columns > 100


@pytest.mark.parametrize(("side", "turned"), [(0, False), (1, True)])
def test_the_perfect_player_finds_its_move_wherever_its_play_leads(made, side, turned):
    book = Book.load(made)
    ahead = ["".join(str(8 - int(move)) for move in LATE) if turned else LATE]
    asked = 0
    while ahead:
        line = ahead.pop()
        board = board_after(line)
        if is_over(board):
            continue
        if len(line) % 2 != side:
            ahead += [reply for reply, _ in children(line)]
        elif score_by_rules(board) is None:
            asked += 1
            _, column = book.best(*board)
            ahead.append(f"{line}{column}")
    assert asked > 30


def test_an_interruption_loses_nothing_and_a_minute_at_most_is_unwritten(
    made, tmp_path, monkeypatch, capsys
):
    out, find, calls = tmp_path / "book.bin", making.find, []

    def interrupted(*task, **options):
        calls.append(task)
        if len(calls) == 30:
            assert len(Book.load(out)) >= 28
            raise KeyboardInterrupt
        return find(*task, **options)

    command = ["book", "--start", LATE, "--out", str(out), "--workers", "1"]
    with monkeypatch.context() as patched:
        patched.setattr(making, "find", interrupted)
        patched.setattr(making, "EVERY", 0)
        assert main(command) == 130
    assert capsys.readouterr().out.endswith("Stopped: the same command continues from here.\n")
    assert len(Book.load(out)) >= 29
    assert main(command) == 0
    assert out.read_bytes() == made.read_bytes()
    told = capsys.readouterr().out
    assert "ply 31, all: 50 positions, 21 to solve" in told
    whole = len(Book.load(made))
    assert f"{whole} positions, {made.stat().st_size} bytes\nDone.\n" in told


def test_a_damaged_book_is_made_again_as_far_as_the_time_goes(made, tmp_path):
    out, said = tmp_path / "book.bin", []
    out.write_bytes(made.read_bytes()[:-9])
    assert not make(out, start=LATE, last=33, seconds=0, say=said.append)
    assert len(Book.load(out)) == 1
    assert make(out, start=LATE, last=33, say=said.append)
    assert "cut short" in said[0]
    assert max(board_of(name)[1].bit_count() for name, _ in Book.load(out).items()) == 34


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_ends_workers_without_a_traceback(tmp_path):
    out = tmp_path / "book.bin"
    maker = subprocess.Popen(
        [sys.executable, "-m", "tools", "book", "--start", LONG, "--out", out, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert "to solve" in maker.stdout.readline()
    time.sleep(0.5)  # the workers are starting
    os.killpg(maker.pid, signal.SIGINT)
    told, err = maker.communicate(timeout=60)
    assert maker.returncode == 130
    assert told.endswith("Stopped: the same command continues from here.\n")
    assert "Traceback" not in err
    Book.load(out)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--start", "112233"], "the next disc ends the game"),
        (["--start", "8"], "'8' is not a column"),
        (["--start", "4444", "--ply", "3"], "'4444' has 4 discs, more than the 3 to go to"),
    ],
)
def test_what_cannot_be_made_is_one_sentence(arguments, reason, tmp_path, capsys):
    out = tmp_path / "book.bin"
    assert main(["book", *arguments, "--out", str(out)]) == 1
    assert reason in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("second", [Entry(2, 8), Entry(3, 4)])
def test_two_scores_or_columns_for_one_position_are_a_contradiction(second):
    facts = Facts()
    facts.add(board_after("12"), Entry(3, 8))
    facts.add(board_after("12"), Entry(3))  # columns once known stay
    with pytest.raises(Contradiction):
        facts.add(board_after("12"), second)


@pytest.mark.parametrize("change", [-1, +1])
def test_a_wrong_score_in_the_middle_is_noticed(made, change):
    facts = Facts(Book.load(made))
    name = next(name for name in facts.entries if board_of(name)[1].bit_count() == len(LATE) + 3)
    facts.entries[name] = facts.entries[name]._replace(score=facts.entries[name].score + change)
    with pytest.raises(Contradiction, match="one of them is wrong"):
        facts.closed()


def test_a_book_is_complete_as_far_as_nothing_is_missing():
    two = [open_positions(level) for level in islice(levels(""), 3)]
    known = {name for level in two for name in level}
    assert complete_to(known) == 2
    assert complete_to(known - {next(iter(two[2]))}) == 1
    assert complete_to(known - {next(iter(two[0]))}) == -1
