"""Slips that many learners make in programs that play games: one edit leads back."""

import ast

import pytest

from c4lab.checks.slips.general import edits

RIGHT = [
    """
def minimax(position, maximising):
    result = position.result()
    if result is not None:
        return result
    best = -2 if maximising else 2
    for move in position.moves():
        value = minimax(position.play(move), not maximising)
        if maximising:
            best = max(best, value)
        else:
            best = min(best, value)
    return best
""",
    """
def count(cells, board):
    seen = set()
    run = 0
    grid = [row[:] for row in board]
    for row in range(6):
        run = 0
        for column in range(7):
            if board[row][column] == 1:
                run += 1
                seen.add(column)
            if run >= 4:
                return True
    bits = cells & 1 << column
    return False
""",
    """
class Bot(Player):
    def __init__(self, depth):
        super().__init__()
        self.depth = depth

    def choose(self, position):
        return max(position.moves(), key=lambda move: -self.value(position.play(move)))
""",
]


@pytest.mark.parametrize(
    ("right", "wrong", "kind"),
    [
        ("best = max(best, value)", "max(best, value)", "result-kept"),
        ("best = max(best, value)", "best = value", "keep-the-best"),
        ("    return best\n", "", "return-added"),
        ("position.moves():", "position.moves:", "call-added"),
        ("not maximising)", "maximising)", "negated-condition"),
        ("if result is not None:", "if result:", "none-test"),
        ("board[row][column]", "board[column][row]", "index-order"),
        ("run += 1", "run = 1", "added-not-assigned"),
        ("set()", "{}", "empty-collection"),
        ("[row[:] for row in board]", "board.copy()", "copy-missing"),
        (">= 4", "== 4", "other-comparison"),
        ("cells & 1", "cells and 1", "other-operator"),
        ("1 << column", "1 << (column + 1)", "off-by-one"),
        ("range(7)", "range(6)", "off-by-one"),
        ("        super().__init__()\n", "", "super-added"),
        ("-self.value", "self.value", "sign"),
        ("(self, position)", "(position)", "self-added"),
    ],
)
def test_one_edit_leads_back(right: str, wrong: str, kind: str) -> None:
    program = next(program for program in RIGHT if right in program)
    plain = ast.unparse(ast.parse(program))
    assert kind in [e.kind for e in edits(program.replace(right, wrong, 1)) if e.source == plain]
