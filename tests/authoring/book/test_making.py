"""A book made from a late opening: right, complete along the lines, and the same after a stop."""

from itertools import chain, repeat

import pytest

from c4lab.games import Bitboard
from c4lab.solver import Solver
from c4lab.solver.book import Book
from c4lab.solver.keys import board_of, mirrored
from c4lab.solver.plain import solve
from tools.authoring.book import work
from tools.authoring.book.boards import board_after, children, is_over, play, score_by_rules
from tools.authoring.book.facts import CENTRE_OUT
from tools.authoring.book.making import make


@pytest.fixture
def made(paths, late):
    log, out = paths("made")
    assert make(log, out, start=late, say=lambda sentence: None)
    return log, out, Book.load(out)


def worth(board, column):
    """What a column is worth by the plain solver; None if it is full."""
    child = play(board, column)
    if child is None:
        return None
    if is_over(child):
        return (43 - board[1].bit_count()) // 2 if child[1].bit_count() < 42 else 0
    return -plain(child)


def plain(board):
    return solve(Bitboard.decode(mask=board[1], position=board[0]))


@pytest.mark.slow
def test_every_score_and_best_column_is_what_the_plain_solver_finds(made):
    _, _, book = made
    columns = 0
    for key, entry in book.items():
        board = board_of(key)
        assert entry.score == plain(board)
        if book.best(*board):
            columns += 1
            rings = [
                [column for column in ring if worth(board, column) == entry.score]
                for ring in CENTRE_OUT
            ]
            best = next(ring for ring in rings if ring)
            assert book.best(*board) == (entry.score, best[0])
            assert entry.columns == sum(1 << column - 1 for column in best)
    assert columns > 100


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("turned", [False, True])
def test_the_perfect_player_finds_its_move_wherever_its_play_leads(made, late, side, turned):
    _, _, book = made
    moves = "".join(str(8 - int(move)) for move in late) if turned else late
    ahead, asked = [moves], 0
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


@pytest.mark.slow
def test_a_solver_with_the_book_names_the_same_moves_without_a_search(made):
    _, _, book = made
    read, searching = Solver(1 << 20, book=book), Solver(1 << 20)
    for key, entry in book.items():
        for side in (key, mirrored(key)) if entry.columns else ():
            mine, mask = board_of(side)
            position = Bitboard.decode(mask=mask, position=mine)
            assert read.best(position) == searching.best(position)
    assert read.nodes == 0 < searching.nodes


@pytest.mark.slow
def test_a_stop_at_any_moment_loses_nothing(made, paths, late):
    _, whole, _ = made
    log, out = paths("stopped")
    runs = 0
    done = False
    while not done:
        turns = chain([False] * (10 * runs + 1), repeat(True))  # a little longer each time
        done = make(log, out, start=late, stop=turns.__next__, say=lambda sentence: None)
        runs += 1
    assert runs > 3
    assert out.read_bytes() == whole.read_bytes()
    lines = log.path.read_text().splitlines()
    assert len(lines) == len(set(lines)) == len(made[0].path.read_text().splitlines())


@pytest.mark.slow
def test_an_interruption_writes_the_book_and_goes_through(made, paths, late, monkeypatch):
    _, whole, _ = made
    log, out = paths("interrupted")
    find, calls = work.find, []

    def interrupted(*task, **options):
        calls.append(task)
        if len(calls) == 30:
            raise KeyboardInterrupt
        return find(*task, **options)

    with monkeypatch.context() as patched:
        patched.setattr(work, "find", interrupted)
        with pytest.raises(KeyboardInterrupt):
            make(log, out, start=late, say=lambda sentence: None)
    assert len(log.path.read_text().splitlines()) == 29
    scores = {key: entry.score for key, entry in Book.load(whole).items()}
    assert {key: entry.score for key, entry in Book.load(out).items()}.items() <= scores.items()
    assert make(log, out, start=late, say=lambda sentence: None)
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.slow
def test_a_present_book_is_gone_on_with_even_without_a_log(made, paths, late):
    _, whole, _ = made
    log, out = paths("again")
    out.write_bytes(whole.read_bytes())
    assert make(log, out, start=late, say=lambda sentence: None)
    assert not log.path.exists()
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.slow
def test_a_damaged_book_is_made_again_from_the_log(made, late):
    log, out, _ = made
    whole = out.read_bytes()
    out.write_bytes(whole[:-9])
    said = []
    assert make(log, out, start=late, say=said.append)
    assert "cut short" in said[0]
    assert out.read_bytes() == whole


def test_a_limit_stops_at_that_many_discs(paths, late):
    log, out = paths("short")
    assert make(log, out, start=late, last=33, say=lambda sentence: None)
    assert max(board_of(key)[1].bit_count() for key, _ in Book.load(out).items()) == 34
    assert max(len(line.split()[0]) for line in log.path.read_text().splitlines()) == 33


@pytest.mark.parametrize(
    ("start", "last", "reason"),
    [
        ("112233", 42, "the next disc ends the game"),
        ("1122334", 42, "the next disc ends"),
        ("44", 1, "'44' has 2 discs, more than the 1"),
        ("4x", 42, "not the moves of a game"),
    ],
)
def test_a_start_that_leads_nowhere_is_refused(paths, start, last, reason):
    log, out = paths("nowhere")
    with pytest.raises(ValueError, match=reason):
        make(log, out, start=start, last=last)
    assert not out.exists()


@pytest.mark.slow
def test_two_workers_make_the_same_book_as_one(made, paths, late):
    _, whole, _ = made
    log, out = paths("two")
    assert make(log, out, start=late, workers=2, say=lambda sentence: None)
    assert out.read_bytes() == whole.read_bytes()
