"""01.3 How many games there are from a position."""

import ast
from math import factorial

from c4lab.checks.writing import Answer, compare, exercise, has, known, returns_in_a_loop, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax import fresh_cases
from c4lab.lessons.lesson01_minimax.draws import DRAWS
from c4lab.lessons.shared.code.lost_positions import telling_lost_positions
from c4lab.lessons.shared.positions.squares import every_node, late

SUM = "sum(count_games(position.play(move)) for move in position.moves())"
KNOWN = known(
    rf"""
    counts-nodes: This counts every position on the way. A game counts once, where it ends.
        return sum => return 1 + sum
    counts-moves-on-the-way: This counts every move on the way. A game counts once, where it ends.
        return 1 => return 0 && return sum => return sum(1 for move in position.moves()) + sum
    counts-draws-only: Only drawn games are counted. A game that is won has ended too.
        is not None => == 0
    counts-one-player-only: Only the games that X wins are counted. O's wins and draws count too.
        is not None => == 1
    counts-one-player-only: Only the games that O wins are counted. X's wins and draws count too.
        is not None => == -1
    counts-full-boards-only: Only games that fill the board are counted. A win ends a game too.
        position.result() is not None => not position.left
    goes-on-after-a-win: This counts all orders of the free squares. A win ends a game earlier: then
            the squares that are left stay empty.
        => factorial_of_left
        => factorial_of_moves
    never-counts-one: Your function always gives 0. Where does a finished game count 1?
        return 1 => return 0
    returns-too-early: Always 1: a `return` inside the loop ends it after the first move.
        return {SUM} => for move in position.moves():\n        return 1
        seen: in_a_loop
    equals-plus: Always 1: `=+` gives the name a new value with each move. `+=` adds to the old one.
        return {SUM} => return +1
        seen: equals_plus
    begins-again: Always 1: the sum begins again with each move. Set it to 0 before the loop.
        return {SUM} => for move in position.moves():\n        total = 0\n
            \n        total += count_games(position.play(move))\n    return total
        seen: zero_in_a_loop
    always-one: Always 1. From an unfinished position, more than one game may be played.
        return {SUM} => return 1
        seen: without_play
    unfinished-is-nothing: An unfinished position gives 0 here. Add up the numbers that come back
            from the calls for the positions after its moves.
        {SUM} => 0
    adds-the-results: This adds up the results. Each finished game counts 1, whoever has won.
        return 1 => return position.result()
    counts-moves: This counts the moves of one position and goes no further. Each leads to games of
            its own: play on to the end.
        {SUM} => len(position.moves())
        return 1 => return 0 && {SUM} => len(position.moves())
        return 1 => return position.left && {SUM} => position.left
    one-move-ahead: This counts the games that end with the next move. Most go on: play on to the
            end.
        return 1 => return 0 &&
            {SUM} => sum(position.play(move).result() is not None for move in position.moves())
    counts-ends-once: This counts the different positions at the end. Two games that reach the same
            position in another order of moves are two different games.
        => different_ends
    counts-positions: This counts the different positions. Count games: sequences of moves to an
            end.
        => different_positions
    multiplies: The numbers of games after the moves are multiplied. One plays this move or that
            one, so they have to be added.
        return sum( => from math import prod\n    return prod(
        seen: has_a_product
    first-branch-only: The games after the first move are taken for those after each move. After
            some moves a game ends sooner: count after each move, and add up.
        return {SUM} =>
            moves = position.moves()\n    return len(moves) * count_games(position.play(moves[0]))
    takes-the-largest: Only the move with the most games counts. Each move leads to games.
        sum( => max(
        seen: has_max
    always-the-same: 255,168 is right from the empty board only. Count from the position given.
        => from_the_start
    always-one: Always 1. From an unfinished position, more than one game may be played: does your
            function take it for finished, or does it keep the number of one move only?
        return {SUM} => return 1
    """,
    in_a_loop=returns_in_a_loop,
    has_a_product=lambda tree: has(ast.Mult)(tree) or uses("prod")(tree),
    has_max=uses("max"),
    equals_plus=has(ast.UAdd),
    zero_in_a_loop=lambda tree: any(
        isinstance(line, ast.Assign) and ast.unparse(line.value) == "0"
        for loop in ast.walk(tree)
        if isinstance(loop, ast.For)
        for line in loop.body
    ),
    without_play=lambda tree: not uses("play")(tree),
    factorial_of_left=lambda position: factorial(position.left),
    factorial_of_moves=lambda position: factorial(len(position.moves())),
    different_ends=lambda position: len(
        {each.key for each in every_node(position) if each.result() is not None}
    ),
    different_positions=lambda position: len({each.key for each in every_node(position)}),
    from_the_start=lambda position: 255_168,
)
CASES = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12346579")]


@exercise("01.3", KNOWN, shared=DRAWS)
def count_games(answer: Answer) -> None:
    cases = [*CASES, *late(7, every=50), *late(5, every=200), (TicTacToe.parse("513"),)]
    with telling_lost_positions(answer):
        compare(answer, cases, fresh=fresh_cases.counted())
