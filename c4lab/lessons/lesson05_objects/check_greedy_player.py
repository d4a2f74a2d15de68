"""05.4 A player who looks one move ahead."""

import ast
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Script,
    Wrong,
    compare,
    contains,
    exercise,
    has,
    known,
    returns_in_a_loop,
)
from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.lesson05_objects import fresh_cases
from c4lab.lessons.lesson05_objects.classes import NO_MOVE, any_move, chooser, one_of
from c4lab.lessons.lesson05_objects.replies import (
    defends_first,
    goes_on,
    leaves,
    must_defend,
    where_a_reply_wins,
    where_they_would_win,
    wins,
)
from c4lab.lessons.shared.code.classes import a_class
from c4lab.lessons.shared.code.told_by_code import Idea, told_by_code
from c4lab.lessons.shared.positions.squares import positions

Choice = Callable[[Any], set[int]]
"""A function from a position to the moves that are right there."""

QUIET = "", "4", "44", "41516", "44556"
WINNING = "121212", "121214", "415161", "1212127", "445566", "415163"
DEFENDING = (
    *("41414", "121213", "414161", "1212172", "44557"),
    # The opponent has no win yet, but some moves make one possible: left, right, in the middle.
    *("5451162245446", "31647422153311", "544544762263516"),
    *("236352511442", "432476525346", "647567166665", "175662765", "67657656225"),
    # After some moves two replies win, after others none, and after hardly any just one.
    *("65447556", "242357463", "545346353", "1343267432", "3166441525", "37334241247"),
)


@cache
def cases(texts: Sequence[str], useful: Callable[[Any], object]) -> list[Script]:
    """Calls for these Connect Four positions and some of tic-tac-toe, where `useful`, few moves
    first."""
    every: list[Any] = [*positions(3)[::35], *map(ConnectFour.parse, texts)]
    chosen = [each for each in every if each.result() is None and useful(each)]
    return [call(position) for position in sorted(chosen, key=lambda each: len(each.history))]


def call(position: Any, seed: int = 1) -> Script:
    return Script(f"GreedyPlayer({seed}).choose({position!r})", position)


def one_side(side: int, good: Choice) -> type:
    """A class of players that choose as `good` for this side, and any move for the other side."""
    return chooser(lambda position: (good if position.player == side else any_move)(position))


RESULT = "+1 is the first player's win. Compare it with the `player` before the move."
WINS_MISSED = known(
    f"""
    blocks-first: It can win at once, but defends instead: look for a win among all moves first.
        => defence
    one-side-only: It takes a win as one of the two players only: a result of {RESULT}
        => as_first
        => as_second
        seen: has_a_one
    first-move-only: It passes up a win that is one move away: a `return` in a loop is reached in
            the loop's first round, so that the other moves are never looked at.
        => any_move
        seen: returns_at_once
    moves-up-to-7: It takes the wins among the moves 1 to 7. In tic-tac-toe there are nine moves:
            `position.moves()` holds the legal ones of any game.
        => up_to_seven
        seen: counts_to_seven
    misses-a-win: It passes up a win that is one move away. Look through all moves for a win before
            you settle for one, and compare the result with `position.player`: after the move,
            `player` is the opponent.
        => any_move
    """,
    defence=chooser(defends_first),
    as_first=one_side(+1, wins),
    as_second=one_side(-1, wins),
    up_to_seven=chooser(lambda position: wins(position) & set(range(8)) or any_move(position)),
    any_move=chooser(any_move),
    has_a_one=contains("1"),
    returns_at_once=returns_in_a_loop,
    counts_to_seven=contains("7", "8"),
)


def looks_at_no_reply(tree: ast.Module) -> bool:
    """Whether the code plays one move only, in `choose` itself: never a reply to it."""
    nodes = list(ast.walk(tree))
    plays = [node for node in nodes if getattr(node, "attr", "") == "play"]
    functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    repeats = functions - {"__init__", "choose"} or has(ast.Lambda, ast.While)(tree)
    return len(plays) == 1 and not repeats


OF_WINS = (*NO_MOVE[:1], *WINS_MISSED)
OF_DEFENCE = known(
    f"""
    two-at-once: After this move the opponent has two ways to win at once. That is no safer than
            one.
        => to_two
    opens-the-way: It stops wins that the opponent has already, but this move makes a new one
            possible. Look at the replies after each move of yours.
        => into_the_gap
    fears-draws: It avoids every move after which a reply ends the game, even with a draw. A result
            of 0 is no win: ask whether the reply wins for the player who makes it.
        => from_any_end
    first-reply-only: The opponent can win at once after this move: a `return` in a loop is reached
            in the loop's first round, so that other moves, or replies, are never looked at.
        => any_move
        seen: returns_at_once
    one-side-only: It stops the opponent as one of the two players only: a result of {RESULT}
        => as_first
        => as_second
        seen: has_a_one
    plays-the-reply: It plays the column in which a reply wins. But that reply may lie on top of
            your own disc: then it is your disc that makes the win possible.
        => the_reply
        seen: plays_twice
    no-reply-looked-at: The opponent can win at once after this move. Your code never plays a reply:
            try each of your moves, and then each reply to it.
        => any_move
        seen: looks_at_no_reply
    lets-them-win: The opponent can win at once after this move. Another move would have prevented
            that.
        => any_move
    """,
    to_two=chooser(lambda position: leaves(position, lambda replies: replies != 1)),
    into_the_gap=chooser(where_they_would_win),
    the_reply=chooser(where_a_reply_wins),
    plays_twice=lambda tree: not looks_at_no_reply(tree),
    looks_at_no_reply=looks_at_no_reply,
    as_first=one_side(+1, leaves),
    as_second=one_side(-1, leaves),
    from_any_end=chooser(goes_on),
    any_move=chooser(any_move),
    has_a_one=contains("1"),
    returns_at_once=returns_in_a_loop,
)


EMPTY = (
    "Its parent, your `RandomPlayer` of 05.3, gives None where it should give a move: is it "
    "finished, and has its cell been run?"
)
PARENTS = Script("super(GreedyPlayer, GreedyPlayer(1)).choose(TicTacToe())")
ITSELF = "The parent's method is `super().choose(position)`, and `self.choose` is this one again."
NO_PARENT = (
    "It inherits from nobody and has no `__init__`, so it takes no seed. Its first line should "
    "name its parent: `class GreedyPlayer(RandomPlayer):`."
)


def _parent_gives_none(answer: Answer) -> bool:
    with suppress(Wrong):
        return answer.ask(PARENTS) is None
    return False


def inherits_nothing(tree: ast.Module) -> bool:
    """Whether the class `GreedyPlayer` has no parent."""
    return any(
        isinstance(each, ast.ClassDef) and each.name == "GreedyPlayer" and not each.bases
        for each in ast.walk(tree)
    )


@exercise("05.4", (*OF_WINS, *OF_DEFENCE))
def GreedyPlayer(answer: Answer) -> None:  # noqa: N802 - named after the answer
    ideas: list[Idea] = [
        ("returns-none", lambda _: _parent_gives_none(answer), "parent-gives-none", EMPTY),
        ("endless-recursion", contains("self.choose($$x)"), "asks-itself", ITSELF),
        ("takes no arguments", inherits_nothing, "inherits-nothing", NO_PARENT),
    ]
    with a_class(answer, "choose"), told_by_code(answer, *ideas):
        quiet = [TicTacToe(), TicTacToe.parse("5"), *map(ConnectFour.parse, QUIET)]
        calls = [call(position, seed) for position in quiet for seed in (1, 2)]
        fresh = [call(*each) for each in fresh_cases.quiet()]
        compare(answer, calls, chooser(any_move), same=one_of, known=NO_MOVE, fresh=fresh)
    with answer.part("wins"):
        fresh = [*map(call, fresh_cases.winning())]
        winning = cases(WINNING, wins)
        compare(answer, winning, chooser(wins), same=one_of, known=OF_WINS, fresh=fresh)
    with answer.part("defence"):
        urgent = cases(DEFENDING, must_defend)
        fresh = [*map(call, fresh_cases.defending())]
        compare(answer, urgent, chooser(leaves), same=one_of, known=OF_DEFENCE, fresh=fresh)
