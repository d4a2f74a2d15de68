"""07.5 The bug hunt: a search to which every win is the same, and a draw a lost game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import permutations
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Counterexample, Wrong, exercise
from c4lab.checks.show import counterexample, show, show_call
from c4lab.checks.values import plain, refuse_rubbish
from c4lab.games import ConnectFour

Value = Callable[[ConnectFour, int], Any]
Values = Mapping[int, float]
"""For each move what the position after it is worth, to the opponent."""

FINISHED = (
    "4151617",  # after seven moves
    "457544325371553132746712736675232662164114",  # with the last disc
    "731636517415264145633517747455643671322222",  # a draw
)
CASES = (
    ("", 2),
    ("415161", 3),
    ("2445727733523132332152", 4),
    ("3314344443662417763371", 4),
    ("15145531672262346127375652532433467471", 5),
    ("74177521573256347666266232731442415435", 5),
    ("532463123456566525662252731371744717", 6),
    ("65111422734424454557531236356217712633", 6),
    ("4575443253715531327467127366752326621641", 3),
)


@cache
def ours(position: ConnectFour, depth: int) -> int:
    """The value for the side to move: 0, or 100 and the moves that are left when someone wins."""
    if position.result() is not None:
        return -(100 + position.left) if position.winner else 0
    if depth == 0:
        return 0
    return max(-ours(position.play(move), depth - 1) for move in position.moves())


@exercise("07.5")
def value(answer: Value) -> None:
    for game in FINISHED:
        refuse_wrong_sign(answer, ConnectFour.parse(game), 0)
    for game, depth in CASES:
        position = ConnectFour.parse(game)
        after = {move: position.play(move) for move in position.moves()}
        values = {m: refuse_wrong_sign(answer, each, depth - 1) for m, each in after.items()}
        for pair in permutations(after, 2):
            refuse_wrong_order(answer, position, pair, depth, values)


def refuse_wrong_sign(answer: Value, position: ConnectFour, depth: int) -> float:
    """What `answer` says of the position. Raises Wrong if the wrong side is ahead by it."""
    got, true = plain(answer_to(answer, (position, depth))), ours(position, depth)
    call = show_call(answer, (position, depth))
    refuse_rubbish(true, got, lambda: call)
    if (got > 0) - (got < 0) == (true > 0) - (true < 0):
        return float(got)
    wanted = "less than 0" if true < 0 else "more than 0" if true > 0 else "0"
    drawn = position.result() == 0
    won = bool(position.winner)
    reason, sentence = "wrong-value", "The sign is not right."
    if drawn:
        reason, sentence = (
            "draw-not-zero",
            "The board is full and nobody has won, so this is a draw, and nobody has lost it: 0.",
        )
    elif won and got == 0:
        reason, sentence = (
            "win-worth-nothing",
            "This game is won, and it is worth no more than a draw. Add what depends on the "
            "distance to a number that stays, such as 100.",
        )
    elif won:
        reason, sentence = (
            "wrong-view",
            "The value is in the view of the side to move, and whoever is to move in a finished "
            "game has lost: it has to be below 0.",
        )
    elif got == 0:
        reason, sentence = (
            "win-unseen",
            f"Somebody can force a win within {depth} moves of this board, so 0 is not right. Is "
            "a game that goes on taken for a draw? Its `position.result()` is None, and only a "
            "draw's is 0; `not` is true of both.",
        )
    elif true == 0:
        reason, sentence = (
            "unknown-not-zero",
            "Nobody has won or can force a win within the moves that are looked at, so this is 0. "
            "Does something that is added or taken away after each move change the 0 too?",
        )
    raise Wrong(reason, sentence, _example(call, wanted, show(got), position))


def refuse_wrong_order(
    answer: Value, position: ConnectFour, moves: tuple[int, int], depth: int, values: Values
) -> None:
    """Raises Wrong if the first move is better, or both are as good, and `values` differ."""
    after = [(position.play(move), depth - 1) for move in moves]
    true_one, true_other = (ours(*each) for each in after)
    one, other = (values[move] for move in moves)
    if true_one > true_other or (true_one < true_other and one < other):
        return
    if true_one == true_other and one == other:
        return
    wanted = "as much as" if true_one == true_other else "more than"
    first, second = (f"-{show_call(answer, each)}" for each in after)
    example = _example(
        first,
        f"{wanted} {second}",
        f"{0 - one:g} for the first, {0 - other:g} for the second",
        position,
    )
    reason, sentence = _out_of_order(true_one, true_other, one == other)
    ends = " and ".join(
        f"column {move} {'wins' if value < 0 else 'loses'} in {_moves(position, value)}"
        for move, value in zip(moves, (true_one, true_other), strict=True)
        if value
    )
    raise Wrong(reason, f"Here {ends}. {sentence}" if ends else sentence, example)


def _moves(position: ConnectFour, value: int) -> str:
    """How many moves from `position` on the game lasts that ends with `value`."""
    count = position.left - (abs(value) - 100)
    return f"{count} move" if count == 1 else f"{count} moves"


def _out_of_order(one: int, other: int, equal: bool) -> tuple[str, str]:
    """What is wrong, and a sentence. The values are the opponent's: below 0 is a win."""
    if one == other:
        return "equal-distance", "So both should be worth the same."
    if other < 0 and equal:
        return (
            "wins-all-equal",
            "As long as both are worth the same, whoever has the choice may put the win off for "
            "ever. The sooner it comes, the more it should be worth.",
        )
    if other < 0:
        return (
            "later-wins-preferred",
            "It is the wrong way round: the later win is worth more. Fewer cells are left on the "
            "board then: does your number grow with the moves that were made?",
        )
    if one > 0 and equal:
        return (
            "losses-all-equal",
            "The later a loss comes, the less it should cost: the opponent may still overlook it.",
        )
    if one > 0:
        return "sooner-losses-preferred", "The later loss should cost less than the sooner one."
    return "wrong-value", "Wins, draws and losses are not in order."


def _example(call: str, expected: str, got: str, position: ConnectFour) -> Counterexample:
    drawn = counterexample(call, None, None, position)
    return Counterexample(call, expected, got, drawn.diagram, drawn.picture)
