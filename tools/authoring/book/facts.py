"""The scores known so far, and the scores that follow from them without a search."""

from c4lab.games.bits import WIDTH
from c4lab.solver.book import Book, Entry, flipped
from c4lab.solver.plain.table import board_of, key_of
from tools.authoring.book.boards import (
    COLUMNS,
    Board,
    board_after,
    children,
    key,
    play,
    score_by_rules,
)

CENTRE_OUT = tuple(
    tuple(column for column in COLUMNS if abs(2 * column - WIDTH - 1) == 2 * distance)
    for distance in range(WIDTH // 2 + 1)
)
"""The columns by their distance from the centre: (4,), (3, 5), (2, 6), (1, 7)."""


class Contradiction(ValueError):
    """Two scores contradict each other; the message names the board."""


class Facts:
    """The known entries by canonical key. Scores are exact, in the view of the side to move."""

    def __init__(self, book: Book | None = None) -> None:
        self.entries: dict[int, Entry] = dict(book.items()) if book else {}

    def add(self, board: Board, entry: Entry) -> None:
        """Adds an entry, and keeps columns that are already known. Raises Contradiction."""
        name = key(board)
        columns = entry.columns if name == key_of(*board) else flipped(entry.columns)
        known = self.entries.get(name, Entry(entry.score))
        if known.score != entry.score or (columns and known.columns not in (0, columns)):
            raise Contradiction(
                f"The board with mask {board[1]} and mine {board[0]} has {known}, and now "
                f"{entry}: find out which is wrong, and take it out."
            )
        self.entries[name] = Entry(entry.score, columns or known.columns)

    def entry_of(self, board: Board) -> Entry | None:
        """The entry of a board, with the columns of this board and not of its mirror image."""
        entry = self.entries.get(key(board))
        if entry and key(board) != key_of(*board):
            return Entry(entry.score, flipped(entry.columns))
        return entry

    def score(self, board: Board) -> int | None:
        """The score if the rules or an entry give it, otherwise None."""
        by_rules = score_by_rules(board)
        if by_rules is not None:
            return by_rules
        entry = self.entry_of(board)
        return entry.score if entry else None

    def back_up(self, moves: str) -> None:
        """Adds the entry of a position without a winning move, from the scores of its children.

        Raises KeyError if one of them is not known.
        """
        replies = {int(line[-1]): self.score(child) for line, child in children(moves)}
        values = {column: -score for column, score in replies.items() if score is not None}
        if len(values) < len(replies):
            raise KeyError(f"The score of a position after {moves!r} is not known.")
        score = max(values.values())
        self.add(board_after(moves), Entry(score, best_columns(values, score)))

    def closed(self) -> dict[int, Entry]:
        """All known entries, and that of each position after a known best move.

        Raises Contradiction if a score does not agree with the scores after the next moves.
        """
        entries = dict(self.entries)
        for name, entry in self.entries.items():
            for column in COLUMNS:
                child = play(board_of(name), column)
                if not child or not entry.columns >> column - 1 & 1:
                    continue
                self._check(child, -entry.score)
                if score_by_rules(child) is None:
                    entries.setdefault(key(child), Entry(-entry.score))
        return entries

    def _check(self, board: Board, score: int) -> None:
        """Raises Contradiction if `score` is not the known score, or not that of the best reply."""
        right = self.score(board) in (None, score)
        if score_by_rules(board) is None:
            scores = [self.score(reply) for column in COLUMNS if (reply := play(board, column))]
            values = [-reply for reply in scores if reply is not None]
            all_known = len(values) == len(scores)  # then the best of them must be the score
            right = right and all(value <= score for value in values)
            right = right and (not all_known or score in values)
        if not right:
            raise Contradiction(
                f"The board with mask {board[1]} and mine {board[0]} should score {score}, by the "
                "position before it, and does not, by those after it: one of them is wrong."
            )


def best_columns(values: dict[int, int], score: int) -> int:
    """The columns of an entry, a bit for each: those worth `score` that are nearest to the centre.

    Raises ValueError if no column is worth `score`.
    """
    for ring in CENTRE_OUT:
        columns = [column for column in ring if values.get(column) == score]
        if columns:
            return sum(1 << column - 1 for column in columns)
    raise ValueError(f"No column is worth {score}.")
