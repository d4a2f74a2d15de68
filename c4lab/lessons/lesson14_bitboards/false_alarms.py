"""14.5 How often a win test without the spare row sees a four that is none."""

import ast
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.lessons.shared.boards import random_games

ONE = ["375667333636743", "3756673336367432", "27347234722534252", "55125763356234575"]
WON = ["1213141", "1122334", "121212", "12345671234567"]
LATER = ["73332331663257652", "51236234731633615215231", "551257633562345757724"]
MANY = [str(game[-1]) for game in random_games(20, Random(6))]


def tests_first(tree: ast.Module) -> bool:
    """Whether `any_four` stands above the first move."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    tests = [each.lineno for each in calls if getattr(each.func, "id", "") == "any_four"]
    moves = [each.lineno for each in calls if getattr(each.func, "attr", "") == "play"]
    return bool(tests and moves) and max(tests) < min(moves)


KNOWN = known(
    r"""
    tests-nothing: It never asks `any_four`, and finds no false alarm. Test the squeezed discs after
            each move.
        => no_alarm
        seen: tests_nothing
    steps-of-the-wide-board: Those are the steps with the spare row. With six bits a column the cell
            to the right is 6 bits on, and the diagonals are 5 and 7.
        (1, 6, 5, 7) =~> (1, 7, 6, 8)
        (1, 5, 6, 7) ~> (1, 6, 7, 8)
    steps-of-the-narrow-board: Those are the steps with five bits a column. Here it is six: the cell
            to the right is 6 bits on, and the diagonals are 5 and 7.
        (1, 6, 5, 7) =~> (1, 5, 4, 6)
        (1, 5, 6, 7) ~> (1, 4, 5, 6)
        seen: has_4
    step-missing: One of the four directions is missing.
        (1, 6, 5, 7) => (1,)
        (1, 6, 5, 7) =~> (6, 5, 7)
        (1, 6, 5, 7) =~> (1, 6, 5)
        (1, 6, 5, 7) =~> (1, 6, 7)
        (1, 5, 6, 7) ~> (5, 6, 7)
    not-squeezed: The discs still have their spare bits: `squeezed` takes them out.
        any_four(squeezed($d), $s) =~> any_four($d, $s)
        seen: not_squeezed
    before-the-move: It tests before the move is made, and so never after the last one. `any_four`
            belongs behind `board.play`.
        board = board.play(int(move))\n            moved => moved &&
            count += 1 => count += 1\n            board = board.play(int(move))
        seen: tests_first
    wrong-players-discs: After the move, `board.position` has the discs of the side to move. The
            player who has just moved has the others.
        $b.position ^ $b.mask =~> $b.position
    both-players-discs: The mask has the discs of both players. A four is of one colour.
        $b.position ^ $b.mask =~> $b.mask
    wins-counted: Real fours are counted too. A false alarm is one where `board.winner` is 0.
        and not board.winner => and True
        any_four($d, $s) and not $b.winner ~> any_four($d, $s)
        not $b.winner =~> $b.winner
    games-counted: It counts a game once. Each position of a game with a false alarm counts.
        count += 1 => count += 1\n                break
    end-only: It looks at the last position of each game. Test after each move.
        int(move))\n            moved = board.position ^ board.mask\n            if any_four =>
            int(move))\n        moved = board.position ^ board.mask\n        if any_four
    """,
    no_alarm=lambda games: 0,
    tests_nothing=lambda tree: not uses("any_four")(tree),
    not_squeezed=lambda tree: not uses("squeezed")(tree),
    has_4=lambda tree: any(getattr(node, "value", None) == 4 for node in ast.walk(tree)),
    tests_first=tests_first,
)


@exercise("14.5", KNOWN, allowed=["Bitboard"])
def false_alarms(answer: Answer) -> None:
    with answer.part("games with a single false alarm"):
        compare(answer, [([moves],) for moves in (*WON, *ONE)])
    with answer.part("all games"):
        compare(
            answer, [(ONE[:2],), ([*WON, *ONE],), *(([moves],) for moves in LATER), ([],), (MANY,)]
        )
