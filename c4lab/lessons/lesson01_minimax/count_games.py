"""01.3 How many games there are from a position."""

from c4lab.checks.writing import Answer, compare, exercise, known, returns_in_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late

SUM = "sum(count_games(position.play(move)) for move in position.moves())"
KNOWN = known(
    rf"""
    draw-is-falsy: Drawn games are missing: the result of a draw is 0, which is false.
        position.result() is not None => position.result()
    counts-nodes: This counts every position on the way. A game counts once, where it ends.
        return sum => return 1 + sum
    counts-draws-only: Only drawn games are counted. A game that is won has ended too.
        is not None => == 0
    counts-one-player-only: Only the games that X wins are counted. O's wins and draws count too.
        is not None => == 1
    counts-full-boards-only: Only games that fill the board are counted. A win ends a game too.
        position.result() is not None => not position.left
    never-counts-one: Your function always gives 0. Where does a finished game count 1?
        return 1 => return 0
    returns-too-early: Always 1: a `return` inside the loop ends it after the first move.
        return {SUM} => for move in position.moves():\n        return 1
        seen: in_a_loop
    adds-the-results: This adds up the results. Each finished game counts 1, whoever has won.
        return 1 => return position.result()
    counts-moves: This counts the moves of one position. Each leads to games of its own.
        {SUM} => len(position.moves())
    """,
    in_a_loop=returns_in_a_loop,
)
CASES = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12346579")]


@exercise("01.3", (*SLIPS, *KNOWN))
def count_games(answer: Answer) -> None:
    cases = [*CASES, *late(7, every=50), *late(5, every=200), (TicTacToe.parse("513"),)]
    compare(answer, cases)
