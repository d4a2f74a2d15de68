"""14.5 How often a win test without the spare row sees a four that is none."""

import ast
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, has, known, uses
from c4lab.lessons.lesson14_bitboards import fresh_cases
from c4lab.lessons.shared.positions.boards import random_games

RED = ["375667333636743", "3756673336367432", "27347234722534252", "55125763356234575"]
ONE = [*RED, "51236234731633615215231"]  # in the last one amber's discs give the alarm
WON = ["1213141", "1122334", "121212", "12345671234567"]
LATER = ["73332331663257652", "551257633562345757724"]
MANY = [str(game[-1]) for game in random_games(20, Random(6))]


def tests_first(tree: ast.Module) -> bool:
    """For a `seen` line: whether `any_four` is called above the first `play`."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    tests = [each.lineno for each in calls if getattr(each.func, "id", "") == "any_four"]
    moves = [each.lineno for each in calls if getattr(each.func, "attr", "") == "play"]
    return bool(tests and moves) and max(tests) < min(moves)


def drops_the_board(tree: ast.Module) -> bool:
    """For a `seen` line: whether the board that `play` returns is not used."""
    return any(
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "attr", "") == "play"
        for node in ast.walk(tree)
    )


def lacks_a_step(tree: ast.Module) -> bool:
    """For a `seen` line: whether no list or tuple has all four steps of this board."""
    rows = (node.elts for node in ast.walk(tree) if isinstance(node, (ast.Tuple, ast.List)))
    return not any({1, 5, 6, 7} <= {getattr(each, "value", None) for each in row} for row in rows)


KNOWN = known(
    r"""
    tests-nothing: It never calls `any_four`, so it finds no false alarm. Test the squeezed discs
            after each move.
        if any_four(squeezed(moved), (1, 6, 5, 7)) and not board.winner => if False
        seen: tests_nothing
    last-move-missing: The last move of each game is not tested.
        in moves: => in moves[:-1]:
        seen: slices
    board-not-kept: `play` gives a new board and leaves the old one as it is: write `board =` in
            front of it.
        board = board.play => board.play
        seen: drops_the_board
    board-carried-on: Each game begins on an empty board. Yours begins where the game before it
            ended: make the `Bitboard()` inside the loop over the games.
        for moves in games:\n        board = Bitboard() =>
            board = Bitboard()\n    for moves in games:
    last-game-only: The number starts at 0 again with each game. Set it to 0 once, above the loop
            over the games.
        count = 0\n    for moves in games: => for moves in games:\n        count = 0
    both-players-tested: After a move it tests the discs of both players. Test only those of the
            player who has just moved.
        count += 1 => count += 1\n            if any_four(squeezed(board.position), (1, 6, 5, 7))
            and not board.winner:\n                count += 1
        if any_four(squeezed(moved), (1, 6, 5, 7)) => if (any_four(squeezed(moved), (1, 6, 5, 7))
            or any_four(squeezed(board.position), (1, 6, 5, 7)))
    steps-of-the-wide-board: The steps (1, 6, 7, 8) are those with the spare row. With six
            bits a column the cell to the right is 6 bits on, and the diagonals are 5 and 7.
        6, 5, 7 => 7, 6, 8
        seen: has_8
    steps-of-the-narrow-board: The steps (1, 4, 5, 6) are those with five bits a column. Here it is
            six: the cell to the right is 6 bits on, and the diagonals are 5 and 7.
        6, 5, 7 => 5, 4, 6
        seen: has_4
    step-missing: One of the four directions is missing.
        (1, 6, 5, 7) => (1,)
        1, 6, 5 => 6, 5
        , 5, 7 => , 5
        , 5, 7 => , 7
        seen: lacks_a_step
    not-squeezed: The discs still have their spare bits: `squeezed` takes them out.
        squeezed(moved) => moved
        seen: not_squeezed
    before-the-move: It tests before the move is made, so it never tests after the last move. Call
            `any_four` after `board.play`.
        board = board.play(int(move))\n            moved => moved &&
            count += 1 => count += 1\n            board = board.play(int(move))
        seen: tests_first
    wrong-players-discs: After the move, `board.position` has the discs of the side to move. The
            player who has just moved has the others.
        position ^ board.mask => position
    both-players-discs: The mask has the discs of both players. A four is of one colour.
        position ^ board. =>
    one-player-tested: It tests the discs of only one player, such as red. After each move, test the
            discs of the player who has just moved.
        not board.winner => not board.winner and board.mask.bit_count() % 2
        not board.winner => not board.winner and not board.mask.bit_count() % 2
        position ^ board.mask => position ^ board.mask * (board.mask.bit_count() % 2)
        position ^ board.mask => position ^ board.mask * (board.mask.bit_count() % 2 == 0)
    wins-counted: Real fours are counted too. A false alarm is one where `board.winner` is 0.
        and not board.winner => and True
        not board.winner => board.winner
    games-counted: It counts each game at most once. Count every position with a false alarm.
        count += 1 => count += 1\n                break
    end-only: It looks only at the last position of each game. Test after each move.
        int(move))\n            moved = board.position ^ board.mask\n            if any_four =>
            int(move))\n        moved = board.position ^ board.mask\n        if any_four
    """,
    drops_the_board=drops_the_board,
    lacks_a_step=lacks_a_step,
    slices=has(ast.Slice),
    tests_nothing=lambda tree: not uses("any_four")(tree),
    not_squeezed=lambda tree: not uses("squeezed")(tree),
    has_4=lambda tree: any(getattr(node, "value", None) == 4 for node in ast.walk(tree)),
    has_8=lambda tree: any(getattr(node, "value", None) == 8 for node in ast.walk(tree)),
    tests_first=tests_first,
)


@exercise("14.5", KNOWN, allowed=["Bitboard", "has_four"])
def false_alarms(answer: Answer) -> None:
    drawn = [([game],) for game in fresh_cases.false_alarms()]
    every = [([*fresh_cases.false_alarms()],)] if drawn else []
    with answer.part("games with a single false alarm"):
        few = [games for games in drawn if answer.solution(*games) <= 1]
        compare(answer, [([moves],) for moves in (*WON, *ONE)], fresh=few[:12])
    with answer.part("all games"):
        cases = [(ONE[:2],), ([*WON, *ONE],), *(([moves],) for moves in LATER), ([],), (MANY,)]
        compare(answer, cases, fresh=[*drawn[:4], *every])
