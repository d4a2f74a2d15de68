"""The opening book: it finds each entry, also for the mirror image, and refuses a bad file."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import Bitboard
from c4lab.solver import book as module
from c4lab.solver.book import HEAD, MAGIC, STANDARD, VERSION, Book, BookError, Entry, standard_book
from c4lab.solver.plain.table import board_of, canonical, key_of, mirrored
from tests.reached import reached


def entries(count, seed=1):
    """Positions from random games with made-up scores and columns."""
    rng = random.Random(seed)
    found = {}
    while len(found) < count:
        board = Bitboard()
        while board.moves() and len(board.history) < 12:
            board = board.play(rng.choice(board.moves()))
            found[canonical(board.key)] = Entry(rng.randint(-21, 21), rng.choice([0, 8, 20, 64]))
    return found


@pytest.fixture
def path(tmp_path):
    Book(entries(12), plies=3).save(tmp_path / "some.bin")
    return tmp_path / "some.bin"


def test_what_is_saved_is_loaded(path):
    book = Book.load(path)
    assert dict(book.items()) == entries(12)
    assert (len(book), book.plies) == (len(entries(12)), 3)
    without_columns = Book({canonical(Bitboard().key): Entry(1)})
    assert (without_columns.get(0, 0), without_columns.best(0, 0)) == (1, None)
    assert all(book.get(*board_of(key)) == score for key, (score, _) in entries(12).items())


def test_of_a_board_and_its_mirror_image_one_has_an_entry():
    keys = [Bitboard.parse(column).key for column in "17"]
    with pytest.raises(ValueError, match="canonical"):
        Book({max(keys): Entry(0)})


def test_every_byte_counts(path):
    data = path.read_bytes()
    for place in range(len(data)):
        path.write_bytes(data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :])
        with pytest.raises(BookError):
            Book.load(path)


def newer(data):
    return MAGIC + bytes([VERSION + 1]) + data[len(MAGIC) + 1 :]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data.replace(b"\r\n", b"\n"), "it is not an opening book"),
        (lambda data: data[: HEAD.size + 10], f"it is cut short, after {HEAD.size + 10} bytes of"),
        (lambda data: b"", "it is cut short, after 0 bytes"),
        (lambda data: data + b"\n", "it is damaged: its checksum does not match"),
        (newer, "a newer c4lab made it (format 2, and this one reads 1)"),
        (None, "No such file or directory"),
    ],
)
def test_a_refusal_names_file_reason_and_way_out(path, damage, reason):
    if damage:
        path.write_bytes(damage(path.read_bytes()))
    else:
        path.unlink()
    with pytest.raises(BookError) as caught:
        Book.load(path)
    message = str(caught.value)
    assert message.startswith(f"The opening book {path} cannot be used ({reason}")
    assert message.endswith("`python -m tools book` makes a new one.")
    assert caught.value.__cause__ is None


def test_without_the_standard_book_there_is_one_warning(path, monkeypatch):
    path.write_bytes(b"torn")
    monkeypatch.setattr(module, "STANDARD", path)
    standard_book.cache_clear()
    try:
        with pytest.warns(UserWarning, match="The solver works without it") as caught:
            assert standard_book() is None
        assert len(caught) == 1
        assert standard_book() is None  # in silence: a warning would be an error
    finally:
        standard_book.cache_clear()


@pytest.mark.slow
def test_scores_and_best_columns_are_those_of_a_solver_by_others():
    """It has a book of its own."""
    bitbully = pytest.importorskip("bitbully")
    oracle = bitbully.BitBully(opening_book="12-ply-dist")
    book = Book.load(STANDARD)
    early = [key for key, _ in book.items() if board_of(key)[1].bit_count() < 12]
    for key in random.Random(4).sample(early, 80):
        for side in (key, mirrored(key)):
            mine, mask = board_of(side)
            moves = Bitboard.decode(mask=mask, position=mine).history
            board = bitbully.Board([move - 1 for move in moves])
            worth = {move + 1: score for move, score in oracle.score_all_moves(board).items()}
            score = max(worth.values())
            assert book.get(mine, mask) == score, moves
            best = next(move for move in (4, 3, 5, 2, 6, 1, 7) if worth.get(move) == score)
            assert book.best(mine, mask) in (None, (score, best)), moves


@given(st.lists(st.integers(0, 6), max_size=42))
def test_a_key_is_taken_apart_again_and_the_mirror_image_has_the_mirrored_one(choices):
    board = reached(Bitboard, choices)
    image = Bitboard.parse("".join(str(8 - move) for move in board.history))
    assert board.key == key_of(board.position, board.mask) > 0
    assert board_of(board.key) == (board.position, board.mask)
    assert (mirrored(board.key), mirrored(image.key)) == (image.key, board.key)
    assert canonical(board.key) == canonical(image.key) == min(board.key, image.key)
