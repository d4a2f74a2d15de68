"""06.6 A board that keeps the rules and that no game leads to."""

from typing import Any

from c4lab.checks.writing import Answer, Counterexample, NotAttempted, Wrong, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.matrix_rules import Matrix, broken_rule, find_game
from c4lab.lessons.shared.positions.windows import HEIGHT, WIDTH

MOST = 6  # discs: with so few nobody has four in a row, as on the board of the lesson
FEWEST = 2  # discs of the smallest board that no game leads to
WANTED = "a board that no game leads to"
KEEPS = "Your board keeps the rules"


def matrices_of(answer: Any) -> tuple[Matrix, Matrix]:
    """The two matrices of a board that the learner drew as text, the top row on top. Raises Wrong
    if the text is no board."""
    if not isinstance(answer, str):
        kind = f"yours is of type {type(answer).__name__}"
        raise Wrong("not-text", f"Draw the board as text between three quotation marks; {kind}.")
    lines = ["".join(line.split()) for line in answer.upper().splitlines()]
    # Printed boards have the numbers of the columns below them.
    rows = [line for line in reversed(lines) if line and line != "1234567"]
    if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
        raise Wrong("wrong-size", "Draw six rows of seven cells each, as they were given.")
    strange = "".join(sorted(set("".join(rows)) - set("XO.")))
    if strange:
        raise Wrong("strange-signs", f"Use X, O and a dot only: not {strange[0]!r}.")
    return tuple([[int(cell == sign) for cell in row] for row in rows] for sign in "XO")  # type: ignore[return-value]


@exercise("06.6")
def impossible(answer: Answer) -> str:
    x, y = matrices_of(answer.value)
    discs = sum(map(sum, x)) + sum(map(sum, y))
    if discs == 0:
        raise NotAttempted("not-attempted", "The board is still empty: draw some discs.")
    broken = broken_rule(x, y)
    if broken:
        raise Wrong(f"breaks-rule-{broken[5]}", f"Your board breaks a rule. {broken}")
    if discs > MOST:
        raise Wrong("too-many-discs", f"{KEEPS}, but it has {discs} discs: at most {MOST} may be.")
    moves = find_game(x, y)
    if moves is not None:
        from c4lab.pictures import draw  # only a wrong answer needs it

        game = "".join(map(str, moves))
        board = ConnectFour.parse(game)
        got = f"the board after {game}"
        example = Counterexample("impossible", WANTED, got, board.diagram(), draw(board))
        raise Wrong("reachable", f"{KEEPS}, but it can come up in a game.", example)
    if discs == FEWEST:
        return f"Your board has {discs} discs, and there is none with fewer."
    return f"Your board has {discs} discs. There is one with {FEWEST}."
