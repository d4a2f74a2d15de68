"""What is known so far, and what follows from it without a search."""

from c4lab.authoring.book.boards import COLUMNS, Board, after, children, key, play, settled
from c4lab.authoring.book.ply_files import levels, open_positions
from c4lab.games.bits import WIDTH
from c4lab.solver.book import Book, Entry, flipped
from c4lab.solver.keys import board_of, key_of

CENTRE_OUT = tuple(
    tuple(column for column in COLUMNS if abs(2 * column - WIDTH - 1) == 2 * distance)
    for distance in range(WIDTH // 2 + 1)
)
"""The columns by their distance from the centre: (4,), (3, 5), (2, 6), (1, 7)."""


class Contradiction(ValueError):
    """Two scores that cannot both be right."""


class Facts:
    """Entries by canonical key. Each is exact and final."""

    def __init__(self, book: Book | None = None) -> None:
        self.entries: dict[int, Entry] = dict(book.items()) if book else {}

    def add(self, board: Board, entry: Entry) -> None:
        """Adds an entry. Columns that were known stay known."""
        name = key(board)
        columns = entry.columns if name == key_of(*board) else flipped(entry.columns)
        known = self.entries.get(name, Entry(entry.score))
        if known.score != entry.score or (columns and known.columns not in (0, columns)):
            raise Contradiction(
                f"The board with mask {board[1]} and mine {board[0]} has {known}, and now "
                f"{entry}: find out which is wrong, and take it out."
            )
        self.entries[name] = Entry(entry.score, columns or known.columns)

    def of(self, board: Board) -> Entry | None:
        """What is known, with the columns as they are on this board and not on its mirror image."""
        entry = self.entries.get(key(board))
        if entry and key(board) != key_of(*board):
            return Entry(entry.score, flipped(entry.columns))
        return entry

    def score(self, board: Board) -> int | None:
        """The score, if an entry has it or the rules of the game give it."""
        now = settled(board)
        if now is not None:
            return now
        entry = self.of(board)
        return entry.score if entry else None

    def back_up(self, moves: str) -> None:
        """Adds a position none of whose moves wins at once, from the scores of all its children."""
        replies = {int(line[-1]): self.score(child) for line, child in children(moves)}
        values = {column: -score for column, score in replies.items() if score is not None}
        if len(values) < len(replies):
            raise KeyError(f"Not all that {moves!r} leads to is known.")
        score = max(values.values())
        self.add(after(moves), Entry(score, keeping(values, score)))

    def book(self) -> Book:
        """All that is known, and with it each position that a known best move leads to.

        Raises Contradiction if a score does not fit with those that follow it.
        """
        entries = dict(self.entries)
        for name, entry in self.entries.items():
            for column in COLUMNS:
                child = play(board_of(name), column)
                if not child or not entry.columns >> column - 1 & 1:
                    continue
                self._check(child, -entry.score)
                if settled(child) is None:
                    entries.setdefault(key(child), Entry(-entry.score))
        return Book(entries, complete_to(entries))

    def _check(self, board: Board, score: int) -> None:
        """Raises Contradiction if this score is not the one known, or not the replies' best."""
        right = self.score(board) in (None, score)
        if settled(board) is None:
            scores = [self.score(reply) for column in COLUMNS if (reply := play(board, column))]
            values = [-reply for reply in scores if reply is not None]
            known = len(values) == len(scores)  # then the best of them must have the score
            right = right and all(value <= score for value in values)
            right = right and (not known or score in values)
        if not right:
            raise Contradiction(
                f"The board with mask {board[1]} and mine {board[0]} should score {score}, by the "
                "position before it, and does not by those after it: one of them is wrong."
            )


def keeping(values: dict[int, int], score: int) -> int:
    """The columns of an entry: those with this value that are nearest to the centre."""
    for ring in CENTRE_OUT:
        columns = [column for column in ring if values.get(column) == score]
        if columns:
            return sum(1 << column - 1 for column in columns)
    raise ValueError(f"No column is worth {score}.")


def complete_to(entries: dict[int, Entry]) -> int:
    """The ply to which no position is missing, counted from the empty board; or -1."""
    plies = -1
    for level in levels(""):
        if not open_positions(level).keys() <= entries.keys():
            break
        plies += 1
    return plies
