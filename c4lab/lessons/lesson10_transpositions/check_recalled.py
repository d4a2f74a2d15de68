"""10.5 The best move of a board whose mirror image was stored."""

from collections.abc import Iterable

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson10_transpositions import fresh_cases

Cells = tuple[int, ...]
SIDES = str.maketrans("123456789", "321654987")
# A best move, as a square, for each of these games; the empty board is its own mirror image.
STORED = {"": 5, "3": 4, "1": 2, "51": 9, "53": 4, "7": 5, "159": 3, "2": 8, "1652": 8, "1937": 8}
IMAGE = "tuple(position.cells[ACROSS[square] - 1] for square in range(1, 10))"


KNOWN = known(rf"""
    not-turned-back: The key is right, but the move is the one for the mirror image: turn it back
            for your board.
        position.cells <= image => True
    turned-half-round: 10 minus a square turns the board by half a turn, and so it moves the rows
            too. `ACROSS` exchanges only left and right.
        return ACROSS[move] => return 10 - move
    always-turned: The move is always turned. If your own board is the smaller one, it is in the
            table itself, and the move already belongs to it. Turn the move only if the mirror image
            is the smaller one.
        position.cells <= image => False
    turned-on-the-wrong-board: You turn the move when it should stay, and leave it when it should be
            turned.
        position.cells <= image => position.cells > image
    own-cells-only: Your key is always the board itself, but the table has only the smaller of the
            two. Compare the tuples themselves: is `position.cells <= image`?
        min(position.cells, image) => position.cells
        min(position.cells, image) => position.cells && position.cells <= image => True
    image-only: The table has the smaller of the two boards, and that may also be your own.
        min(position.cells, image) => image
        min(position.cells, image) => image && position.cells <= image => False
    larger-key: Of the two boards the smaller one is in the table.
        min(position.cells, image) => max(position.cells, image)
    upside-down: That turns the board upside down. In a mirror image the rows stay, and in each row
            left and right change places.
        ACROSS[square] - 1 => (square + 5) % 12 if square < 4 or square > 6 else square - 1
    half-a-turn: That is half a turn: rows and columns both change places. In a mirror image each
            row stays where it is.
        {IMAGE} => position.cells[::-1]
    colours-exchanged: The marks of the two players are exchanged. The mirror image has the same
            marks on different squares.
        {IMAGE} => tuple(-each for each in position.cells)
    unknown-position: The position may not be in the table. `table.get(key, 0)` gives 0 then.
        .get(min(position.cells, image), 0) => [min(position.cells, image)]
    none-for-0: If the table does not know the position, the answer is 0.
        table.get(min(position.cells, image), 0) => table.get(min(position.cells, image))
        table.get(min(position.cells, image), 0) => table.get(min(position.cells, image)) &&
            move == 0 or => not move or
    zero-turned: If the table does not know the position, there is no move to turn: the answer is 0.
        move == 0 or position => position
    counted-from-one: Squares count from 1, and the places of a tuple from 0.
        [square] - 1 => [square]
        [ACROSS[square] - 1] for square in range(1, 10) => [ACROSS[square]] for square in range(9)
""")


def mirror_of(cells: Cells) -> Cells:
    """The mirror image of these cells: left and right are exchanged."""
    return cells[2::-1] + cells[5:2:-1] + cells[:5:-1]


Case = tuple[TicTacToe, dict[Cells, int]]


def with_images(stored: Iterable[tuple[str, int]]) -> list[Case]:
    """Positions and mirror images with a table that knows them."""
    found = []
    for moves, square in stored:
        position = TicTacToe.parse(moves)
        image = TicTacToe.parse(moves.translate(SIDES))
        key = min(position.cells, image.cells)
        found += [(each, {key: square}) for each in (position, image)]
    return found


def cases() -> list[Case]:
    """Positions and mirror images with a table that knows them, and some that it does not know."""
    found = with_images(STORED.items())
    known_of_all = {key: move for _, table in found for key, move in table.items()}
    unknown = [(TicTacToe.parse(moves), found[1][1]) for moves in ("7", "36", "41")]
    return [*found, *unknown, *((position, known_of_all) for position, _ in found[::3])]


@exercise("10.5", KNOWN)
def recalled(answer: Answer) -> None:
    fresh = with_images(fresh_cases.recalled())
    with answer.part("key"):
        compare(
            answer,
            [case for case in cases() if needs_no_turning(*case)],
            fresh=[case for case in fresh if needs_no_turning(*case)],
        )
    with answer.part("move"):
        compare(answer, cases(), fresh=fresh)


def needs_no_turning(position: TicTacToe, table: dict[Cells, int]) -> bool:
    """Whether there is no move to turn: the move is in the middle column, or none is known."""
    move = table.get(min(position.cells, mirror_of(position.cells)))
    return move in (None, 2, 5, 8)
