"""05.5 A match: game after game, each player beginning in turn."""

import ast
from typing import Any

from c4lab.checks.writing import Answer, Code, compare, exercise, known, uses
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.lessons.lesson05_objects import fresh_cases
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.code.told_by_code import told_by_code


def cases(start: Position, games: tuple[int, ...], *pairs: str) -> list[tuple[Any, ...]]:
    """Matches from `start` between each pair of players, with each number of games."""
    return [(*map(Code, pair.split()), number, start) for number in games for pair in pairs]


EMPTY, DROP = TicTacToe(), ConnectFour()
LATER = TicTacToe.parse("19")  # two marks are set: from here some games are drawn
PAIRS = "First() Last()", "Last() Middle()", "Middle() First()", "Middle() Middle()"
SCORES = [
    *cases(EMPTY, (1, 2, 3), *PAIRS),
    *cases(LATER, (1, 2, 5), *PAIRS),
    *cases(LATER, (2,), "First() First()"),
    *cases(DROP, (4,), "First() Last()"),
    *cases(EMPTY, (0,), "Last() First()"),
]
ILLEGAL = [
    *cases(EMPTY, (1, 2), "First() Always(5)"),
    *cases(EMPTY, (1, 3), "Always(1) Last()"),
    *cases(EMPTY, (2, 3), "Always(0) Always(0)"),
    # `Always(5)` wins at once in the games that it begins: only the others have an illegal move.
    *cases(TicTacToe.parse("1293"), (2, 3, 4), "Always(5) First()"),
    *cases(DROP, (2,), "Always(7) Middle()"),
    *cases(DROP, (5,), "Middle() Always(99)"),
]
STARTS = [
    case for start in ("1", "123") for case in cases(TicTacToe.parse(start), (1, 2, 3), *PAIRS)
]


def makes_a_start(tree: ast.Module) -> bool:
    """Whether the code makes a position of its own."""
    return any(uses(name)(tree) for name in ("ConnectFour", "TicTacToe", "type"))


def never_set_back(tree: ast.Module) -> bool:
    """Whether `start` itself is used in no loop, and in no other function."""
    places = [
        node
        for node in ast.walk(tree)
        if isinstance(node, (ast.For, ast.While, ast.comprehension, ast.Lambda))
        or (isinstance(node, ast.FunctionDef) and node.name != "play_match")
    ]
    inside = [node for place in places for node in ast.walk(place)]
    asked = {id(node.value) for node in inside if isinstance(node, ast.Attribute)}
    return not any(
        isinstance(node, ast.Name) and node.id == "start" and id(node) not in asked
        for node in inside
    )


OF_SCORES = known(
    r"""
    same-starter: The same player begins every game. Let them begin in turn, `first` in game 1.
        if number % 2 else => if False else
    second-begins: The players begin in turn, but `first` should begin the first game.
        if number % 2 else => if number % 2 == 0 else
    one-too-few: One game too few is played or counted. A loop over `range(games)` has `games`
        rounds.
        range(games) => range(games - 1)
        range(games) => range(1, games)
    one-too-many: One game too many is played or counted. A loop over `range(games)` has `games`
        rounds.
        range(games) => range(games + 1)
        range(games) => range(1, games + 2)
    ignores-start: Every game has to begin from `start`, whatever game and position that is.
        position, result = start, None => position, result = ConnectFour(), None
        position, result = start, None => position, result = TicTacToe(), None
        seen: makes_a_start
    one-plays-both: One player makes all moves of a game. After each move it is the other player's
            turn.
        players[position.player] => players[start.player]
        players[position.player] => first
        players[position.player] => players[start.player] &&
            side * result => side * start.player * abs(result)
    not-set-back: Only the first game is played: before each game the position has to be `start`
            again.
        results = [] => results, position = [], start &&
            position, result = start, None => result = position.result()
        seen: never_set_back
    same-starter-turned: The same player begins every game, and yet every other game is counted as
            if the other one had begun. Who makes the first move of game 2?
        {side: first, -side: second} => {start.player: first, -start.player: second}
        {side: first, -side: second} => {start.player: second, -start.player: first}
    other-player-moves: Your code asks the player who is not to move: `position.player` says whose
            turn it is.
        players[position.player] => players[-position.player]
    one-game-only: Only one game is played or counted.
        range(games) => range(min(games, 1))
    in-the-starters-view: A win of whoever begins counts for `first`, also where `second` begins.
        side * result => start.player * result
    draws-miscounted: Draws are not counted as they should be: a result of 0 is neither won nor
        lost, and counts once, as the second of the three numbers.
        results.count(0), results.count(-1) => 0, results.count(0) + results.count(-1)
        results.count(-1) => results.count(0) + results.count(-1)
        results.count(+1), results.count(0) => results.count(+1) + results.count(0), 0
        results.count(0) => 0
    losses-miscounted: Games that `first` loses are not counted as losses, the third of the numbers.
        results.count(0), results.count(-1) => results.count(0) + results.count(-1), 0
        results.count(0), results.count(-1) => results.count(0), 0
    other-order: The order is wins, draws, losses.
        results.count(0), results.count(-1) => results.count(-1), results.count(0)
    counts-for-second: Wins and losses are exchanged: who wins, and for whom is that counted?
        side * result => -side * result
""",
    makes_a_start=makes_a_start,
    never_set_back=never_set_back,
)
LEGAL = "if move in position.moves():"
INSTEAD = r"if move not in position.moves():\n                move = position.moves()["
GOES_ON = r"\n            if True:"
ADDS = "results.append(side * -position.player)"
TALLY = "return results.count(+1), results.count(0), results.count(-1)"
OF_ILLEGAL = known(rf"""
    illegal-move-replaced: For an illegal move another move is played. Whoever makes an illegal move
            loses the game.
        {LEGAL} => {INSTEAD}0]{GOES_ON}
        {LEGAL} => {INSTEAD}-1]{GOES_ON}
    illegal-move-ends-the-match: After a game with an illegal move no more games are played or
            counted. That game is lost, and the match goes on.
        result = -position.player => {ADDS}\n                {TALLY}
        result = -position.player => {TALLY}
    illegal-move-ends-the-match: An illegal move is counted as a loss for `first`, whoever made it,
            and ends the match. Whoever made it loses that game, and the match goes on.
        result = -position.player => {TALLY} + 1
    illegal-move-wins: Whoever makes an illegal move gets the win. It should be a loss for them.
        result = -position.player => result = position.player
    illegal-move-draws: A game with an illegal move is counted as a draw. Whoever made it has lost.
        result = -position.player => result = 0
    illegal-move-not-counted: A game with an illegal move is not counted. Whoever made it has lost.
        result = -position.player => result = 2
    illegal-move-of-first: A game with an illegal move is lost for `first`, whoever made it.
        result = -position.player => result = -side
    illegal-move-of-second: A game with an illegal move is won for `first`, whoever made it.
        result = -position.player => result = side
""")
OF_STARTS = known(r"""
    ignores-start: Every game has to begin from `start`, with the marks that are set there.
        start.player => type(start)().player &&
            position, result = start, None => position, result = type(start)(), None
        position, result = start, None => position, result = type(start)(), None
    beginner-is-plus-one: The side -1 is to move here, and the player who should begin gets the side
        +1. Whoever begins plays the side `start.player`.
        -start.player if number % 2 else start.player => -1 if number % 2 else +1
    counts-for-plus-one: The side -1 is to move here: a result of +1 is a win for the side +1, and
            not for whoever begins.
        side * result => (-1 if number % 2 else +1) * result
""")
THREE = "Return three numbers, for example as `wins, draws, losses`: counted for `first`."
FOR_EVER = (
    "With a player who chooses an illegal move the match has no end: the player is asked again and "
    "chooses the same move again. Whoever chooses an illegal move loses that game at once."
)
CRASHES = (
    "An illegal move ends the whole match. The player should lose only this game: ask whether the "
    "move is in `position.moves()` before you play it."
)


def board(*case: Any) -> Position | None:
    """The start, to be drawn, unless its board is empty."""
    return case[-1] if case[-1].history else None


@exercise("05.5", (*OF_SCORES, *OF_ILLEGAL, *OF_STARTS))
def play_match(answer: Answer) -> None:
    numbers = ("returns-wrong-type", None, "not-three-numbers", THREE)
    with answer.part("score", first=True), told_by_code(answer, numbers), explain_loops(answer):
        compare(answer, SCORES, known=OF_SCORES, show=board, fresh=fresh_cases.scores())
    crashes = ("IllegalMove", None, "illegal-move-crashes", CRASHES)
    for_ever = ("still-running", None, "asks-for-ever", FOR_EVER)
    with answer.part("illegal moves"), told_by_code(answer, crashes, for_ever):
        fresh = fresh_cases.illegal()
        compare(answer, ILLEGAL, known=OF_ILLEGAL, show=board, fresh=fresh)
    with answer.part("other starts"):
        fresh = fresh_cases.other_starts()
        compare(answer, STARTS, known=OF_STARTS, show=board, fresh=fresh)
