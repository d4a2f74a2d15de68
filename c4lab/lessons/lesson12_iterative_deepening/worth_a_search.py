"""12.4 Own wins first, then what does not lose at once, and all of it if everything loses."""

import ast
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe


def games(kind: type, *moves: str) -> list[tuple[Position]]:
    return [(kind.parse(each),) for each in moves]  # type: ignore[attr-defined]


WINS = [
    *games(TicTacToe, "1524", "1245", "192", "129", "15", "8395624"),
    *games(ConnectFour, "414141", "41414", "1512", "615641", "157154731", "17472", "774737"),
    *games(ConnectFour, "37475667", "4626561"),
]
GIFTS = [
    *games(TicTacToe, "1239846", "9738265", "6953127"),
    *games(ConnectFour, "11227373", "22117363", "365556636", "752661725"),
]
LOST = [*games(TicTacToe, "12537", "9286543"), *games(ConnectFour, "37475", "44573", "266465")]


def asks_the_old_one(tree: ast.Module) -> bool:
    """Whether the code asks for the result of the position that it was given."""
    given = {node.args.args[0].arg for node in tree.body if isinstance(node, ast.FunctionDef)}
    asked = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return any(
        node.attr == "result" and isinstance(node.value, ast.Name) and node.value.id in given
        for node in asked
    )


def asks_for_results(tree: ast.Module) -> bool:
    """Whether the code calls each `result` that it names."""
    nodes = list(ast.walk(tree))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    return all(
        id(node) in called
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "result"
    )


KNOWN = known(
    r"""
    nothing-left: Every move loses here, and your list is empty. A player has to move all the same:
            give all legal moves.
        or list(position.moves()) => or []
    position-unchanged: Your code finds no win. `play` gives a new position and leaves the old one
            as it is: ask for the result of the new one.
        after.result() == position.player => position.result() == position.player
        seen: asks_the_old_one
    no-parentheses: `result` is a function: `result()` asks it. Without parentheses it equals no
            number.
        $p.result() == $n ~> $p.result == $n
    win-not-alone: A move wins at once here, and your list has others too. Give the winning moves
            alone.
        wins or safe => safe
        wins or safe => wins + safe
        wins or safe => list({*wins, *safe})
        seen: asks_for_results
    half-done: No move wins at once here, and your list is empty: give the moves after which the
            opponent cannot win with the next move.
        wins or safe or list(position.moves()) => wins
    wins-only: Your list has moves after which the opponent wins at once. Leave a move out as soon
            as the result of one of the replies to it is the opponent's number.
        wins or safe or => wins or
        -position.player not in => position.player not in
    move-twice: A move is in your list more than once: put it in behind the loop over its replies,
            if none of them wins.
        if -position.player not in results:\n            safe.append(move) =>
            safe += [move for result in results if not result]
        if -position.player not in results:\n            safe.append(move) =>
            safe += [move] * next((i for i, r in enumerate(results) if r), len(results))
    one-win: More than one move wins here: give all of them.
        wins.append(move) => wins = wins or [move]
    first-player-only: That is right when the first player is to move. For the second, a win has the
            result -1.
        after.result() == position.player => after.result() == 1
        -position.player not in => -1 not in
        after.result() == position.player => after.result() == 1 && -position.player not => -1 not
    gift-for-block: Your list has the opponent's winning replies. Some of them the opponent has only
            after your own move: keep the moves after which no reply wins.
        if -position.player not in results:\n            safe.append(move) =>
            safe += [m for m in after.moves() if after.play(m).result() == after.player] &&
            or safe => or list(set(safe))
    draw-for-win: A game that ends in a draw has a result as well, 0. Ask who has won.
        -position.player not in results => set(results) <= {None}
    calls-a-value: `position.player` is a number: write it without parentheses.
        $p.player ~> $p.player()
""",
    asks_the_old_one=asks_the_old_one,
    asks_for_results=asks_for_results,
)


def same(got: Any, expected: Any) -> bool:
    """Whether these are the moves, in whatever order."""
    lists = all(isinstance(each, (list, tuple, set)) for each in (got, expected))
    return lists and sorted(got) == sorted(expected)


@exercise("12.4", KNOWN)
def worth_a_search(answer: Answer) -> None:
    for part, cases in {"wins and blocks": WINS, "gifts": GIFTS, "lost positions": LOST}.items():
        with answer.part(part, first=cases is WINS):
            compare(answer, cases, same=same)
